// A match that a person plays, from PLAY to the result.

import { choices, choose } from "./choices.mjs";
import { anySeed } from "./page.mjs";
import { shownNumber, shownTime } from "./hud.mjs";
import { currentScreen, element, say, showScreen } from "./screens.mjs";

const hints = {
  mouse: "Move the mouse. Click to serve.",
  touch: "Drag below the paddle. Tap to serve.",
  keys: "Arrow keys move. Space serves.",
  pad: "The left stick moves. A serves.",
};

export const saveFile = (name, bytes) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

const linkTo = code => location.href.split("#")[0] + "#replay=" + code;

export class Match {
  #page;
  #setup = null; // {level, strength}: what Again plays.
  #levels;
  #served = false;
  #title;

  /// `levels` as the game lists them; `title()` leads back to the title.
  constructor(page, levels, title) {
    this.#page = page;
    this.#levels = levels;
    this.#title = title;
    element("pause").onclick = () => this.pause();
    element("resume").onclick = () => this.resume();
    element("restart").onclick = () => this.begin(this.#setup);
    element("leave").onclick = title;
    element("again").onclick = () => this.begin(this.#setup);
    element("next").onclick = () => this.begin({ level: this.#following(), strength: -1 });
    element("copy").onclick = () => this.#copy();
    element("save").onclick = () => this.#save();
    addEventListener("visibilitychange", () => document.hidden && this.pause());
    addEventListener("blur", () => this.pause());
  }

  /// strength: in hundredths; negative: the level's own opponent.
  begin(setup) {
    this.#setup = setup;
    this.#page.start("match", game => game.play(setup.level.code, setup.strength, anySeed()));
    this.#enter();
  }

  /// Begins the match whose briefing is on the screen.
  beginShown(setup) {
    this.#setup = setup;
    this.#page.mode = "match";
    this.#page.speed = 1;
    this.#enter();
  }

  #enter() {
    showScreen("match", element("stage"));
    say(`Match against ${this.#page.standing.red.name}`);
  }

  /// Whether there is a match whose end would be a loss, paused or not.
  get goesOn() {
    return this.#page.mode === "match" && !this.#page.standing.over;
  }

  pause() {
    if (currentScreen() !== "match") return;
    this.#page.speed = 0;
    this.#page.input.release();
    showScreen("paused");
  }

  resume() {
    this.#page.speed = 1;
    showScreen("match", element("stage"));
  }

  /// Gets the standing while a person plays.
  told(standing) {
    const hint = element("hint");
    if (standing.blue.reserve === 0 || (this.#served ||= !standing.canServe && standing.phase === "play")) hint.hidden = true;
    else if (hint.textContent !== hints[this.#page.input.device]) hint.textContent = hints[this.#page.input.device];
    if (standing.over && currentScreen() === "match") this.#result(standing);
  }

  #following() {
    const at = this.#levels.indexOf(this.#setup.level);
    const next = this.#levels[at + 1];
    return at >= 0 && next?.place && this.#setup.level.place ? next : null;
  }

  #result(standing) {
    const { level } = this.#setup;
    const won = standing.winner === "blue";
    if (won && level.place && !choices.won.includes(level.place)) choose({ won: [...choices.won, level.place] });
    const name = won ? "You win" : standing.winner === "red" ? "You lose" : "A draw";
    const { blue, red } = standing;
    element("result-name").textContent = name;
    element("result").classList.toggle("won", won);
    element("result").classList.toggle("lost", standing.winner === "red");
    element("result-text").textContent =
      `Goals ${blue.goals} : ${red.goals}\nScore ${shownNumber(blue.score)} : ${shownNumber(red.score)}\n` +
      `${standing.level} against ${red.name}, ${shownTime(standing.clock)}`;
    element("result-said").textContent = "";
    const next = won && this.#following() !== null;
    element("next").hidden = !next;
    this.#page.input.release();
    showScreen("result", next ? element("next") : element("again"));
    say(`${name}. Goals ${blue.goals} to ${red.goals}.`);
  }

  async #copy() {
    const said = element("result-said");
    const code = this.#page.game.recordingCode(this.#page.show);
    if (code === "") {
      said.textContent = "This match is too long for a link. Save the replay instead.";
      return;
    }
    try {
      await navigator.clipboard.writeText(linkTo(code));
      said.textContent = "The link is in the clipboard.";
    } catch {
      element("link-field").value = linkTo(code);
      showScreen("link", element("link-field"));
      element("link-field").select();
    }
  }

  #save() {
    const name = `arkanong-${this.#page.standing.level.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.replay`;
    saveFile(name, this.#page.game.recording(this.#page.show));
    element("result-said").textContent = `Saved as ${name}`;
  }
}
