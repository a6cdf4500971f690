"""Finds faults in the layout of the visible screen, and describes the drawn field."""

SIZES = [(1280, 720, False), (390, 844, True), (844, 390, True)]

# Controls and texts of the visible screen that overlap each other, that lie outside the window and cannot be scrolled to, or
# whose text is cut.
FAULTS = """(() => {
  const screen = document.querySelector('.screen:not([hidden])');
  const hud = document.getElementById('hud');
  const shown = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden' && !e.closest('.spoken');
  const leaves = [...screen.querySelectorAll('button, select, textarea, input[type=range], .choice, legend, h1, h2, p, dt, dd, label:not(.choice)'), ...(hud.hidden ? [] : hud.querySelectorAll('b, span'))]
    .filter(e => shown(e) && (e.textContent.trim() || e.matches('input, select, textarea')));
  const name = e => e.id || e.className || e.textContent.trim().slice(0, 20);
  const scrolled = e => { while (e && !/auto|scroll/.test(getComputedStyle(e).overflowY)) e = e.parentElement; return e; };
  const box = new Map(leaves.map(e => [e, e.getBoundingClientRect()]));
  // The visible part of a box inside a scrolling element.
  const seen = e => {
    const p = box.get(e), area = scrolled(e.parentElement)?.getBoundingClientRect();
    return area ? {left: p.left, right: p.right, top: Math.max(p.top, area.top), bottom: Math.min(p.bottom, area.bottom)} : p;
  };
  const faults = [];
  leaves.forEach((a, i) => {
    const p = box.get(a);
    for (const b of leaves.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const [s, q] = [seen(a), seen(b)];
      if (Math.min(s.right, q.right) - Math.max(s.left, q.left) > 1 && Math.min(s.bottom, q.bottom) - Math.max(s.top, q.top) > 1)
        faults.push(`${name(a)} overlaps ${name(b)}`);
    }
    const area = scrolled(a.parentElement);
    const limits = area?.getBoundingClientRect();
    const low = area ? p.bottom + area.scrollTop - area.scrollHeight - limits.top : p.bottom - innerHeight;
    if (p.left < -1 || p.right > innerWidth + 1 || p.top + (area ? area.scrollTop : 0) < -1 || low > 1)
      faults.push(`${name(a)} is outside`);
    if (a.scrollWidth > a.clientWidth + 1 && !a.matches('input, select, textarea, span, b, label')) faults.push(`${name(a)} is cut`);
  });
  return faults;
})()"""

# The number of colours in the drawn field, and the number of points in the colours of Blue and Red.
COLOURS = """(() => {
  arkanong.draw();
  const small = document.createElement('canvas');
  small.width = 320; small.height = 240;
  const paint = small.getContext('2d', {willReadFrequently: true});
  paint.drawImage(document.getElementById('stage'), 0, 0, 320, 240);
  const data = paint.getImageData(0, 0, 320, 240).data;
  const all = new Set();
  let blue = 0, red = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
    all.add((r >> 3) << 10 | (g >> 3) << 5 | b >> 3);
    if (b > 150 && g > 120 && r < 110) ++blue;
    if (r > 150 && g < 140 && b < 130) ++red;
  }
  return {colours: all.size, blue, red};
})()"""

# The picture of the field in 64 x 48 points, for comparing two ways of drawing.
POINTS = """(() => {
  arkanong.draw();
  const small = document.createElement('canvas');
  small.width = 64; small.height = 48;
  const paint = small.getContext('2d', {willReadFrequently: true});
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(document.getElementById('stage'), 0, 0, 64, 48);
  return [...paint.getImageData(0, 0, 64, 48).data];
})()"""

# The enabled controls of the visible screen.
CONTROLS = """[...document.querySelectorAll('.screen:not([hidden]) :is(button, select, textarea, input)')]
  .filter(e => !e.disabled && e.getClientRects().length > 0)"""
