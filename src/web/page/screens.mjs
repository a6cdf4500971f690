// The visible screen, the focus, and announcements to screen readers.

const find = selector => document.querySelector(selector);
export const element = id => document.getElementById(id);

let current = "loading";
let changed = () => {};

export const currentScreen = () => current;
export const onScreen = call => (changed = call);

/// Shows a screen and puts the focus on `focus`, or on the screen's first control.
export const showScreen = (id, focus = null) => {
  for (const screen of document.querySelectorAll(".screen")) screen.hidden = screen.id !== id;
  current = id;
  document.body.dataset.screen = id;
  changed(id);
  const target = focus ?? find(`#${id} .first`) ?? find(`#${id} button:not([hidden])`);
  target?.focus({ preventScroll: true });
};

/// Says a sentence to screen readers.
export const say = text => (element("live").textContent = text);

let noticeEnds = 0;
/// Shows a sentence for some seconds, whatever the screen is.
export const notice = text => {
  const place = element("notice");
  place.textContent = text;
  place.hidden = false;
  clearTimeout(noticeEnds);
  noticeEnds = setTimeout(() => (place.hidden = true), 6000);
};

/// A radio button with its label.
export const radio = (group, value, label, checked) => {
  const choice = document.createElement("label");
  choice.className = "choice";
  const input = document.createElement("input");
  Object.assign(input, { type: "radio", name: group, value, checked });
  const text = document.createElement("span");
  text.textContent = label;
  choice.append(input, text);
  return choice;
};

export const line = (kind, text) => {
  const part = document.createElement("span");
  part.className = kind;
  part.textContent = text;
  return part;
};

const controlsOf = screen => [...screen.querySelectorAll("button, select, textarea, input")]
  .filter(control => !control.disabled && control.getClientRects().length > 0);

/// The nearest control in a direction, for arrow keys and gamepads; none if there is no control in this direction.
const nearest = (from, controls, x, y) => {
  const middle = box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const start = from.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const control of controls) {
    if (control === from) continue;
    const box = control.getBoundingClientRect();
    const ahead = x > 0 ? box.left - start.right : x < 0 ? start.left - box.right : y > 0 ? box.top - start.bottom : start.top - box.bottom;
    if (ahead < -4) continue;
    const [fromX, fromY] = middle(start);
    const [toX, toY] = middle(box);
    const across = x !== 0 ? Math.abs(toY - fromY) : Math.abs(toX - fromX);
    const reach = x !== 0 ? (start.height + box.height) / 2 : (start.width + box.width) / 2;
    const distance = ahead + (across < reach ? 0 : 3 * across) + across / 100;
    if (distance < least) [best, least] = [control, distance];
  }
  return best;
};

/// Moves the focus like the game's menus: to the next control in this direction.
export const moveFocus = (x, y) => {
  const screen = element(current);
  const controls = controlsOf(screen);
  const from = document.activeElement;
  if (!screen.contains(from)) return controls[0]?.focus();
  nearest(from, controls, x, y)?.focus();
};

const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/// Arrow keys move the focus between buttons; fields, lists and sliders keep their own keys.
export const arrowKey = event => {
  if (!(event.code in ways) || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target.matches?.("input, select, textarea")) return false;
  event.preventDefault();
  moveFocus(...ways[event.code]);
  return true;
};
