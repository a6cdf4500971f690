import { loadEngine } from "./engine.mjs";
import { figure } from "./frame.mjs";
import { figures } from "./figures.mjs";
import { loadScenes } from "./bounce.mjs";

await loadEngine();
await loadScenes();
const sets = Object.fromEntries(figures.map(one => [one.name, figure(one)]));

/// #scene=17 in the address opens that scene of Bounce 100. In a frame the address is that of the page around it.
const around = globalThis.frameElement ? parent : globalThis;
const openScene = () => {
  const number = Number(/(?:^#|&)scene=(\d+)$/.exec(around.location.hash)?.[1]);
  if (!number) return;
  sets.bounce("scene", number);
  document.querySelector("[data-figure=bounce]").scrollIntoView();
};
around.addEventListener("hashchange", openScene);
openScene();

/// In a frame a link to a chapter would open the page around it, whose address links are relative to.
const jump = event => {
  const link = event.target.closest("a[href^='#']");
  const target = link && document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
};
if (globalThis.frameElement) document.addEventListener("click", jump);
document.body.dataset.ready = "yes";
