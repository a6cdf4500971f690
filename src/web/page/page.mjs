// The show on the page: advances and draws it once per frame, and reports its standing ten times a second.

import { Game, Refusal } from "./module.mjs";
import { currentScreen } from "./screens.mjs";

const longestFrame = 0.25;   ///< Longest time by which one frame advances a show, s.
const standingEvery = 100;   ///< Time between two calls of told(), ms.
const motion = matchMedia("(prefers-reduced-motion: reduce)");
const contrast = matchMedia("(prefers-contrast: more)");

export const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

export class Page {
  show = null;
  /// "title", "match" (a person plays), "watch", "replay" or "briefing".
  mode = "";
  /// 0 pauses.
  speed = 1;
  standing = null;
  /// Gets the standing (ark_standing()) ten times a second.
  told = () => {};
  /// Lays the page out again.
  fit = () => {};
  /// Gets an error of the game itself, which would be a bug.
  failed = error => { throw error; };
  #spare = null;
  #last = 0;
  #lastStanding = 0;

  constructor(game, stage, picture, input, sounds, hud) {
    Object.assign(this, { game, stage, picture, input, sounds, hud });
    for (const setting of [motion, contrast]) setting.addEventListener("change", () => this.#look(this.game));
    this.#look(game);
  }

  #look(game) {
    game.look(motion.matches, contrast.matches);
  }

  /// Shows what `make(game)` returns instead of the present show.
  start(mode, make) {
    const next = make(this.game);
    if (this.show !== null) this.game.end(this.show);
    this.#begin(mode, next);
  }

  /// Like start(), for data from outside. Another instance of the game reads them, so that a Refusal leaves the present show
  /// and its instance unchanged.
  startOutside(mode, make) {
    const { game, show } = this;
    this.apart(other => {
      const next = make(other);
      if (show !== null) game.end(show);
      this.game = other;
      this.#begin(mode, next);
      return game;
    });
  }

  /// Calls `call` with an instance of the game that shows nothing. Throws a Refusal for bad data; then that instance is thrown
  /// away. Otherwise the next call gets it, or the instance that `call` returns.
  apart(call) {
    const other = this.#spare ?? this.game.fresh();
    this.#spare = null;
    this.#look(other);
    const result = call(other);
    this.#spare = result instanceof Game ? result : other;
    return result;
  }

  /// Replaces the instance after an error of the game itself.
  renew() {
    this.game = this.game.fresh();
    this.#look(this.game);
    this.show = null;
  }

  #begin(mode, next) {
    this.show = next;
    this.mode = mode;
    this.speed = 1;
    this.input.release();
    this.hud.reset();
    this.tell();
  }

  /// Calls told() now.
  tell() {
    if (this.show === null) return;
    this.standing = this.game.standing(this.show);
    this.#lastStanding = this.#last;
    this.told(this.standing);
  }

  draw() {
    const { view } = this.stage;
    this.picture.begin(view[0], view[1], view[2], view[3]);
    if (this.show !== null) this.game.draw(this.show, this.picture.batch);
    this.picture.finish();
  }

  frame = now => {
    requestAnimationFrame(this.frame);
    if (this.stage.pace(now - this.#last)) this.fit();
    this.step(now);
  };

  /// One frame at this time, ms.
  step(now) {
    const seconds = Math.max(0, Math.min((now - this.#last) / 1000, longestFrame));
    this.#last = now;
    try {
      this.input.frame(this.game, this.mode === "match" ? this.show : null);
      if (this.show === null || currentScreen() === "collision") return;
      if (this.game.advance(this.show, seconds, this.speed) > 0) this.input.seen();
      this.draw();
      this.game.sounds(this.show, this.mode === "title" ? this.#silent : this.sounds.start);
      if (now - this.#lastStanding >= standingEvery) this.tell();
    } catch (error) {
      if (error instanceof Refusal || error instanceof WebAssembly.RuntimeError) this.failed(error);
      else throw error;
    }
  }
  #silent = () => {};
}
