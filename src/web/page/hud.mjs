// Names and scores in HTML for small screens, which show only the field; announces goals to screen readers.

import { element, say } from "./screens.mjs";

const ticksPerSecond = 120;
export const shownTime = ticks => {
  const seconds = Math.floor(ticks / ticksPerSecond);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/// As the game's own panels show it: 12 345.
export const shownNumber = number => String(number).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

const secondsLeft = ticks => Math.ceil(ticks / ticksPerSecond);

const mostDots = 7;
const sides = ["blue", "red"];
const sideNames = ["Blue", "Red"];
const dots = (full, missing) => "●".repeat(full) + "○".repeat(missing);

const superText = ({ momentum, momentumNeeded, superLeft }) =>
  superLeft > 0 ? `Super: ${secondsLeft(superLeft)} s` : momentumNeeded > 0 ? `Super ${momentum}/${momentumNeeded}` : "";
const powersText = powers => powers.map(({ name, left }) => `${name} ${secondsLeft(left)}`).join(", ");

const set = (place, text) => {
  if (place.textContent !== text) place.textContent = text;
};

export class Hud {
  #hud = element("hud");
  #goals = null;

  /// Called when another show begins.
  reset() {
    this.#goals = null;
  }

  /// Shows the standing; hidden unless `visible`. Goals are announced if `aloud`.
  show(standing, visible, aloud) {
    this.#hud.hidden = !visible;
    for (const side of sides) {
      const { name, goals, needed, score, reserve } = standing[side];
      const place = this.#hud.querySelector("." + side);
      set(place.querySelector(".name"), name);
      set(place.querySelector(".goals"), goals + needed <= mostDots ? dots(goals, needed) : String(goals));
      set(place.querySelector(".score"), shownNumber(score));
      set(place.querySelector(".reserve"), `${reserve} ${reserve === 1 ? "serve" : "serves"}`);
      set(place.querySelector(".super"), superText(standing[side]));
      set(place.querySelector(".powers"), powersText(standing[side].powers));
    }
    const { time } = standing;
    set(this.#hud.querySelector(".arena"), standing.level);
    set(this.#hud.querySelector(".left"), time ? time.label : "");
    set(this.#hud.querySelector(".clock"), time && time.left >= 0 ? shownTime(time.left) : "");
    this.#sayGoals(standing, aloud);
  }

  #sayGoals(standing, aloud) {
    const goals = sides.map(side => standing[side].goals);
    const last = this.#goals;
    this.#goals = goals;
    if (!last || !aloud) return;
    sides.forEach((side, i) => {
      if (goals[i] > last[i]) say(`Goal for ${sideNames[i]}. Blue ${goals[0]}, Red ${goals[1]}.`);
    });
  }
}
