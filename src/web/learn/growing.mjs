import { Scene } from "./engine.mjs";
import { arrow, circle, line, minus, number, plus } from "./draw.mjs";

const middle = [330, 170];
const size = 85;
const ends = [[250, 90], [410, 240]];
const corners = Array.from({ length: 6 }, (_, i) => plus(middle, [size * Math.cos((i * Math.PI) / 3), size * Math.sin((i * Math.PI) / 3)]));
const eighths = ["the right", "the upper right", "the top", "the upper left", "the left", "the lower left", "the bottom", "the lower right"];

/// A ball touches a wall when its centre enters the grown wall.
export const growing = {
  name: "growing",
  title: "Growing the wall",
  height: 340,
  marks: [["line red", "the wall"], ["line grown", "the wall, grown by the ball's radius"], ["ball", "the ball at the start"], ["ball good", "the ball at the touch"], ["thin good", "the direction of the push"]],
  handles: {
    from: { label: "Where the ball starts", at: [70, 60], box: [30, 30, 150, 310] },
    aim: { label: "Where the ball aims", at: [600, 230], box: [500, 20, 620, 320] },
  },
  dials: {
    radius: { label: "The ball's radius", min: 4, max: 50, step: 2, value: 32, text: value => `${value} px` },
    shape: { label: "The wall", min: 0, max: 1, step: 1, value: 1, text: value => (value ? "a hexagon" : "a segment") },
  },
  draw: ({ from, aim, radius, shape }) => {
    const scene = new Scene(-5000, -5000, 5000, 5000);
    if (shape) scene.ring(middle, size, 6);
    else scene.wall(...ends);
    const w = minus(aim, from);
    const hit = scene.cast(from, w, radius, 3);
    scene.free();
    const outline = (shape ? corners : ends).map(point => point.join(" ")).join("L");
    let picture = `<path d="M${outline}Z" fill="#22386b" stroke="#22386b" stroke-width="${2 * radius}" stroke-linejoin="round" stroke-linecap="round"/>`;
    picture += `<path class="line red" d="M${outline}Z"/>` + circle(from, radius) + arrow(from, aim, "thin blue");
    if (!hit.touches) return { picture, sentence: "The centre's path passes the grown wall, so the ball passes the wall." };
    const at = plus(from, w, hit.time);
    const length = Math.hypot(hit.normalX, hit.normalY);
    const normal = [hit.normalX / length, hit.normalY / length];
    picture += line(from, at, "line blue") + circle(at, radius, "ball good") + circle(at, 5, "line good") + arrow(plus(at, normal, -radius), plus(at, normal, 45), "thin good");
    const direction = (Math.atan2(-normal[1], normal[0]) * 180) / Math.PI;
    return { picture, sentence: `The centre enters the grown wall after ${number(hit.time)} of the way to its aim. The push points to ${eighths[Math.round(direction / 45 + 8) % 8]}, at ${number(direction, 1)}° (0° is to the right, 90° upwards).` };
  },
  question: "Where do the round corners of the grown hexagon come from?",
  answer: "They are all places at which the ball's centre is one radius from the corner. A ball that touches there is pushed from the corner to its centre.",
};
