import { Scene } from "./engine.mjs";
import { arrow, circle, counted, number, plus, words } from "./draw.mjs";

const radius = 22;
const span = 6; // s
const most = 14; // Contacts.
const mostRows = 8;
const borders = ["left border", "right border", "top border", "bottom border"];
const scenes = [
  { name: "three balls", balls: first => [[first, [120, 0]], [[480, 150], [0, 0]], [[240, 40], [0, 75]]] },
  { name: "a cradle", balls: first => [[first, [160, 0]], ...[300, 344, 388, 432, 476].map(x => [[x, 150], [0, 0]])] },
];

const pairOf = ({ kind, ball, other }) => (kind === 3 ? `ball ${ball + 1}: look again` : kind === 2 ? `balls ${ball + 1} and ${other + 1}` : `ball ${ball + 1} and the ${borders[other]}`);
const timeOf = ({ time }) => `${number(time, 4)} s`;

/// The scene after the first `contacts` contacts.
const played = ({ first, scene: chosen }, contacts) => {
  const scene = new Scene(0, 0, 640, 300);
  for (const [at, v] of scenes[chosen].balls(first)) scene.ball(at, v, radius);
  const now = scene.follow(span, contacts);
  const found = { now, balls: scene.balls, contacts: scene.contacts, queue: scene.queue, counts: scene.counts };
  scene.free();
  return found;
};

/// Contacts in the order of their times, from a queue of predictions.
export const order = {
  name: "order",
  title: "Who is first",
  height: 300,
  marks: [["ball", "ball 1"], ["ball blue", "the other balls"], ["ball good ghost", "where two balls would meet by a fresh entry"], ["thin blue", "velocities"]],
  handles: { first: { label: "Ball 1", at: [120, 150], box: [40, 70, 200, 230] } },
  dials: {
    scene: { label: "Scene", min: 0, max: 1, step: 1, value: 0, text: value => scenes[value].name },
    step: { label: "Shown after", min: 0, max: most, step: 1, value: 1, rate: 1, text: value => counted(Math.floor(value), "contact"), most: values => played(values, most).contacts.length },
  },
  play: "step",
  draw: values => {
    const { now, balls, contacts, queue, counts } = played(values, Math.floor(values.step));
    const next = queue.find(({ stale }) => !stale);
    let picture = "";
    for (const { kind, ball, other, time, stale } of queue) {
      if (kind !== 2) continue; // Where two balls would meet.
      for (const { x, y, velocityX, velocityY } of [balls[ball], balls[other]])
        if (!stale) picture += circle(plus([x, y], [velocityX, velocityY], time - now), radius, "ball good ghost");
    }
    balls.forEach(({ x, y, velocityX, velocityY }, i) => {
      const speed = Math.hypot(velocityX, velocityY);
      const v = [velocityX, velocityY];
      picture += circle([x, y], radius, i ? "ball blue" : "ball") + words([x, y + 8], i + 1, "", "middle");
      if (speed > 0) picture += arrow(plus([x, y], v, radius / speed), plus([x, y], v, radius / speed + 0.4), "thin blue");
    });
    const last = contacts[contacts.length - 1];
    const shown = queue.slice(0, mostRows);
    const rows = shown.map(entry => ({ cells: [timeOf(entry), pairOf(entry), entry.stale ? "stale" : entry === next ? "fresh: next" : "fresh"], kind: entry.stale ? "stale" : entry === next ? "now" : "" }));
    if (queue.length > mostRows) rows.push({ cells: ["later", `${queue.length - mostRows} more`, ""], kind: "" });
    const stale = queue.filter(entry => entry.stale).length;
    const before = last ? `Contact ${contacts.length}: ${pairOf(last)}, after ${timeOf(last)}` : "No contact yet";
    const { stale: dropped } = counts;
    return {
      picture,
      sentence: `${before}. The queue has ${counted(queue.length - stale, "fresh entry", "fresh entries")} and ${counted(stale, "stale one")}. Since the start ${counted(dropped, "stale entry", "stale entries")} ${dropped === 1 ? "has" : "have"} been dropped.`,
      list: { head: ["time", "who", "entry"], rows },
    };
  },
  question: "Choose the cradle. Ball 1 hits the row straight on: why does only the last ball leave?",
  answer: "The push passes from pair to pair, all at the same time: two equal balls exchange their velocities, and each then stands still again. Move ball 1 a little up or down, and it pushes ball 2 aside, too: then balls 1, 2 and 6 leave.",
};
