// The page's WebAssembly without a page: what tests call. `new Game(module, pack)` makes an instance.
import { existsSync, readFileSync } from 'node:fs';

const utf8 = new TextDecoder();

/** What refuse() throws. */
export class Refusal extends Error {}

/** What script/web has built; without it the test is skipped. */
export const load = (folder) => {
  if (!existsSync(`${folder}/game.wasm`)) {
    console.log(`left out: there is no ${folder}/game.wasm, which script/web builds`);
    process.exit(77);
  }
  return {
    module: new WebAssembly.Module(readFileSync(`${folder}/game.wasm`)),
    pack: readFileSync(`${folder}/atlas.bin`),
  };
};

export class Game {
  constructor({ module, pack }) {
    const imports = {
      page: {
        refuse: (text, length) => {
          throw new Refusal(this.text(text, length));
        },
      },
    };
    this.calls = new WebAssembly.Instance(module, imports).exports;
    this.calls._initialize();
    this.withBytes(pack, (at, length) => this.calls.ark_atlas(at, length));
  }

  text(at, length) {
    return utf8.decode(new Uint8Array(this.calls.memory.buffer, at, length));
  }

  /** Calls `call(address, length)` with a copy of these bytes. */
  withBytes(bytes, call) {
    const at = this.calls.ark_take(bytes.length);
    new Uint8Array(this.calls.memory.buffer, at, bytes.length).set(bytes);
    const result = call(at, bytes.length);
    this.calls.ark_give(at);
    return result;
  }

  /** The bytes of a PageText. */
  returned(call) {
    const result = this.calls.ark_take(8);
    call(result);
    const [data, length] = new Uint32Array(this.calls.memory.buffer, result, 2);
    const bytes = new Uint8Array(this.calls.memory.buffer, data, length).slice();
    this.calls.ark_give(result);
    return bytes;
  }

  json(name, ...rest) {
    return JSON.parse(utf8.decode(this.returned((result) => this.calls[name](result, ...rest))));
  }

  levels() {
    return this.json('ark_levels');
  }

  watch(code, blue, red, seed) {
    return this.withBytes(new TextEncoder().encode(code), (at, length) =>
      this.calls.ark_watch(at, length, blue, red, seed));
  }

  replay(bytes) {
    return this.withBytes(bytes, (at, length) => this.calls.ark_replay(at, length));
  }

  verify(bytes) {
    return this.withBytes(bytes, (at, length) => this.json('ark_verify', at, length));
  }

  recordingCode(show) {
    return this.returned((result) => this.calls.ark_recordingCode(result, show));
  }

  recording(show) {
    return this.returned((result) => this.calls.ark_recording(result, show));
  }
}
