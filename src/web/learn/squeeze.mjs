import { Scene } from "./engine.mjs";
import { circle, counted, line, lines, number, rough, words } from "./draw.mjs";

const radius = 10;
const left = 40;
const right = 600;
const row = 60; // Of the ball, seen from the side.
const top = 120; // Of the picture of space and time.
const bottom = 350;
const speed = 200;
const gap = right - left - 2 * radius;

const play = (closing, keeps, seconds) => {
  const scene = new Scene(left, -1e6, 1e6, 1e6).paddle([right + 20, row], [20, 1e5], -closing);
  if (keeps) scene.keepSpeed();
  scene.ball([left + radius, row], [speed, 0], radius);
  const count = scene.step(seconds);
  const result = { count, contacts: scene.contacts, frozen: scene.frozen, until: scene.exactUntil, ball: scene.balls[0] };
  scene.free();
  return result;
};

/// A ball between a wall and a paddle that comes nearer.
export const squeeze = {
  name: "squeeze",
  title: "The squeeze",
  height: 370,
  marks: [["ball", "the ball now"], ["ball red", "a frozen ball"], ["line red", "above: the wall and the paddle now; below: how far the ball's centre can go"], ["thin blue", "the path of its centre"], ["thin dash", "now"]],
  dials: {
    time: { label: "Share of the time until the gap is closed", min: 0, max: 1, step: 0.005, value: 0.7, rate: 0.2, text: value => `${number(100 * value, 1)} %` },
    closing: { label: "The paddle's speed", min: 20, max: 120, step: 5, value: 60, text: value => `${value} px/s towards the wall` },
    keeps: { label: "At a touch the ball", min: 0, max: 1, step: 1, value: 0, text: value => (value ? "keeps its speed" : "bounces") },
    zoom: { label: "The end of the time, magnified", min: 0, max: 4, step: 1, value: 0, text: value => counted(4 ** value, "time") },
  },
  draw: ({ time, closing, keeps, zoom }) => {
    const end = gap / closing;
    const now = time * end;
    const { count, contacts, frozen, until, ball } = play(closing, keeps, now);
    const paddle = right - closing * now;
    let picture = line([left, 20], [left, 100], "line red") + line([paddle, 20], [paddle, 100], "line red") + circle([ball.x, row], radius, frozen ? "ball red" : "ball");
    const size = 4 ** zoom;
    const at = (x, seconds) => [left + (x - left - radius) * size, top + ((seconds - end) * size / end + 1) * (bottom - top)];
    const path = play(closing, keeps, end * 0.9995).contacts.map(({ x, time: touch }) => at(x, touch));
    const inside = ([, y], i, all) => y >= top || (all[i + 1] ?? [0, 0])[1] >= top;
    picture += line([left, top], [left, bottom], "line red") + line(at(right - radius, 0), at(left + radius, end), "line red");
    picture += lines([at(left + radius, 0), ...path].filter(inside), "thin blue");
    const [, y] = at(0, now);
    if (y >= top) picture += line([left, y], [640, y], "thin dash");
    picture += `<path fill="#070b18" d="M0 105H640V${top}H0Z"/>` + words([620, 340], "time goes down", "small", "end");
    // The last touches of the paddle; very many are not listed. The speed after a touch is that before the next one.
    const after = i => contacts[i + 1]?.speed ?? Math.abs(ball.velocityX);
    const last = contacts.length < count ? [] : contacts.map((touch, i) => ({ ...touch, after: after(i) })).filter(({ kind }) => kind === 1).slice(-3);
    const pauses = !frozen && last.length === 3 ? ` The last two pauses between its touches have the ratio ${number((last[2].time - last[1].time) / (last[1].time - last[0].time), 3)}.` : "";
    const told = ({ time: touch, x, speed: before, after: then }) => {
      const width = x - left - radius;
      const product = keeps ? "" : ` The gap times the mean of both speeds is ${Math.round((width * (before + then)) / 2).toLocaleString("en")}.`;
      return `The paddle touched last after ${number(touch, 3)} s, with a gap of ${width < 1 ? rough(width) : number(width, 1)} px and a speed of ${number(before, 0)} px/s before and ${number(then, 0)} px/s after.${product}${pauses}`;
    };
    const state = frozen ? `The engine has frozen the ball after ${number(until, 4)} s and ${counted(count, "touch", "touches")} in one step, and the paddle stops at it.`
      : `${counted(count, "touch", "touches")} within ${number(now, 3)} s. ${last.length ? told(last[last.length - 1]) : count ? "" : `The gap is at first ${gap} px and the ball's speed ${speed} px/s.`}`;
    return { picture, sentence: `${state} The lower picture shows ${zoom ? `the last ${number(100 / size, 1)} % of the time` : "the whole time"}.` };
  },
  question: "How often does the ball touch before the gap is closed?",
  answer: "Without end. A ball that keeps its speed, as one at the game's highest speed does, has pauses that shrink by the same factor each time: infinitely many of them have a finite sum, the time until the two meet. A ball that bounces gets faster by twice the paddle's speed each time, so even its factor comes nearer to 1. No engine can compute infinitely many touches: this one freezes the ball when it has too many in a step, and never pushes it through.",
};
