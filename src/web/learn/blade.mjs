import { engine } from "./engine.mjs";
import { circle, counted, line, lines, minus, number, plus, rough } from "./draw.mjs";

const radius = 18;
const pivot = [320, 160];
const reach = 120;
const ends = [[-reach, 0], [reach, 0]];
const span = 3;
const mostSteps = 30;

/// The engine's own steps: when each begins, the gap then, and for how long no touch is possible. The last one has no `safe`.
const walk = (p, w, spin) => {
  const steps = [];
  for (;;) {
    const { time } = engine.advance(p, radius, w, ...ends, spin, span, steps.length);
    const gap = engine.fromSegment(engine.fromBlade(plus(p, w, time), spin * time), ...ends) - radius;
    const after = engine.advance(p, radius, w, ...ends, spin, span, steps.length + 1);
    if (after.touches !== 0 || steps.length === mostSteps) return { steps: [...steps, { time, gap }], touches: after.touches > 0 };
    steps.push({ time, gap, safe: after.time - time });
  }
};

const course = ({ from, aim }) => [minus(from, pivot), minus(aim, from).map(part => part / 2)];
const stepsOf = values => walk(...course(values), values.spin).steps.length - 1;

/// From the blade, the blade rests and the ball's path is curved. The engine walks along it in steps that are certainly free.
export const blade = {
  name: "blade",
  title: "From the blade",
  height: 320,
  marks: [["ball", "the ball now"], ["ball ghost", "where each earlier step began"], ["ball good", "the ball at the touch"], ["line good", "the next step, which is certainly free"], ["line red", "the blade"], ["thin blue dash", "the path of its centre"]],
  handles: {
    from: { label: "Where the ball starts", at: [60, 80], box: [30, 30, 160, 290] },
    aim: { label: "Where the ball aims", at: [560, 190], box: [480, 30, 610, 290] },
  },
  dials: {
    step: { label: "Walked", min: 0, max: mostSteps, step: 1, value: 4, rate: 1.5, text: (value, values) => `${Math.floor(value)} of ${counted(stepsOf(values), "step")}`, most: values => stepsOf(values) },
    spin: { label: "Spin", min: -1, max: 1, step: 0.05, value: 0.4, text: value => `${counted(Math.abs(value), "turn/s", "turns/s")} ${value < 0 ? "anticlockwise" : "clockwise"}` },
    seat: { label: "Seen from", min: 0, max: 1, step: 1, value: 1, text: value => (value ? "the blade" : "the ground") },
  },
  play: "step",
  draw: ({ from, aim, step, spin, seat }) => {
    const [p, w] = course({ from, aim });
    const { steps, touches } = walk(p, w, spin);
    const last = steps.length - 1;
    const taken = Math.min(Math.floor(step), last);
    const { time: now, gap, safe } = steps[taken];
    const seen = at => plus(pivot, engine.fromBlade(plus(p, w, at), seat ? spin * at : 0));
    const tip = engine.fromBlade([reach, 0], seat ? 0 : -spin * now);
    const path = (begin, end) => Array.from({ length: 61 }, (_, i) => seen(begin + (i * (end - begin)) / 60));
    let picture = line(minus(pivot, tip), plus(pivot, tip), "line red") + circle(pivot, 4, "line red") + lines(path(0, touches ? steps[last].time : span), "thin blue dash");
    for (const { time } of steps.slice(0, taken)) picture += circle(seen(time), radius, "ball ghost");
    if (safe) picture += lines(path(now, now + safe), "line good");
    picture += circle(seen(now), radius, taken === last && touches ? "ball good" : "ball");
    const where = seat ? "From the blade the path is curved and the blade rests" : "From the ground the path is straight and the blade turns";
    const end = touches ? `The touch is at ${number(steps[last].time, 4)} s` : last === mostSteps ? `It glides along: more than ${mostSteps} steps` : `No touch within ${span} s`;
    const walked = safe ? `After ${taken} of ${counted(last, "step")} the gap is ${rough(gap)} px: the next ${rough(safe)} s are certainly free` : `After ${counted(taken, "step")} the gap is ${rough(gap)} px`;
    const rows = steps.slice(0, taken + 1).map((one, i) => ({ cells: [counted(i, "step"), `${number(one.time, 6)} s`, `${rough(one.gap)} px`, one.safe ? `${rough(one.safe)} s` : touches ? "touch" : "the end"], kind: i === taken ? "now" : "" }));
    return { picture, sentence: `${where}. ${walked}. ${end}.`, list: { head: ["after", "time", "gap", "free for"], rows: rows.slice(-7) } };
  },
  question: "There is no formula for this touch. How can the engine be sure to miss none?",
  answer: "It knows how strongly the path can curve at most. So it goes ahead by a time in which the ball certainly cannot arrive, looks again, and repeats that until the gap is a billionth of a pixel. Near the touch each step has about twice as many right digits as the one before.",
};
