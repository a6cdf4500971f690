"""The page's picture of a known World beside the desktop's golden picture of the same one (tests/data/pictures)."""
import base64
import json
import os

from layout import SIZES
from steps import start, verdict_on_file

# A recording of recordings.txt, the tick, and the part of the 1280 x 720 screen that the golden picture shows.
WORLDS = {"page": (2000, [0, 0, 1280, 720]), "page-finale": (600, [160, 0, 960, 720])}
# Of 255: how much all cells may differ on average, and a single one in a large and in a small window. Measured at all sizes, by
# WebGL in Chromium: 1.7, 12.4 and 11.5 of the first World, 1.4, 4.6 and 6.4 of the finale; by Canvas 2D in Chromium and Firefox,
# which differ by 1: 2.8, 37 and 28, and 3.1, 16 and 13. Canvas 2D gives a sprite a single colour of 16 levels a channel, and
# fills the Queen's wings, which are no parallelograms, without their picture. A missing ball is 72 and 21 at least.
TOLERANCES = {("page", "WebGL 2"): (2, 16, 16), ("page", "Canvas 2D"): (3.5, 42, 30),
              ("page-finale", "WebGL 2"): (2, 8, 10), ("page-finale", "Canvas 2D"): (3.5, 20, 15)}

# Makes globalThis.still(tick), which shows a tick without what moves by the clock, and globalThis.compared(cell, left out),
# which compares the picture with the golden one cell by cell, each `cell` px of the screen wide, by the mean colour of its
# pixels, and returns [the mean difference, the largest, its x, its y]. Left out: a place; sprites there are not drawn.
COMPARISON = """(async (golden, [left, top, width, height]) => {
  const bytes = Uint8Array.from(atob(golden), c => c.charCodeAt(0));
  const expected = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const page = arkanong;
  const pixelsOf = (picture, w, h) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [w, h];
    const paint = canvas.getContext('2d', {willReadFrequently: true});
    paint.drawImage(picture, 0, 0);
    return paint.getImageData(0, 0, w, h).data;
  };
  // The sums of the colours and the number of the pixels of each cell; place(x, y) of a pixel's middle on the screen.
  const cellsOf = (data, w, h, cell, place) => {
    const cells = new Map();
    for (let y = 0, i = 0; y < h; ++y) for (let x = 0; x < w; ++x, i += 4) {
      const [px, py] = place(x + 0.5, y + 0.5);
      const key = `${Math.floor(px / cell)},${Math.floor(py / cell)}`;
      const sums = cells.get(key) ?? cells.set(key, [0, 0, 0, 0]).get(key);
      for (let c = 0; c < 3; ++c) sums[c] += data[i + c];
      ++sums[3];
    }
    return cells;
  };
  globalThis.still = tick => {
    page.step = () => {};
    page.game.seek(page.show, tick);
    page.game.advance(page.show, 0, 0);
  };
  globalThis.compared = (cell, leftOut) => {
    const {batch} = page.picture;
    if (leftOut) page.picture.batch = (from, at, vertices, additive) => {
      const kept = new Uint8Array(20 * vertices);
      const floats = new DataView(from.buffer);
      let end = 0;
      for (let sprite = at; sprite < at + 20 * vertices; sprite += 120) {
        const xs = [], ys = [];
        for (let i = 0; i < 6; ++i) { xs.push(floats.getFloat32(sprite + 20 * i, true)); ys.push(floats.getFloat32(sprite + 20 * i + 4, true)); }
        const middle = of => (Math.min(...of) + Math.max(...of)) / 2;
        if (Math.hypot(middle(xs) - leftOut[0], middle(ys) - leftOut[1]) < 2 && Math.max(...xs) - Math.min(...xs) < 60) continue;
        kept.set(from.subarray(sprite, sprite + 120), end);
        end += 120;
      }
      batch(kept, 0, end / 20, additive);
    };
    page.draw();
    const stage = document.getElementById('stage');
    const data = pixelsOf(stage, stage.width, stage.height);
    page.picture.batch = batch;
    const [viewLeft, viewTop, viewWidth, viewHeight] = page.stage.view;
    const found = cellsOf(data, stage.width, stage.height, cell, (x, y) => [viewLeft + x * viewWidth / stage.width, viewTop + y * viewHeight / stage.height]);
    const wanted = cellsOf(pixelsOf(expected, width, height), width, height, cell, (x, y) => [left + x, top + y]);
    let sum = 0, cells = 0, worst = [0, 0, 0];
    for (const [key, b] of wanted) {
      const a = found.get(key);
      const [x, y] = key.split(',').map(part => part * cell);
      // Cells at the edge of what both show have only a part of their pixels.
      const whole = x >= viewLeft && y >= viewTop && x + cell <= viewLeft + viewWidth && y + cell <= viewTop + viewHeight;
      if (!a || !whole || b[3] < cell * cell) continue;
      const difference = Math.max(...[0, 1, 2].map(c => Math.abs(a[c] / a[3] - b[c] / b[3])));
      sum += difference;
      ++cells;
      if (difference > worst[0]) worst = [difference, x, y];
    }
    return [sum / cells, ...worst];
  };
})"""


def prepared(browser, name, size, more):
    """Shows the World of a golden picture. Returns the width of a cell, px of the screen."""
    tick, part = WORLDS[name]
    browser.resize(*size)
    start(browser, more)
    browser.evaluate("(() => { arkanong.stage.pace = () => false; })()")  # Also a slow machine draws with all pixels.
    verdict_on_file(browser, browser.replays[name], browser.drop)
    with open(os.path.join(browser.golden, name + ".png"), "rb") as file:
        golden = base64.b64encode(file.read()).decode()
    browser.evaluate(f"({COMPARISON})('{golden}', {json.dumps(part)}).then(() => still({tick}))")
    return 20 if browser.evaluate("arkanong.stage.scale") > 0.7 else 40


def draws_as_the_desktop(browser):
    """At every size, with WebGL and with Canvas 2D, the page's picture of a World is the desktop's; without a ball it is not."""
    for size in SIZES:
        for more in ("", "?canvas2d"):
            for name in WORLDS:
                cell = prepared(browser, name, size, more)
                drawn = browser.evaluate("arkanong.picture.name")
                mean, worst, x, y = browser.evaluate(f"compared({cell})")
                told = f"{name}, {size[0]} x {size[1]}, {drawn}: {mean:.2f} of 255 on average, at most {worst:.1f} at {x}, {y}"
                browser.screenshot(os.path.join(browser.pictures, f"{browser.name}-{name}-{size[0]}-{drawn.replace(' ', '-')}.png"))
                ball = browser.evaluate("arkanong.game.places(arkanong.show).balls[0]")
                missing = browser.evaluate(f"compared({cell}, [{ball['x']} + 0.5, {ball['y']} + 0.5])")
                print(f"        {told}; without a ball {missing[1]:.1f}")
                most, *largest = TOLERANCES[name, drawn]
                largest = largest[cell == 40]
                assert mean < most and worst < largest, told
                assert missing[1] > largest, f"{told}; the missing ball is not noticed: {missing}"


TESTS = [draws_as_the_desktop]
