import { engine } from "./engine.mjs";
import { arrow, circle, line, number, words } from "./draw.mjs";

const radius = 12;
const wall = [[430, 40], [430, 220]];
const fromX = 60;

/// A bullet and a wall: sixty pictures a second miss what happens between them.
export const tunnel = {
  name: "tunnel",
  title: "A bullet and a wall",
  height: 250,
  marks: [["ball ghost", "the ball in each picture, every 1/60 s"], ["ball red", "a picture in which it overlaps the wall"], ["ball good", "the ball at the touch"], ["line red", "the wall"]],
  handles: { start: { label: "Where the ball starts", at: [60, 130], box: [30, 70, 200, 190] } },
  dials: { speed: { label: "The ball's speed", min: 300, max: 15000, step: 100, value: 9000, text: value => `${value.toLocaleString("en")} px/s` } },
  draw: ({ start, speed }) => {
    const hit = engine.meetSegment(start, radius, [speed, 0], ...wall);
    const apart = speed / 60;
    let picture = line(...wall, "line red");
    let inside = false;
    for (let x = start[0]; x < 660; x += apart) {
      const overlaps = Math.abs(x - wall[0][0]) < radius;
      inside ||= overlaps;
      picture += circle([x, start[1]], radius, overlaps ? "ball red" : "ball ghost");
    }
    const touch = start[0] + speed * hit.time;
    picture += arrow([fromX, 235], [fromX + apart, 235], "thin") + words([fromX, 216], "from one picture to the next", "small") + circle([touch, start[1]], radius, "ball good");
    const game = inside ? "A picture shows the ball within the wall, so a game that looks at pictures must push it out again"
      : "No picture shows the ball in the wall: a game that looks at pictures lets it through";
    return { picture, sentence: `${game}. The touch comes after ${number(hit.time, 6)} s: at 60 pictures a second, that is after ${number(hit.time * 60, 2)} pictures.` };
  },
  question: "Guess first: from which speed on can the ball be missed?",
  answer: "From 2 × 12 px a picture on, which is 1,440 px/s: then two pictures can lie on both sides of the wall. Whether they do depends on where the ball starts. At 1,500 px/s one starting place in 25 lets it through, at 2,900 px/s every second one: set that speed and move the ball.",
};
