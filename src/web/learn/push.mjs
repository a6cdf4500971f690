import { engine } from "./engine.mjs";
import { arrow, circle, counted, line, minus, number, plus } from "./draw.mjs";

const radius = 26;
const foot = [320, 230];

/// At the touch only the part of the velocity that points straight at the wall turns round.
export const push = {
  name: "push",
  title: "The push",
  height: 310,
  marks: [["ball", "the ball at the touch"], ["line blue", "its velocity before"], ["line good", "its velocity afterwards"], ["thin dash", "the two parts: along the wall, and straight at it or away"], ["line red", "the wall"]],
  handles: {
    from: { label: "Where the ball comes from", at: [150, 90], box: [60, 30, 580, 150] },
    end: {
      label: "The wall's right end",
      at: [580, 200],
      box: [580, 150, 580, 300],
      text: ([, y]) => `${counted(Math.abs(foot[1] - y), "px", "px")} ${y > foot[1] ? "below" : "above"} its middle`,
    },
  },
  dials: { wall: { label: "The wall's speed", min: -60, max: 120, step: 10, value: 0, text: value => (value ? `${Math.abs(value)} px/s ${value > 0 ? "towards" : "away from"} the ball` : "0 px/s, it stands") } },
  draw: ({ from, end, wall }) => {
    const edge = minus(end, foot);
    const size = Math.hypot(...edge);
    const normal = [edge[1] / size, -edge[0] / size];
    const centre = plus(foot, normal, radius);
    const v = minus(centre, from);
    const u = [normal[0] * wall, normal[1] * wall];
    let picture = line(plus(foot, edge, -1), end, "line red") + circle(centre, radius) + arrow(from, centre, "line blue");
    if (engine.along(minus(v, u), normal)[1] <= 0) return { picture, sentence: "The ball does not come nearer to the wall from there, so nothing pushes it." }; // The normal points upwards.
    const after = engine.reflect(v, normal, u);
    const straight = engine.along(v, normal);
    const beside = minus(v, straight);
    const straightAfter = engine.along(after, normal);
    picture += arrow(centre, plus(centre, after), "line good");
    picture += arrow(minus(centre, beside), centre, "thin blue dash") + arrow(minus(centre, straight), centre, "thin blue dash");
    picture += arrow(centre, plus(centre, minus(after, straightAfter)), "thin good dash") + arrow(centre, plus(centre, straightAfter), "thin good dash");
    const speed = part => `${number(Math.hypot(...part), 1)} px/s`;
    const follows = straightAfter[1] > 0 ? ", still towards it: the ball follows the wall, more slowly" : " away from it";
    return { picture, sentence: `Along the wall ${speed(beside)} stay ${speed(minus(after, straightAfter))}. Straight at the wall ${speed(straight)} become ${speed(straightAfter)}${follows}.` };
  },
  question: "The wall moves towards the ball with 50 px/s. By how much faster does the ball leave, straight away from the wall?",
  answer: "By twice 50 = 100 px/s. Sit on the wall: the ball comes 50 px/s faster and leaves as fast; seen from the ground, another 50 px/s are added.",
};
