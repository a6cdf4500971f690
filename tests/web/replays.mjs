// node replays.mjs FOLDER HEADLESS ASSETS: what the program records, the page's WebAssembly verifies with the same result; what
// is broken or forged it refuses in words.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Game, Refusal, load } from './game.mjs';

const [folder, headless, assets] = process.argv.slice(2);
const wasm = load(folder);
const place = mkdtempSync(join(tmpdir(), 'arkanong-web-'));
const file = (name) => join(place, `${name}.replay`);

/** What the program prints; it may end in failure. */
const told = (...options) => {
  try {
    return execFileSync(headless, [...options, '--assets', assets], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return error.stdout + error.stderr;
  }
};
const recorded = (name, ...options) => {
  told(...options.map((word) => (word.endsWith('.replay') ? join(place, word) : word)), '--record', file(name));
  return readFileSync(file(name));
};

const list = readFileSync(new URL('recordings.txt', import.meta.url), 'utf8');
const plays = [...list.matchAll(/^([a-z0-9-]+): (.+)$/gm)].map(([, name, options]) => [name, options.split(' ')]);

try {
  let ticks = 0;
  let milliseconds = 0;
  const verified = (bytes) => {
    const begun = process.cpuUsage();
    const result = new Game(wasm).verify(bytes);
    const { user, system } = process.cpuUsage(begun);
    milliseconds += (user + system) / 1000;
    ticks += result.ticks;
    return result;
  };
  let runs = 0;
  for (const [name, options] of plays) {
    const bytes = recorded(name, ...options);
    const program = JSON.parse(told('--verify', file(name), '--json'));
    const page = verified(bytes);
    assert.deepEqual([page.same, page.hash, page.winner, page.blue, page.red],
      [true, program.hash, program.winner ?? '', ...(program.scores ?? program.points)], `${name}: ${page.why}`);
    assert.deepEqual(page.takeovers.map(({ tick }) => tick), (program.takeovers ?? []).map(({ tick }) => tick), name);
    if (!program.points) continue;
    ++runs;
    const game = new Game(wasm);
    assert.equal(game.json('ark_standing', game.replay(bytes)).rounds, program.rounds);
  }
  console.log(`${plays.length - runs} matches and ${runs} runs, ${Math.round(ticks / 120)} s of play, are the same; ` +
    `three minutes take ${Math.round(milliseconds * 21600 / ticks)} ms of processor time`);

  const good = recorded('good', '--watch', '--level', 'beehive', '--seed', '3');
  const refusal = (bytes) => {
    for (const call of ['verify', 'replay']) {
      try {
        new Game(wasm)[call](bytes);
        assert.fail(`${call}: not refused`);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return error.message;
      }
    }
  };
  assert.match(refusal(good.subarray(0, good.length / 2)), /checksum does not match; the file was cut short or changed/);
  assert.match(refusal(Buffer.from('a letter')), /expected an Arkanong replay, found another kind of file/);
  const other = Buffer.from(good);
  other.writeUInt32LE(7, 20); // The version of the simulation.
  assert.match(refusal(other), /expected simulation version \d+, found 7: another version of Arkanong wrote this/);
} finally {
  rmSync(place, { recursive: true });
}
