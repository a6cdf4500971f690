"""Checks the answers of Bounce 100 without an engine, in 50 digits: check_answers.py SCENES

Each formula must give the number beside it. Then each scene is played from touch to touch by the brute force of this
file, which shares nothing with the engine, and must end at the answers. Scenes of spinning outlines and of more than
MOST touches rest on their formulas alone; what is derived from a change that must not matter (`same`) needs no check.
"""
import re
import sys
import tomllib
from decimal import Decimal as D, getcontext

getcontext().prec = 50
MOST = 3000
ZERO, ONE = D(0), D(1)


def sqrt(x): return x.sqrt()


def series(first, ratio):
    """The sum of a series: its first term, and the factor from term n - 1 to term n."""
    total, term, n = ZERO, first, 0
    while abs(term) > D("1e-60"):
        total += term
        n += 1
        term *= ratio(n)
    return total


def atan(x):
    if abs(x) > D("0.1"): return 2 * atan(x / (1 + (1 + x * x).sqrt()))  # By half the angle.
    total, power, n = ZERO, x, 1
    while abs(power) > D("1e-60"):
        total += power / n * (1 if n % 4 == 1 else -1)
        power *= x * x
        n += 2
    return total


pi = 16 * atan(D("0.2")) - 4 * atan(1 / D(239))  # Machin


def sin(x): return series(x, lambda n: -x * x / (2 * n * (2 * n + 1)))
def cos(x): return series(ONE, lambda n: -x * x / (2 * n * (2 * n - 1)))
def tan(x): return sin(x) / cos(x)
def asin(x): return atan(x / sqrt(1 - x * x))
def acos(x): return pi / 2 - asin(x)


def fold(x, width):
    """Where a point that flies x to the right from 0 is between walls at 0 and width."""
    rest = x % (2 * width)
    if rest < 0: rest += 2 * width
    return rest if rest <= width else 2 * width - rest


KNOWN = dict(sqrt=sqrt, atan=atan, sin=sin, cos=cos, tan=tan, asin=asin, acos=acos, pi=pi, fold=fold, sorted=sorted, abs=abs,
             nth=lambda all_of, k: all_of[int(k)], D=D)


def value(formula, names):
    return eval(re.sub(r"(?<![\w.])(\d+\.?\d*)", r'D("\1")', formula), {**KNOWN, **names})


def dot(a, b): return a[0] * b[0] + a[1] * b[1]
def add(a, b, k=ONE): return (a[0] + k * b[0], a[1] + k * b[1])
def away(a, b): return add(a, b, -ONE)


def meet_point(p, w, reach):
    """When |p + w t| falls to reach, and the normal; None if it does not."""
    a, b, c = dot(w, w), dot(p, w), dot(p, p) - reach * reach
    if b >= 0: return None
    if c <= 0: return ZERO, p
    if b * b - a * c <= 0: return None
    t = (-b - sqrt(b * b - a * c)) / a
    return t, add(p, w, t)


def meet_segment(p, w, edge, reach):
    """The same for a segment from the origin to edge."""
    size = sqrt(dot(edge, edge))
    normal = (-edge[1] / size, edge[0] / size)
    height, along = dot(p, normal), dot(p, edge) / size
    if height < 0: height, normal = -height, (-normal[0], -normal[1])
    fall = -dot(w, normal)
    hits = []
    if fall > 0 and height > 0:
        t = max(ZERO, (height - reach) / fall)
        if 0 <= along + t * dot(w, edge) / size <= size: return t, normal
    overlapping = height <= reach
    if overlapping and 0 <= along <= size: return None
    for corner, nearest in ((ZERO, ZERO), along < 0), (edge, along > size):
        start = away(p, corner)
        if dot(start, start) > reach * reach or nearest: hits.append(meet_point(start, w, reach))
    return min((hit for hit in hits if hit), default=None)


def segments_of(scene):
    """(a, edge, velocity, rounding) of every side of everything that is no ball."""
    outlines = []
    for one in scene.get("obstacles", []):
        at, velocity, rounding = one.get("at", (ZERO, ZERO)), one.get("velocity", (ZERO, ZERO)), one.get("rounding", ZERO)
        corners = one.get("corners")
        if corners is None:
            x, y = (half - rounding for half in one["half"])
            corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
        outlines.append(([add(at, corner) for corner in corners], velocity, rounding))
    if "arena" in scene:
        (x, y), (right, top) = scene["arena"]
        outlines.append(([(x, y), (right, y), (right, top), (x, top)], (ZERO, ZERO), ZERO))
    sides = []
    for corners, velocity, rounding in outlines:
        count = len(corners)
        for i in range(1 if count == 2 else count):
            edge = away(corners[(i + 1) % count], corners[i])
            if edge != (0, 0): sides.append((corners[i], edge, velocity, rounding))
    return sides


class Play:
    """Balls from touch to touch. Earliest predictions are kept for each ball, and made again when one of the two changes."""

    def __init__(self, scene):
        self.sides, self.loss, self.now, self.touches = segments_of(scene), 1 + scene.get("restitution", ONE), ZERO, 0
        balls = scene["balls"]
        self.at = [tuple(ball["at"]) for ball in balls]
        self.velocity = [tuple(ball["velocity"]) for ball in balls]
        self.radius = [ball["radius"] for ball in balls]
        self.mass = [ball.get("mass", ONE) for ball in balls]
        self.since = [ZERO] * len(balls)
        self.next = [None] * len(balls)
        for i in range(len(balls)): self.predict(i)

    def place(self, i): return add(self.at[i], self.velocity[i], self.now - self.since[i])

    def predict(self, i):
        """The earliest touch of ball i with a side or another ball: (time, normal, other ball or None, velocity of the side)."""
        here, velocity, found = self.place(i), self.velocity[i], []
        for a, edge, moved, rounding in self.sides:
            hit = meet_segment(away(here, add(a, moved, self.now)), away(velocity, moved), edge, self.radius[i] + rounding)
            if hit: found.append((self.now + hit[0], hit[1], None, moved))
        for j in range(len(self.at)):
            if j == i: continue
            hit = meet_point(away(here, self.place(j)), away(velocity, self.velocity[j]), self.radius[i] + self.radius[j])
            if not hit: continue
            found.append((self.now + hit[0], hit[1], j, None))
        self.next[i] = min(found, key=lambda one: one[0], default=None)

    def run(self, duration):
        while self.touches <= MOST:
            first = min((i for i in range(len(self.at)) if self.next[i]), key=lambda i: self.next[i][0], default=None)
            if first is None or self.next[first][0] > duration: break
            self.now, normal, other, moved = self.next[first]
            self.touches += 1
            changed = [first] if other is None else [first, other]
            for i in changed: self.at[i], self.since[i] = self.place(i), self.now
            self.answer(first, other, normal, moved)
            for i in range(len(self.at)):
                # Whoever counted on a ball that has changed looks again, and whoever a changed one will meet hears of it there.
                if i in changed or (self.next[i] and self.next[i][2] in changed): self.predict(i)
        self.now = duration
        return self.touches <= MOST

    def answer(self, i, j, normal, moved):
        size = dot(normal, normal)
        if j is None:
            k = dot(away(self.velocity[i], moved), normal) / size
            self.velocity[i] = add(self.velocity[i], normal, -self.loss * k)
            return
        k = self.loss * dot(away(self.velocity[i], self.velocity[j]), normal) / size / (self.mass[i] + self.mass[j])
        self.velocity[i] = add(self.velocity[i], normal, -k * self.mass[j])
        self.velocity[j] = add(self.velocity[j], normal, k * self.mass[i])


def numbers(one):
    return one if isinstance(one, list) else [one]


def found_by(play, scene, answer):
    ball = int(answer.get("ball", 0))
    if "position" in answer: return play.place(ball)
    if "velocity" in answer: return play.velocity[ball]
    if "touches" in answer: return [D(play.touches)]
    moving = list(zip(play.mass, play.velocity))
    if "momentum" in answer: return [sum(m * v[axis] for m, v in moving) for axis in (0, 1)]
    if "energy" in answer:
        before = sum(ball.get("mass", ONE) * dot(ball["velocity"], ball["velocity"]) for ball in scene["balls"])
        return [sum(m * dot(v, v) for m, v in moving) / before]
    return None


def check(scene):
    """The complaints about a scene, and how it was checked: (list, word)."""
    wrong, names = [], {}
    for statement in filter(None, scene.get("let", "").split(";")):
        name, formula = statement.split("=", 1)
        names[name.strip()] = value(formula.strip(), names)
    for answer in scene["expect"]:
        if "formula" not in answer: continue
        kind = next(key for key in answer if key not in ("ball", "formula"))
        for formula, number in zip(numbers(answer["formula"]), numbers(answer[kind])):
            exact = value(formula, names)
            if abs(exact - number) > D("1e-15") * max(ONE, abs(exact)): wrong.append(f"{formula} is {exact}, not {number}")
    if any("spin" in one for one in scene.get("obstacles", [])) or all("same" in answer for answer in scene["expect"]):
        return wrong, "formulas alone"
    play = Play(scene)
    if not play.run(scene.get("duration", ONE)): return wrong, "formulas alone"
    for answer in scene["expect"]:
        found = found_by(play, scene, answer)
        if found is None: continue
        kind = next(key for key in answer if key not in ("ball", "formula"))
        for expected, number in zip(numbers(answer[kind]), found):
            if abs(expected - number) > D("1e-9") * max(ONE, abs(expected)):
                whose = f" of ball {answer['ball']}" if "ball" in answer else ""
                wrong.append(f"{kind}{whose}: the file says {expected}, brute force {number}")
    return wrong, "played"


def decimals(node):
    if isinstance(node, dict): return {key: decimals(one) for key, one in node.items()}
    if isinstance(node, list): return [decimals(one) for one in node]
    return D(node) if isinstance(node, int) else node


def main(path):
    with open(path, "rb") as file: scenes = tomllib.load(file, parse_float=D)["scene"]
    played = failed = 0
    for scene in scenes:
        wrong, how = check(decimals(scene))
        played += how == "played"
        failed += bool(wrong)
        for words in wrong: print(f"Scene {scene['number']}, {scene['name']}: {words}")
    print(f"{len(scenes)} scenes, {played} of them played, {len(scenes) - played} by formulas alone, {failed} with wrong answers")
    return 1 if failed or len(scenes) != 100 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
