// Where the field is on the page. Large windows show the game's whole screen with its panels; small ones only the field,
// and HTML shows names and scores beside it (landscape) or above it (portrait).

const wideEnough = { width: 900, height: 500 };
const frame = 8;     ///< Visible width of the walls beside the field, px of the game's screen.
const above = 72;    ///< Height of the names in portrait at least, CSS px.
const below = 330;   ///< Free height below the field in portrait at least, CSS px.
const beside = 104;  ///< Width of a column in landscape at least, CSS px.
const mostPixels = 2.4e6;

// Sharpness follows the speed of the machine: if frames come too slowly for a while, fewer pixels are drawn.
const sharpness = [1, 0.8, 0.64];
const slowFrame = 21;    ///< ms
const judgedFrames = 60;

export class Stage {
  /// The game's whole screen and its field: version().screen and version().field.
  constructor(canvas, screen, field) {
    this.canvas = canvas;
    this.screen = [0, 0, ...screen];
    this.field = [field[0] - frame, field[1], field[2] + 2 * frame, field[3]];
    this.kind = "";
  }

  #level = 0;
  #frames = 0;
  #slow = 0;

  /// Takes the time of a frame, ms. Returns whether fit() has to draw fewer pixels from now on.
  pace(milliseconds) {
    if (milliseconds > slowFrame) ++this.#slow;
    if (++this.#frames < judgedFrames) return false;
    const less = this.#slow > judgedFrames / 2 && this.#level + 1 < sharpness.length;
    if (less) ++this.#level;
    this.#frames = this.#slow = 0;
    return less;
  }

  get fieldOnly() {
    return this.kind !== "wide";
  }

  /// Lays the page out for a window and a screen of the page. `bar`, `hud`: heights of the controls at the lower edge and of
  /// the names at the upper one, CSS px.
  fit(width, fullHeight, screenName, bar, hud) {
    const wide = width >= wideEnough.width && fullHeight >= wideEnough.height;
    this.kind = wide ? "wide" : width < fullHeight ? "portrait" : "landscape";
    const height = fullHeight - bar;
    this.view = wide ? this.screen : this.field;
    const [, , viewWidth, viewHeight] = this.view;
    const freeWidth = this.kind === "landscape" ? width - 2 * beside : width;
    const upper = Math.max(above, hud + 12);
    const freeHeight = this.kind === "portrait" ? Math.max(fullHeight - upper - Math.max(below, bar), fullHeight / 4) : height;
    this.scale = Math.min(freeWidth / viewWidth, freeHeight / viewHeight);
    this.width = Math.round(viewWidth * this.scale);
    this.height = Math.round(viewHeight * this.scale);
    const aside = this.kind === "landscape" && screenName === "title";
    this.left = aside ? width - this.width : Math.round((width - this.width) / 2);
    this.top = this.kind === "portrait" ? upper : Math.round((height - this.height) / 2);

    const sharp = sharpness[this.#level] * Math.min(devicePixelRatio || 1, Math.sqrt(mostPixels / (this.width * this.height)));
    const canvasWidth = Math.max(1, Math.round(this.width * sharp));
    const canvasHeight = Math.max(1, Math.round(this.height * sharp));
    if (this.canvas.width !== canvasWidth) this.canvas.width = canvasWidth;
    if (this.canvas.height !== canvasHeight) this.canvas.height = canvasHeight;
    const { style, dataset } = document.body;
    style.setProperty("--bar", bar + "px");
    for (const key of ["left", "top", "width", "height"]) style.setProperty("--" + key, this[key] + "px");
    dataset.view = this.kind;
  }

  /// From CSS px of the window to px of the game's screen.
  x(clientX) {
    return this.view[0] + (clientX - this.left) / this.scale;
  }
  y(clientY) {
    return this.view[1] + (clientY - this.top) / this.scale;
  }
}
