// The game in WebAssembly: include/arkanong/web/Page.hpp for JavaScript. Texts and bytes are copied in and out here, and
// nowhere else is an address of its memory known.

/// Bad data from outside; the message is a sentence for the player.
export class Refusal extends Error {}

const reader = new TextDecoder();
const writer = new TextEncoder();
const bytesOf = data => (typeof data === "string" ? writer.encode(data) : data);

/// Length of an entry of ark_batches() and of ark_soundList(), in 32-bit words.
const batchWords = 3;
const soundWords = 6;

/// One instance of the game. After a Refusal it must not be used any more; fresh() makes another one.
export class Game {
  #code;
  #table;
  #calls;
  #words = new Uint32Array(0);
  #floats = new Float32Array(0);
  #bytes = new Uint8Array(0);
  #names = new Map();

  constructor(code, table) {
    this.#code = code;
    this.#table = table;
    const refuse = (text, length) => {
      throw new Refusal(this.#textAt(text, length));
    };
    const imports = {};
    for (const { module, name, kind } of WebAssembly.Module.imports(code)) {
      if (kind !== "function") continue;
      (imports[module] ??= {})[name] = name === "refuse" ? refuse : () => { throw new Error("the game called " + name); };
    }
    this.#calls = new WebAssembly.Instance(code, imports).exports;
    this.#calls._initialize?.();
    this.#given(table, (at, length) => this.#calls.ark_atlas(at, length));
  }

  fresh() {
    return new Game(this.#code, this.#table);
  }

  /// Memory that grows has a new buffer, and the old views are empty.
  #look() {
    const { buffer } = this.#calls.memory;
    if (this.#bytes.buffer === buffer) return;
    this.#bytes = new Uint8Array(buffer);
    this.#words = new Uint32Array(buffer);
    this.#floats = new Float32Array(buffer);
  }

  #textAt(at, length) {
    this.#look();
    return reader.decode(this.#bytes.subarray(at, at + length));
  }

  /// Lends a copy of a text or of bytes to a call.
  #given(data, call) {
    const bytes = bytesOf(data);
    const at = this.#calls.ark_take(bytes.length);
    this.#look();
    this.#bytes.set(bytes, at);
    const result = call(at, bytes.length);
    this.#calls.ark_give(at);
    return result;
  }

  /// A function that returns a PageText writes it to an address given first.
  #returned(name, ...given) {
    const result = this.#calls.ark_take(8);
    this.#calls[name](result, ...given);
    this.#look();
    const [at, length] = this.#words.subarray(result / 4, result / 4 + 2);
    this.#calls.ark_give(result);
    return this.#bytes.slice(at, at + length);
  }
  #text(name, ...given) {
    return reader.decode(this.#returned(name, ...given));
  }
  #json(name, ...given) {
    return JSON.parse(this.#text(name, ...given));
  }

  look(reducedMotion, highContrast) {
    this.#calls.ark_look(Number(reducedMotion), Number(highContrast));
  }
  levels() {
    return this.#json("ark_levels");
  }
  version() {
    return this.#json("ark_version");
  }

  play(code, strength, seed) {
    return this.#given(code, (at, length) => this.#calls.ark_play(at, length, strength, seed));
  }
  watch(code, blue, red, seed) {
    return this.#given(code, (at, length) => this.#calls.ark_watch(at, length, blue, red, seed));
  }
  replay(data) {
    return this.#given(data, (at, length) => this.#calls.ark_replay(at, length));
  }
  verify(data) {
    return this.#given(data, (at, length) => this.#json("ark_verify", at, length));
  }
  end(show) {
    this.#calls.ark_end(show);
  }

  command(show, moveX, moveY, buttons, aimX, aimY) {
    this.#calls.ark_command(show, moveX, moveY, buttons, aimX, aimY);
  }
  steer(show, x, y, buttons) {
    this.#calls.ark_steer(show, x, y, buttons);
  }
  advance(show, seconds, speed) {
    return this.#calls.ark_advance(show, seconds, speed);
  }
  step(show) {
    this.#calls.ark_step(show);
  }
  seek(show, tick) {
    this.#calls.ark_seek(show, tick);
  }

  standing(show) {
    return this.#json("ark_standing", show);
  }
  places(show) {
    return this.#json("ark_places", show);
  }
  recording(show) {
    return this.#returned("ark_recording", show);
  }
  recordingCode(show) {
    return this.#text("ark_recordingCode", show);
  }

  /// Draws the show: calls batch(bytes, address, vertices, additive) for each draw call, in order.
  draw(show, batch) {
    const count = this.#calls.ark_draw(show);
    let at = this.#calls.ark_batches() / 4;
    this.#look();
    for (let i = 0; i < count; ++i, at += batchWords)
      batch(this.#bytes, this.#words[at], this.#words[at + 1], this.#words[at + 2] !== 0);
  }

  /// Calls start(name, pitch, pan, volume, priority) for each sound since the last call.
  sounds(show, start) {
    const count = this.#calls.ark_sounds(show);
    if (count === 0) return;
    let at = this.#calls.ark_soundList() / 4;
    this.#look();
    for (let i = 0; i < count; ++i, at += soundWords) {
      const name = this.#words[at];
      if (!this.#names.has(name)) this.#names.set(name, this.#textAt(name, this.#words[at + 1]));
      start(this.#names.get(name), this.#floats[at + 2], this.#floats[at + 3], this.#floats[at + 4], this.#words[at + 5]);
    }
  }
}
