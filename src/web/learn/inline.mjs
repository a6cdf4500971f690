import { engine } from "./engine.mjs";
import { arrow, circle, line, number, words } from "./draw.mjs";

const floor = 130;

/// A ball and a wall in a line: one number says when they touch.
export const inline = {
  name: "inline",
  title: "One number",
  height: 210,
  marks: [["ball", "the ball now"], ["ball good ghost", "the ball at the touch"], ["line blue", "its velocity"], ["line red", "the wall"]],
  handles: {
    ball: { label: "The ball", at: [120, floor], box: [70, floor, 330, floor] },
    wall: { label: "The wall", at: [520, floor], box: [400, floor, 610, floor] },
  },
  dials: {
    speed: { label: "The ball's speed", min: 20, max: 400, step: 10, value: 100, text: value => `${value} px/s` },
    radius: { label: "The ball's radius", min: 10, max: 60, step: 5, value: 30, text: value => `${value} px` },
  },
  draw: ({ ball, wall, speed, radius }) => {
    const hit = engine.meetSegment(ball, radius, [speed, 0], [wall[0], 40], [wall[0], 190]);
    const rim = ball[0] + radius;
    let picture = circle(ball, radius) + arrow(ball, [ball[0] + speed / 2, floor], "line blue") + line([wall[0], 40], [wall[0], 190], "line red");
    picture += line([rim, 60], [wall[0], 60], "thin") + line([rim, 50], [rim, 100], "thin dash") + words([(rim + wall[0]) / 2, 48], "gap", "small", "middle");
    picture += circle([ball[0] + speed * hit.time, floor], radius, "ball good ghost");
    const gap = wall[0] - rim;
    return { picture, sentence: `The gap between the rim and the wall is ${number(gap)} px; at ${speed} px/s they touch after ${number(hit.time)} s.` };
  },
  question: "The ball gets twice as large around the same centre. Does it touch later or earlier?",
  answer: "Earlier: its rim is nearer to the wall. With a radius of 60 px in place of 30 px the gap is 30 px shorter. Distance counts from the rim, not from the centre.",
};
