"""Tests of playing on the page. The first line of each says what holds; `browser` is described in page_test.py."""
import base64
import os

from layout import SIZES
from steps import choose_strength, drop, goes_to, play, screen, standing, start, text, verdict

FIRST_FRAME = 5000  # ms, on a busy machine; the aim is a second
GOAL_WITHIN = 120   # seconds of a match
MATCH_WITHIN = 900


def shows_a_match_at_once(browser):
    """The first frame is a match of two computers behind the title, soon after opening."""
    times = []
    for _ in range(3):
        start(browser)
        times.append(browser.evaluate("performance.getEntriesByName('first-frame')[0].startTime"))
    print(f"        {browser.name}, {browser.evaluate('arkanong.picture.name')}: first frame after {min(times):.0f} ms")
    assert min(times) < FIRST_FRAME, times
    browser.wait("arkanong.standing.clock > 60", "a match that goes on")
    assert browser.evaluate("document.activeElement.id") == "play"


def begins_in_one_tap(browser):
    """One click on PLAY begins a match, and the paddle follows the mouse."""
    browser.resize(1280, 720)
    start(browser)
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.phase !== 'countdown'", "the end of the countdown")
    for aim in (400, 800):
        browser.mouse("move", aim, 600)
        browser.wait(f"Math.abs(arkanong.game.places(arkanong.show).blue.x - {aim}) < 30", "the paddle below the mouse")


def click_serves(browser):
    """A click, Space and a second finger serve."""
    browser.resize(1280, 720)
    start(browser)
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.canServe", "a serve to send")
    balls = "arkanong.game.places(arkanong.show).balls.length"
    count = browser.evaluate(balls)
    browser.mouse("down", 640, 600)
    browser.mouse("up", 640, 600)
    browser.wait(f"{balls} > {count} || arkanong.standing.blue.reserve < 3", "a served ball")


def stays_above_the_finger(browser):
    """On a phone the paddle follows the finger and stays above it; a second finger serves."""
    browser.resize(390, 844, True)
    start(browser)
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.phase !== 'countdown'", "the end of the countdown")
    reserve = standing(browser)["blue"]["reserve"]
    browser.touch("start", {1: (100, 400)})
    for x in (100, 290):
        browser.touch("move", {1: (x, 400)})
        browser.wait(f"Math.abs(arkanong.stage.x({x}) - arkanong.game.places(arkanong.show).blue.x) < 40", "the paddle at the finger")
        above = browser.evaluate("400 - (arkanong.game.places(arkanong.show).blue.y * arkanong.stage.scale + arkanong.stage.top)")
        assert above > 30, above
    browser.wait("arkanong.standing.canServe", "a serve to send")
    browser.touch("move" if browser.name == "Firefox" else "start", {1: (290, 400), 2: (200, 500)})
    browser.touch("end", {1: (290, 400)})
    browser.touch("end", {})
    browser.wait(f"arkanong.standing.blue.reserve < {max(reserve, 1)} || arkanong.game.places(arkanong.show).balls.length > 1", "a served ball")
    browser.resize(1280, 720)


def scores_with(browser, device, size):
    browser.resize(*size)
    start(browser)
    choose_strength(browser, 0)
    goes_to(browser, "#play", "match")
    told = play(browser, device, GOAL_WITHIN, "s => s.blue.goals > 0 || s.over")
    assert told["blue"]["goals"] > 0, told
    print(f"        {device}: a goal after {told['clock'] / 120:.0f} s")


def scores_by_mouse(browser):
    """Hands with a mouse score against the novice."""
    scores_with(browser, "mouse", SIZES[0])


def scores_by_touch(browser):
    """Hands on a phone in portrait score against the novice."""
    scores_with(browser, "touch", SIZES[1])


def scores_by_keys(browser):
    """Hands on a keyboard score against the novice."""
    scores_with(browser, "keys", SIZES[0])


def ends_with_a_result(browser):
    """A match ends with a result; its link and its file verify with the same bits."""
    browser.resize(*SIZES[0])
    start(browser)
    choose_strength(browser, 0)
    goes_to(browser, "#play", "match")
    told = play(browser, "mouse", MATCH_WITHIN, "s => s.over")
    screen(browser, "result")
    assert text(browser, "#result-name") in ("You win", "You lose", "A draw")
    assert f"{told['blue']['goals']} : {told['red']['goals']}" in text(browser, "#result-text")
    name = f"{browser.name}-result.png"
    browser.screenshot(os.path.join(browser.pictures, name))
    code = browser.evaluate("arkanong.game.recordingCode(arkanong.show)")
    file = base64.b64decode(browser.evaluate(
        "btoa(Array.from(arkanong.game.recording(arkanong.show), c => String.fromCharCode(c)).join(''))"))
    print(f"        {told['clock'] / 120:.0f} s: {len(file)} bytes as a file, {len(code)} letters as a code")
    drop(browser, "mine.replay", file)
    screen(browser, "player")
    found = verdict(browser)
    assert found.startswith("Verified: same bits."), found
    if code:
        start(browser, "#replay=" + code)
        screen(browser, "player")
        assert verdict(browser) == found
    goes_to(browser, "#player .back", "title")


def pauses_when_left(browser):
    """A match pauses when the window loses the focus, stands still, and resumes only on request."""
    start(browser)
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.clock > 30", "a match that goes on")
    browser.evaluate("dispatchEvent(new Event('blur'))")
    screen(browser, "paused")
    clock = standing(browser)["clock"]
    for _ in range(20):
        browser.frame()
    assert standing(browser)["clock"] == clock
    browser.key("Escape")
    screen(browser, "match")
    browser.wait(f"arkanong.standing.clock > {clock + 30}", "a match that resumed")
    browser.key("KeyP")
    screen(browser, "paused")
    goes_to(browser, "#leave", "title")


def plays_by_gamepad(browser):
    """A gamepad chooses PLAY, moves the paddle and pauses."""
    browser.resize(*SIZES[0])
    start(browser)
    browser.evaluate("""(() => {
      globalThis.pad = {connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons: Array.from({length: 16}, () => ({pressed: false}))};
      navigator.getGamepads = () => [pad];
      dispatchEvent(new Event('gamepadconnected'));
    })()""")
    for button, focus in ((13, "to-campaign"), (12, "play")):
        browser.evaluate(f"pad.buttons[{button}].pressed = true")
        browser.wait(f"document.activeElement.id === '{focus}'", "the focus")
        browser.evaluate(f"pad.buttons[{button}].pressed = false")
    browser.evaluate("pad.buttons[0].pressed = true")
    screen(browser, "match")
    browser.evaluate("pad.buttons[0].pressed = false")
    browser.wait("arkanong.standing.phase !== 'countdown'", "the end of the countdown")
    for way, place in ((-1, "< 500"), (1, "> 700")):
        browser.evaluate(f"pad.axes[0] = {way}")
        browser.wait(f"arkanong.game.places(arkanong.show).blue.x {place}", "the paddle's movement")
    browser.evaluate("pad.buttons[9].pressed = true")
    screen(browser, "paused")


def remembers_choices(browser):
    """The chosen strength is remembered."""
    start(browser)
    choose_strength(browser, 4)
    start(browser)
    assert "master" in text(browser, "#play-what"), text(browser, "#play-what")
    choose_strength(browser, 1)


def sounds_after_the_first_tap(browser):
    """Sound is prepared by the first tap and not before; the browser decodes each file, and a match asks for some of them."""
    start(browser)
    assert browser.evaluate("arkanong.sounds.ready") == 0
    goes_to(browser, "#play", "match")
    files = browser.evaluate("document.querySelectorAll('[id$=\".flac\"]').length")
    assert files >= 12, files
    browser.wait(f"arkanong.sounds.ready === {files}", "decoded sounds")
    browser.evaluate("(() => { globalThis.heard = new Set(); arkanong.sounds.start = name => heard.add(name); })()")
    browser.wait("[...heard].some(name => document.getElementById(`file:${name}.flac`))", "a sound of the match")


TESTS = [shows_a_match_at_once, begins_in_one_tap, click_serves, stays_above_the_finger, scores_by_mouse, scores_by_touch, scores_by_keys, ends_with_a_result, pauses_when_left, plays_by_gamepad, remembers_choices, sounds_after_the_first_tap]
