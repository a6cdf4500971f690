// The sentences of the figures of the page on collision, with every control at both of its ends: they are whole, their
// numbers are numbers, and one is not many.
//   node sentences.mjs BUILD_WEB_WASM [FIGURE]...
// With names of figures, prints their sentences.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadScenes } from "../../src/web/learn/bounce.mjs";
import { loadEngine } from "../../src/web/learn/engine.mjs";
import { figures } from "../../src/web/learn/figures.mjs";
import { confine, valuesOf } from "../../src/web/learn/frame.mjs";

const [, , built, ...wanted] = process.argv;
const [code, scenes] = ["figures.wasm", "scenes.json"].map(name => join(built, name));
if (!existsSync(code) || !existsSync(scenes)) {
  console.log(`Left out: ${code} is not built by script/web`);
  process.exit(77);
}
await loadEngine(readFileSync(code));
await loadScenes(readFileSync(scenes));

const wrong = [/NaN|undefined|Infinity|null|object/, /(?<![\d.,−])1 (touches|times|contacts|entries|steps|ones|pictures|balls|degrees)\b/, / {2}/, /−0(?![.\d])/, /[^.]$/];
const many = { touches: "touch", times: "time", contacts: "contact", "stale ones": "stale one" };

/// Calls back with every combination of the ends of the controls.
const combinations = (one, call) => {
  const controls = [
    ...Object.values(one.handles ?? {}).map(handle => [handle, "at", ({ box: [left, top, right, bottom] }) => [[left, top], [right, bottom], [left, bottom], [right, top]]]),
    ...Object.values(one.dials ?? {}).map(dial => [dial, "value", ({ min, max }) => [min, max]]),
  ];
  const next = index => {
    if (index === controls.length) return call();
    const [control, key, ends] = controls[index];
    const before = control[key];
    for (const end of [before, ...ends(control)]) {
      control[key] = end;
      confine(one);
      next(index + 1);
    }
    control[key] = before;
    confine(one);
  };
  next(0);
};

let count = 0;
const seen = new Set();
for (const one of figures) {
  if (one.canvas) continue; // It needs a browser.
  combinations(one, () => {
    const values = valuesOf(one);
    const { sentence } = one.draw(values);
    const texts = Object.values(one.dials ?? {}).map(dial => dial.text(dial.value, values));
    for (const text of texts) for (const pattern of wrong.slice(0, 3)) assert.doesNotMatch(text, pattern, one.name);
    for (const pattern of wrong) assert.doesNotMatch(sentence, pattern, `${one.name}: ${JSON.stringify(values)}`);
    for (const [plural, single] of Object.entries(many)) {
      const told = [sentence, ...texts].join("; ");
      assert.doesNotMatch(told, new RegExp(`(?<![\\d.,])([02-9]|\\d\\d+) ${single}\\b`), one.name);
      if (new RegExp(`(?<![\\d.,])1 ${single}\\b`).test(told)) seen.add(plural);
    }
    ++count;
    if (wanted.includes(one.name)) console.log(`${one.name} ${texts.join("; ")}\n    ${sentence}`);
  });
}
assert.ok(count > 1000, `${count} sentences`);
assert.deepEqual([...seen].sort(), Object.keys(many).sort(), "each word is also told of one alone");
console.log(`${count} sentences`);
