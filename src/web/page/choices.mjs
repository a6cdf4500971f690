// The person's choices, kept in localStorage if the browser allows it. Nothing else is ever stored.

const place = "arkanong";
const first = { strength: 1, arena: "", won: [], volume: 70, muted: false };

/// Whether a stored value can take the place of the first one: somebody may have changed it.
const fits = (value, like) =>
  typeof value === typeof like && Array.isArray(value) === Array.isArray(like) && (typeof value !== "number" || (value >= 0 && value <= 100 && Number.isInteger(value)));

const read = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(place)) ?? {};
    const choices = { ...first };
    for (const [key, value] of Object.entries(kept))
      if (fits(value, first[key])) choices[key] = value;
    return choices;
  } catch {
    return { ...first };
  }
};

export const choices = read();

/// Changes some choices and stores all.
export const choose = changes => {
  Object.assign(choices, changes);
  try {
    localStorage.setItem(place, JSON.stringify(choices));
  } catch {
    // Without storage the choices last until the page is closed.
  }
};
