// Shows of two computers and replays: time line, speeds, steps, the best moment, and the verdict on a replay.

import { choices } from "./choices.mjs";
import { anySeed } from "./page.mjs";
import { shownNumber, shownTime } from "./hud.mjs";
import { element, line, say, showScreen } from "./screens.mjs";
import { Refusal } from "./module.mjs";

export const largestReplay = 8e6; ///< Largest accepted file or code, bytes.
const nextAfter = 25; ///< Calls of told() between the end of a match of two computers and the next match.

const sideName = { blue: "Blue wins", red: "Red wins", "": "No winner" };

/// The verdict in two parts: in short, and why.
const verdictOf = told =>
  told.same
    ? ["Verified: same bits", `. ${sideName[told.winner]}, ${shownNumber(told.blue)} : ${shownNumber(told.red)}. Hash ${told.hash}`]
    : ["Not verified", `: ${told.why}.`];

/// Who played a match on, and from when: "A player against Rusty played first. At 0:10 Easy against Master took over."
const takeoversOf = ({ takeovers }) =>
  takeovers.map(({ tick, from, to }, i) => `${i ? "" : ` ${from} played first.`} At ${shownTime(tick)} ${to} took over.`).join("");

export class Player {
  #page;
  #arenas;
  #next = 0;
  #ended = 0;
  #speed = 1;

  constructor(page, arenas) {
    this.#page = page;
    this.#arenas = arenas;
    this.#next = anySeed() % arenas.length;
    element("run").onclick = () => this.run(page.speed === 0);
    element("step").onclick = () => this.#step(1);
    element("step-back").onclick = () => this.#step(-1);
    element("speed").onchange = event => this.#atSpeed(Number(event.target.value));
    element("best").onclick = () => this.#toBest();
    element("tell").onclick = () => this.#tell();
    element("another").onclick = () => this.watch();
    element("time").oninput = event => this.#seek(Number(event.target.value));
  }

  /// Two computers behind the title.
  exhibition() {
    this.#startWatching("title", 300);
  }

  /// Two computers of the chosen strength, as a mode of its own.
  watch() {
    this.#startWatching("watch", choices.strength * 100);
    this.#enter(false);
    element("verdict").textContent = `${this.#page.standing.level}: computer against computer`;
  }

  #startWatching(mode, strength) {
    const { code } = this.#arenas[this.#next++ % this.#arenas.length];
    this.#ended = 0;
    this.#page.start(mode, game => game.watch(code, strength, strength, anySeed()));
  }

  /// Throws a Refusal if replay() would.
  check(data) {
    if (data === null) throw new Refusal("The file is too large for a replay.");
    this.#page.apart(game => game.end(game.replay(data)));
  }

  /// A replay file's bytes, null if there are too many, or a replay code. Throws a Refusal.
  replay(data) {
    if (data === null) throw new Refusal("The file is too large for a replay.");
    this.#page.startOutside("replay", game => game.replay(data));
    this.#enter(true);
    const verdict = element("verdict");
    verdict.textContent = "Verifying";
    // The first picture comes before the simulation of the whole recording.
    const { show } = this.#page;
    requestAnimationFrame(() => setTimeout(() => this.#page.show === show && this.#verify(data), 0));
  }

  #verify(data) {
    const verdict = element("verdict");
    try {
      const told = this.#page.apart(game => game.verify(data));
      const [short, why] = verdictOf(told);
      const strong = document.createElement("b");
      strong.textContent = short;
      const more = line("why", why);
      verdict.replaceChildren(strong, more, line("takeovers", takeoversOf(told)));
      // Who wins is told once the replay has been seen, or on request.
      more.hidden = told.same && !this.#page.standing.over;
      element("tell").hidden = !more.hidden;
      verdict.className = told.same ? "same" : "other";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      verdict.textContent = "Not verified: " + error.message;
      verdict.className = "other";
    }
    this.#page.fit(); // The bar has grown.
  }

  #enter(recorded) {
    element("verdict").className = "";
    for (const id of ["time", "step", "step-back", "best"]) element(id).hidden = !recorded;
    element("another").hidden = recorded;
    element("tell").hidden = true;
    say("");
    element("player").setAttribute("aria-label", recorded ? "Replay" : "Watch");
    element("time").max = this.#page.standing.ticks || 1;
    this.#offerBest();
    for (const option of element("speed").options) option.hidden = option.disabled = !recorded && Number(option.value) > 1;
    element("speed").value = "1";
    this.#speed = 1;
    showScreen("player");
    this.run(true);
  }

  #offerBest() {
    const best = element("best");
    best.disabled = !this.#page.standing.best;
    best.title = best.disabled ? "No best moment has been found in this match yet." : "";
  }

  #tell() {
    const why = element("verdict").querySelector(".why");
    if (why) why.hidden = false;
    if (document.activeElement === element("tell")) element("run").focus();
    element("tell").hidden = true;
    this.#page.fit();
  }

  run(running) {
    const { standing } = this.#page;
    if (running && this.#page.mode === "replay" && standing.over) this.#seek(0);
    this.#page.speed = running ? this.#speed : 0;
    element("run").textContent = running ? "Pause" : "Resume";
  }

  #atSpeed(speed) {
    this.#speed = speed;
    if (this.#page.speed !== 0) this.#page.speed = speed;
  }

  #step(ticks) {
    this.run(false);
    if (ticks > 0) this.#page.game.step(this.#page.show);
    else this.#page.game.seek(this.#page.show, Math.max(0, this.#page.standing.tick - 1));
    this.#page.tell();
  }

  #seek(tick) {
    this.#page.game.seek(this.#page.show, tick);
    this.#page.tell();
  }

  #toBest() {
    const { best } = this.#page.standing;
    this.#seek(best.begin);
    this.run(true);
    say(best.text);
  }

  /// Gets the standing while two computers or a replay play.
  told(standing) {
    if (this.#page.mode === "replay") {
      const time = element("time");
      time.value = standing.tick;
      const round = standing.rounds > 1 ? `, round ${standing.round} of ${standing.rounds}` : "";
      time.setAttribute("aria-valuetext", `${shownTime(standing.tick)} of ${shownTime(standing.ticks)}${round}`);
      this.#offerBest();
      if (standing.over && !element("tell").hidden) this.#tell();
      if (standing.over && this.#page.speed !== 0) this.run(false);
    } else if (standing.over && ++this.#ended > nextAfter) {
      if (this.#page.mode === "title") this.exhibition();
      else this.watch();
    }
  }
}
