// Starts the page: unpacks its files, makes the game, and leads from screen to screen.

import { choices, choose } from "./choices.mjs";
import { packedFile } from "./files.mjs";
import { flatOn } from "./flat.mjs";
import { guardHistory } from "./history.mjs";
import { Hud } from "./hud.mjs";
import { Input } from "./input.mjs";
import { learn } from "./learn.mjs";
import { guardPicture, lightOn } from "./light.mjs";
import { Match } from "./match.mjs";
import { Menus } from "./menus.mjs";
import { Game, Refusal } from "./module.mjs";
import { anySeed, Page } from "./page.mjs";
import { largestReplay, Player } from "./player.mjs";
import { arrowKey, currentScreen, element, moveFocus, notice, onScreen, say, showScreen } from "./screens.mjs";
import { Sounds } from "./sounds.mjs";
import { Stage } from "./stage.mjs";

const atlasPicture = async () => {
  const bytes = await packedFile("atlas.webp");
  return createImageBitmap(new Blob([bytes], { type: "image/webp" }), { premultiplyAlpha: "none", colorSpaceConversion: "none" });
};

const begin = async () => {
  if (!globalThis.WebAssembly) {
    element("loading-text").textContent =
      "Arkanong cannot start here: this browser has no WebAssembly, or a setting such as Lockdown Mode turns it off. Allow it for this page, or open the page in another browser.";
    return;
  }
  const compiled = packedFile("game.wasm").then(bytes => WebAssembly.compile(bytes));
  const [code, table, atlas] = await Promise.all([compiled, packedFile("atlas.bin"), atlasPicture()]);
  const game = new Game(code, table);
  const version = game.version();
  const levels = game.levels();
  const canvas = element("stage");
  const picture = (location.search.includes("canvas2d") ? null : lightOn(canvas, atlas)) ?? flatOn(canvas, atlas);
  const stage = new Stage(canvas, version.screen, version.field);
  const input = new Input(stage);
  const sounds = new Sounds();
  const hud = new Hud();
  const page = new Page(game, stage, picture, input, sounds, hud);

  const fit = () => {
    // The controls of a show are laid out for the window's kind, too.
    for (let i = 0; i < 2; ++i)
      stage.fit(innerWidth, innerHeight, currentScreen(), document.querySelector(".bar").offsetHeight, element("hud").offsetHeight);
  };
  page.fit = fit;
  const title = () => {
    if (page.mode !== "title") player.exhibition();
    page.speed = 1;
    menus.title();
  };
  const match = new Match(page, levels, title);
  const menus = new Menus(levels, version.strengths, {
    play: setup => match.begin(setup),
    watch: () => player.watch(),
    open: text => open(text),
  });
  const player = new Player(page, menus.arenas);

  /// "the replay: is broken: ..." as a sentence below the heading.
  const sentence = text => {
    const plain = text.replace(/^(the replay|level code|replay code): (is )?/, "");
    return plain[0].toUpperCase() + plain.slice(1).replace(/\.?$/, ".");
  };
  const refused = error => {
    if (!(error instanceof Refusal)) throw error;
    element("refused-text").textContent = sentence(error.message);
    element("refused-back").textContent = match.goesOn ? "Back to the match" : "Title";
    if (match.goesOn) match.pause();
    else if (page.mode !== "title") player.exhibition();
    showScreen("refused");
  };
  const trying = call => {
    try {
      call();
    } catch (error) {
      refused(error);
    }
  };

  let briefed = null;
  const briefing = levelCode => {
    page.startOutside("briefing", shown => shown.play(levelCode, -1, anySeed()));
    const { level, opponent, mission, place } = page.standing;
    const strength = opponent ? -1 : choices.strength * 100;
    if (!opponent) page.start("briefing", shown => shown.play(levelCode, strength, anySeed()));
    briefed = { level: { code: levelCode, name: level, place: "" }, strength };
    page.speed = 0;
    element("briefing-name").textContent = place ? `${place} ${level}` : level;
    const against = opponent || "the computer: " + version.strengths[choices.strength].toLowerCase();
    element("briefing-text").textContent = `Against ${against}.` + (mission ? ` Mission: ${mission}.` : "");
    showScreen("briefing");
  };
  element("begin").onclick = () => match.beginShown(briefed);

  // What takes the place of a match has to be whole, and the person agrees first.
  let replacement = null;
  const replacing = (what, check, begins) => {
    if (!match.goesOn) return trying(begins);
    match.pause();
    trying(() => {
      check();
      replacement = begins;
      element("ask-text").textContent = `${what} is ready to open. It ends the match that you play.`;
      showScreen("ask");
    });
  };
  element("end-match").onclick = () => trying(replacement);
  const openReplay = (data, what) => replacing(what, () => player.check(data), () => player.replay(data));

  /// A link, the part of a link after #, or a code alone.
  const open = text => {
    if (text === "" || text === "#") return;
    if (/^#(collision|scene=\d+)$/.test(text)) learn(back);
    else if (text.length > largestReplay) refused(new Refusal("The code is too long."));
    else if (/#replay=|^R/.test(text)) openReplay(text.replace(/^R/, "#replay=R"), "The replay");
    else if (/#level=|^L/.test(text))
      replacing("The level", () => page.apart(game => game.end(game.play(text, -1, 0))), () => briefing(text));
    else refused(new Refusal("This is no link or code of Arkanong: codes begin with L for a level or R for a replay, and links hold #level= or #replay= before one."));
  };
  const openHash = () => {
    let text = location.hash;
    try {
      text = decodeURIComponent(text);
    } catch {
      // A stray % is no letter of a code, which is said then.
    }
    open(text);
  };
  const openFile = async file => {
    let bytes = null;
    try {
      if (file.size <= largestReplay) bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      return refused(new Refusal("This cannot be read. It may be a folder."));
    }
    openReplay(bytes, "The replay");
  };
  const openFiles = files => {
    if (files.length > 1) notice(`Only the first of these ${files.length} files is opened.`);
    openFile(files[0]);
  };

  page.told = standing => {
    hud.show(standing, stage.fieldOnly && ["match", "player"].includes(currentScreen()), page.mode !== "title");
    if (page.mode === "match") match.told(standing);
    else if (page.mode !== "briefing") player.told(standing);
  };
  if (picture.name !== "Canvas 2D")
    guardPicture(canvas, {
      lost() {
        match.pause();
        notice("The browser took the graphics away. They come back in a moment.");
      },
      given: () => notice("The graphics are back."),
      gone(other) {
        stage.canvas = other;
        page.picture = flatOn(other, atlas);
        fit();
        notice("The graphics did not come back, so the page draws plainer pictures from now on.");
      },
    });
  page.failed = error => {
    page.renew();
    player.exhibition();
    element("refused-text").textContent = "The game stopped: " + error.message;
    showScreen("refused");
  };

  onScreen(screen => {
    input.active = screen === "match";
    if (!["match", "paused", "result", "player"].includes(screen)) say("");
    if (page.show !== null && page.standing) page.told(page.standing);
    fit();
  });
  addEventListener("resize", fit);

  const back = () => {
    const screen = currentScreen();
    if (screen === "paused") match.resume();
    else if (match.goesOn && ["refused", "ask"].includes(screen)) showScreen("paused");
    else if (screen === "link") showScreen("result");
    else if (screen !== "title" && screen !== "match") title();
  };
  for (const button of document.querySelectorAll(".back")) button.onclick = back;
  element("to-collision").onclick = () => learn(back);
  input.act = name => {
    if (name === "pause") match.pause();
    else if (name === "back") back();
    else if (name === "accept") document.activeElement?.click();
    else moveFocus(...{ up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[name]);
  };
  guardHistory(() => (currentScreen() === "match" ? match.pause() : back()));
  addEventListener("keydown", event => {
    if (event.code === "KeyM" && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.matches?.("textarea, select")) return mute();
    if (input.active || event.defaultPrevented) return;
    if (event.code === "Escape" || (event.code === "KeyP" && currentScreen() === "paused")) {
      event.preventDefault();
      back();
    } else {
      arrowKey(event);
    }
  });

  const mutes = document.querySelectorAll(".mute");
  const showSound = () => {
    for (const button of mutes) {
      button.setAttribute("aria-pressed", String(choices.muted));
      button.textContent = choices.muted ? "Muted" : "Mute";
    }
    const volume = element("volume");
    volume.value = choices.volume;
    volume.setAttribute("aria-valuetext", `${choices.volume} %`);
    sounds.adjust();
  };
  const mute = () => { choose({ muted: !choices.muted }); showSound(); };
  for (const button of mutes) button.onclick = mute;
  element("volume").oninput = event => { choose({ volume: Number(event.target.value), muted: false }); showSound(); };
  showSound();
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => sounds.begin(), { passive: true });
  addEventListener("visibilitychange", () => (document.hidden ? sounds.rest() : sounds.begin()));

  const drop = element("drop");
  addEventListener("dragover", event => { event.preventDefault(); drop.hidden = false; });
  addEventListener("dragleave", event => { if (!event.relatedTarget) drop.hidden = true; });
  addEventListener("drop", event => {
    event.preventDefault();
    drop.hidden = true;
    const { files } = event.dataTransfer;
    const text = event.dataTransfer.getData("text").trim();
    if (files.length > 0) openFiles(files);
    else if (text !== "") open(text);
  });
  element("file").onchange = event => {
    if (event.target.files.length > 0) openFiles(event.target.files);
    event.target.value = "";
  };
  addEventListener("hashchange", openHash);

  title();
  openHash();
  page.draw();
  performance.mark("first-frame");
  requestAnimationFrame(page.frame);
  globalThis.arkanong = page; // For tests and the curious.
};

begin().catch(error => {
  element("loading-text").textContent = "Arkanong cannot start here: " + error.message;
  throw error;
});
