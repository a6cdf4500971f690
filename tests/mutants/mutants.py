"""Compiles and tests sources with one change each. Called by script/mutants, which explains it."""

import json
import pathlib
import random
import re
import resource
import shlex
import subprocess
import sys
import time

top = pathlib.Path(__file__).resolve().parents[2]
build = top / "build/headless"
out = top / "build/mutants"

# Without the golden scenes, which are asked first, and without those that measure how well computers play.
simulation = ('[sim]~"every golden scene ends bit-identically everywhere"~"personalities differ measurably in play"'
              '~"a stronger bot usually beats the one below it"~"a bot between two difficulties*"')
# Each room's sources, and its tests in the order in which they are asked: the golden scenes first, which are quick.
rooms = {
    "collision": ("src/collision", ["golden", "[collision]", simulation]),
    **{room: (f"src/sim/{room}", ["golden", simulation, "[session]"]) for room in ("rules", "paddle", "boss", "world")},
}
# It does not decide what happens in a match: the monitor that the tests ask for what is out of place.
left_out = {"src/sim/world/Invariants.cpp"}
least_killed = 0.9

swaps = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "*": "/", "/": "*",
         "%": "*", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "&&": "||", "||": "&&"}
binary = re.compile(r"(?<= )(?:" + "|".join(re.escape(o) for o in sorted(swaps, key=len, reverse=True)) + r")(?= |$)")
words = {"true": "false", "false": "true", "std::min": "std::max", "std::max": "std::min"}
word = re.compile(r"\b(?:true|false)\b|\bstd::(?:min|max)\b(?=[(<])")
number = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?:e-?\d+)?(?=[UL]*(?![\w.]))")
increment = re.compile(r"\+\+|--")
negation = re.compile(r"!(?=[\w(])|(?<=[(\[{ ])-(?=[\w(])")


def other_number(text):
    if re.fullmatch(r"\d+", text):
        return "1" if text == "0" else str(int(text) + 1)
    return "1.0" if float(text) == 0.0 else f"{text} * 2.0" if "e" in text else repr(float(text) * 2.0)


def code_only(text):
    """The text with comments, strings, asserts and preprocessor lines blanked, at the same positions."""
    def blank(found):
        return re.sub(r"[^\n]", " ", found.group())
    text = re.sub(r"//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'|^#[^\n]*", blank, text, flags=re.M)
    for begin in [m.start() for m in re.finditer(r"\b(?:static_)?assert\(", text)]:
        end = text.index(";", begin)
        text = text[:begin] + re.sub(r"[^\n]", " ", text[begin:end]) + text[end:]
    return text


def mutants_of(room, path):
    """(room, path, line number, original line, changed line) for every place in the source."""
    text = path.read_text()
    found = []
    for row, (line, code) in enumerate(zip(text.split("\n"), code_only(text).split("\n"))):
        # Multiplied or divided by forward(), 1 or -1, a number is the same.
        places = [(m, swaps[m.group()]) for m in binary.finditer(code) if code[m.end():m.end() + 9] != " forward("]
        places += [(m, words[m.group()]) for m in word.finditer(code)]
        places += [(m, other_number(m.group())) for m in number.finditer(code)]
        places += [(m, "--" if m.group() == "++" else "++") for m in increment.finditer(code)]
        places += [(m, "") for m in negation.finditer(code)]
        for place, new in sorted(places, key=lambda p: p[0].start()):
            found.append((room, path, row, line, line[:place.start()] + new + line[place.end():]))
    return found


def equivalents():
    """{(file, original, changed): reason}; a changed line "any" stands for every change of that line."""
    found, key = {}, {}
    for line in (top / "tests/mutants/equivalent.txt").read_text().splitlines():
        if line[:2] in ("@ ", "- ", "+ "):
            key[line[0]] = line[2:]
        elif line.startswith("= "):
            found[key["@"], key["-"], key["+"]] = line[2:]
    for file, original, _ in found:
        source = top / file
        if not source.exists() or original not in map(str.strip, source.read_text().splitlines()):
            sys.exit(f"tests/mutants/equivalent.txt: {file} has no line \"{original}\"")
    return found


def command_of(source):
    for entry in json.loads((build / "compile_commands.json").read_text()):
        if entry["file"] == str(source):
            words = shlex.split(entry["command"])
            words = words[next(i for i, w in enumerate(words) if re.search(r"(\+\+|cc|clang)(-\d+)?$", w) and "ccache" not in w):]
            return [w for w in words if not w.startswith("-W")]
    sys.exit(f"{source} is not in build/headless/compile_commands.json")


def link_of(target):
    ninja = subprocess.run(["ninja", "-C", str(build), "-t", "commands", target], capture_output=True, text=True, check=True)
    line = ninja.stdout.strip().splitlines()[-1]
    words = shlex.split(line)
    words = words[next(i for i, w in enumerate(words) if re.search(r"(\+\+|clang)(-\d+)?$", w)):]
    return words[:next((i for i, w in enumerate(words) if w == "&&"), len(words))]


links = {"tests": link_of("arkanong_tests"), "golden": link_of("arkanong_golden")}


def link(name, with_object):
    words = list(links[name])
    words[words.index("-o") + 1] = str(out / name)
    if with_object:  # Before the library, whose own object is then not taken.
        words.insert(words.index("libarkanong_sim.a"), str(out / "mutant.o"))
    subprocess.run(words + ["-fuse-ld=lld", "-Wl,--strip-debug"], cwd=build, check=True, capture_output=True)


def compile_mutant(path, row, changed):
    lines = path.read_text().split("\n")
    lines[row] = changed
    copy = out / "mutant.cpp"
    copy.write_text("\n".join(lines))
    words = command_of(path)
    words[words.index("-o") + 1] = str(out / "mutant.o")
    words[words.index("-c") + 1] = str(copy)
    return subprocess.run(words + ["-iquote", str(path.parent)], cwd=build, capture_output=True).returncode == 0


def run(stage, seconds):
    """None where all tests pass, else what failed."""
    if stage == "golden":
        words = [str(out / "golden"), str(top / "tests/data/golden.txt")]
    else:
        words = [str(out / "tests"), "--abort", stage]

    def limits():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    done = subprocess.run(words, cwd=out, preexec_fn=limits, capture_output=True, text=True, errors="replace")
    if done.returncode == 0:
        return None
    if stage == "golden":
        return "golden scenes"
    if done.returncode in (-9, -24):
        return "too slow"
    name = re.search(r"^-{20,}\n(.+)\n", done.stdout, flags=re.M)
    return name.group(1).strip() if name else f"signal {-done.returncode}"


def usual_seconds(stages):
    """A limit for each stage: five times what it takes without a change."""
    limits = {}
    for stage in stages:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        failed = run(stage, 600)
        if failed:
            sys.exit(f"Without a change this fails: {failed}")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        limits[stage] = int(5 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)) + 5
    return limits


def main(arguments):
    out.mkdir(parents=True, exist_ok=True)
    everything = [mutant for room, (folder, _) in rooms.items() for path in sorted((top / folder).rglob("*.cpp"))
                  if str(path.relative_to(top)) not in left_out for mutant in mutants_of(room, path)]
    if arguments[:1] == ["--only"]:
        file, _, row = arguments[1].partition(":")
        drawn = [m for m in everything if str(m[1].relative_to(top)) == file and row in ("", str(m[2] + 1))]
    else:
        count, seed = int((arguments + ["150"])[0]), int((arguments + ["1", "1"])[1])
        drawn = everything[:]
        random.Random(seed).shuffle(drawn)
        drawn = drawn[:count]
    known = equivalents()
    print(f"{len(drawn)} of {len(everything)} mutants", flush=True)

    for name in links:
        link(name, False)
    limits = usual_seconds({stage for _, stages in rooms.values() for stage in stages})
    table = {room: {"killed": 0, "golden": 0, "survived": 0, "equivalent": 0, "invalid": 0} for room in rooms}
    for number_of, (room, path, row, line, changed) in enumerate(drawn, 1):
        begun = time.time()
        name = str(path.relative_to(top))
        reason = next((known[key] for new in (changed.strip(), "any") if (key := (name, line.strip(), new)) in known), None)
        killer = None
        if reason:
            outcome = "equivalent"
        elif not compile_mutant(path, row, changed):
            outcome = "invalid"
        else:
            link("golden", True)
            for stage in rooms[room][1]:
                if stage == rooms[room][1][1]:
                    link("tests", True)
                killer = run(stage, limits[stage])
                if killer:
                    break
            outcome = "golden" if killer == "golden scenes" else "killed" if killer else "survived"
        table[room][outcome] += 1
        print(f"{number_of} {outcome} {name}:{row + 1} ({time.time() - begun:.0f} s) {killer or reason or ''}\n"
              f"  - {line.strip()}\n  + {changed.strip()}", flush=True)

    print(f"{'':12}{'killed':>8}{'of these by bits':>18}{'survived':>10}{'equivalent':>12}{'does not compile':>18}{'killed':>9}")
    enough = True
    for room, n in table.items():
        alive = n["killed"] + n["golden"] + n["survived"]
        share = (n["killed"] + n["golden"]) / alive if alive else 1.0
        enough = enough and share >= least_killed
        print(f"{room:12}{n['killed'] + n['golden']:8}{n['golden']:18}{n['survived']:10}{n['equivalent']:12}{n['invalid']:18}{share:9.1%}")
    sys.exit(0 if enough else 1)


main(sys.argv[1:])
