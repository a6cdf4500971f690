"""Tests of layout, keys and accessibility, as in play_tests.py."""
import os

from layout import COLOURS, CONTROLS, FAULTS, SIZES
from steps import goes_to, screen, start, visit


def fits_every_window(browser):
    """At 1280 x 720, 390 x 844 and 844 x 390 nothing overlaps, is cut or lies outside, and the field is drawn."""
    for size in SIZES:
        browser.resize(*size)
        start(browser)
        for name in visit(browser):
            browser.frame()
            browser.screenshot(os.path.join(browser.pictures, f"{browser.name}-{size[0]}x{size[1]}-{name}.png"))
            faults = browser.evaluate(FAULTS)
            assert not faults, (size, name, faults)
            drawn = browser.evaluate(COLOURS)
            assert drawn["colours"] > 40 and drawn["blue"] > 10 and drawn["red"] > 10, (size, name, drawn)


def fits_large_text(browser):
    """With text at 200 % nothing overlaps, is cut or lies outside."""
    for size in SIZES:
        browser.resize(*size)
        start(browser)
        browser.evaluate("(() => { document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize')); })()")
        for name in visit(browser):
            browser.screenshot(os.path.join(browser.pictures, f"{browser.name}-{size[0]}x{size[1]}-large-{name}.png"))
            faults = browser.evaluate(FAULTS)
            assert not faults, (size, name, faults)


def is_reached_by_keys(browser):
    """Tab reaches every control of every screen, the arrow keys every button, and Escape leads back."""
    browser.resize(*SIZES[0])
    start(browser)
    for name in visit(browser):
        if name == "match":
            continue
        count = browser.evaluate(CONTROLS + ".length")
        browser.evaluate("document.activeElement.blur()")
        reached = set()
        number = f"{CONTROLS}.indexOf(document.activeElement)"
        for _ in range(count + 4):
            browser.key("Tab")
            reached.add(browser.evaluate(number))
        # Tab enters a group of choices at the chosen one, and the arrow keys move in it.
        missing = browser.evaluate(f"{CONTROLS}.filter((e, i) => ![{','.join(map(str, reached))}].includes(i) && e.type !== 'radio').map(e => e.id || e.textContent)")
        assert not missing, (name, missing)
    assert browser.evaluate("document.body.dataset.screen") == "title"
    goes_to(browser, "#to-campaign", "campaign")
    browser.key("Escape")
    screen(browser, "title")
    browser.evaluate("document.getElementById('play').focus()")
    browser.key("ArrowDown")
    assert browser.evaluate("document.activeElement.id") == "to-campaign"
    if browser.evaluate("document.hasFocus()"):  # Firefox without a display has no focus, and its buttons ignore Enter.
        browser.key("Enter")
        screen(browser, "campaign")
        browser.key("Escape")
        screen(browser, "title")


def names_its_controls(browser):
    """Assistive technology finds names and roles of all menus."""
    start(browser)
    if not hasattr(browser, "tree"):
        nameless = browser.evaluate("[...document.querySelectorAll('button, select, textarea, input')].filter(e => !e.hidden && !(e.textContent.trim() || e.getAttribute('aria-label') || e.labels?.length || document.querySelector(`label[for=\"${e.id}\"]`)) && e.id !== 'next').map(e => e.outerHTML)")
        assert nameless == [], nameless
        return
    expected = {
        "title": [("heading", "Arkanong"), ("navigation", "Main menu"), ("button", "Versus"), ("button", "Watch"), ("button", "Replays"), ("button", "Codes"), ("button", "Help")],
        "versus": [("heading", "Versus"), ("group", "Strength of the computer"), ("radio", "Novice"), ("radio", "Master"), ("group", "Arena"), ("button", "Play"), ("button", "Back")],
        "campaign": [("heading", "Campaign"), ("list", ""), ("button", "Back")],
        "replay": [("slider", "Time"), ("button", "One step forward"), ("button", "One step back"), ("combobox", "Speed"), ("button", "Best moment")],
        "refused": [("alertdialog", "Refused"), ("button", "Title")],
        "paused": [("heading", "Pause"), ("button", "Resume"), ("button", "Restart"), ("button", "Leave"), ("slider", "Volume")],
    }
    for name in visit(browser):
        tree = [(role, label.strip().lower()) for role, label in browser.tree()]
        for role, label in expected.get(name, []):
            assert (role, label.lower()) in tree, (name, role, label, tree)
        nameless = [role for role, label in tree if role in ("button", "radio", "slider", "combobox", "textbox") and not label]
        assert not nameless, (name, nameless)


def follows_the_settings_of_the_system(browser):
    """Reduced motion and more contrast reach the game."""
    if not hasattr(browser, "prefer"):
        print("        left out: only Chromium's driver sets them")
        return
    start(browser)
    browser.evaluate("(() => { const look = arkanong.game.look.bind(arkanong.game); globalThis.looks = []; arkanong.game.look = (...a) => { looks.push(a); look(...a); }; })()")
    browser.prefer(reduced_motion="reduce", contrast="more")
    browser.wait("looks.length > 0", "a look")
    assert browser.evaluate("looks.at(-1)") == [True, True]
    browser.prefer(reduced_motion="no-preference", contrast="no-preference")


TESTS = [fits_every_window, fits_large_text, is_reached_by_keys, names_its_controls, follows_the_settings_of_the_system]
