// Draws the game's batches with WebGL: one texture, one upload a frame, one draw call a batch.

const vertexBytes = 20;

const vertexCode = `
attribute vec2 place;
attribute vec4 colour;
attribute vec2 picture;
uniform vec4 view;
uniform vec2 size;
varying vec4 light;
varying vec2 spot;
void main() {
  vec2 part = (place - view.xy) / view.zw;
  gl_Position = vec4(part.x * 2.0 - 1.0, 1.0 - part.y * 2.0, 0.0, 1.0);
  light = colour;
  spot = picture / size;
}`;

const fragmentCode = `
precision mediump float;
varying vec4 light;
varying highp vec2 spot;
uniform sampler2D atlas;
void main() { gl_FragColor = texture2D(atlas, spot) * light; }`;

const compiled = (gl, kind, code) => {
  const shader = gl.createShader(kind);
  gl.shaderSource(shader, code);
  gl.compileShader(shader);
  return shader;
};

/// Null if the browser has no WebGL.
export const lightOn = (canvas, atlas) => {
  const wanted = { alpha: false, antialias: false, depth: false, stencil: false };
  const gl = canvas.getContext("webgl2", wanted) ?? canvas.getContext("webgl", wanted);
  if (!gl) return null;
  let view;
  // The vertices of a frame, and where each batch begins in them: one upload a frame, however many batches there are.
  let staged = new Uint8Array(1 << 19);
  let length = 0;
  let batches = 0;
  const begins = [];
  const additives = [];

  const prepare = () => {
    const program = gl.createProgram();
    gl.attachShader(program, compiled(gl, gl.VERTEX_SHADER, vertexCode));
    gl.attachShader(program, compiled(gl, gl.FRAGMENT_SHADER, fragmentCode));
    gl.linkProgram(program);
    gl.useProgram(program);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    const attribute = (name, count, kind, normalised, offset) => {
      const at = gl.getAttribLocation(program, name);
      gl.enableVertexAttribArray(at);
      gl.vertexAttribPointer(at, count, kind, normalised, vertexBytes, offset);
    };
    attribute("place", 2, gl.FLOAT, false, 0);
    attribute("colour", 4, gl.UNSIGNED_BYTE, true, 8);
    attribute("picture", 2, gl.FLOAT, false, 12);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, atlas);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.uniform2f(gl.getUniformLocation(program, "size"), atlas.width, atlas.height);
    view = gl.getUniformLocation(program, "view");
    gl.enable(gl.BLEND);
    gl.clearColor(0.027, 0.043, 0.094, 1);
  };
  prepare();
  canvas.addEventListener("webglcontextrestored", prepare);

  return {
    name: gl.texStorage2D ? "WebGL 2" : "WebGL",
    /// Begins a picture; left, top, width, height: what part of the screen it shows, px.
    begin(left, top, width, height) {
      length = batches = 0;
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.uniform4f(view, left, top, width, height);
    },
    batch(bytes, at, vertices, additive) {
      const end = length + vertices * vertexBytes;
      if (end > staged.length) {
        const larger = new Uint8Array(2 * end);
        larger.set(staged);
        staged = larger;
      }
      staged.set(bytes.subarray(at, at + vertices * vertexBytes), length);
      begins[batches] = length / vertexBytes;
      additives[batches++] = additive;
      length = end;
    },
    /// Draws the batches.
    finish() {
      gl.bufferData(gl.ARRAY_BUFFER, staged.subarray(0, length), gl.STREAM_DRAW);
      begins[batches] = length / vertexBytes;
      for (let i = 0; i < batches; ++i) {
        gl.blendFunc(gl.SRC_ALPHA, additives[i] ? gl.ONE : gl.ONE_MINUS_SRC_ALPHA);
        gl.drawArrays(gl.TRIANGLES, begins[i], begins[i + 1] - begins[i]);
      }
    },
  };
};

const patience = 3000; ///< How long a lost WebGL may take to come back, ms.

/// Calls lost() when the browser takes WebGL away, then given() if it gives it back, or else gone() with a new canvas in the
/// place of the old one, which can be drawn on in another way.
export const guardPicture = (canvas, { lost, given, gone }) => {
  let timer = 0;
  canvas.addEventListener("webglcontextlost", event => {
    event.preventDefault();
    timer = setTimeout(() => {
      const other = canvas.cloneNode();
      canvas.replaceWith(other);
      gone(other);
    }, patience);
    lost();
  });
  canvas.addEventListener("webglcontextrestored", () => {
    clearTimeout(timer);
    given();
  });
};
