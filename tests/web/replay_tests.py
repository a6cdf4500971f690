"""Tests of replays, codes and drawing, as in play_tests.py."""
import os
import re
import time

from layout import FAULTS, POINTS, SIZES
from steps import drop, goes_to, screen, seek, standing, start, text, verdict, verdict_on_file


VERIFIED = re.compile(r"Verified: same bits\. (Blue wins|Red wins|No winner), ([\d\s,.']+) : ([\d\s,.']+)\. Hash ([0-9a-f]{16})(.*)")
WINNERS = {"Blue wins": "blue", "Red wins": "red", "No winner": None}


def verifies_replays(browser):
    """Every replay of the program, dropped on the page, has the same bits, winner, scores and hash as the program finds in
    it; a forged duel is found out, with its round and tick."""
    browser.resize(*SIZES[0])
    start(browser)
    begun = time.monotonic()
    for name, path in browser.replays.items():
        program = browser.verified_by_program(path)
        # The last one comes by CHOOSE A FILE.
        found = verdict_on_file(browser, path, browser.choose if name == list(browser.replays)[-1] else browser.drop)
        if name == "forged":
            assert not program["verified"]
            assert found == f"Not verified: {program['why']}.", (name, found, program)
            print(f"        {name}: {found}")
            continue
        told = VERIFIED.fullmatch(found)
        assert told, (name, found)
        scores = [int(re.sub(r"\D", "", score)) for score in told.group(2, 3)]
        taken = [f"{takeover['tick'] // 7200}:{takeover['tick'] // 120 % 60:02}" for takeover in program.get("takeovers", [])]
        assert re.findall(r"At (\d+:\d\d) ", told[5]) == taken, (name, found, program)
        assert (WINNERS[told[1]], scores, told[4]) == (program["winner"], program.get("scores", program.get("points")), program["hash"]), (name, found, program)
    print(f"        {len(browser.replays)} files in {time.monotonic() - begun:.0f} s")


def says_who_took_over(browser):
    """Who played a match on and when is told before its result, and fits on a phone."""
    for size in SIZES:
        browser.resize(*size)
        start(browser)
        browser.drop(browser.replays["taken-over-2"])
        screen(browser, "player")
        browser.wait("document.querySelector('#verdict .takeovers') !== null", "the verdict")
        shown = browser.evaluate("document.getElementById('verdict').innerText").split()
        assert " ".join(shown).lower() == ("verified: same bits medium against medium played first. "
                                           "at 0:05 easy against master took over. at 0:08 hard against novice took over."), shown
        assert browser.evaluate("document.querySelector('#verdict .why').hidden")
        faults = browser.evaluate(FAULTS)
        browser.screenshot(os.path.join(browser.pictures, f"{browser.name}-{size[0]}x{size[1]}-taken-over.png"))
        assert not faults, (size, faults)
    browser.resize(*SIZES[0])
    browser.drop(browser.replays["short"])
    browser.wait("document.querySelector('#verdict .takeovers')?.textContent === ''", "the verdict on a match that nobody took over")


def plays_replays(browser):
    """A dropped replay plays with time line, speeds and steps."""
    browser.resize(*SIZES[0])
    start(browser)
    browser.drop(browser.replays["short"])
    screen(browser, "player")
    verdict(browser)
    assert browser.evaluate("document.getElementById('time').max") == "1200"
    browser.evaluate("(() => { const s = document.getElementById('speed'); s.value = '8'; s.dispatchEvent(new Event('change')); })()")
    browser.wait("arkanong.standing.over", "the end of the replay")
    browser.wait("document.getElementById('run').textContent === 'Resume'", "the pause at the end")
    seek(browser, 100)
    browser.click("#step")
    assert standing(browser)["tick"] == 101
    browser.click("#step-back")
    assert standing(browser)["tick"] == 100
    browser.evaluate("document.getElementById('time').focus()")
    browser.key("ArrowRight")
    browser.wait("arkanong.standing.tick === 101", "a step by the keyboard")
    assert browser.evaluate("document.getElementById('time').getAttribute('aria-valuetext')") == "0:00 of 0:10"


def refuses_in_words(browser):
    """Broken and foreign files are refused in words, and the page still works."""
    with open(browser.replays["short"], "rb") as file:
        good = file.read()
    start(browser)
    for name, data in (("broken", good[:-700]), ("foreign", b"\x89PNG\r\n\x1a\n" + bytes(400)), ("empty", b""), ("changed", good[:1500] + b"\0\1\2\3" + good[1504:])):
        drop(browser, name + ".replay", data)
        screen(browser, "refused")
        words = text(browser, "#refused-text")
        assert len(words) > 15, words
        print(f"        {name}: {words}")
        clock = standing(browser)["clock"]
        browser.wait(f"arkanong.standing.clock > {clock} || arkanong.standing.clock < {clock}", "the match behind goes on")
        goes_to(browser, "#refused .back", "title")
    drop(browser, "good.replay", good)
    screen(browser, "player")
    assert verdict(browser).startswith("Verified"), text(browser, "#verdict")
    goes_to(browser, "#player .back", "title")
    for code in ("LA_nothing", "RAnothing"):
        goes_to(browser, "#to-codes", "codes")
        browser.evaluate(f"document.getElementById('code').value = '{code}'")
        goes_to(browser, "#codes .first", "refused")
        goes_to(browser, "#refused .back", "title")


def plays_levels_by_code(browser):
    """A link with a level opens with its briefing, and PLAY begins it."""
    start(browser)
    level = browser.evaluate("arkanong.game.levels()[0]")
    start(browser, "#level=" + level["code"])
    screen(browser, "briefing")
    assert level["name"] in text(browser, "#briefing-name")
    assert level["opponent"] in text(browser, "#briefing-text")
    goes_to(browser, "#begin", "match")
    browser.wait("arkanong.standing.clock > 30", "the level's match")


def draws_alike_without_webgl(browser):
    """Canvas 2D draws nearly the same field as WebGL."""
    browser.resize(*SIZES[0])
    pictures = []
    for more in ("", "?canvas2d"):
        start(browser, more)
        browser.drop(browser.replays["short"])
        screen(browser, "player")
        verdict(browser)
        browser.evaluate("(() => { arkanong.speed = 0; arkanong.game.seek(arkanong.show, 300); })()")
        browser.frame()
        pictures.append((browser.evaluate("arkanong.picture.name"), browser.evaluate(POINTS)))
        browser.screenshot(os.path.join(browser.pictures, f"{browser.name}-drawn-by-{pictures[-1][0].replace(' ', '-')}.png"))
    (one, a), (other, b) = pictures
    if one == other:
        print(f"        left out: {browser.name} has only {one} here")
        return
    difference = sum(abs(x - y) for x, y in zip(a, b)) / len(a)
    print(f"        {one} and {other} differ by {difference:.2f} of 255 on average")
    assert difference < 6, difference


TESTS = [verifies_replays, says_who_took_over, plays_replays, refuses_in_words, plays_levels_by_code, draws_alike_without_webgl]
