// The still pictures of the page on collision are what its figures show at first.
//   node stills.mjs BUILD_WEB_WASM
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [, , built] = process.argv;
const [code, scenes] = ["figures.wasm", "scenes.json"].map(name => join(built, name));
if (!existsSync(code) || !existsSync(scenes)) {
  console.log(`Left out: ${code} is not built by script/web`);
  process.exit(77);
}
const top = new URL("../..", import.meta.url).pathname;
const committed = join(top, "src/collision/figures");
const names = readdirSync(committed).filter(name => name.endsWith(".svg")).map(name => name.slice(0, -4));
assert.ok(names.length >= 9);
const folder = mkdtempSync(join(tmpdir(), "arkanong-stills-"));
try {
  execFileSync(process.execPath, [join(top, "src/web/learn/stills.mjs"), code, scenes, folder, ...names]);
  for (const name of names)
    assert.equal(readFileSync(join(folder, name + ".svg"), "utf8"), readFileSync(join(committed, name + ".svg"), "utf8"), `${name}.svg: draw it again with src/web/learn/stills.mjs`);
} finally {
  rmSync(folder, { recursive: true });
}
