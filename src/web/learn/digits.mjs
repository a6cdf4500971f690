import { engine } from "./engine.mjs";
import { rough, words } from "./draw.mjs";

const radius = 5;
const w = [97.3, 23.1];
const speed = Math.hypot(...w);

/// The same formula, written in two ways, has other digits.
export const digits = {
  name: "digits",
  title: "Losing digits",
  height: 180,
  dials: {
    far: { label: "The ball's distance at first", min: 1, max: 8, step: 1, value: 6, text: value => `${(10 ** value).toLocaleString("en")} px` },
    aside: { label: "Its path passes the point at", min: 0, max: 4.9, step: 0.1, value: 3.3, text: value => `${value} px` },
  },
  draw: ({ far, aside }) => {
    const away = 10 ** far;
    const p = [(-w[0] * away - w[1] * aside) / speed, (-w[1] * away + w[0] * aside) / speed];
    const exact = engine.meetPoint(p, w, radius).time;
    const book = engine.textbook(p, w, radius);
    const [a, b] = [exact, book].map(time => (Number.isNaN(time) ? "no touch at all" : time.toPrecision(17)));
    const same = [...a].findIndex((letter, i) => letter !== b[i]);
    const shown = same < 0 ? b : `${b.slice(0, same)}<tspan fill="#ff6f61">${b.slice(same)}</tspan>`;
    const picture = words([20, 36], "the engine's time, s", "small") + words([20, 68], a) + words([20, 121], "the textbook's time, s, with other digits in red", "small") + words([20, 153], shown);
    const off = time => `${rough(Math.abs(engine.distance(p, w, time) - radius))} px off`;
    const told = Number.isNaN(book) ? "the textbook's formula finds no touch" : `the textbook's ball is ${off(book)} at the touch`;
    return { picture, sentence: `From ${away.toLocaleString("en")} px away ${told}; the engine's is ${off(exact)}.` };
  },
  question: "Ten times as far away: how much larger does the textbook's error become?",
  answer: "On average a hundred times, because the two squares whose difference it takes grow a hundredfold. The engine's grows tenfold, like the coordinates themselves. Single distances differ, as luck has it with their digits.",
};
