// The wire between a page and the server, which can be cut, mended, held back, and lie.

/** What the line of a page is called. */
const SOCKET = /\/api\/v1\/socket$/;

/** What a browser says of lines that it cannot open: give it to `open` as `allow`. */
export const NO_LINE = /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/;

/** The wire of one page. Give `lay` to `open` as `prepare`. */
export class Wire {
  constructor() {
    this.whole = true;
    this.clogged = false;
    this.holds = false;
    /** What the server said that the page has not heard yet. */
    this.late = [];
    /** What the page hears instead of a frame. */
    this.alter = (frame) => frame;
    /** How each line is closed that was there since the wire was last cut. */
    this.lines = new Set();
    this.lay = (page) => page.routeWebSocket(SOCKET, (line) => this.connect(line));
  }

  connect(line) {
    if (this.clogged) return new Promise(() => {});
    if (!this.whole) return line.close({ code: 1001 });
    const server = line.connectToServer();
    server.onMessage((said) => {
      const frame = this.alter(said);
      if (this.holds) this.late.push(() => line.send(frame));
      else line.send(frame);
    });
    this.lines.add(() => Promise.all([line.close({ code: 1001 }), server.close({ code: 1001 })]));
    return undefined;
  }

  /** Cuts the wire: the line is gone, and there is no new one. */
  async cut() {
    this.whole = false;
    await Promise.all([...this.lines].map((close) => close()));
    this.lines.clear();
  }

  /** From now on there is no new line, and nobody says so: it is for ever about to open. */
  clog() {
    this.clogged = true;
  }

  /** The line is there and dead: nothing comes of it, and there is no new one. Mend and release it. */
  die() {
    this.whole = false;
    this.hold();
  }

  /** The next line that the page tries is there. */
  mend() {
    this.whole = true;
    this.clogged = false;
  }

  /** From now on the page hears nothing, though it can speak. */
  hold() {
    this.holds = true;
  }

  /** The page hears everything that it has missed, in its order. */
  release() {
    this.holds = false;
    this.late.splice(0).forEach((say) => say());
  }
}
