"""Hands that play the page's match: they see where balls and paddles are, as a person does, and use only the page's own
mouse, touch and keys. They play faster than the clock, frame by frame, and what is drawn meanwhile is left out."""

# Makes globalThis.play(device, frames, until): plays until `until(standing)` is true, at most this many frames, and returns
# the standing.
HANDS = """(() => {
  const page = arkanong;
  const stage = document.getElementById('stage');
  const client = (x, y) => [(x - page.stage.view[0]) * page.stage.scale + page.stage.left, (y - page.stage.view[1]) * page.stage.scale + page.stage.top];
  const pointer = (type, x, y, more = {}) => {
    const [clientX, clientY] = client(x, y);
    stage.dispatchEvent(new PointerEvent(type, {bubbles: true, cancelable: true, pointerType: 'mouse', clientX, clientY, ...more}));
  };
  const key = (type, code) => stage.dispatchEvent(new KeyboardEvent(type, {bubbles: true, cancelable: true, code}));
  const down = new Set();
  const holdKeys = wanted => {
    for (const code of [...down]) if (!wanted.has(code)) { key('keyup', code); down.delete(code); }
    for (const code of wanted) if (!down.has(code)) { key('keydown', code); down.add(code); }
  };
  let touching = false;
  const hands = {
    mouse(x, y, serve) {
      pointer('pointermove', x, y);
      if (serve) { pointer('pointerdown', x, y); pointer('pointerup', x, y); }
    },
    touch(x, y, serve) {
      const lifted = y + 64 / page.stage.scale;
      pointer(touching ? 'pointermove' : 'pointerdown', x, lifted, {pointerType: 'touch', pointerId: 1});
      touching = true;
      if (serve) for (const type of ['pointerdown', 'pointerup']) pointer(type, x, lifted, {pointerType: 'touch', pointerId: 2});
    },
    keys(x, y, serve, paddle) {
      const wanted = new Set();
      if (x < paddle.x - 12) wanted.add('ArrowLeft');
      if (x > paddle.x + 12) wanted.add('KeyD');
      if (y < paddle.y - 12) wanted.add('KeyW');
      if (y > paddle.y + 12) wanted.add('ArrowDown');
      holdKeys(wanted);
      if (serve) { key('keydown', 'Space'); key('keyup', 'Space'); }
    },
  };
  let now = performance.now() + 1e6;
  let last = [];
  let frame = 0;
  globalThis.play = (device, frames, until) => {
    page.draw = () => {};
    for (const end = frame + frames; frame < end && !until(page.standing); ++frame) {
      const {balls, blue} = page.game.places(page.show);
      // The ball that comes down next; where it will be is what its last two places say.
      let best = null;
      balls.forEach((ball, i) => {
        const before = last[i] ?? ball;
        const [vx, vy] = [ball.x - before.x, ball.y - before.y];
        const left = vy > 0.2 ? (blue.y - ball.y) / vy : 1e3 - ball.y;
        if (left > -1 && (!best || left < best.left)) best = {left, x: ball.x + (left < 90 ? vx * left : 0)};
      });
      last = balls;
      const [first, , width] = page.stage.field;
      let x = best ? best.x : first + width / 2;
      for (let i = 0; i < 3; ++i) x = x < first ? 2 * first - x : x > first + width ? 2 * (first + width) - x : x;
      hands[device](x + 20 * Math.sin(frame / 40), 640, frame % 45 === 0, blue);
      page.step(now += 1000 / 60);
    }
    holdKeys(new Set());
    delete page.draw;
    page.tell();
    return page.standing;
  };
  return 1;
})()"""
