// What the person does with mouse, touch, keys and gamepads, as the game's commands. The device used last moves the paddle.

const pressed = 1;
const held = 2;
const fingerAbove = 64; ///< How far above a finger the paddle stays, CSS px.
const tapTime = 250;    ///< Longest tap, ms.
const tapPath = 12;     ///< Longest movement of a finger during a tap, CSS px.
const stickRest = 0.18;

const keyMoves = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  KeyA: [-1, 0], KeyD: [1, 0], KeyW: [0, -1], KeyS: [0, 1],
};
const padMoves = { 14: [-1, 0], 15: [1, 0], 12: [0, -1], 13: [0, 1] };
const padServe = 0;
const padBack = 1;
const padStart = 9;

const isControl = target => target instanceof Element && target.closest("button, a, input, select, textarea, label, .bar") !== null;

export class Input {
  #stage;
  #keys = new Set();
  #fingers = new Map();
  #leader = null;   // The finger that the paddle follows.
  #pointer = null;  // The last place of mouse or finger, px of the game's screen.
  #serve = false;   // A serve was pressed, and the game has made no tick since.
  #mouseHeld = false;
  #pads = false;
  #padHeld = new Set();

  /// Whether a match takes the input; otherwise it belongs to the menus.
  active = false;
  /// Called with "pause", or with "up", "down", "left", "right", "accept" or "back" for menus by gamepad.
  act = () => {};
  /// The device used last: "mouse", "touch", "keys" or "pad".
  device = matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";

  constructor(stage) {
    this.#stage = stage;
    // The device that chooses PLAY is the one that the hint names.
    addEventListener("keydown", ({ code }) => { if (code in keyMoves || ["Enter", "Space", "Tab"].includes(code)) this.device = "keys"; });
    addEventListener("pointerdown", event => (this.device = event.pointerType === "touch" ? "touch" : "mouse"));
    addEventListener("keydown", event => this.#keyDown(event));
    addEventListener("keyup", event => this.#keys.delete(event.code));
    addEventListener("blur", () => this.release());
    addEventListener("pointerdown", event => this.#down(event));
    addEventListener("pointermove", event => this.#move(event));
    addEventListener("pointerup", event => this.#up(event));
    addEventListener("pointercancel", event => this.#up(event));
    // Safari zooms by gestures of its own.
    for (const kind of ["gesturestart", "gesturechange", "gestureend"])
      addEventListener(kind, event => event.preventDefault(), { passive: false });
    // A browser makes a click of the first finger's tap only.
    addEventListener("pointerup", event => {
      if (event.pointerType === "touch" && !event.isPrimary && event.target instanceof Element) event.target.closest("button")?.click();
    });
    addEventListener("contextmenu", event => this.active && event.preventDefault());
    addEventListener("gamepadconnected", () => (this.#pads = true));
  }

  /// Forgets what is held.
  release() {
    this.#keys.clear();
    this.#fingers.clear();
    this.#leader = null;
    this.#mouseHeld = false;
    this.#serve = false;
  }

  #keyDown(event) {
    if (!this.active || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === "Escape" || event.code === "KeyP") {
      event.preventDefault();
      this.act("pause");
      return;
    }
    if (isControl(event.target)) return;
    if (event.code === "Space") this.#serve ||= !event.repeat;
    else if (!(event.code in keyMoves)) return;
    event.preventDefault();
    this.#keys.add(event.code);
    this.device = "keys";
  }

  #point(event, lift) {
    this.#pointer ??= [0, 0];
    this.#pointer[0] = this.#stage.x(event.clientX);
    this.#pointer[1] = this.#stage.y(event.clientY - lift);
  }

  #down(event) {
    if (!this.active || isControl(event.target)) return;
    if (event.pointerType !== "touch") {
      this.device = "mouse";
      this.#point(event, 0);
      this.#mouseHeld = true;
      this.#serve = true;
      return;
    }
    event.preventDefault();
    this.device = "touch";
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, time: event.timeStamp, still: true });
    if (this.#leader === null) {
      this.#leader = event.pointerId;
      this.#point(event, fingerAbove);
    } else {
      this.#serve = true;
    }
  }

  #move(event) {
    if (!this.active) return;
    if (event.pointerType !== "touch") {
      this.device = "mouse";
      this.#point(event, 0);
      return;
    }
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    finger.still &&= Math.abs(event.clientX - finger.x) + Math.abs(event.clientY - finger.y) < tapPath;
    if (event.pointerId === this.#leader) this.#point(event, fingerAbove);
  }

  #up(event) {
    if (event.pointerType !== "touch") {
      this.#mouseHeld = false;
      return;
    }
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    this.#fingers.delete(event.pointerId);
    if (event.pointerId !== this.#leader) return;
    [this.#leader = null] = this.#fingers.keys(); // Another finger leads from its next movement on.
    if (event.type === "pointerup" && finger.still && event.timeStamp - finger.time < tapTime) this.#serve = true;
  }

  #standardPad() {
    if (!this.#pads) return null;
    for (const pad of navigator.getGamepads()) if (pad?.connected && pad.mapping === "standard") return pad;
    return null;
  }

  /// Called once per frame: handles the buttons that were pressed since the last frame.
  #padPresses(pad) {
    for (let i = 0; i < pad.buttons.length; ++i) {
      if (!pad.buttons[i].pressed) this.#padHeld.delete(i);
      else if (!this.#padHeld.has(i)) {
        this.#padHeld.add(i);
        this.#padPressed(i);
      }
    }
  }

  #padPressed(button) {
    this.device = "pad";
    if (this.active) {
      if (button === padStart) this.act("pause");
      if (button === padServe) this.#serve = true;
      return;
    }
    const names = { [padServe]: "accept", [padBack]: "back", [padStart]: "back", 12: "up", 13: "down", 14: "left", 15: "right" };
    if (button in names) this.act(names[button]);
  }

  /// Called once per frame: passes the person's input to the game. show is null if no match takes input.
  frame(game, show) {
    const pad = this.#standardPad();
    if (pad) this.#padPresses(pad);
    if (show === null || !this.active) return;
    let x = 0;
    let y = 0;
    let aimX = 0;
    let aimY = 0;
    for (const code of this.#keys) {
      x += keyMoves[code]?.[0] ?? 0;
      y += keyMoves[code]?.[1] ?? 0;
    }
    let serveHeld = this.#mouseHeld || this.#keys.has("Space") || this.#fingers.size > 1;
    if (pad) {
      const [stickX, stickY, turnX, turnY] = pad.axes;
      if (Math.hypot(stickX, stickY) > stickRest) [x, y, this.device] = [stickX, stickY, "pad"];
      if (Math.hypot(turnX, turnY) > stickRest) [aimX, aimY] = [turnX, turnY];
      for (const [button, way] of Object.entries(padMoves)) if (pad.buttons[button]?.pressed) [x, y] = [x + way[0], y + way[1]];
      serveHeld ||= pad.buttons[padServe].pressed;
    }
    const buttons = (this.#serve ? pressed : 0) | (serveHeld ? held : 0);
    const byPointer = this.device === "mouse" || this.device === "touch";
    if (byPointer && this.#pointer) game.steer(show, this.#pointer[0], this.#pointer[1], buttons);
    else game.command(show, Math.max(-1, Math.min(1, x)), Math.max(-1, Math.min(1, y)), buttons, aimX, aimY);
  }

  /// Called after the game has made ticks, which use up a press.
  seen() {
    this.#serve = false;
  }
}
