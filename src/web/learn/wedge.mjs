import { Scene } from "./engine.mjs";
import { circle, counted, line, lines, number, plus, words } from "./draw.mjs";

const corner = [40, 270];
const radius = 5;
const start = 600;
const turn = degrees => [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];

/// In a wedge a ball touches 180 / angle times at most, rounded up.
export const wedge = {
  name: "wedge",
  title: "The wedge",
  height: 300,
  marks: [["ball", "the ball at the start"], ["ball good", "the ball at each touch"], ["line blue", "the path of its centre"], ["line red", "the sides of the wedge"]],
  handles: {
    from: {
      label: "Where the ball comes from",
      at: [start, 225],
      box: [start, 60, start, 262],
      within: ({ angle }) => [start, Math.max(60, corner[1] + ((start - corner[0]) * turn(angle)[1] + radius + 3) / Math.max(turn(angle)[0], 0.1)), start, 262], // Below the upper side.
    },
  },
  dials: {
    angle: { label: "The wedge's angle", min: 4, max: 90, step: 1, value: 25, text: value => counted(value, "degree") },
    slope: { label: "The ball flies", min: -20, max: 20, step: 1, value: 0, text: value => `${counted(Math.abs(value), "degree")} ${value < 0 ? "below" : "above"} level, to the left` },
  },
  draw: ({ from, angle, slope }) => {
    const upper = plus(corner, turn(angle), 4000);
    const scene = new Scene(-1e5, -1e5, 1e5, 1e5).wall(corner, [4040, 270]).wall(corner, upper);
    const aim = turn(180 - slope);
    scene.ball(from, [aim[0] * 200, aim[1] * 200], radius).step(15);
    const { contacts, balls: [ball] } = scene;
    scene.free();
    const path = [from, ...contacts.map(({ x, y }) => [x, y]), [ball.x, ball.y]];
    let picture = line(corner, [640, 270], "line red") + line(corner, upper, "line red") + lines(path, "line blue") + circle(from, radius);
    for (const { x, y } of contacts) picture += circle([x, y], radius, "ball good");
    picture += words([20, 36], `180° / ${angle}° = ${number(180 / angle, 2)}`, "small");
    const times = count => counted(count, "time");
    const touches = contacts.length ? `touches ${times(contacts.length)}, the last time after ${number(contacts[contacts.length - 1].time)} s, and leaves` : "leaves without a touch";
    return { picture, sentence: `The ball ${touches}; in a wedge of ${angle}° it can touch at most ${times(Math.ceil(180 / angle))}.` };
  },
  question: "Why is there a highest number, and why is it 180° / angle, rounded up?",
  answer: "Instead of the ball, reflect the wedge at each touch: then the path is a straight line through a fan of wedges. A line crosses half a turn, 180°, of the fan and no more.",
};
