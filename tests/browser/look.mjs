// What there is to see and to press on the page of somebody who plays.

/** What there is to see, all in one moment. */
export function look(page, seat) {
  return page.evaluate((seat) => {
    const can = (it) => it.checkVisibility() && !it.disabled && it.ariaDisabled !== "true";
    const names = (where) => {
      const buttons = [...document.querySelectorAll(`${where} button[name]`)];
      return buttons.filter(can).map((it) => it.name);
    };
    const seats = (where) => [...document.querySelectorAll(where)].map((it) => Number(it.dataset.seat));
    return {
      over: !!document.querySelector(".score"),
      stage: document.querySelector(".table")?.dataset.stage,
      round: document.querySelector(".top .round")?.textContent,
      isSheriff: !!document.querySelector(".counter .mine .badge"),
      deputies: document.querySelectorAll(".stand .badge").length > 1,
      held: seats(".place[data-state=closed]").sort(),
      looking: seats(".bags li.focused .place")[0],
      hasBag: !!document.querySelector(".ask button[name=let-decide]"),
      offers: !!document.querySelector(`.desk [data-seat='${seat}']`),
      ask: names(".ask"),
      // It can be looked at, and then wished for.
      odd: document.querySelectorAll("#booty button[name=wish]").length > 0,
      desk: names(".desk"),
      hand: names("[data-row=hand]"),
      slip: names("#slip"),
      scene: names(".scene"),
    };
  }, seat);
}
