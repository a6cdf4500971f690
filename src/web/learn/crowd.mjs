import { Scene } from "./engine.mjs";
import { circle, line } from "./draw.mjs";

const names = ["every ball with every other", "neighbours in a grid", "neighbours whose boxes overlap"];
const counts = [500, 1000, 2000, 5000, 10000, 20000, 50000, 100000];
const mostForAll = 5000;
const step = 1 / 60;
const many = count => count.toLocaleString("en");
let scene = null;
let filled = 0;
let asking = 0;
let frames = 0;
let sentence = "";
let work = { frames: 0, ms: 0 }; // Of this page since PLAY was pressed or the number changed.

let pixels = null;
const amber = 0xff4dc4ff; // Alpha, blue, green, red.

/// Squares, because very many of them are painted for each picture.
const paint = (context, numbers) => {
  pixels ??= new ImageData(1280, 600);
  const colours = new Uint32Array(pixels.data.buffer);
  colours.fill(0);
  for (let i = 0; i < numbers.length; i += 5) {
    const size = Math.max(Math.round(numbers[i + 4] * 3.5), 2);
    const left = Math.max(Math.round(2 * numbers[i] - size / 2), 0);
    const top = Math.max(Math.round(2 * numbers[i + 1] - size / 2), 0);
    for (let y = top; y < Math.min(top + size, 600); ++y) colours.fill(amber, y * 1280 + left, y * 1280 + Math.min(left + size, 1280));
  }
  context.putImageData(pixels, 0, 0);
};

const fill = count => {
  scene?.free();
  const radius = 130 / Math.sqrt(count); // So that the field is always as full.
  scene = new Scene(0, 0, 640, 300).gas(count, radius, 20 * radius, 1); // As in a field that is larger, seen from farther away.
  scene.step(count > 20000 ? step : 1); // From rows to a crowd.
  filled = count;
  work = { frames: 0, ms: 0 };
};

/// Which pairs are looked at decides how many balls are possible.
export const crowd = {
  name: "crowd",
  title: "A hundred thousand",
  height: 300,
  canvas: true,
  marks: [["ball", "the balls, painted as squares"]],
  dials: {
    count: { label: "In the field", min: 0, max: counts.length - 1, step: 1, value: 2, text: value => `${many(counts[value])} balls` },
    how: { label: "Pairs that are asked", min: 0, max: 2, step: 1, value: 2, text: value => names[value] },
  },
  onFrame: () => {
    const begin = performance.now();
    scene.step(step);
    work.ms += performance.now() - begin;
    ++work.frames;
  },
  draw: ({ count: choice, how }, context) => {
    const count = counts[choice];
    if (count !== filled || how !== asking) frames = 0;
    asking = how;
    if (count !== filled) fill(count);
    const begin = performance.now();
    paint(context, scene.numbers);
    work.ms += performance.now() - begin;
    const all = (count * (count - 1)) / 2;
    if (frames++ % 20 !== 0) return { sentence }; // Nobody reads numbers that change sixty times a second.
    if (how === 0 && count > mostForAll) sentence = `Among ${many(count)} balls there are ${many(all)} pairs: too many to ask for every picture.`;
    else {
      const asked = performance.now();
      const pairs = scene.pairs(how, step);
      const ms = performance.now() - asked;
      sentence = `${many(count)} balls, ${names[how]}: ${many(pairs.asked)} of ${many(all)} pairs are asked, and ${many(pairs.meeting)} meet in the next 1/60 s.`;
      if (work.frames) sentence += ` Asking takes ${ms < 0.1 ? "less than 0.1" : ms.toFixed(1)} ms.`;
    }
    if (work.frames) sentence += ` A picture costs this page ${(work.ms / work.frames).toFixed(1)} ms, for the engine's step and painting; at sixty pictures a second it has 16.7 ms.`;
    work = { frames: 0, ms: 0 };
    return { sentence };
  },
  still: () => {
    const crowded = new Scene(0, 0, 640, 300).gas(300, 6, 60, 1);
    crowded.step(1);
    const { balls } = crowded;
    crowded.free();
    const cell = 50;
    const home = ({ x, y }) => [Math.floor(x / cell), Math.floor(y / cell)];
    const middle = balls.reduce((best, ball) => (Math.hypot(ball.x - 325, ball.y - 125) < Math.hypot(best.x - 325, best.y - 125) ? ball : best));
    const [column, row] = home(middle);
    let picture = "";
    for (let x = cell; x < 640; x += cell) picture += line([x, 0], [x, 300], "thin");
    for (let y = cell; y < 300; y += cell) picture += line([0, y], [640, y], "thin");
    for (const ball of balls) {
      const near = Math.max(Math.abs(home(ball)[0] - column), Math.abs(home(ball)[1] - row)) <= 1;
      picture += circle([ball.x, ball.y], ball.radius, ball === middle ? "ball good" : near ? "ball" : "ball blue ghost");
    }
    return { picture, marks: [["ball good", "the ball that asks"], ["ball", "the balls in its own cell and those around it"], ["ball blue ghost", "all others"]] };
  },
  question: "Twice as many balls in the same field: how many more questions does each way need?",
  answer: "Every ball with every other: four times as many. With a grid whose cells fit the balls' paths, each ball asks its neighbours alone, and with boxes around the paths only a part of these: twice as many, because every ball has as many neighbours as before. (The more balls there are, the smaller they are here, so that the field is as full.)",
};
