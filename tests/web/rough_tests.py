"""Rough hands, as in play_tests.py: what a person does by mistake or out of malice leaves no error and no broken page."""
import os

from layout import FAULTS, SIZES
from steps import drop, goes_to, screen, start, text, verdict_on_file


def goes_on(browser):
    """The match on the screen goes on, and its picture fits the window."""
    clock = browser.evaluate("arkanong.standing.clock")
    browser.wait(f"arkanong.standing.clock > {clock + 12}", "a match that goes on")
    assert not browser.evaluate(FAULTS)
    box = browser.evaluate("(b => [b.left, b.top, b.right - innerWidth, b.bottom - innerHeight])(document.getElementById('stage').getBoundingClientRect())")
    assert box[0] >= -1 and box[1] >= -1 and box[2] <= 1 and box[3] <= 1, box


def survives_turning(browser):
    """A phone that is turned while a finger plays goes on; the paddle follows the finger again at its next movement."""
    browser.resize(*SIZES[1])
    start(browser)
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.phase !== 'countdown'", "the end of the countdown")
    for size, place in ((SIZES[2], (300, 300)), (SIZES[1], (120, 500)), (SIZES[2], (500, 250))):
        browser.touch("start", {1: (200, 350)})
        browser.resize(*size)
        browser.touch("move", {1: place})
        browser.wait(f"Math.abs(arkanong.stage.x({place[0]}) - arkanong.game.places(arkanong.show).blue.x) < 60", "the paddle at the finger")
        goes_on(browser)
        browser.touch("end", {})
    goes_to(browser, "#pause", "paused")
    for size in SIZES:
        browser.resize(*size)
        browser.frame()
        assert not browser.evaluate(FAULTS), size
    browser.resize(*SIZES[1])


def survives_many_fingers(browser):
    """Five fingers come and go; when the first is lifted, the paddle follows another one."""
    browser.resize(*SIZES[1])
    start(browser)
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.phase !== 'countdown'", "the end of the countdown")
    fingers = {1: (60, 400)}
    browser.touch("start", fingers)
    for finger in range(2, 6):
        fingers[finger] = (60 + 60 * finger, 500)
        browser.touch("start", fingers)
    del fingers[1]
    browser.touch("end", fingers)
    for x in (180, 300):
        fingers[2] = (x, 450)
        browser.touch("move", fingers)
        browser.wait(f"Math.abs(arkanong.stage.x({x}) - arkanong.game.places(arkanong.show).blue.x) < 60", "the paddle at another finger")
    browser.touch("end", {})
    for _ in range(30):
        browser.evaluate("['pause', 'resume'].forEach(id => document.getElementById(id).click())")
    goes_on(browser)


def pauses_when_hidden(browser):
    """A match pauses when its tab is hidden, and a replay goes on afterwards; the sound rests."""
    browser.resize(*SIZES[1])
    start(browser)
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.clock > 20", "a match that goes on")
    hide = "(() => {{ Object.defineProperty(document, 'hidden', {{value: {0}, configurable: true}}); document.dispatchEvent(new Event('visibilitychange', {{bubbles: true}})); }})()"
    browser.evaluate(hide.format("true"))
    screen(browser, "paused")
    browser.evaluate(hide.format("false"))
    assert browser.evaluate("document.body.dataset.screen") == "paused"
    browser.click("#resume")
    screen(browser, "match")
    goes_on(browser)


CODES = ["#replay=", "#replay=R", "#level=-1", "#level=LA\\0", "#level=🎈", "#replay=-99999999999999999999",
         "#replay=RA" + 20000 * "_", "#level=LA" + 100000 * "A", "#level=" + 50000 * "L"]


def survives_codes(browser):
    """Links with broken, negative and huge codes are refused in words, and CODES takes no more than 8 MB."""
    browser.resize(*SIZES[1])
    start(browser)
    for code in CODES:
        browser.evaluate("document.getElementById('refused-text').textContent = ''")
        browser.evaluate(f"(() => {{ location.hash = '{code}'; }})()")
        browser.wait("document.getElementById('refused-text').textContent !== ''", "the refusal of " + code[:40])
        screen(browser, "refused")
        words = text(browser, "#refused-text")
        assert len(words) > 15 and not browser.evaluate(FAULTS), (code[:40], words)
        goes_to(browser, "#refused .back", "title")
    for letter, count in (("R", 4000000), ("L", 4000000), ("R", 9000000)):
        goes_to(browser, "#to-codes", "codes")
        browser.evaluate(f"(() => {{ document.getElementById('code').value = '{letter}A'.padEnd({count}, '-A'); }})()")
        goes_to(browser, "#codes .first", "refused")
        print(f"        {count} letters: {text(browser, '#refused-text')}")
        goes_to(browser, "#refused .back", "title")


def survives_drops(browser):
    """A folder, a huge file, several files and none are dropped; a hundred drops in a row leave no memory behind."""
    browser.resize(*SIZES[1])
    start(browser)
    big = os.path.join(browser.folder, "big.replay")
    with open(big, "wb") as file:
        file.truncate(3 << 30)
    folder = os.path.join(browser.folder, "folder.replay")
    os.makedirs(folder, exist_ok=True)
    for path in (big, folder) if browser.drops_paths else ():
        browser.drop(path)
        screen(browser, "refused")
        print(f"        {os.path.basename(path)}: {text(browser, '#refused-text')}")
        goes_to(browser, "#refused .back", "title")
    browser.evaluate("document.body.dispatchEvent(new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer: new DataTransfer()}))")
    assert browser.evaluate("document.body.dataset.screen") == "title"
    short = browser.replays["short"]
    first = None
    for i in range(100):
        assert verdict_on_file(browser, short, browser.drop).startswith("Verified"), i
        if i % 10 == 5:
            drop(browser, "broken.replay", b"no replay")
            screen(browser, "refused")
        if i == 20:
            first = browser.memory()
    last = browser.memory()
    print(f"        memory of the page after 20 drops {first / 1e6:.0f} MB, after 100 {last / 1e6:.0f} MB")
    assert last < 1.5 * first + 50e6, (first, last)
    # Two at once: the second one stays, with its own verdict.
    browser.drop(browser.replays["versus-1"])
    browser.drop(short)
    browser.wait("arkanong.standing.ticks === 1200 && document.getElementById('verdict').textContent.startsWith('Verified')", "the second file")
    goes_to(browser, "#player .back", "title")


TESTS = [survives_turning, survives_many_fingers, pauses_when_hidden, survives_codes, survives_drops]
