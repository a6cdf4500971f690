// Draws the still pictures of the figures: what each shows before anybody moves it.
//   node stills.mjs figures.wasm scenes.json FOLDER [NAME]...
// writes FOLDER/NAME.svg. The page shows them until the figures run, or where there are no scripts.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadScenes } from "./bounce.mjs";
import { loadEngine } from "./engine.mjs";
import { swatch, words } from "./draw.mjs";
import { figures } from "./figures.mjs";
import { valuesOf } from "./frame.mjs";
import { pictures } from "./pictures.mjs";

const style = "svg{background:#070b18}text{font:17px sans-serif;fill:#c9d6ee}.small{fill:#9caacc}.grown{stroke:#22386b;stroke-width:12}.line{stroke:#c9d6ee;stroke-width:3;fill:none;stroke-linecap:round;stroke-linejoin:round}"
  + ".thin{stroke:#9caacc;stroke-width:1.5;fill:none}.dash{stroke-dasharray:7 6}.blue{stroke:#4de8ff}.red{stroke:#ff6f61}.amber{stroke:#ffc44d}.good{stroke:#7dff9b}"
  + ".ball{fill:#ffc44d40;stroke:#ffc44d;stroke-width:2.5}.ball.blue{fill:#4de8ff40;stroke:#4de8ff}.ball.good{fill:#7dff9b33;stroke:#7dff9b}.ball.red{fill:#ff6f6140;stroke:#ff6f61}.ball.ghost{fill:none;opacity:.6}";

const [code, scenes, folder, ...names] = process.argv.slice(2);
await loadEngine(readFileSync(code));
await loadScenes(readFileSync(scenes));
for (const one of [...figures, ...pictures]) {
  if (names.length && !names.includes(one.name)) continue;
  const { height = 300 } = one;
  const { picture, marks = one.marks ?? [] } = one.still ? one.still() : one.draw(valuesOf(one));
  let whole = height;
  let list = "";
  for (const [kind, text] of marks) {
    const rows = text.match(/.{1,40}(?=\s|$)/g).map((row, i) => words([38, 16 + 28 * i], row.trim(), "small")); // On phones letters are larger.
    list += `<g transform="translate(20 ${whole})">${swatch(kind)}${rows.join("")}</g>`;
    whole += 28 * rows.length;
  }
  if (marks.length) whole += 8;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${whole}" width="640" height="${whole}">`;
  writeFileSync(join(folder, `${one.name}.svg`), `${start}<style>${style}</style>\n${(picture + list).replaceAll("><", ">\n<")}\n</svg>\n`);
}
