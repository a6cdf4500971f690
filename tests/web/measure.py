#!/usr/bin/env python3
"""Prints the page's size, the time of its first frame, and its frames during 20 s of a match at 1280 x 720; of the page on
collision its size, and the frames of its last figure with 1,000, 10,000 and 100,000 balls. On a busy machine
the processor time of a frame is the figure to look at: that of the process that runs the page, and of the whole browser,
which paints without a graphics card here.

    measure.py PAGE [Chromium|Firefox]
"""
import gzip
import os
import statistics
import sys

import browsers

# Times between frames, and times of the page's own work in each frame, ms; over 20 s.
FRAMES = """new Promise(done => {
  const between = [], work = [];
  const step = arkanong.step;
  arkanong.step = now => { const begin = performance.now(); step.call(arkanong, now); work.push(performance.now() - begin); };
  let last = null, first = null;
  const frame = now => {
    first ??= now;
    if (last !== null) between.push(now - last);
    last = now;
    if (now - first < 20000) return requestAnimationFrame(frame);
    delete arkanong.step;
    done([between, work]);
  };
  requestAnimationFrame(frame);
})"""


# The same of a figure of the page on collision, whose frames ask for the next one; over 10 s.
FIGURE = """new Promise(done => {
  const between = [], work = [];
  const ask = requestAnimationFrame;
  let last = null, first = null, over = false;
  globalThis.requestAnimationFrame = call => ask(now => {
    if (over) return; // The frame that was asked for before the end.
    first ??= now;
    if (last !== null) between.push(now - last);
    last = now;
    const begin = performance.now();
    call(now);
    work.push(performance.now() - begin);
    over = now - first > 10000;
    if (over) { globalThis.requestAnimationFrame = ask; done([between, work]); }
  });
  const figure = document.querySelector('[data-figure=crowd]');
  const [count] = figure.querySelectorAll('input');
  count.value = INDEX;
  count.dispatchEvent(new Event('input'));
  figure.scrollIntoView();
  figure.querySelector('button').click();
}).finally(() => document.querySelector('[data-figure=crowd] button').click())"""


def processor_times(root):
    """The processor time so far of each process below this one, s."""
    times = {}
    for process in browsers.processes_below(root):
        try:
            with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:  # It has ended.
            continue
        times[process] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return times


def measured(browser, what, expression):
    """Prints the frames that the expression measures."""
    before = processor_times(browser.process.pid)
    between, work = browser.evaluate(expression)
    spent = [time - before.get(process, 0.0) for process, time in processor_times(browser.process.pid).items()]
    print(f"{what}, {len(between)} frames: {spread(between)}; the page's own work: {spread(work)}; processor time of a frame: "
          f"{1000 * max(spent) / len(between):.1f} ms in the busiest process, {1000 * sum(spent) / len(between):.1f} ms in all")


def spread(values):
    ordered = sorted(values)
    return f"median {statistics.median(ordered):.1f} ms, p99 {ordered[int(0.99 * (len(ordered) - 1))]:.1f} ms, longest {ordered[-1]:.1f} ms"


def measure_match(browser, page):
    times = []
    for _ in range(5):
        browser.open("file://" + page)
        browser.wait("globalThis.arkanong?.show", "the page's start")
        times.append(browser.evaluate("performance.getEntriesByName('first-frame')[0].startTime"))
    print(f"first frame in {browser.name}: median {statistics.median(times):.0f} ms, first time {times[0]:.0f} ms")
    browser.click("#to-watch")
    browser.wait("arkanong.standing.phase !== 'countdown'", "the end of the countdown")
    measured(browser, browser.evaluate("arkanong.picture.name"), FRAMES)


def measure_figure(browser, page):
    browser.open("file://" + page)
    browser.wait("document.body?.dataset.ready === 'yes'", "the figures")
    for index, balls in ((1, "1,000"), (4, "10,000"), (7, "100,000")):
        measured(browser, f"{balls} balls", FIGURE.replace("INDEX", str(index)))
        sentence = browser.evaluate("document.querySelector('[data-figure=crowd]').textContent")
        if f"{balls} balls, " not in sentence:
            raise SystemExit(f"the figure's {index}th number of balls is no longer {balls}")


def main():
    page = os.path.abspath(sys.argv[1])
    wanted = sys.argv[2] if len(sys.argv) > 2 else "Chromium"
    with open(page, "rb") as file:
        data = file.read()
    print(f"{len(data)} bytes, {len(gzip.compress(data, 9))} as gzip has it")
    kind, program = next(found for found in browsers.installed() if found[0].name == wanted)
    browser = kind(program)
    browser.bound = 120
    try:
        browser.resize(1280, 720)
        (measure_figure if os.path.basename(page) == "collision.html" else measure_match)(browser, page)
    finally:
        browser.close()


main()
