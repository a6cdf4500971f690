import { Scene } from "./engine.mjs";
import { circle, counted, rough } from "./draw.mjs";

const world = shift => new Scene(0, 0, 640, 300).gas(12, 22, 150, 4).ball([384 + shift, 100], [90, 40], 14);
const farthest = (a, b) => Math.max(...a.map((ball, i) => Math.hypot(ball.x - b[i].x, ball.y - b[i].y)));

/// Two worlds that differ by almost nothing.
export const twins = {
  name: "twins",
  title: "Twin worlds",
  height: 300,
  marks: [["ball", "the first world"], ["ball blue ghost", "the second world: its small ball began farther right"]],
  dials: {
    shift: { label: "The second world's small ball began farther right by", min: -12, max: -3, step: 1, value: -12, text: value => `1e−${-value} px` },
    time: { label: "Time", min: 0, max: 20, step: 0.05, value: 14, text: value => `${value.toFixed(2)} s` },
  },
  draw: ({ shift, time }) => {
    const [one, other] = [world(0), world(10 ** shift)];
    const start = one.balls;
    one.step(time);
    other.step(time);
    const [balls, twin] = [one.balls, other.balls];
    const { length } = one.contacts;
    one.reverse();
    one.step(time);
    const back = farthest(start, one.balls);
    one.free();
    other.free();
    const picture = balls.map(({ x, y, radius }) => circle([x, y], radius)).join("") + twin.map(({ x, y, radius }) => circle([x, y], radius, "ball blue ghost")).join("");
    return { picture, sentence: `After ${time.toFixed(2)} s and ${counted(length, "contact")} a ball is up to ${rough(farthest(balls, twin))} px from its twin. Played back from here, the first world's balls miss their starts by up to ${rough(back)} px.` };
  },
  question: "Why do the worlds part at all, although each contact is exact?",
  answer: "Each touch of two round balls multiplies a small difference several times: the normal turns by the difference divided by the radius. After some 170 contacts, about twenty a ball, 1e−12 px have become more than a ball's width. Rounding is such a difference, too, so a world that is played back misses its start. The same bits at the start still give the same bits at the end.",
};
