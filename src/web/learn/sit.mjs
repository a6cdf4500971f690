import { engine } from "./engine.mjs";
import { arrow, circle, line, number, words } from "./draw.mjs";

const radius = 22;
const ballAt = 60;
const wallAt = 460;

/// Seen from the wall, the wall stands still.
export const sit = {
  name: "sit",
  title: "Sit on the other one",
  height: 290,
  marks: [["ball", "the ball"], ["ball good", "the ball at the touch"], ["line blue", "its velocity"], ["line red", "the wall and its velocity"]],
  dials: {
    ball: { label: "The ball's speed", min: 50, max: 300, step: 10, value: 100, text: value => `${value} px/s to the right` },
    wall: { label: "The wall's speed", min: -60, max: 300, step: 10, value: 60, text: value => `${Math.abs(value)} px/s ${value < 0 ? "to the right, away from the ball" : "to the left, towards the ball"}` },
    time: { label: "Time", min: 0, max: 3, step: 0.02, value: 0.8, text: value => `${value.toFixed(2)} s` },
  },
  draw: ({ ball, wall, time }) => {
    const hit = engine.meetSegment([ballAt, 0], radius, [ball + wall, 0], [wallAt, -50], [wallAt, 50]);
    const now = hit.touches ? Math.min(time, hit.time) : time;
    const touches = hit.touches && now === hit.time;
    const row = (y, seat, ballSpeed, wallSpeed) => {
      const at = [ballAt + ballSpeed * now, y];
      const stands = wallAt - wallSpeed * now;
      return words([20, y - 52], seat, "small") + circle(at, radius, touches ? "ball good" : "ball") + arrow(at, [at[0] + ballSpeed / 3, y], "line blue")
        + line([stands, y - 45], [stands, y + 45], "line red") + arrow([stands, y], [stands - wallSpeed / 3, y], "line red");
    };
    const picture = row(90, "seen from the ground", ball, wall) + line([20, 148], [620, 148], "thin dash") + row(235, "seen from the wall", ball + wall, 0);
    const difference = `the difference of the velocities is ${number(ball + wall)} px/s`;
    const gap = `After ${number(now)} s the gap is ${number(wallAt - ballAt - radius - (ball + wall) * now, 1)} px, from both seats`;
    const sentence = touches ? `They touch after ${number(hit.time, 4)} s, from both seats: ${difference}.`
      : hit.touches ? `${gap}; the touch comes after ${number(hit.time, 4)} s.` : `${gap}. They never touch: ${difference}.`;
    return { picture, sentence };
  },
  question: "When do a ball with 100 px/s and a wall that flees with 40 px/s meet?",
  answer: "The difference of the velocities is 60 px/s and the gap at first 378 px, so after 6.3 s. If the wall flees at least as fast as the ball comes, such as at 60 px/s from 50 px/s, they never meet.",
};
