import { Setup, engine, quantities } from "./engine.mjs";
import { packedFile } from "../page/files.mjs";
import { circle, closed, line, number, rough } from "./draw.mjs";

let scenes = [];
/// Called once, before the figure is built: tools/bounce/bounce100.toml, which script/web packs as JSON.
export const loadScenes = async bytes => { scenes = JSON.parse(new TextDecoder().decode(bytes ?? await packedFile("scenes.json"))); };

const [width, height] = [640, 320];
const shownSteps = 240;
const grades = ["exact", "close", "wrong", "not expressible"];
const played = { number: 0 }; // The scene that was played last: playing some takes longer than a frame.

const play = chosen => {
  if (played.number === chosen) return played;
  const scene = scenes[chosen - 1];
  const { steps = 120 } = scene;
  const judged = new Setup(scene, steps);
  const findings = judged.judge(scene.expect);
  judged.free();
  // More steps do not change the course; they show more of it.
  const finer = new Setup(scene, steps * Math.ceil(shownSteps / steps));
  finer.judge([]);
  const { states } = finer;
  finer.free();
  const count = scene.balls.length;
  const start = scene.balls.map(({ at: [x, y], velocity: [velocityX, velocityY] = [0, 0] }) => ({ x, y, velocityX, velocityY }));
  const rows = [start];
  for (let i = 0; i < states.length; i += count) rows.push(states.slice(i, i + count));
  return Object.assign(played, { number: chosen, scene, findings, rows });
};

/// Both ends of a list of places, across and down.
const extent = places => [Math.min, Math.max].map(most => [0, 1].map(i => places.reduce((best, place) => most(best, place[i]), places[0][i])));
const sizeOf = ([low, high]) => Math.max(high[0] - low[0], high[1] - low[1]);
const outline = ({ at = [0, 0], half = [0, 0], corners = [[-half[0], -half[1]], half] }) => corners.map(([x, y]) => [at[0] + x, at[1] + y]);

/// Where a place is in the picture, so that the balls' whole course fits in, and what is not much larger than that.
const view = ({ scene, rows }) => {
  const radius = ball => scene.balls[ball].radius ?? 8;
  const course = rows.flatMap(row => row.flatMap(({ x, y }, i) => [[x - radius(i), y - radius(i)], [x + radius(i), y + radius(i)]]));
  const most = 1.5 * sizeOf(extent(course));
  const near = (scene.obstacles ?? []).map(outline).filter(places => sizeOf(extent(places)) <= most);
  const [low, high] = extent([...course, ...near.flat(), ...scene.arena ?? []]);
  const size = Math.min((width - 60) / (high[0] - low[0]), (height - 60) / (high[1] - low[1]), 8);
  const far = value => Math.min(Math.max(value, -1e4), 1e4);
  const to = ([x, y]) => [far(width / 2 + (x - (low[0] + high[0]) / 2) * size), far(height / 2 + (y - (low[1] + high[1]) / 2) * size)];
  return { size, to };
};

const obstacleAt = ({ at = [0, 0], velocity = [0, 0], half, rounding = 0, corners, spin = 0 }, time, { size, to }) => {
  const place = ([x, y]) => to([at[0] + velocity[0] * time + x, at[1] + velocity[1] * time + y]);
  if (corners) {
    const turned = corners.map(corner => place(spin ? engine.fromBlade(corner, -spin * time) : corner));
    return turned.length === 2 ? line(...turned, "line red") : closed(turned, "line red");
  }
  const [[left, top], [right, bottom]] = [place([-half[0], -half[1]]), place(half)];
  return `<rect class="line red" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="${rounding * size}"/>`;
};

const vector = ([x, y]) => `(${number(x, 4)}, ${number(y, 4)})`;
const units = { position: ", px", velocity: ", px/s", momentum: ", px/s of a ball" };
const answerRow = (expected, finding) => {
  const quantity = quantities.find(name => name in expected);
  const pair = quantity === "position" || quantity === "velocity" || quantity === "momentum";
  const text = (x, y) => (pair ? vector([x, y]) : quantity === "same" ? `${rough(x)} px` : number(x, 9));
  const name = quantity === "same" ? `difference, ${expected.same}` : quantity === "energy" ? "energy, of the start's" : "ball" in expected && pair && quantity !== "momentum" ? `${quantity} of ball ${expected.ball + 1}` : quantity;
  const unit = units[quantity] ?? "";
  const { grade, expectedX, expectedY, foundX, foundY } = finding;
  const off = Math.hypot(foundX - expectedX, foundY - expectedY);
  const found = grade === 3 ? ["—", "—"] : [text(foundX, foundY), rough(off)];
  return { cells: [name + unit, text(expectedX, expectedY), ...found], kind: grade === 0 ? "now" : "stale" };
};

/// A scene of Bounce 100: what the engine answers and what is exact.
export const bounce = {
  name: "bounce",
  title: "A hundred questions",
  height,
  marks: [["ball", "balls"], ["thin blue", "the paths of their centres"], ["line red", "walls, boxes and borders"]],
  dials: {
    scene: { label: "Scene of Bounce 100", min: 1, max: 100, step: 1, value: 35, number: true, text: value => `scene ${value}` },
    time: { label: "Time", min: 0, max: 1, step: 0.005, value: 0.6, rate: 0.3, text: (value, { scene }) => `${number(value * (scenes[scene - 1].duration ?? 1))} s` },
  },
  draw: ({ scene: chosen, time }) => {
    const course = play(chosen);
    const { scene, findings, rows } = course;
    const sight = view(course);
    const now = time * (scene.duration ?? 1);
    const row = rows[Math.round(time * (rows.length - 1))];
    let picture = (scene.obstacles ?? []).map(one => obstacleAt(one, now, sight)).join("");
    if (scene.arena) picture += closed([scene.arena[0], [scene.arena[1][0], scene.arena[0][1]], scene.arena[1], [scene.arena[0][0], scene.arena[1][1]]].map(sight.to), "line red");
    const thin = Math.max(1, Math.ceil(rows.length / 400));
    const step = rows.length > 1 ? rows.filter((_, i) => i % thin === 0 || i === rows.length - 1) : [];
    scene.balls.forEach(({ radius = 8 }, i) => {
      if (step.length && scene.balls.length <= 50) picture += `<path class="thin blue" d="M${step.map(states => sight.to([states[i].x, states[i].y]).map(Math.round).join(" ")).join("L")}"/>`;
      picture += circle(sight.to([row[i].x, row[i].y]), Math.max(radius * sight.size, 2), "ball");
    });
    const worst = Math.max(...findings.map(({ grade }) => grade));
    const verdict = worst === 3 ? "This engine cannot express it: its balls have equal masses and lose nothing to each other" : `The engine's answers are ${grades[worst]}`;
    return {
      picture,
      sentence: `${scene.number}, ${scene.name}: ${scene.question} ${verdict}. ${scene.why} At ${number(now, 4)} s ball 1 is at (${number(row[0].x, 1)}, ${number(row[0].y, 1)}), in px.`,
      list: { head: ["answer", "expected", "the engine's", "off by"], rows: scene.expect.map((one, i) => answerRow(one, findings[i])) },
    };
  },
  question: "How can somebody know an answer exactly, for each of a hundred scenes?",
  answer: "By choosing scenes for which a short formula gives it: a mirrored room, a 3-4-5 triangle, two velocities that are exchanged, or a law that knows no left and right. Above stands the reason for each. Add #scene=17 to this page's address to open it with that scene.",
};
