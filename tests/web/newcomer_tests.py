"""Tests of what a newcomer stumbled over, as in play_tests.py."""
import json
import os

from layout import FAULTS, SIZES
from steps import goes_to, screen, standing, start, text

# give(files, text): drops these on the page. recorded(): a replay file's bytes of a short match.
GIVE = """(() => {
  globalThis.give = (files, text = '') => {
    const event = new Event('drop', {bubbles: true, cancelable: true});
    event.dataTransfer = {files, getData: () => text};
    document.body.dispatchEvent(event);
  };
  globalThis.recorded = () => {
    const game = arkanong.game.fresh();
    const show = game.watch(game.levels()[0].code, 100, 100, 5);
    for (let i = 0; i < 40; ++i) game.advance(show, 0.1, 1);
    globalThis.code = game.recordingCode(show);
    return new File([game.recording(show)], 'match.replay');
  };
  return 1;
})()"""


def match(browser):
    goes_to(browser, "#play", "match")
    browser.wait("arkanong.standing.phase !== 'countdown'", "the end of the countdown")


def refusal(browser):
    screen(browser, "refused")
    return text(browser, "#refused-text")


def keeps_its_size(browser):
    """Two fingers that spread on the page zoom it neither in a match nor in a menu."""
    browser.resize(*SIZES[1])
    start(browser)

    def spread():
        browser.touch("start", {1: (180, 650)})
        browser.touch("start", {1: (180, 650), 2: (200, 650)})
        for step in range(1, 9):
            browser.touch("move", {1: (180 - 20 * step, 650), 2: (200 + 20 * step, 650)})
        browser.touch("end", {})
        browser.frame()
        assert browser.evaluate("visualViewport.scale") == 1

    goes_to(browser, "#to-help", "help")
    spread()
    goes_to(browser, "#help .back", "title")
    match(browser)
    spread()
    assert browser.evaluate("document.body.dataset.screen") == "match"


def pauses_by_second_finger(browser):
    """While a finger steers, another one pauses by the button."""
    browser.resize(*SIZES[1])
    start(browser)
    match(browser)
    browser.touch("start", {1: (200, 600)})
    x, y = browser.evaluate("(b => [b.x + b.width / 2, b.y + b.height / 2])(document.getElementById('pause').getBoundingClientRect())")
    browser.touch("start", {1: (200, 600), 2: (x, y)})
    browser.touch("end", {1: (200, 600)} if browser.name == "Firefox" else {})
    screen(browser, "paused")
    if browser.name == "Firefox":
        browser.touch("end", {})
    browser.resize(*SIZES[0])


def leaves_the_panels_free(browser):
    """In a large window PAUSE and MUTE are between the two panels on the left, off the power-ups."""
    for width, height in ((1280, 720), (900, 500), (1920, 1080)):
        browser.resize(width, height)
        start(browser)
        match(browser)
        for button in ("#pause", "#match .mute"):
            left, right, top, bottom = browser.evaluate(
                f"(b => [arkanong.stage.x(b.left), arkanong.stage.x(b.right), arkanong.stage.y(b.top), arkanong.stage.y(b.bottom)])(document.querySelector('{button}').getBoundingClientRect())")
            assert left >= 0 and right <= 160 and top >= 228 and bottom <= 470, (width, button, left, right, top, bottom)
    browser.resize(*SIZES[0])


def keeps_the_match(browser):
    """A bad file leads back to the paused match, and a good one or a code takes its place only after a question."""
    browser.resize(*SIZES[0])
    start(browser)
    browser.evaluate(GIVE)
    match(browser)
    browser.evaluate("globalThis.kept = arkanong.show")
    browser.evaluate("give([new File(['PNG'], 'a.replay')])")
    refusal(browser)
    goes_to(browser, "#refused-back", "paused")
    browser.evaluate("give([recorded()])")
    screen(browser, "ask")
    goes_to(browser, "#ask .back", "paused")
    goes_to(browser, "#resume", "match")
    clock = browser.evaluate("arkanong.standing.clock")
    browser.wait(f"arkanong.show === kept && arkanong.standing.clock > {clock}", "the match that goes on")
    browser.evaluate("give([], '#level=' + arkanong.game.levels()[0].code)")
    screen(browser, "ask")
    goes_to(browser, "#ask .back", "paused")
    browser.evaluate("give([recorded()])")
    screen(browser, "ask")
    goes_to(browser, "#end-match", "player")
    browser.evaluate("give([recorded()])")  # A replay is replaced without a question.
    browser.wait("document.getElementById('verdict').textContent.startsWith('Verified')", "the verdict")


def says_what_is_wrong(browser):
    """Large files, folders, foreign links and short codes are refused in a sentence of their own."""
    start(browser)
    browser.evaluate(GIVE)
    browser.evaluate("give([{size: 1e9, arrayBuffer() { throw new Error('read'); }}])")
    assert "too large" in refusal(browser)
    browser.evaluate("give([{size: 4096, arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError'))}])")
    assert "folder" in refusal(browser)
    for given in ("#hello", "hello"):
        browser.evaluate(f"give([], '{given}')")
        assert "no link or code" in refusal(browser), text(browser, "#refused-text")
    for given in ("L", "R", "#level=L"):
        browser.evaluate(f"give([], '{given}')")
        words = refusal(browser)
        assert words == "A letter is mistyped or missing.", words
        goes_to(browser, "#refused .back", "title")
    start(browser, "#hello")
    assert "no link or code" in refusal(browser)
    browser.evaluate(GIVE)
    browser.evaluate("give([recorded(), recorded()])")
    screen(browser, "player")
    assert browser.evaluate("!document.getElementById('notice').hidden && document.getElementById('notice').textContent") == "Only the first of these 2 files is opened."


def reads_links_exactly(browser):
    """Spaces within a link are passed over, but a letter behind its end is found."""
    start(browser)
    browser.evaluate(GIVE)
    browser.evaluate("recorded()")
    code = browser.evaluate("code")
    assert len(code) > 60
    start(browser, "#replay=" + code[:20] + "%20" + code[20:])
    screen(browser, "player")
    start(browser, "#replay=" + code + "A")
    assert refusal(browser) in ("Letters follow the end of the code.", "A letter is mistyped or missing."), text(browser, "#refused-text")


def opens_codes(browser):
    """CODES says that its box is empty, and opens by Enter; a dragged link works."""
    browser.resize(*SIZES[0])
    start(browser)
    goes_to(browser, "#to-codes", "codes")
    browser.click("#codes .first")
    assert text(browser, "#code-said") == "Paste or type a code first."
    browser.evaluate("(() => { const c = document.getElementById('code'); c.value = arkanong.game.levels()[1].code; c.focus(); })()")
    browser.key("Enter")
    screen(browser, "briefing")
    goes_to(browser, "#briefing .back", "title")
    browser.evaluate(GIVE)
    browser.evaluate("give([], 'https://example.org/arkanong.html#level=' + arkanong.game.levels()[2].code)")
    screen(browser, "briefing")


def follows_the_browsers_back(browser):
    """Back leads from a menu to the title, with the focus on the button used, and pauses a match."""
    browser.resize(*SIZES[0])
    start(browser)
    for _ in range(2):
        goes_to(browser, "#to-versus", "versus")
        browser.evaluate("history.back()")
        screen(browser, "title")
        assert browser.evaluate("document.activeElement.id") == "to-versus"
    goes_to(browser, "#play", "match")
    browser.evaluate("history.back()")
    screen(browser, "paused")
    goes_to(browser, "#leave", "title")


def hints_at_the_keys(browser):
    """A match that is begun by keys hints at keys; M mutes, and the button says so."""
    browser.resize(*SIZES[0])
    start(browser)
    browser.evaluate("document.getElementById('play').focus()")
    if not browser.evaluate("document.hasFocus()"):
        print("        left out: the browser has no focus here")
        return
    browser.key("Enter")
    screen(browser, "match")
    browser.wait("document.getElementById('hint').textContent.includes('Space serves')", "the hint")
    for muted, label in (("true", "Muted"), ("false", "Mute")):
        browser.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', {code: 'KeyM', bubbles: true}))")
        button = browser.evaluate("(b => [b.getAttribute('aria-pressed'), b.textContent])(document.querySelector('#match .mute'))")
        assert button == [muted, label], button


def shows_what_the_panels_show(browser):
    """On a phone the arena, the time until sudden death, supers and power-ups are shown."""
    for size in SIZES[1:]:
        browser.resize(*size)
        start(browser)
        match(browser)
        told = browser.evaluate("""(() => {
          const hud = arkanong.hud, told = arkanong.told;
          arkanong.told = () => {};
          const standing = structuredClone(arkanong.standing);
          standing.blue.powers = [{name: 'Wide', left: 840}, {name: 'Fireball', left: 121}];
          standing.red.powers = [{name: 'Overdrive', left: 300}];
          standing.blue.superLeft = 240;
          hud.show(standing, true, false);
          const found = document.getElementById('hud').innerText.replace(/\\s+/g, ' ');
          return {found, faults: %s, left: standing.time};
        })()""" % FAULTS)
        browser.screenshot(os.path.join(browser.pictures, f"{browser.name}-{size[0]}x{size[1]}-powers.png"))
        for part in ("Sudden death in", "Wide 7, Fireball 2", "Overdrive 3", "Super: 2 s", "Super 0/12", standing(browser)["level"]):
            assert part.lower() in told["found"].lower(), (part, told)
        assert not told["faults"], told
        assert told["left"]["left"] > 120 * 100, told
    browser.resize(*SIZES[0])


def keeps_buttons_in_sight(browser):
    """In every menu the last row of buttons is in the window without scrolling, also in a low one."""
    for size in SIZES:
        browser.resize(*size)
        start(browser)
        for name in ("versus", "campaign", "codes", "help", "replays"):
            goes_to(browser, "#to-" + name, name)
            bottom, height = browser.evaluate(f"[document.querySelector('#{name} .back').getBoundingClientRect().bottom, innerHeight]")
            assert bottom <= height, (size, name, bottom)
            goes_to(browser, f"#{name} .back", "title")
    browser.resize(*SIZES[0])


def says_the_volume_in_percent(browser):
    """The volume's value has its unit, also for a screen reader."""
    browser.resize(*SIZES[0])
    start(browser)
    match(browser)
    goes_to(browser, "#pause", "paused")
    spoken = "document.getElementById('volume').getAttribute('aria-valuetext')"
    browser.evaluate("document.getElementById('volume').focus()")
    browser.key("End")
    assert browser.evaluate(spoken) == "100 %"
    browser.key("Home")
    assert browser.evaluate(spoken) == "0 %"


def explains_the_game(browser):
    """HELP says how a match is won and what the game's words mean."""
    start(browser)
    goes_to(browser, "#to-help", "help")
    words = text(browser, "#help")
    for part in ("five goals wins", "Serve", "Steal", "Smash", "Super", "Combo", "Sudden death", "Capsules"):
        assert part in words, part


def tells_no_result_before_the_end(browser):
    """A replay's verdict names the winner only after the end or on request."""
    browser.resize(*SIZES[0])
    start(browser)
    browser.evaluate(GIVE)
    for seen in ("document.getElementById('tell').click()",
                 "(() => { const t = document.getElementById('time'); t.value = t.max; t.dispatchEvent(new Event('input')); })()"):
        browser.evaluate("(() => { document.getElementById('verdict').textContent = ''; give([recorded()]); })()")
        browser.wait("document.querySelector('#verdict .why') !== null", "the verdict")
        assert browser.evaluate("document.getElementById('verdict').innerText").strip().lower() == "verified: same bits"
        browser.evaluate(seen)
        browser.wait("document.getElementById('verdict').innerText.includes('Hash')", "the result")
        assert browser.evaluate("document.getElementById('tell').hidden")
    assert browser.evaluate("(b => b.disabled === Boolean(b.title))(document.getElementById('best'))")


def names_whoever_played(browser):
    """The person who played is You in the match, and a player for whoever gets the replay."""
    start(browser)
    names = browser.evaluate("""(() => {
      const game = arkanong.game.fresh();
      const played = game.play(game.levels()[0].code, 100, 5);
      for (let i = 0; i < 40; ++i) game.advance(played, 0.1, 1);
      return [played, game.replay(game.recording(played))].map(show => game.standing(show).blue.name);
    })()""")
    assert names == ["You", "A player"], names


def shows_choices_in_forced_colours(browser):
    """With forced colours the chosen strength and arena differ from the others."""
    if browser.name != "Chromium":
        print("        left out: only Chromium's driver forces colours")
        return
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    start(browser)
    goes_to(browser, "#to-versus", "versus")
    for group in ("strengths", "arenas"):
        chosen, other = browser.evaluate(f"""(() => {{
          const colour = state => getComputedStyle(document.querySelector(`#{group} input${{state}} + span`)).backgroundColor;
          return [colour(':checked'), colour(':not(:checked)')];
        }})()""")
        assert chosen != other, (group, chosen)
    browser.call("Emulation.setEmulatedMedia", features=[])


def announces_only_the_match(browser):
    """The title's match is not announced, and no old goal stays in the status region."""
    start(browser)
    browser.evaluate("""(() => {
      const standing = structuredClone(arkanong.standing);
      standing.blue.goals += 1;
      arkanong.told(standing);
    })()""")
    assert text(browser, "#live") == ""
    browser.evaluate("(() => { document.getElementById('live').textContent = 'Goal for Blue.'; })()")
    goes_to(browser, "#to-help", "help")
    assert text(browser, "#live") == ""


def plays_on_without_sound(browser):
    """A machine without sound plays silently."""
    start(browser)
    browser.evaluate("(() => { globalThis.AudioContext = class { constructor() { throw new Error('no device'); } }; })()")
    match(browser)
    browser.click("#stage")


def survives_the_loss_of_webgl(browser):
    """When the browser takes WebGL away, the match pauses, and plainer pictures follow if it does not come back."""
    start(browser)
    if not browser.evaluate("arkanong.picture.name").startswith("WebGL"):
        print("        left out: no WebGL here")
        return
    lose = "(() => { const c = document.getElementById('stage'); globalThis.lost = (c.getContext('webgl2') ?? c.getContext('webgl')).getExtension('WEBGL_lose_context'); lost.loseContext(); })()"
    match(browser)
    browser.evaluate(lose)
    screen(browser, "paused")
    browser.evaluate("lost.restoreContext()")
    browser.wait("document.getElementById('notice').textContent === 'The graphics are back.'", "the restored picture")
    goes_to(browser, "#resume", "match")
    browser.evaluate(lose)
    browser.wait("arkanong.picture.name === 'Canvas 2D'", "another picture")
    goes_to(browser, "#resume", "match")
    clock = standing(browser)["clock"]
    browser.wait(f"arkanong.standing.clock > {clock}", "the match that goes on")


def says_that_it_needs_webassembly(browser):
    """Without WebAssembly one sentence says what to do."""
    if browser.name != "Chromium":
        print("        left out: only Chromium's driver takes it away")
        return
    script = browser.call("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.WebAssembly;")["identifier"]
    browser.open(browser.page)
    browser.wait("document.body?.innerText.includes('has no WebAssembly')", "the sentence")
    browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)


def fits_tiny_windows(browser):
    """Nothing overlaps or is out of reach in a window of 240 x 240."""
    faults = {}
    for size in ((240, 240), (320, 320), (320, 240), (240, 400)):
        browser.resize(*size)
        start(browser)
        for name in ("versus", "campaign", "replays", "codes", "help", "watch"):
            shown = "player" if name == "watch" else name
            goes_to(browser, "#to-" + name, shown)
            faults[size, name] = browser.evaluate(FAULTS)
            goes_to(browser, f"#{shown} .back", "title")
        faults[size, "title"] = browser.evaluate(FAULTS)
        goes_to(browser, "#play", "match")
        browser.wait("arkanong.standing.clock > 10", "the match")
        faults[size, "match"] = browser.evaluate(FAULTS)
        browser.screenshot(os.path.join(browser.pictures, f"{browser.name}-{size[0]}x{size[1]}-match.png"))
        goes_to(browser, "#pause", "paused")
        faults[size, "paused"] = browser.evaluate(FAULTS)
    browser.resize(*SIZES[0])
    faults = {str(place): found for place, found in faults.items() if found}
    assert not faults, json.dumps(faults, indent=1)


TESTS = [keeps_its_size, pauses_by_second_finger, leaves_the_panels_free, keeps_the_match, says_what_is_wrong, reads_links_exactly, opens_codes, follows_the_browsers_back, hints_at_the_keys, shows_what_the_panels_show, keeps_buttons_in_sight, says_the_volume_in_percent, explains_the_game, tells_no_result_before_the_end, names_whoever_played, shows_choices_in_forced_colours, announces_only_the_match, plays_on_without_sound, survives_the_loss_of_webgl, says_that_it_needs_webassembly, fits_tiny_windows]
