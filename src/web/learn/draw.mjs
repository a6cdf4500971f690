// Pictures as SVG text. Places are [x, y] in the 640 px wide picture.

export const plus = (a, b, k = 1) => [a[0] + k * b[0], a[1] + k * b[1]];
export const minus = (a, b) => plus(a, b, -1);
const px = number => Math.round(number * 10) / 10;

export const line = (a, b, kind = "line") => `<path class="${kind}" d="M${px(a[0])} ${px(a[1])}L${px(b[0])} ${px(b[1])}"/>`;
export const lines = (points, kind = "thin") => `<path class="${kind}" d="M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}"/>`;
export const closed = (points, kind = "line") => `<path class="${kind}" d="M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}Z"/>`;
export const circle = (at, radius, kind = "ball") => `<circle class="${kind}" cx="${px(at[0])}" cy="${px(at[1])}" r="${px(radius)}"/>`;
export const words = (at, text, kind = "", anchor = "start") => `<text class="${kind}" x="${px(at[0])}" y="${px(at[1])}" text-anchor="${anchor}">${text}</text>`;

export const arrow = (a, b, kind = "line") => {
  const [dx, dy] = minus(b, a);
  const size = Math.hypot(dx, dy);
  if (size < 1) return "";
  const back = plus(b, [dx / size, dy / size], -11);
  const side = [(-dy / size) * 6, (dx / size) * 6];
  return line(a, b, kind) + lines([plus(back, side), b, minus(back, side)], kind);
};

/// The mark of a kind in a list of marks, 28 x 18 px.
export const swatch = kind => (kind.startsWith("ball") ? circle([14, 9], 7, kind) : line([3, 9], [25, 9], kind));

/// "1 touch", "2 touches", "1,000 balls".
export const counted = (count, one, more = one + "s") => `${count.toLocaleString("en")} ${count === 1 ? one : more}`;
/// A number for a sentence: 0.4 and -12.25, with a true minus sign.
export const number = (value, digits = 3) => String(Number(value.toFixed(digits))).replace("-", "−");
/// A very small or large number in two digits, such as 7.0e−6.
export const rough = value => {
  const size = Math.abs(value);
  if (size === 0) return "0";
  return (size < 0.01 ? size.toExponential(1) : String(Number(size.toPrecision(2)))).replace("-", "−");
};
