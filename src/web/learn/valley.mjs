import { engine } from "./engine.mjs";
import { arrow, circle, line, lines, minus, number, words } from "./draw.mjs";

const radius = 40;
const span = 4; // s of the curve
const bottom = 345; // Of the curve.

/// The distance over time is a valley.
export const valley = {
  name: "valley",
  title: "The distance is a valley",
  height: 372,
  marks: [["ball", "the ball at the start"], ["ball good", "the ball at the touch"], ["line blue", "above: its path; below: its distance from the point"], ["thin dash", "the ball's radius"]],
  handles: {
    from: { label: "Where the ball starts", at: [60, 90], box: [30, 30, 260, 170] },
    aim: { label: "Where the ball aims", at: [420, 130], box: [300, 30, 620, 170] },
  },
  draw: ({ from, aim }) => {
    const point = [300, 100];
    const p = minus(from, point);
    const w = minus(aim, from).map(part => part / 2);
    const hit = engine.meetPoint(p, w, radius);
    const at = time => [20 + time * 150, bottom - engine.distance(p, w, time) * 0.4];
    const curve = Array.from({ length: 101 }, (_, i) => at((i * span) / 100)).filter(([, y]) => y > 200);
    const level = bottom - radius * 0.4;
    let picture = circle(from, radius, "ball") + arrow(from, aim, "line blue") + circle(point, 4, "line") + circle(point, radius, "thin dash") + words([308, 94], "point", "small");
    picture += lines(curve, "line blue") + line([20, level], [620, level], "thin dash") + line([20, bottom], [620, bottom], "thin");
    picture += words([22, 222], "distance", "small") + words([618, level - 6], "radius", "small", "end");
    for (let time = 0; time <= span; ++time) picture += words([20 + time * 150, 368], `${time} s`, "small", ["start", "middle", "middle", "middle", "end"][time]);
    if (hit.touches) picture += circle([from[0] + w[0] * hit.time, from[1] + w[1] * hit.time], radius, "ball good") + circle(at(hit.time), 6, "line good");
    const sentence = hit.touches ? `The curve falls to the radius of ${radius} px after ${number(hit.time)} s: there the ball touches the point.`
      : `The floor of the valley is above the radius of ${radius} px: the ball passes by and never touches the point.`;
    return { picture, sentence };
  },
  question: "The curve meets the radius twice. Why does only the first time count?",
  answer: "At the second one the ball would leave the point, had it gone through. It never gets there: at the first touch it bounces.",
};
