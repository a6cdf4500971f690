// The frame of a figure: its picture, handles, dials, sentence and question. Nothing in it moves until somebody moves it or
// presses PLAY.

import { swatch } from "./draw.mjs";

const svgName = "http://www.w3.org/2000/svg";
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

const add = (parent, name, attributes = {}, text = "") => {
  const element = parent.namespaceURI === svgName || name === "svg" ? document.createElementNS(svgName, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  parent.append(element);
  return element;
};

/// Writes a text that may be there already: writing it again would lay out and paint the long page again, sixty times a second.
const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

const boxed = ([x, y], [left, top, right, bottom]) => [clamp(x, left, right), clamp(y, top, bottom)];

/// px by which a key moves a handle: to the right and upwards, where values grow.
const amounts = { ArrowLeft: -8, ArrowDown: -8, ArrowRight: 8, ArrowUp: 8, PageDown: -40, PageUp: 40, Home: -Infinity, End: Infinity };
const upright = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"];

/// A handle is { label, at: [x, y], box: [left, top, right, bottom], within(values), text(at) }. One with left equal to right or top
/// equal to bottom is a slider: all keys move it along its line. Another one moves both ways.
const addHandle = (svg, handle, moved) => {
  const group = add(svg, "g", { class: "handle", role: "slider", tabindex: 0, "aria-label": handle.label, "aria-describedby": "keys" });
  add(group, "circle", { r: 30, fill: "transparent" });
  add(group, "circle", { class: "grip", r: 17 });
  const [across, up] = [handle.box[2] > handle.box[0], handle.box[3] > handle.box[1]];
  if (!across) group.setAttribute("aria-orientation", "vertical");
  if (across && up) group.setAttribute("aria-roledescription", "handle that moves both ways");
  const place = at => {
    handle.at = boxed(at, handle.box);
    moved();
  };
  const show = () => {
    const [x, y] = handle.at;
    const [left, top, right, bottom] = handle.box;
    const [low, now, high] = across ? [left, x, right] : [0, bottom - y, bottom - top];
    const text = handle.text?.(handle.at) ?? (across ? `${Math.round(x)} px from the left` : `${Math.round(bottom - y)} px above its lowest place`) + (across && up ? `, ${Math.round(y)} px from the top` : "");
    group.setAttribute("transform", `translate(${x} ${y})`);
    for (const [name, value] of Object.entries({ min: low, max: high, now, text })) group.setAttribute("aria-value" + name, value);
  };
  group.addEventListener("keydown", event => {
    let amount = amounts[event.key];
    if (!amount || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey && Math.abs(amount) === 8) amount = Math.sign(amount);
    const [x, y] = handle.at;
    const upwards = across && up ? upright.includes(event.key) || (event.ctrlKey && !Number.isFinite(amount)) : up;
    place(upwards ? [x, y - amount] : [x + amount, y]);
  });
  group.addEventListener("touchstart", event => event.preventDefault(), { passive: false }); // It would scroll the page.
  let finger = null; // Or the mouse, that drags.
  group.addEventListener("pointerdown", event => {
    finger = event.pointerId;
    group.setPointerCapture(finger);
    group.focus({ preventScroll: true });
  });
  group.addEventListener("pointermove", event => {
    if (event.pointerId !== finger) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    place([at.x, at.y]);
  });
  for (const end of ["pointerup", "pointercancel"]) group.addEventListener(end, () => { finger = null; });
  return show;
};

/// A dial is { label, min, max, step, value, text(value, values), most(values) }; with `number` it is a field for a whole number.
const addDial = (figure, dial, moved) => {
  const label = add(figure, "label", { class: "dial" });
  const name = add(label, "span");
  const { min, max, step, value } = dial; // The highest value may change.
  const input = add(label, "input", { type: dial.number ? "number" : "range", min, max, step, value, "aria-label": dial.label });
  input.addEventListener("input", () => {
    if (input.value === "") return; // Somebody types another number.
    dial.value = clamp(Number(input.value), min, dial.max);
    if (dial.number) dial.value = Math.round(dial.value);
    moved();
  });
  return values => {
    const text = dial.text ? dial.text(dial.value, values) : String(dial.value);
    write(name, dial.number ? dial.label : `${dial.label}: ${text}`);
    if (input.getAttribute("aria-valuetext") !== text) input.setAttribute("aria-valuetext", text);
    if (Number(input.max) !== dial.max) input.max = dial.max;
    if (Number(input.value) !== dial.value) input.value = dial.value;
  };
};

/// PLAY moves a dial from its beginning to its end as the clock does, or calls onFrame(seconds) until it is pressed
/// again. Meanwhile a screen reader is not told the sentence of each picture.
const addPlay = (figure, time, onFrame, moved, sentence) => {
  const button = add(figure, "button", { type: "button", "aria-pressed": "false" }, "Play");
  let last = null;
  const stop = () => {
    last = null;
    button.textContent = "Play";
    button.setAttribute("aria-pressed", "false");
    sentence.setAttribute("aria-live", "polite");
  };
  const frame = now => {
    if (last === null) return;
    const seconds = clamp((now - last) / 1000, 0, 0.05);
    last = now;
    if (time) time.value = Math.min(time.value + seconds * (time.rate ?? 1), time.max);
    onFrame?.(seconds);
    moved();
    if (time && time.value >= time.max) stop();
    else requestAnimationFrame(frame);
  };
  button.addEventListener("click", () => {
    if (last !== null) return stop();
    if (time && time.value >= time.max) time.value = time.min;
    last = performance.now();
    button.textContent = "Pause";
    button.setAttribute("aria-pressed", "true");
    sentence.setAttribute("aria-live", "off");
    requestAnimationFrame(frame);
  });
};

/// The rows { cells, kind } under `head`.
const showList = (table, { head, rows }) => {
  table.textContent = "";
  const top = add(table, "tr");
  for (const cell of head) add(top, "th", { scope: "col" }, cell);
  for (const { cells, kind } of rows) {
    const row = add(table, "tr", { class: kind });
    for (const cell of cells) add(row, "td", {}, cell);
  }
};

/// What draw() gets: the value of each handle and dial.
export const valuesOf = ({ handles = {}, dials = {} }) => ({
  ...Object.fromEntries(Object.entries(handles).map(([key, handle]) => [key, handle.at])),
  ...Object.fromEntries(Object.entries(dials).map(([key, dial]) => [key, dial.value])),
});

/// What each mark of the picture means.
const addMarks = (figure, marks) => {
  const list = add(figure, "ul", { class: "marks" });
  for (const [kind, text] of marks) {
    const item = add(list, "li");
    add(item, "svg", { viewBox: "0 0 28 18", "aria-hidden": "true" }).innerHTML = swatch(kind);
    item.append(text);
  }
};

/// Applies the limits that depend on other values, such as how many steps there are.
export const confine = description => {
  const values = valuesOf(description);
  for (const handle of Object.values(description.handles ?? {})) {
    if (handle.within) handle.box = handle.within(values);
    handle.at = boxed(handle.at, handle.box);
  }
  for (const dial of Object.values(description.dials ?? {})) {
    if (dial.most) dial.max = dial.most(values);
    dial.value = Math.min(dial.value, dial.max);
  }
};

/// Builds a figure where the text has a place for its `name`. draw(values) returns the picture as SVG, or paints on the canvas
/// that it is given if `canvas` is set, and the sentence, and a list if there is one. `marks` are the kinds of its marks with their meanings, `play`
/// is the dial that PLAY moves.
/// Returns set(dial, value).
export const figure = description => {
  const { name, title, height = 300, handles = {}, dials = {}, marks = [], play = "time", canvas = false, onFrame, draw, question, answer } = description;
  const place = document.querySelector(`[data-figure="${name}"]`);
  if (!place) throw new Error(`the text has no place for the figure ${name}`);
  place.textContent = "";
  add(place, "h3", {}, title);
  const surface = canvas ? add(place, "canvas", { width: 1280, height: 2 * height, role: "img", "aria-label": title })
    : add(place, "svg", { viewBox: `0 0 640 ${height}`, role: "group", "aria-label": title });
  const picture = canvas ? surface.getContext("2d", { willReadFrequently: true }) : add(surface, "g", { "aria-hidden": "true" });
  addMarks(place, marks);
  const sentence = add(place, "p", { class: "sentence", "aria-live": "polite" });
  const shows = [];
  let table = null;
  const update = () => {
    confine(description);
    const values = valuesOf(description);
    for (const show of shows) show(values);
    const drawn = draw(values, picture);
    if (!canvas) picture.innerHTML = drawn.picture;
    write(sentence, drawn.sentence.replace(/(\d) (?=(?:px|s|px\/s)\b)/g, "$1\u00a0")); // A number stays with its unit.
    if (drawn.list) showList(table ??= add(add(place, "div", { class: "wide list" }), "table"), drawn.list);
  };
  for (const handle of Object.values(handles)) shows.push(addHandle(surface, handle, update));
  for (const dial of Object.values(dials)) shows.push(addDial(place, dial, update));
  if (dials[play] || onFrame) addPlay(place, dials[play], onFrame, update, sentence);
  update();
  const details = add(place, "details");
  add(details, "summary", {}, question);
  add(details, "p", {}, answer);
  return (dial, value) => {
    dials[dial].value = clamp(value, dials[dial].min, dials[dial].max);
    update();
  };
};
