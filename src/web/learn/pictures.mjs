// Pictures of the text that no figure takes the place of, for stills.mjs.
import { engine } from "./engine.mjs";
import { arrow, circle, line, minus, plus, words } from "./draw.mjs";

const vector = name => `<tspan font-weight="bold">${name}</tspan>`;
const dot = (at, kind) => circle(at, 3, `line ${kind}`);

/// A circle's path past a point, with the letters of the formula.
const circlePicture = () => {
  const radius = 98;
  const point = [426, 172];
  const start = [110, 114];
  const w = [94, 0];
  const touch = plus(start, w, engine.meetPoint(minus(start, point), w, radius).time);
  const foot = [point[0], start[1]]; // Where the path passes the point.
  let picture = circle(start, radius, "ball blue") + circle(touch, radius, "ball blue") + circle(point, radius, "thin dash") + line(start, [620, start[1]], "thin dash");
  for (const [middle, side] of [[start, [-58.8, 78.4]], [point, [58.8, 78.4]]]) picture += line(middle, plus(middle, side), "thin") + words(plus(plus(middle, side, 0.5), [side[0] / 4, 0]), "R", "", "middle");
  picture += arrow(start, plus(start, w), "line blue") + words(plus(start, [46, -12]), vector("w"), "", "middle") + arrow(point, start, "thin") + words([240, 166], vector("p"), "", "middle");
  picture += line(touch, foot, "line red") + line(foot, point, "line red") + words(plus(foot, [8, 36]), "d") + line([496, 78], plus(foot, [-30, -3]), "thin red") + words([634, 70], "√((R − d)(R + d))", "", "end");
  picture += arrow(point, touch, "line amber") + words([372, 172], vector("n"), "", "end") + words(plus(touch, [-8, -12]), "touch", "", "end") + words(plus(point, [10, 8]), "point");
  return { picture: picture + dot(start, "blue") + dot(touch, "amber") + dot(point, "") };
};

/// A ball that flies straight into a corner that opens towards it.
const cornerPicture = () => {
  const radius = 52;
  const [corner, start] = [[320, 252], [320, 26]];
  const ends = [[130, 62], [510, 62]];
  const hits = ends.map(end => engine.meetSegment(start, radius, [0, 100], corner, end));
  const touch = plus(start, [0, 100], hits[0].time);
  let picture = "";
  hits.forEach(({ normalX, normalY }, i) => {
    const out = [normalX, normalY].map(part => (part * radius) / Math.hypot(normalX, normalY));
    const touched = minus(touch, out);
    picture += line(corner, ends[i], "line") + line(touch, plus(ends[i], out), "thin dash") + line(touch, touched, "line amber") + dot(touched, "amber");
    picture += words(plus(minus(touch, out.map(part => part / 2)), [i ? 2 : -2, 20]), "r", "", i ? "start" : "end");
  });
  picture += circle(touch, radius, "ball blue ghost") + arrow(start, touch, "line blue") + line(touch, corner, "line red") + dot(touch, "blue") + dot(corner, "red");
  return { picture: picture + words(plus(touch, [12, -6]), "X") + words(plus(corner, [0, 26]), "V", "", "middle") };
};

export const pictures = [
  { name: "circle", height: 280, marks: [["line blue", "w: the velocity relative to the point"], ["line amber", "n: the normal, as long as R"], ["line red", "d: how near the path passes the point"]], still: circlePicture },
  { name: "corner", height: 290, marks: [["thin dash", "as near as centres get to a side"], ["line red", "farther than r: the corner V"]], still: cornerPicture },
];
