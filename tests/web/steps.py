"""What several tests of the page do."""
import json
import os

from hands import HANDS


def start(browser, more=""):
    browser.open(browser.page + more)
    browser.wait("globalThis.arkanong?.show || document.body?.innerText.includes('cannot start')", "the page's start")
    assert browser.evaluate("'arkanong' in globalThis"), text(browser, "#loading-text")


def screen(browser, name):
    browser.wait(f"document.body.dataset.screen === '{name}'", f"the screen {name}")


def goes_to(browser, button, name):
    browser.click(button)
    screen(browser, name)


def standing(browser):
    return browser.evaluate("arkanong.game.standing(arkanong.show)")


def text(browser, selector):
    return browser.evaluate(f"document.querySelector({json.dumps(selector)}).textContent")


def drop(browser, name, data):
    """Drops a file with these bytes on the page."""
    path = os.path.join(browser.folder, name)
    with open(path, "wb") as file:
        file.write(data)
    browser.drop(path)


def verdict(browser):
    browser.wait("!['', 'Verifying'].includes(document.getElementById('verdict').textContent)", "the verdict")
    return text(browser, "#verdict")


def verdict_on_file(browser, path, give):
    """Gives a file to the page by browser.drop or browser.choose, and returns what it says of it."""
    browser.evaluate("['verdict', 'refused-text'].forEach(id => { document.getElementById(id).textContent = ''; })")
    give(path)
    browser.wait("document.getElementById('refused-text').textContent !== '' || !['', 'Verifying'].includes(document.getElementById('verdict').textContent)",
                 "the verdict on " + path)
    assert text(browser, "#refused-text") == ""
    return text(browser, "#verdict")


def play(browser, device, seconds, until):
    browser.evaluate(HANDS)
    for _ in range(seconds):
        told = browser.evaluate(f"play('{device}', 60, {until})")
        if browser.evaluate(f"({until})(arkanong.standing)"):
            break
    return told


def choose_strength(browser, number):
    goes_to(browser, "#to-versus", "versus")
    browser.click(f"#strengths .choice:nth-of-type({number + 1})")
    goes_to(browser, "#versus .back", "title")


def seek(browser, tick):
    browser.evaluate(f"(() => {{ const t = document.getElementById('time'); t.value = {tick}; t.dispatchEvent(new Event('input')); }})()")


def visit(browser):
    """Each screen that a person can reach without playing a match to its end: (name, how to leave it)."""
    for button, name in (("#to-versus", "versus"), ("#to-campaign", "campaign"), ("#to-replays", "replays"), ("#to-codes", "codes"), ("#to-help", "help"), ("#to-watch", "player")):
        goes_to(browser, button, name)
        yield name
        goes_to(browser, f"#{name} .back", "title")
    browser.drop(browser.replays["short"])
    screen(browser, "player")
    verdict(browser)
    yield "replay"
    goes_to(browser, "#player .back", "title")
    drop(browser, "foreign.replay", b"PNG" * 300)
    screen(browser, "refused")
    yield "refused"
    goes_to(browser, "#refused .back", "title")
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.clock > 10", "a match that goes on")
    yield "match"
    goes_to(browser, "#pause", "paused")
    yield "paused"
    goes_to(browser, "#leave", "title")
    yield "title"
