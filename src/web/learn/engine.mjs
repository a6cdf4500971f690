// The collision engine in WebAssembly: include/arkanong/web/Figures.hpp and tools/bounce/Figure.hpp for JavaScript. `engine.meetPoint(...)` calls
// fig_point(), and so on; no address of its memory is known elsewhere.
import { packedFile } from "../page/files.mjs";

const refuse = () => { throw new Error("the engine refused a number"); };
let calls;

/// Called once, before everything else. In the game's page the game's WebAssembly contains the engine.
export const loadEngine = async bytes => {
  const code = await WebAssembly.compile(bytes ?? await packedFile("figures.wasm") ?? await packedFile("game.wasm"));
  const imports = {};
  for (const { module, name } of WebAssembly.Module.imports(code)) (imports[module] ??= {})[name] = refuse;
  calls = (await WebAssembly.instantiate(code, imports)).exports;
  calls._initialize();
};

/// Rows of doubles at an address, as objects with these names.
const rowsAt = (address, count, names) => {
  const numbers = new Float64Array(calls.memory.buffer, address, count * names.length);
  return Array.from({ length: count }, (_, row) => Object.fromEntries(names.map((name, i) => [name, numbers[row * names.length + i]])));
};
const hitAt = address => rowsAt(address, 1, ["touches", "time", "normalX", "normalY", "feature"])[0];
const vectorAt = address => [...new Float64Array(calls.memory.buffer, address, 2)];

export const engine = {
  meetPoint: (p, w, radius) => hitAt(calls.fig_point(...p, ...w, radius)),
  distance: (p, w, time) => calls.fig_distance(...p, ...w, time),
  textbook: (p, w, radius) => calls.fig_textbook(...p, ...w, radius),
  meetSegment: (at, radius, w, a, b) => hitAt(calls.fig_segment(...at, radius, ...w, ...a, ...b)),
  meetSpinning: (at, radius, w, a, b, spin, horizon) => hitAt(calls.fig_spinning(...at, radius, ...w, ...a, ...b, spin, horizon)),
  /// The first `steps` safe steps of that.
  advance: (at, radius, w, a, b, spin, horizon, steps) => hitAt(calls.fig_advance(...at, radius, ...w, ...a, ...b, spin, horizon, steps)),
  fromSegment: (at, a, b) => calls.fig_fromSegment(...at, ...a, ...b),
  fromBlade: (at, turns) => vectorAt(calls.fig_fromBlade(...at, turns)),
  along: (v, normal) => vectorAt(calls.fig_along(...v, ...normal)),
  reflect: (v, normal, u = [0, 0]) => vectorAt(calls.fig_reflect(...v, ...normal, ...u)),
};

/// Balls among walls. free() it when it is not needed any more.
export class Scene {
  #scene;
  constructor(left, top, right, bottom) { this.#scene = calls.fig_begin(left, top, right, bottom); }
  free() { calls.fig_end(this.#scene); }
  ball(at, v, radius) { calls.fig_ball(this.#scene, ...at, ...v, radius); return this; }
  wall(a, b) { calls.fig_wall(this.#scene, ...a, ...b); return this; }
  paddle(at, half, v) { calls.fig_paddle(this.#scene, ...at, ...half, v); return this; }
  keepSpeed() { calls.fig_keepSpeed(this.#scene); }
  ring(at, radius, corners) { calls.fig_ring(this.#scene, ...at, radius, corners); return this; }
  gas(count, radius, speed, seed) { calls.fig_gas(this.#scene, count, radius, speed, seed); return this; }
  cast(at, v, radius, horizon) { return hitAt(calls.fig_cast(this.#scene, ...at, ...v, radius, horizon)); }
  step(seconds) { return calls.fig_step(this.#scene, seconds); }
  /// Answers the first contacts of a step and stays at the last of them, whose time it returns.
  follow(seconds, contacts) { return calls.fig_follow(this.#scene, seconds, contacts); }
  reverse() { calls.fig_reverse(this.#scene); }
  pairs(how, seconds) { return { asked: calls.fig_pairs(this.#scene, how, seconds), meeting: calls.fig_meeting(this.#scene) }; }
  get frozen() { return calls.fig_frozen(this.#scene); }
  get exactUntil() { return calls.fig_exactUntil(this.#scene); }
  get queue() {
    const address = calls.fig_queue(this.#scene);
    return rowsAt(address, calls.fig_queueCount(this.#scene), ["time", "kind", "ball", "other", "stale"]);
  }
  get counts() { return { predicted: calls.fig_predicted(this.#scene), stale: calls.fig_stale(this.#scene) }; }
  get contacts() { return rowsAt(calls.fig_contacts(this.#scene), calls.fig_contactCount(this.#scene), ["time", "kind", "ball", "other", "x", "y", "speed"]); }
  get balls() { return rowsAt(calls.fig_balls(this.#scene), calls.fig_ballCount(this.#scene), ["x", "y", "velocityX", "velocityY", "radius"]); }
  /// x, y, velocityX, velocityY, radius of each ball in a row, for very many.
  get numbers() {
    const address = calls.fig_balls(this.#scene); // This call may replace the buffer.
    return new Float64Array(calls.memory.buffer, address, 5 * calls.fig_ballCount(this.#scene));
  }
}

export const quantities = ["position", "velocity", "energy", "momentum", "touches", "overlap", "same"];
const changes = ["repeated", "permuted", "mirrored", "turned", "carried", "slower", "other steps", "reversed"];

/// A scene of Bounce 100, as docs/bounce.md describes its keys. free() it when it is not needed any more.
export class Setup {
  #setup;
  constructor({ balls, obstacles = [], arena, restitution = 1, duration = 1 }, steps) {
    this.#setup = calls.bounce_begin(duration, steps, restitution);
    if (arena) calls.bounce_arena(this.#setup, ...arena.flat());
    for (const { at, velocity = [0, 0], radius = 8, mass = 1 } of balls) calls.bounce_ball(this.#setup, ...at, ...velocity, radius, mass);
    for (const { at = [0, 0], velocity = [0, 0], half, rounding = 0, corners, spin = 0 } of obstacles) {
      if (half) calls.bounce_box(this.#setup, ...at, ...velocity, ...half, rounding);
      else calls.bounce_outline(this.#setup, ...at, ...velocity, spin);
      for (const corner of corners ?? []) calls.bounce_corner(this.#setup, ...corner);
    }
  }
  free() { calls.bounce_end(this.#setup); }
  /// Plays it; a finding for each answer that is expected.
  judge(expect) {
    for (const one of expect) {
      const quantity = quantities.find(name => name in one);
      const [x, y] = quantity === "same" ? [0, 0] : [one[quantity], 0].flat();
      calls.bounce_expect(this.#setup, quantities.indexOf(quantity), one.ball ?? 0, x, y, Math.max(changes.indexOf(one.same), 0));
    }
    return rowsAt(calls.bounce_judge(this.#setup), expect.length, ["grade", "expectedX", "expectedY", "foundX", "foundY"]);
  }
  /// Of all balls after each step.
  get states() { return rowsAt(calls.bounce_states(this.#setup), calls.bounce_stateCount(this.#setup), ["x", "y", "velocityX", "velocityY"]); }
}
