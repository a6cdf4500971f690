#!/usr/bin/env python3
"""The built page in a real browser.

    page_test.py PAGE HEADLESS PEOPLE ASSETS DATA PICTURES Chromium|Firefox [TEST]...

PAGE: what script/web has built. HEADLESS, PEOPLE: the programs arkanong-headless and arkanong_people, which record the
replays. DATA: tests/data. PICTURES: a folder for screenshots. Returns 77 if the page or the browser is not there.
"""
import os
import signal
import sys
import tempfile

import browsers
import menu_tests
import newcomer_tests
import picture_tests
import play_tests
import recordings
import replay_tests
import rough_tests
import sound_tests

TESTS = play_tests.TESTS + replay_tests.TESTS + picture_tests.TESTS + sound_tests.TESTS + rough_tests.TESTS + newcomer_tests.TESTS + menu_tests.TESTS


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # Closes the browser, too.
    page, headless, people, assets, data, pictures, name, *wanted = sys.argv[1:]
    if not os.path.exists(page):
        print(f"Left out: {page} is not built; script/web builds it")
        return 77
    found = [(kind, program) for kind, program in browsers.installed() if kind.name == name]
    if not found:
        print(f"Left out: {name} is not installed")
        return 77
    os.makedirs(pictures, exist_ok=True)
    kind, program = found[0]
    with tempfile.TemporaryDirectory() as folder:
        replays = recordings.record(headless, people, assets, folder)
        replays["forged"] = os.path.abspath(os.path.join(data, "forged_daily.replay"))
        browser = kind(program)
        browser.page = "file://" + os.path.abspath(page)
        browser.replays = replays
        browser.verified_by_program = lambda path: recordings.verdict(headless, assets, path)
        browser.pictures = pictures
        browser.sounds = os.path.join(assets, "sounds")
        browser.golden = os.path.join(data, "pictures")
        tests = [test for test in TESTS if not wanted or test.__name__ in wanted]
        # A page that does not start passes no other test.
        return browsers.run(browser, tests, lambda test: os.path.join(pictures, f"failed-{name}-{test.__name__}.png"),
                            lambda: browser.evaluate("'arkanong' in globalThis"))


sys.exit(main())
