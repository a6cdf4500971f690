#!/usr/bin/env python3
"""The page on collision in a real browser.

    collision_test.py PAGE GAME VALUES PICTURES Chromium|Firefox

PAGE: build/web/collision.html; GAME: arkanong.html, which contains it, too. VALUES: tests/web/figures.json, what the engine answers natively (FiguresTest.cpp checks it).
PICTURES: a folder for screenshots. Returns 77 if the page or the browser is not there.
"""
import json
import os
import re
import sys

import browsers
import reader_tests
from reader_tests import SLIDERS, start


def every_handle_changes_its_sentence(browser):
    """Arrow keys move every handle and dial, and the sentence of its figure or its value changes."""
    start(browser)
    count = browser.evaluate(SLIDERS + ".length")
    assert count >= 40, count
    for i in range(count):
        slider = f"{SLIDERS}[{i}]"
        about = f"(s => s.closest('figure').querySelector('.sentence').textContent)({slider})"
        browser.evaluate(f"{slider}.focus()")
        label = browser.evaluate(f"{slider}.getAttribute('aria-label') || ''")
        assert label, f"slider {i} has no label"
        before = browser.evaluate(about)
        changed = False
        for key in ["ArrowRight"] * 12 + ["ArrowLeft"] * 24 + ["ArrowDown"] * 8 + ["ArrowUp"] * 16:  # A field for a number has up and down.
            browser.key(key)
            if browser.evaluate(about) != before:
                changed = True
                break
        assert changed, f"the sentence does not change: {label}: {before}"
        assert browser.evaluate(f"{slider}.getAttribute('aria-valuetext')"), label


def follows_the_mouse(browser):
    """Every handle can be dragged."""
    start(browser)
    count = browser.evaluate("document.querySelectorAll('.handle').length")
    for i in range(count):
        where = f"document.querySelectorAll('.handle')[{i}]"
        x, y = browser.evaluate(f"(() => {{ const e = {where}; e.scrollIntoView({{block: 'center'}}); const b = e.querySelector('.grip').getBoundingClientRect();"
                                "return [b.x + b.width / 2, b.y + b.height / 2]; })()")
        before = browser.evaluate(f"{where}.getAttribute('transform')")
        browser.mouse("move", x, y)
        browser.mouse("down", x, y)
        for step in ((-9, -9), (9, 9)):
            browser.mouse("move", x + step[0], y + step[1])
            if browser.evaluate(f"{where}.getAttribute('transform')") != before:
                break
        browser.mouse("up", x, y)
        assert browser.evaluate(f"{where}.getAttribute('transform')") != before, i


def follows_a_finger(browser):
    """A finger on a handle drags it and does not scroll the page."""
    start(browser, 390, True)
    where = "document.querySelector('[data-figure=valley] .handle')"
    x, y = browser.evaluate(f"(() => {{ const e = {where}; e.scrollIntoView({{block: 'center'}}); const b = e.querySelector('.grip').getBoundingClientRect();"
                            "return [b.x + b.width / 2, b.y + b.height / 2]; })()")
    before, scrolled = browser.evaluate(f"[{where}.getAttribute('transform'), scrollY]")
    browser.touch("start", {1: (x, y)})
    for step in (6, 12, 18):
        browser.touch("move", {1: (x + step, y + step)})
    browser.touch("end", {})
    assert browser.evaluate(f"{where}.getAttribute('transform')") != before
    assert browser.evaluate("scrollY") == scrolled


def fits_a_phone(browser):
    """Nothing is wider than the window, at 390 px and at 1280 px."""
    for width in (390, 1280):
        start(browser)
        browser.resize(width, 800)
        browser.frame()
        wide = browser.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{wide} px wide in a window of {width} px"


def stands_still(browser):
    """Nothing moves until PLAY is pressed; then it does, and every PLAY works."""
    start(browser)
    sentences = "[...document.querySelectorAll('figure')].map(f => f.querySelector('.sentence').textContent + f.querySelector('svg, canvas').innerHTML)"
    before = browser.evaluate(sentences)
    for _ in range(10):
        browser.frame()
    assert browser.evaluate(sentences) == before
    for i in range(browser.evaluate("document.querySelectorAll('figure button').length")):
        text = f"document.querySelectorAll('figure button')[{i}].closest('figure')"
        state = f"({text}.querySelector('.sentence').textContent + {text}.querySelector('svg, canvas').innerHTML)"
        was = browser.evaluate(state)
        browser.evaluate(f"document.querySelectorAll('figure button')[{i}].click()")
        browser.wait(f"{state} !== {json.dumps(was)}", f"the figure of button {i} moves")
        browser.evaluate(f"document.querySelectorAll('figure button')[{i}].click()")


def says_what_the_engine_says(browser):
    """Numbers in sentences are those that the engine computes natively."""
    start(browser)
    for name, numbers in browser.values.items():
        sentence = browser.evaluate(f"document.querySelector('[data-figure={name}] .sentence').textContent")
        found = [float(text.replace("−", "-").replace(",", "")) for text in re.findall(r"[-−]?\d[\d,]*\.?\d*(?:e-?\d+)?", sentence)]
        for number in numbers:
            assert any(abs(number - other) < 1e-6 * max(1, abs(number)) for other in found), f"{name}: {number} is not in: {sentence}"


def walks_to_the_blade_in_safe_steps(browser):
    """Arrow keys take one safe step after the other, each listed with its gap, until the touch."""
    start(browser)
    browser.evaluate("document.querySelector('[data-figure=blade] input').focus()")
    rows = "[...document.querySelectorAll('[data-figure=blade] .list tr')].slice(1).map(row => [...row.cells].map(cell => cell.textContent))"
    for _ in range(6):
        browser.key("ArrowLeft")
    listed = browser.evaluate(rows)
    assert len(listed) == 1, listed
    for _ in range(30):
        browser.key("ArrowRight")
        listed = browser.evaluate(rows)
        if listed[-1][-1] == "touch":
            break
    assert listed[-1][-1] == "touch", listed
    gaps = [float(row[2].split()[0].replace("−", "-")) for row in listed]
    assert gaps == sorted(gaps, reverse=True) and abs(gaps[-1]) <= 1e-9, gaps


def lists_the_queue(browser):
    """The queue lists entries in the order of time, and marks those as stale whose balls have turned off."""
    start(browser)
    browser.evaluate("document.querySelectorAll('[data-figure=order] input')[1].focus()")
    rows = "[...document.querySelectorAll('[data-figure=order] .list tr')].slice(1).map(row => [...row.cells].map(cell => cell.textContent))"
    listed = browser.evaluate(rows)
    assert any(who == "balls 1 and 2" and entry == "stale" for _, who, entry in listed), listed
    times = [float(time.split()[0]) for time, _, _ in listed if time != "later"]
    assert times == sorted(times), times
    browser.key("ArrowLeft")
    listed = browser.evaluate(rows)
    assert any(who == "balls 1 and 2" and entry == "fresh" for _, who, entry in listed), listed


def opens_every_scene(browser):
    """#scene=17 opens that scene; 96 of the hundred are exact in the page, and the other four cannot be expressed."""
    browser.resize(1280, 800)
    browser.open(browser.page + "#scene=17")
    browser.wait("document.body?.dataset.ready === 'yes'", "the figures")
    sentence = "document.querySelector('[data-figure=bounce] .sentence').textContent"
    assert browser.evaluate(sentence).startswith("17, "), browser.evaluate(sentence)
    assert browser.evaluate("document.querySelector('[data-figure=bounce]').getBoundingClientRect().top < innerHeight")
    browser.evaluate("document.querySelector('[data-figure=bounce] input').focus()")
    browser.key("ArrowUp")
    assert browser.evaluate(sentence).startswith("18, "), browser.evaluate(sentence)
    grades = {"exact": [], "cannot": []}
    for number in range(1, 101):
        browser.evaluate(f"(location.hash = 'scene={number}', 1)")
        text = browser.wait(f"(text => text.startsWith('{number}, ') && text)({sentence})", f"scene {number}")
        grades["exact" if "answers are exact" in text else "cannot" if "cannot express" in text else text].append(number)
    assert grades["cannot"] == [74, 75, 76, 80] and len(grades["exact"]) == 96, grades


def plays_a_thousand_balls(browser):
    """PLAY moves a thousand balls, and the page says what a picture costs it."""
    start(browser)
    where = "document.querySelector('[data-figure=crowd]')"
    browser.evaluate(f"{where}.querySelector('input').focus()")
    browser.key("ArrowLeft")
    browser.evaluate(f"{where}.querySelector('button').click()")
    text = browser.wait(f"(text => text.startsWith('1,000 balls') && text.includes('costs this page') && text)({where}.querySelector('.sentence').textContent)", "the cost")
    browser.evaluate(f"{where}.querySelector('button').click()")
    print(f"        {text}")


def has_a_still_picture_of_each(browser):
    """Without scripts each figure's place has a still picture."""
    with open(browser.page[7:], encoding="utf-8") as file:
        text = re.sub(r"<script.*?</script>", "", file.read(), flags=re.S)
    places = re.findall(r'<figure id="figure-\w+" data-figure="(\w+)">(.*?)</figure>', text, flags=re.S)
    assert len(places) == 14, len(places)
    for name, still in places:
        assert re.search(r'<img alt="[^"]+" src="data:|<svg role="img" aria-label="[^"]+"', still), f"{name} has no still picture"


def is_a_screen_of_the_game(browser):
    """The game's page shows the same page in the same file: its figures move, and Esc leads back."""
    browser.resize(1280, 800)
    browser.open(browser.game + "#scene=17")
    ready = "document.querySelector('#collision iframe')?.contentDocument?.body?.dataset.ready === 'yes'"
    browser.wait(ready, "the page on collision in the game's page")
    inside = "document.querySelector('#collision iframe').contentDocument"
    assert browser.evaluate(f"{inside}.querySelectorAll('figure h3').length") == 14
    sentence = f"{inside}.querySelector('[data-figure=bounce] .sentence').textContent"
    assert browser.evaluate(sentence).startswith("17, "), browser.evaluate(sentence)
    browser.evaluate(f"{inside}.querySelector('[data-figure=bounce] input').focus()")
    browser.key("ArrowUp")
    assert browser.evaluate(sentence).startswith("18, "), browser.evaluate(sentence)
    browser.key("Escape")
    browser.wait("document.body.dataset.screen === 'title'", "the title")
    browser.evaluate("document.getElementById('to-help').click()")
    browser.evaluate("document.getElementById('to-collision').click()")
    assert browser.evaluate("document.body.dataset.screen") == "collision"
    browser.click("#collision .back")
    browser.wait("document.body.dataset.screen === 'title'", "the title")


def is_complete_without_scripts(browser):
    """The text and still pictures are in the file itself."""
    with open(browser.page[7:], encoding="utf-8") as file:
        text = re.sub(r"<script.*?</script>", "", file.read(), flags=re.S)
    for part in ("How balls collide", "conservative advancement", "Endless contacts", "<table>"):
        assert part in text, part
    assert len(re.findall("<img |<svg ", text)) == 16  # Fourteen of figures, and two of the text alone.
    assert "<!-- " not in text and "](" not in text and "**" not in text, "markup is left"


TESTS = [every_handle_changes_its_sentence, follows_the_mouse, follows_a_finger, fits_a_phone, stands_still, says_what_the_engine_says,
         walks_to_the_blade_in_safe_steps, lists_the_queue, opens_every_scene, plays_a_thousand_balls, is_a_screen_of_the_game,
         has_a_still_picture_of_each, is_complete_without_scripts, *reader_tests.TESTS]


def main():
    page, game, values, pictures, name = sys.argv[1:6]
    found = [(kind, program) for kind, program in browsers.installed() if kind.name == name]
    if not os.path.exists(page) or not found:
        print(f"Left out: {page} is not built by script/web, or {name} is not installed")
        return 77
    os.makedirs(pictures, exist_ok=True)
    kind, program = found[0]
    browser = kind(program)
    browser.pictures = pictures
    browser.page, browser.game = ("file://" + os.path.abspath(path) for path in (page, game))
    with open(values, encoding="utf-8") as file:
        browser.values = json.load(file)
    return browsers.run(browser, TESTS, lambda test: os.path.join(pictures, f"failed-collision-{name}-{test.__name__}.png"))


sys.exit(main())
