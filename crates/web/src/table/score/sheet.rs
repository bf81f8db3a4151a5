//! The table of points, line by line.

use leptos::prelude::*;
use rules::score::{Line, SeatScore};
use rules::{Good, ScoreSheet, Seat};
use text::{Text, say};

use crate::game::{Game, game};
use crate::parts::{Art, GoodArt, drawing};
use crate::settings::preferences;
use crate::table::score::order::by_points;
use crate::table::seat::{device, seat_class};

/// The table: a column for each merchant, a row for everything that counts.
#[component]
pub(super) fn SheetTable(
    /// The count.
    sheet: StoredValue<ScoreSheet>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let order = sheet.with_value(by_points);
    let won = move |seat: Seat| sheet.with_value(|sheet| sheet.winners.contains(&seat.index()));
    let score = move |seat: Seat| sheet.with_value(|sheet| sheet.seats[seat.index()].clone());
    let players = game.look(|view| (view.setup.players(), view.setup.rounds()));
    let heads = order.iter().map(|&seat| head(game, seat, won(seat))).collect_view();
    let row = |art: String, name: AnyView, cell: &dyn Fn(SeatScore) -> AnyView| {
        let cell = |&seat: &Seat| view! { <td class=seat_class(seat) class:won=won(seat)><p>{cell(score(seat))}</p></td> };
        view! {
            <tr>
                <th scope="row"><p><Art name=art/><span>{name}</span></p></th>
                {order.iter().map(cell).collect_view()}
            </tr>
        }
    };
    let label = move |words: fn(&Text) -> String| (move || words(&text())).into_any();
    let legal = game.look(|view| {
        let catalogue = view.setup.catalogue();
        catalogue.legal().and(catalogue.in_deck())
    });
    let goods = legal.iter().map(|good| {
        let name = move || game.tell(|teller| teller.good(good));
        let cell = |score: SeatScore| kind_cell(&score, good).into_any();
        row(drawing(game, good), name.into_any(), &cell)
    });
    let market = game.look(|view| view.setup.black_market().is_some()).then(|| {
        let cell = |score: SeatScore| view! { <b>{number(score.black_market)}</b> }.into_any();
        row("scales".into(), label(|text| say!(text, "count-black-market")), &cell)
    });
    let total = |&seat: &Seat| view! { <td class=seat_class(seat) class:won=won(seat)><b>{number(score(seat).total)}</b></td> };
    view! {
        <div class="sheet" tabindex="0" role="region" style:--columns=order.len().to_string()
            aria-label=move || say!(text(), "score-title")>
            <table class="number">
                <thead>
                    <tr>
                        <th class="corner">
                            {move || say!(text(), "score-table", players = players.0, rounds = players.1)}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>
                    {goods.collect_view()}
                    {row("silk".into(), label(|text| say!(text, "score-contraband")), &|score| {
                        contraband_cell(game, &score).into_any()
                    })}
                    {row("coin".into(), label(|text| say!(text, "count-gold")), &|score| {
                        view! { <b>{number(score.gold.0.into())}</b> }.into_any()
                    })}
                    {market}
                    {row("crown".into(), label(|text| say!(text, "score-king-and-queen")), &|score| {
                        bonus_cell(&score).into_any()
                    })}
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row"><span>{move || say!(text(), "count-total")}</span></th>
                        {order.iter().map(total).collect_view()}
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

/// A number as the reader writes it: with goods of a host's own, points can be many.
fn number(number: u64) -> impl IntoView {
    let preferences = preferences();
    move || preferences.text().number(number.cast_signed())
}

/// Whose column it is.
fn head(game: Game, seat: Seat, won: bool) -> impl IntoView {
    view! {
        <th scope="col" class=seat_class(seat) class:won=won data-seat=seat.index()>
            <span class="plate">
                <Art name=device(seat)/>
                <b>{move || game.tell(|teller| teller.name(seat))}</b>
            </span>
        </th>
    }
}

/// "8 × 2 16": cards of a kind, what one is worth, and all together.
fn kind_cell(score: &SeatScore, good: Good) -> impl IntoView {
    let line = score.lines.iter().find(|line| line.good == good).copied();
    let sum = line.map(|Line { count, value, .. }| {
        let value = number(value.into());
        view! { <small>{count} " × " {value}</small> }
    });
    view! { {sum} <b>{number(line.map_or(0, |line| line.points))}</b> }
}

/// Contraband as small drawings, and what it is worth.
fn contraband_cell(game: Game, score: &SeatScore) -> impl IntoView {
    let legal = game.look(|view| view.setup.catalogue().legal());
    let lines: Vec<Line> =
        score.lines.iter().filter(|line| !legal.has(line.good)).copied().collect();
    let points = lines.iter().map(|line| line.points).sum::<u64>();
    let drawings = lines.iter().flat_map(|line| (0..line.count).map(|_| line.good));
    let goods: rules::Goods = drawings.clone().collect();
    let label = move || game.tell(|teller| teller.goods(&goods));
    let drawings = drawings.map(|good| view! { <GoodArt good/> }).collect_view();
    let drawn = (!goods.is_empty()).then(|| {
        view! { <small class="goods" role="img" aria-label=move || label()>{drawings}</small> }
    });
    view! { {drawn} <b>{number(points)}</b> }
}

/// "15 + 5 20": the bonuses, and all together.
fn bonus_cell(score: &SeatScore) -> impl IntoView {
    let points = score.bonuses.iter().map(|bonus| bonus.points);
    let sum = points.clone().sum::<u64>();
    let parts = points.map(|points| points.to_string()).collect::<Vec<_>>();
    let parts = (parts.len() > 1).then(|| view! { <small>{parts.join(" + ")}</small> });
    view! { {parts} <b>{number(sum)}</b> }
}
