// node play.mjs FOLDER HEADLESS: a match that the page's WebAssembly plays is the one that the program plays.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Game, load } from './game.mjs';

const [folder, headless] = process.argv.slice(2);
const wasm = load(folder);
const seconds = 180;

const game = new Game(wasm);
const level = game.levels().find((candidate) => candidate.name === 'Mosaic');
const show = game.watch(level.code, 200, 300, 7);
let begun = performance.now();
for (let tick = 0; tick < 120 * seconds; ++tick) game.calls.ark_step(show);
console.log(`${seconds} s of a match took ${Math.round(performance.now() - begun)} ms`);
const replay = game.recording(show);
const code = game.recordingCode(show);

const place = mkdtempSync(join(tmpdir(), 'arkanong-web-'));
try {
  const file = join(place, 'played.replay');
  writeFileSync(file, replay);
  const told = JSON.parse(execFileSync(headless, ['--verify', file, '--json'], { encoding: 'utf8' }));
  assert.equal(told.verified, true);
  begun = performance.now();
  const own = new Game(wasm).verify(replay);
  console.log(`its verification took ${Math.round(performance.now() - begun)} ms`);
  assert.equal(own.same, true, own.why);
  assert.equal(own.hash, told.hash);
  assert.equal(new Game(wasm).verify(code).hash, told.hash);
  const byCode = JSON.parse(execFileSync(headless, ['--verify', new TextDecoder().decode(code), '--json'], { encoding: 'utf8' }));
  assert.equal(byCode.hash, told.hash);
  console.log(`both end in ${own.hash} after ${own.ticks} ticks; its code has ${code.length} letters`);
} finally {
  rmSync(place, { recursive: true });
}
