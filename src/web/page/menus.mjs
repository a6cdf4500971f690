// The title and the menus that lead from it.

import { choices, choose } from "./choices.mjs";
import { currentScreen, element, line, radio, showScreen } from "./screens.mjs";

const described = level => `${level.place} ${level.name}` + (level.opponent ? ` against ${level.opponent}` : "");

export class Menus {
  #campaign;
  #arenas;
  #strengths;
  #calls;

  /// `calls`: play(setup), watch(), open(text).
  constructor(levels, strengths, calls) {
    this.#campaign = levels.filter(level => level.place !== "");
    this.#arenas = levels.filter(level => level.place === "");
    this.#strengths = strengths;
    this.#calls = calls;

    element("play").onclick = () => calls.play(this.#chosen());
    element("to-watch").onclick = calls.watch;
    for (const id of ["campaign", "versus", "replays", "codes", "help"]) element("to-" + id).onclick = () => this.#open(id);
    element("choose-file").onclick = () => element("file").click();
    element("versus").querySelector("form").onsubmit = event => {
      event.preventDefault();
      calls.play(this.#chosen());
    };
    element("codes").querySelector("form").onsubmit = event => {
      event.preventDefault();
      const text = element("code").value.trim();
      element("code-said").textContent = text === "" ? "Paste or type a code first." : "";
      if (text !== "") calls.open(text);
    };
    element("code").onkeydown = event => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      element("codes").querySelector("form").requestSubmit();
    };
    element("strengths").append(...strengths.map((name, i) => radio("strength", i, name, i === choices.strength)));
    element("arenas").append(...this.#arenas.map(({ name }) => radio("arena", name, name, name === this.#arena().name)));
    element("strengths").onchange = event => choose({ strength: Number(event.target.value) });
    element("arenas").onchange = event => choose({ arena: event.target.value });
  }

  get arenas() {
    return this.#arenas;
  }

  #arena() {
    return this.#arenas.find(({ name }) => name === choices.arena) ?? this.#arenas[0];
  }

  /// What PLAY begins.
  #chosen() {
    return { level: this.#arena(), strength: 100 * Math.min(choices.strength, this.#strengths.length - 1) };
  }

  /// The first level that is not won, or the last one.
  #nextLevel() {
    return this.#campaign.find(({ place }) => !choices.won.includes(place)) ?? this.#campaign.at(-1);
  }

  #open(id) {
    if (id === "campaign") this.#listLevels();
    element("code-said").textContent = "";
    showScreen(id, id === "codes" ? element("code") : id === "campaign" ? element("levels").querySelector(".first") : null);
  }

  #listLevels() {
    const next = this.#nextLevel();
    element("levels").replaceChildren(...this.#campaign.map(level => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      if (level === next) button.className = "first";
      if (choices.won.includes(level.place)) button.append(line("won", "Won"), " ");
      const name = document.createElement("b");
      name.textContent = `${level.place} ${level.name}`;
      button.append(name, " ", line("opponent", level.opponent));
      button.onclick = () => this.#calls.play({ level, strength: -1 });
      item.append(button);
      return item;
    }));
  }

  /// The focus is on the button that led to the screen before, or on PLAY.
  title() {
    const before = currentScreen();
    const from = element("to-" + (before === "player" ? "watch" : before));
    const strength = this.#strengths[Math.min(choices.strength, this.#strengths.length - 1)];
    element("play-what").textContent = `${this.#arena().name}, ${strength.toLowerCase()} computer`;
    const all = this.#campaign.every(({ place }) => choices.won.includes(place));
    element("campaign-what").textContent = all ? "Every level won" : described(this.#nextLevel());
    showScreen("title", from ?? element("play"));
  }
}
