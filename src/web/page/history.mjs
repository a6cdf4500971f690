// The browser's Back button, which leads through the page's screens as Escape does before it leaves the page.

import { currentScreen } from "./screens.mjs";

/// `leave()` leaves the present screen. One entry above the page's own takes each Back; from the title Back leaves the page.
export const guardHistory = leave => {
  let guarded = false;
  let hash = location.hash;
  const guard = () => {
    if (guarded || ["title", "loading"].includes(currentScreen())) return;
    guarded = true;
    history.pushState("screen", "");
  };
  // After a click or a key has led to another screen: browsers pass over an entry that no person has caused.
  for (const kind of ["click", "keyup"]) addEventListener(kind, guard);
  addEventListener("popstate", event => {
    if (hash !== location.hash) {
      hash = location.hash; // Another link was followed.
      return;
    }
    if (event.state === "screen") return;
    guarded = false;
    if (currentScreen() === "title") return history.back();
    leave();
    guard();
  });
};
