// Draws the game's batches with Canvas 2D, for browsers without WebGL. It is plainer: each sprite has a single colour, the
// average of its corners, and a sprite that is no parallelogram is filled without its picture.

const vertexBytes = 20;
const spriteVertices = 6;
const keptTints = 600;

export const flatOn = (canvas, atlas) => {
  const context = canvas.getContext("2d", { alpha: false });
  const tints = new Map();
  const x = new Float32Array(spriteVertices);
  const y = new Float32Array(spriteVertices);
  const u = new Float32Array(spriteVertices);
  const v = new Float32Array(spriteVertices);
  const colour = new Float32Array(4);
  let floats = new DataView(new ArrayBuffer(0));
  let scaleX = 1;
  let scaleY = 1;
  let left = 0;
  let top = 0;

  const read = (bytes, at) => {
    colour.fill(0);
    for (let i = 0; i < spriteVertices; ++i, at += vertexBytes) {
      x[i] = (floats.getFloat32(at, true) - left) * scaleX;
      y[i] = (floats.getFloat32(at + 4, true) - top) * scaleY;
      for (let j = 0; j < 4; ++j) colour[j] += bytes[at + 8 + j] / spriteVertices;
      u[i] = floats.getFloat32(at + 12, true);
      v[i] = floats.getFloat32(at + 16, true);
    }
  };

  /// A part of the atlas in a colour; similar colours share one.
  const tinted = (su, sv, width, height) => {
    const [r, g, b] = [colour[0] & 0xf0, colour[1] & 0xf0, colour[2] & 0xf0];
    const key = `${su},${sv},${width},${height},${(r << 16) | (g << 8) | b}`;
    const kept = tints.get(key);
    if (kept) return kept;
    if (tints.size >= keptTints) tints.clear();
    const picture = document.createElement("canvas");
    picture.width = width;
    picture.height = height;
    const paint = picture.getContext("2d");
    paint.drawImage(atlas, su, sv, width, height, 0, 0, width, height);
    paint.globalCompositeOperation = "multiply";
    paint.fillStyle = `rgb(${r | 15},${g | 15},${b | 15})`;
    paint.fillRect(0, 0, width, height);
    paint.globalCompositeOperation = "destination-in";
    paint.drawImage(atlas, su, sv, width, height, 0, 0, width, height);
    tints.set(key, picture);
    return picture;
  };

  const filled = () => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = `rgb(${colour[0] | 0},${colour[1] | 0},${colour[2] | 0})`;
    context.beginPath();
    for (let i = 0; i < spriteVertices; i += 3) {
      context.moveTo(x[i], y[i]);
      context.lineTo(x[i + 1], y[i + 1]);
      context.lineTo(x[i + 2], y[i + 2]);
    }
    context.fill();
  };

  const sprite = () => {
    const su = Math.floor(Math.min(...u));
    const sv = Math.floor(Math.min(...v));
    const width = Math.ceil(Math.max(...u)) - su;
    const height = Math.ceil(Math.max(...v)) - sv;
    // The picture's place follows from the first triangle.
    const [du1, dv1, du2, dv2] = [u[1] - u[0], v[1] - v[0], u[2] - u[0], v[2] - v[0]];
    const area = du1 * dv2 - du2 * dv1;
    if (width < 2 || height < 2 || Math.abs(area) < 1) return filled();
    const along = p => {
      const [d1, d2] = [p[1] - p[0], p[2] - p[0]];
      return [(d1 * dv2 - d2 * dv1) / area, (d2 * du1 - d1 * du2) / area];
    };
    const [xu, xv] = along(x);
    const [yu, yv] = along(y);
    const off = i =>
      Math.abs(x[0] + xu * (u[i] - u[0]) + xv * (v[i] - v[0]) - x[i]) +
      Math.abs(y[0] + yu * (u[i] - u[0]) + yv * (v[i] - v[0]) - y[i]);
    if (off(3) + off(4) + off(5) > 2) return filled();
    context.setTransform(xu, yu, xv, yv, x[0] - xu * (u[0] - su) - xv * (v[0] - sv), y[0] - yu * (u[0] - su) - yv * (v[0] - sv));
    context.drawImage(tinted(su, sv, width, height), 0, 0);
  };

  return {
    name: "Canvas 2D",
    begin(viewLeft, viewTop, width, height) {
      left = viewLeft;
      top = viewTop;
      scaleX = canvas.width / width;
      scaleY = canvas.height / height;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalCompositeOperation = "source-over";
      context.globalAlpha = 1;
      context.fillStyle = "#070b18";
      context.fillRect(0, 0, canvas.width, canvas.height);
    },
    batch(bytes, at, vertices, additive) {
      if (floats.buffer !== bytes.buffer) floats = new DataView(bytes.buffer);
      context.globalCompositeOperation = additive ? "lighter" : "source-over";
      for (let i = 0; i + spriteVertices <= vertices; i += spriteVertices, at += spriteVertices * vertexBytes) {
        read(bytes, at);
        if (colour[3] < 2) continue;
        context.globalAlpha = colour[3] / 255;
        sprite();
      }
    },
    finish() {},
  };
};
