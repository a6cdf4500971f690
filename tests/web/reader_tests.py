"""Tests of what a reader of the page on collision stumbled over, as in collision_test.py."""
import re

SLIDERS = """[...document.querySelectorAll('[role=slider], input')]"""
SIZES = ((390, 844), (844, 390), (1280, 800))

# A text of a value says the unit of each number, or it is a name.
UNIT = re.compile(r"(px/s|px|s|%|turns?/s|degrees?|times?|balls?|contacts?|steps?|of \d+ steps?)\b|%")

# What does not fit into its box: formulas and code, and the page as a whole.
CUT = """(inside => {
  const faults = [];
  const width = inside.documentElement.clientWidth;
  if (inside.documentElement.scrollWidth > width) faults.push(`the page is ${inside.documentElement.scrollWidth} px wide`);
  for (const box of inside.querySelectorAll('pre')) {
    if (box.scrollWidth > box.clientWidth) faults.push(`cut: ${box.textContent}`);
    for (const part of box.querySelectorAll('span'))
      if (part.getBoundingClientRect().right > box.getBoundingClientRect().right) faults.push(`beyond its box: ${part.textContent}`);
  }
  for (const code of inside.querySelectorAll('code'))
    for (const {left, right} of code.getClientRects())
      if (!code.closest('.wide') && (left < 0 || right > width)) faults.push(`outside: ${code.textContent}`);
  for (const part of inside.querySelectorAll('figure > p, .dial > *, .marks li, figure > button, summary'))
    if (part.getBoundingClientRect().right > (part.closest('figure') ?? inside.body).getBoundingClientRect().right) faults.push(`beyond its figure: ${part.textContent}`);
  for (const table of inside.querySelectorAll('.wide'))
    if (table.scrollWidth > table.clientWidth && !/auto|scroll/.test(getComputedStyle(table).overflowX)) faults.push('a table is cut');
  return faults;
})"""

# Each link within the page: where it leads, whether it is followed, and what is then at the top of the window.
JUMPS = """(async inside => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const wrong = [];
  const links = [...inside.querySelectorAll('a[href^="#"]')];
  for (const link of links) {
    inside.defaultView.scrollTo(0, 0);
    await frame();
    link.click();
    await frame();
    await frame();
    const target = inside.getElementById(link.getAttribute('href').slice(1));
    const {top} = target.getBoundingClientRect();
    const view = inside.defaultView;
    const atEnd = view.scrollY + view.innerHeight >= inside.documentElement.scrollHeight - 2;
    if (Math.abs(top) > 2 && !(atEnd && top >= 0 && top < view.innerHeight)) wrong.push(`${link.textContent}: ${top}`);
  }
  return [links.length, wrong];
})"""


def start(browser, width=1280, touch=False, height=800):
    browser.resize(width, height, touch)
    browser.open(browser.page)
    browser.wait("document.body?.dataset.ready === 'yes'", "the figures")


def start_in_game(browser):
    """Opens the page within the game's page; returns the expression of its document."""
    browser.open(browser.game + "#collision")
    inside = "document.querySelector('#collision iframe').contentDocument"
    browser.wait("document.querySelector('#collision iframe')?.contentDocument?.body?.dataset.ready === 'yes'", "the page on collision in the game's page")
    return inside


def leads_to_its_chapters(browser):
    """Every chapter is in the list at the top; links lead to chapters and figures, or to sources on request alone."""
    start(browser)
    for inside in ("document", None):
        inside = inside or start_in_game(browser)
        links, wrong = browser.evaluate(f"{JUMPS}({inside})")
        assert links >= 20 and not wrong, (inside, links, wrong)
        assert browser.evaluate(f"{inside}.body.dataset.ready === 'yes'"), "a link has left the page"
        chapters, listed = browser.evaluate(f"[{inside}.querySelectorAll('h2').length, {inside}.querySelectorAll('nav a').length]")
        assert chapters == listed == 8, (chapters, listed)
        others = browser.evaluate(f"[...{inside}.querySelectorAll('a:not([href^=\"#\"])')].map(a => [a.getAttribute('href'), a.target])")
        assert len(others) >= 7 and all(href.startswith("https://") and target == "_blank" for href, target in others), others
        text = browser.evaluate(f"{inside}.querySelector('main').textContent")
        assert "tests/collision/PageTest.cpp" in text and "src/collision/many_balls.md" in text
        assert "../" not in text, "a path that leads nowhere"


def wraps_its_formulas(browser):
    """Formulas, code and tables stay in their boxes at each size, also with text at 200 %, in both pages."""
    for inside in ("document", None):
        for width, height in SIZES:
            browser.resize(width, height)
            if inside:
                start(browser, width, height=height)
            found = inside or start_in_game(browser)
            for size in ("100%", "200%"):
                browser.evaluate(f"({found}.documentElement.style.fontSize = '{size}')")
                browser.frame()
                faults = browser.evaluate(f"{CUT}({found})")
                assert not faults, (inside, width, size, faults)
                if inside and size == "200%":
                    browser.screenshot(f"{browser.pictures}/{browser.name}-formulas-{width}.png")
    browser.resize(1280, 800)


def answers_every_key(browser):
    """A handle on a line obeys both pairs of arrow keys, the page keys, Home and End; another one moves both ways."""
    start(browser)
    count = browser.evaluate("document.querySelectorAll('.handle').length")
    kinds = set()
    for i in range(count):
        handle = f"document.querySelectorAll('.handle')[{i}]"
        told = f"['now', 'min', 'max', 'text'].map(name => {handle}.getAttribute('aria-value' + name)).concat({handle}.getAttribute('transform'))"

        def after(*keys):
            for key in keys:
                browser.key(key)
            now, low, high, text, place = browser.evaluate(told)
            x, y = (float(part) for part in re.findall(r"-?[\d.]+", place))
            return {"now": float(now), "min": float(low), "max": float(high), "text": text, "x": x, "y": y}

        browser.evaluate(f"{handle}.focus()")
        both = browser.evaluate(f"{handle}.hasAttribute('aria-roledescription')")
        upright = browser.evaluate(f"{handle}.getAttribute('aria-orientation')") == "vertical"
        kinds.add((both, upright))
        lowest, highest = after("Home"), after("End")
        assert lowest["now"] == lowest["min"] and highest["now"] == highest["max"] and lowest["text"] != highest["text"], (i, lowest, highest)
        assert abs(after("PageUp", "PageDown", "Home")["now"] - lowest["min"]) < 1e-9
        if both:
            middle = after("ArrowRight", "ArrowRight", "ArrowRight", "PageDown", "PageUp", "PageUp", "PageDown")
            for key, x, y in (("ArrowLeft", -8, 0), ("ArrowRight", 8, 0), ("ArrowUp", 0, -8), ("ArrowDown", 0, 8)):
                before, now = middle, after(key)
                middle = now
                assert (now["x"] - before["x"], now["y"] - before["y"]) == (x, y), (i, key, before, now)
            continue
        for key, amount in (("ArrowRight", 8), ("ArrowUp", 8), ("ArrowLeft", -8), ("ArrowDown", -8)):
            before, now = after(), after(key)
            assert abs(now["now"] - before["now"] - amount) < 1e-9, (i, key, before, now)
        axis = "y" if upright else "x"
        assert lowest[axis] != highest[axis]
    assert kinds == {(True, False), (False, False), (False, True)}, kinds
    dials = browser.evaluate("document.querySelectorAll('input[type=range]').length")
    for i in range(dials):
        dial = f"document.querySelectorAll('input[type=range]')[{i}]"
        browser.evaluate(f"{dial}.focus()")
        texts = []
        for key, end in (("Home", "min"), ("End", "max")):
            browser.key(key)
            value, wanted, text = browser.evaluate(f"[{dial}.value, {dial}.{end}, {dial}.getAttribute('aria-valuetext')]")
            assert value == wanted, (i, key, value, wanted)
            texts.append(text)
        assert texts[0] != texts[1], texts


def says_every_unit(browser):
    """The value of each control at both ends is a name, or has the unit of its number, also for a screen reader."""
    start(browser)
    told = []
    for i in range(browser.evaluate(SLIDERS + ".length")):
        slider = f"{SLIDERS}[{i}]"
        browser.evaluate(f"{slider}.focus()")
        for key in ("Home", "End"):
            browser.key(key)
            label, text, shown = browser.evaluate(
                f"[{slider}.getAttribute('aria-label'), {slider}.getAttribute('aria-valuetext'), {slider}.closest('label')?.innerText ?? '']")
            told.append(f"{label}: {text}")
            for number in re.finditer(r"\d[\d,.]*(e−\d+)?°?", text):
                assert UNIT.match(text[number.end():].strip()) or text.startswith("scene "), (label, text)
            assert not re.search(r"(?<![\d.,])1 (degrees|times|contacts|steps|balls)", text), (label, text)
            assert not shown or shown == label or shown == f"{label}: {text}", (shown, label, text)
    print(f"        {len(told)} values, such as {told[0]}; {told[-3]}")


def names_every_mark(browser):
    """Every kind of ball in a picture is in the list of marks beside it, wherever the controls stand."""
    start(browser)
    unnamed = """(() => [...document.querySelectorAll('figure > svg')].flatMap(svg => {
      const named = new Set([...svg.closest('figure').querySelectorAll('.marks circle')].map(mark => mark.getAttribute('class')));
      return [...svg.querySelectorAll('circle.ball')].map(ball => ball.getAttribute('class')).filter(kind => !named.has(kind))
        .map(kind => `${svg.closest('figure').dataset.figure}: ${kind}`);
    }))()"""
    assert browser.evaluate(unnamed) == []
    for i in range(browser.evaluate(SLIDERS + ".length")):
        for key in ("Home", "End"):
            browser.evaluate(f"{SLIDERS}[{i}].focus()")
            browser.key(key)
            assert browser.evaluate(unnamed) == [], i
    words = browser.evaluate("document.querySelector('[data-figure=twins] .marks').textContent")
    assert "the first world" in words and "the second world" in words, words


def is_quiet_while_it_plays(browser):
    """While PLAY moves a figure, a screen reader is not told the sentence of each picture."""
    start(browser)
    where = "document.querySelector('[data-figure=order]')"
    live = f"{where}.querySelector('.sentence').getAttribute('aria-live')"
    assert browser.evaluate(live) == "polite"
    browser.evaluate(f"{where}.querySelector('button').click()")
    assert browser.evaluate(live) == "off"
    browser.wait(f"{where}.querySelector('button').textContent === 'Play'", "the end")
    assert browser.evaluate(live) == "polite"


TESTS = [leads_to_its_chapters, wraps_its_formulas, answers_every_key, says_every_unit, names_every_mark, is_quiet_while_it_plays]
