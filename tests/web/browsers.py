"""Chromium by the DevTools protocol and Firefox by WebDriver BiDi behind one class, without packages beside Python's own.

Nothing here waits for a time: wait() looks until a state is reached, and `bound` seconds are only how long a broken page
may keep a test.
"""
import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import traceback
import urllib.request

from websocket import WebSocket

BOUND = 60


class Browser:
    """What both have in common. Places are CSS px of the window."""

    bound = BOUND  # of a single answer, s
    drops_paths = False  # whether drop() can drop whatever is at a path

    def __init__(self, command, log):
        self.folder = tempfile.mkdtemp(prefix="arkanong-browser-")
        self.log = os.path.join(self.folder, log)
        self.errors = []    # of the console
        self.requests = []  # every address that the page has asked for, besides itself and what is inside it
        self.number = 0
        self.before(self.folder)
        with open(self.log, "wb") as out:
            self.process = subprocess.Popen(command + self.options(self.folder), stdout=out, stderr=out, stdin=subprocess.DEVNULL)
        self.socket = None
        try:
            self.socket = WebSocket(self.address(), BOUND)
            self.begin()
        except BaseException:
            self.close()
            raise

    def begin(self):
        """Opens the session."""

    def before(self, folder):
        pass

    def logged(self, pattern):
        end = time.monotonic() + BOUND
        while time.monotonic() < end:
            with open(self.log, encoding="utf-8", errors="replace") as file:
                found = re.search(pattern, file.read())
            if found:
                return found[1]
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        with open(self.log, encoding="utf-8", errors="replace") as file:
            raise RuntimeError("The browser does not start:\n" + file.read()[-2000:])

    def call(self, method, **parameters):
        self.number += 1
        number = self.number
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.receive(self.bound))
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {json.dumps(answer)[:600]}")
                return answer["result"]
            self.event(answer.get("method"), answer.get("params", {}))

    def asked(self, address):
        if address.split(":")[0] not in ("file", "data", "blob", "about"):
            self.requests.append(address)

    def wait(self, condition, what, bound=BOUND):
        """Looks until the expression is true, and returns its value."""
        end = time.monotonic() + bound
        while True:
            value = self.evaluate(condition)
            if value:
                return value
            if time.monotonic() > end:
                raise AssertionError(f"{what}: still not so after {bound} s: {condition}")
            self.frame()

    def frame(self):
        """Until the page has drawn a frame."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => done(1)))")

    def click(self, selector):
        x, y = self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'nearest'}});"
            "const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()")
        self.mouse("move", x, y)
        self.mouse("down", x, y)
        self.mouse("up", x, y)

    def drop(self, path):
        """Drops a file on the page by events of its own. A browser whose protocol can drop files does it as a hand would."""
        with open(path, "rb") as file:
            data = base64.b64encode(file.read()).decode()
        self.evaluate(f"""(() => {{
          const files = new DataTransfer();
          files.items.add(new File([Uint8Array.from(atob('{data}'), c => c.charCodeAt(0))], {json.dumps(os.path.basename(path))}));
          for (const kind of ['dragenter', 'dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(kind, {{bubbles: true, cancelable: true, dataTransfer: files}}));
        }})()""")

    def memory(self):
        """The memory of the largest of the browser's processes, bytes."""
        sizes = []
        for process in processes_below(self.process.pid):
            try:
                with open(f"/proc/{process}/statm", encoding="ascii") as file:
                    sizes.append(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
            except OSError:  # It has ended.
                pass
        return max(sizes)

    def key(self, name):
        self.press(name)
        self.release(name)

    def close(self):
        try:
            if self.socket:
                self.goodbye()
                self.socket.close()
            else:
                self.process.terminate()
        except (OSError, RuntimeError):
            self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


KEYS = {"Enter": ("Enter", 13, "\r", "\ue006"), "Escape": ("Escape", 27, "", "\ue00c"), "Tab": ("Tab", 9, "", "\ue004"),
        "Space": (" ", 32, " ", " "), "ArrowLeft": ("ArrowLeft", 37, "", "\ue012"), "ArrowUp": ("ArrowUp", 38, "", "\ue013"),
        "ArrowRight": ("ArrowRight", 39, "", "\ue014"), "ArrowDown": ("ArrowDown", 40, "", "\ue015"),
        "Home": ("Home", 36, "", "\ue011"), "End": ("End", 35, "", "\ue010"), "PageUp": ("PageUp", 33, "", "\ue00e"),
        "PageDown": ("PageDown", 34, "", "\ue00f"), "KeyP": ("p", 80, "p", "p")}


class Chromium(Browser):
    name = "Chromium"
    drops_paths = True

    def __init__(self, program):
        super().__init__([program], "chromium.log")

    def begin(self):
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(domain + ".enable")
        self.fingers = {}

    def options(self, folder):
        return ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update",
                "--disable-sync", "--disable-default-apps", "--disable-extensions", "--mute-audio", "--use-angle=swiftshader",
                "--enable-unsafe-swiftshader", "--autoplay-policy=user-gesture-required", "--disable-dev-shm-usage",
                "--user-data-dir=" + folder, "--remote-debugging-port=0", "about:blank"]

    def address(self):
        port = self.logged(r"DevTools listening on ws://[^/:]+:(\d+)/")
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(f"http://127.0.0.1:{port}/json/list") as answer:
            pages = json.load(answer)
        return next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")

    def event(self, method, told):
        if method == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and told["type"] in ("error", "assert"):
            self.errors.append(json.dumps(told["args"]))
        elif method == "Log.entryAdded" and told["entry"]["level"] == "error":
            self.errors.append(told["entry"]["text"] + " " + told["entry"].get("url", ""))
        elif method == "Network.requestWillBeSent":
            self.asked(told["request"]["url"])

    def open(self, url):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=f"(async () => JSON.stringify(await ({expression})))()",
                           awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "?") + "\n" + expression)
        value = result["result"].get("value")
        return json.loads(value) if value is not None else None

    def resize(self, width, height, touch=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5)
        if not touch:  # On a phone, an empty page is wider than the window.
            self.wait(f"innerWidth === {width} && innerHeight === {height}", "the window's size")

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def mouse(self, what, x, y):
        kind = {"move": "mouseMoved", "down": "mousePressed", "up": "mouseReleased"}[what]
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if what == "move" else "left",
                  buttons=1 if what == "down" else 0, clickCount=0 if what == "move" else 1)

    def touch(self, what, points):
        """what: start, move or end; points: {finger: (x, y)} of all fingers that touch from now on."""
        kind = {"start": "touchStart", "move": "touchMove", "end": "touchEnd"}[what]
        told = {i: at for i, at in self.fingers.items() if i not in points} if what == "end" else points
        self.fingers = dict(points)
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": i} for i, (x, y) in told.items()])

    def drop(self, *paths):
        """As above, until the page has had the drop. On a busy machine Chromium shows the page each drag, but loses about one
        drop in a hundred (version 156: 3 of 392), so the file is dropped again."""
        data = {"items": [], "files": paths, "dragOperationsMask": 1}
        self.evaluate("void addEventListener('drop', () => { globalThis.dropped = true; }, { capture: true, once: true })")
        for _ in range(5):
            for kind in ("dragEnter", "dragOver", "drop"):
                self.call("Input.dispatchDragEvent", type=kind, x=300, y=300, data=data)
            for _ in range(60):
                if self.evaluate("globalThis.dropped && delete globalThis.dropped"):
                    return
                self.frame()
            print("        Chromium lost a drop", flush=True)
        raise AssertionError(f"Chromium lost each of five drops of {paths}")

    def choose(self, path):
        """Chooses the file as the dialog of CHOOSE A FILE would."""
        node = self.call("Runtime.evaluate", expression="document.getElementById('file')")["result"]["objectId"]
        self.call("DOM.setFileInputFiles", files=[path], objectId=node)

    def press(self, code):
        key, number, text, _ = KEYS[code]
        self.call("Input.dispatchKeyEvent", type="keyDown", code=code, key=key, windowsVirtualKeyCode=number, **({"text": text} if text else {}))

    def release(self, code):
        key, number, _, _ = KEYS[code]
        self.call("Input.dispatchKeyEvent", type="keyUp", code=code, key=key, windowsVirtualKeyCode=number)

    def prefer(self, **features):
        """Such as prefer(reduced_motion="reduce")."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-" + name.replace("_", "-"), "value": value} for name, value in features.items()])

    def tree(self):
        """The accessibility tree: (role, name) of each node that is not ignored."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]

    def goodbye(self):
        self.call("Browser.close")


class Firefox(Browser):
    name = "Firefox"

    def __init__(self, program):
        super().__init__([program], "firefox.log")

    def begin(self):
        self.call("session.new", capabilities={"alwaysMatch": {}})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.activate", context=self.context)
        self.call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self.fingers = {}

    def before(self, folder):
        settings = {"browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
                    "toolkit.telemetry.enabled": False, "app.update.enabled": False, "browser.startup.homepage": "about:blank",
                    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
                    "dom.w3c_touch_events.enabled": 1, "webgl.force-enabled": True, "media.autoplay.default": 0,
                    "security.sandbox.content.level": 0, "toolkit.startup.max_resumed_crashes": -1,
                    "focusmanager.testmode": True}
        with open(os.path.join(folder, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in settings.items())

    def options(self, folder):
        return ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0", "about:blank"]

    def address(self):
        return self.logged(r"WebDriver BiDi listening on (ws://\S+)") + "/session"

    def event(self, method, told):
        if method == "log.entryAdded" and told["level"] == "error":
            self.errors.append(told.get("text") or json.dumps(told))
        elif method == "network.beforeRequestSent":
            self.asked(told["request"]["url"])

    def open(self, url):
        self.call("browsingContext.navigate", context=self.context, url="about:blank", wait="complete")
        self.call("browsingContext.navigate", context=self.context, url=url, wait="interactive")

    def evaluate(self, expression):
        result = self.call("script.evaluate", expression=f"(async () => JSON.stringify(await ({expression})))()",
                           target={"context": self.context}, awaitPromise=True, userActivation=True)
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"] + "\n" + expression)
        value = result["result"].get("value")
        return json.loads(value) if value is not None else None

    def resize(self, width, height, touch=False):
        self.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height}, devicePixelRatio=1)
        self.wait(f"innerWidth === {width} && innerHeight === {height}", "the window's size")

    def screenshot(self, path):
        data = self.call("browsingContext.captureScreenshot", context=self.context)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def choose(self, path):
        """As above."""
        node = self.call("script.evaluate", expression="document.getElementById('file')", target={"context": self.context},
                         awaitPromise=False)["result"]
        self.call("input.setFiles", context=self.context, element={"sharedId": node["sharedId"]}, files=[path])

    def _act(self, *sources):
        self.call("input.performActions", context=self.context, actions=list(sources))

    def mouse(self, what, x, y):
        action = {"move": {"type": "pointerMove", "x": int(x), "y": int(y)}, "down": {"type": "pointerDown", "button": 0},
                  "up": {"type": "pointerUp", "button": 0}}[what]
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [action]})

    def touch(self, what, points):
        sources = []
        for finger in sorted(set(points) | set(self.fingers)):
            actions = []
            if finger in points:
                x, y = points[finger]
                actions.append({"type": "pointerMove", "x": int(x), "y": int(y)})
                if finger not in self.fingers:
                    actions.append({"type": "pointerDown", "button": 0})
            else:
                actions.append({"type": "pointerUp", "button": 0})
            sources.append({"type": "pointer", "id": f"finger{finger}", "parameters": {"pointerType": "touch"}, "actions": actions})
        self.fingers = dict(points)
        self._act(*sources)

    def press(self, code):
        self._act({"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": KEYS[code][3]}]})

    def release(self, code):
        self._act({"type": "key", "id": "keys", "actions": [{"type": "keyUp", "value": KEYS[code][3]}]})

    def goodbye(self):
        self.call("browser.close")


def processes_below(root):
    """The numbers of a process and of all that it has started."""
    parents = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                parents[int(entry)] = int(file.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            pass
    below = {root}
    while more := {process for process, parent in parents.items() if parent in below} - below:
        below |= more
    return below


def installed():
    """The classes of the browsers on this machine with their programs."""
    found = []
    for kind, names in ((Chromium, ("chromium", "chromium-browser", "google-chrome")), (Firefox, ("firefox-esr", "firefox"))):
        program = next(filter(None, map(shutil.which, names)), None)
        if program:
            found.append((kind, program))
    return found


def run(browser, tests, failed_picture, goes_on=lambda: True):
    """Runs each test, which may leave no error in the console and make no request, prints its sentence, and closes the browser.
    failed_picture(test): where the picture of a failed one is kept. Ends early after a failure if goes_on() is false. Returns
    the exit code."""
    failed = 0
    try:
        for test in tests:
            browser.errors.clear()
            browser.requests.clear()
            try:
                test(browser)
                assert not browser.errors, f"in the console: {browser.errors}"
                assert not browser.requests, f"requests: {browser.requests}"
                print(f"ok      {test.__doc__}", flush=True)
            except (AssertionError, RuntimeError, TimeoutError):
                failed += 1
                print(f"FAILED  {test.__doc__}", flush=True)
                traceback.print_exc()
                print(f"        In the console: {browser.errors}", flush=True)
                print(f"        On the screen: {browser.evaluate('document.body?.innerText')!r}", flush=True)
                browser.screenshot(failed_picture(test))
                if not goes_on():
                    break
    finally:
        browser.close()
    return 1 if failed else 0
