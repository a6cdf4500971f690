// The page on collision, which is packed into this file and uses its WebAssembly, in a frame that is a screen.

import { packedFile } from "./files.mjs";
import { element, showScreen } from "./screens.mjs";

globalThis.packedFile = packedFile; // For the page in the frame.

/// Shows it; Esc in it calls back().
export const learn = async back => {
  showScreen("collision");
  const frame = element("collision").querySelector("iframe");
  if (frame.srcdoc) return;
  frame.onload = () => frame.contentWindow.addEventListener("keydown", event => { if (event.code === "Escape") back(); });
  frame.srcdoc = new TextDecoder().decode(await packedFile("collision.page"));
};
