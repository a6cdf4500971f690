#!/usr/bin/env python3
"""The texts of the game for translators: catalogues.py COMMAND ARGUMENT...

template OUT      writes all texts of the sources, levels and desktop files as a gettext template (needs xgettext and msgcat)
pseudo POT OUT    writes English with accents, in brackets and 40 % longer: whatever a screen shows otherwise is not
                  marked for translation, and whatever does not fit shows where translations will not
check POT PO...   lists what is wrong with each catalogue, compared with the template: texts that are missing, fuzzy,
                  stale or longer than a screen has room for, and lost holes; ends with 1 if there is any
unmarked [ROOM...]  lists the literals of rooms (folders or files below src; by default those in MARKED_ROOMS) that read as
                  words for players and are in no text(), plural() or translatable(); ends with 1 if there is any
"""
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
# The keys of level and world files whose values players read.
LEVEL_TEXTS = ("name", "idea", "world")
HOLE = re.compile(r"\{[a-z][a-z0-9-]*\}")
# Rooms all of whose texts are marked, folders under src or files in them. Other rooms may be named as arguments.
MARKED_ROOMS = ("app/Captures.cpp", "app/Director.cpp", "app/InputRouter.cpp", "app/SettingsInEffect.cpp", "app/SoundDevice.cpp",
                "app/clip", "editor", "online", "render/background", "render/boss", "render/effects", "render/hud", "render/match",
                "render/objects", "screens/gauntlet", "screens/lessons", "screens/match", "screens/menus/TitleScreen.cpp",
                "screens/online", "screens/options", "screens/replays", "screens/results", "session/InterfaceTexts.cpp",
                "session/MatchStateText.cpp", "session/SandboxTools.cpp", "session/analysis", "session/lessons",
                "session/takeover", "sim/Mission.cpp", "sim/gauntlet/Feats.cpp", "sim/gauntlet/Heat.cpp", "sim/objects/Card.cpp",
                "ui")
# Calls whose literals are looked up, here or where they are drawn.
MARKS = {"text", "plural", "translatable", "translatablePlural"}
# Calls whose literals no player reads, or only in a report of a bug: logs, errors, files, checks of the compiler.
NOT_DRAWN = {"write", "fail", "DataError", "MachineError", "runtime_error", "logic_error", "assert", "static_assert", "getenv"}
# Functions whose result is logged.
LOGGED = re.compile(r"^[^\s#/}][^\n;]*\bdescribe\([^;]*?\{.*?^\}", re.S | re.M)
# Literals that are the same in all languages.
NOT_WORDS = {
    # In files and over the network.
    "# Unsaved work on ", "a new level", "Rival", "ONLINE", "ONLINE GAUNTLET", ", ROUND ",
    # Names of programs, libraries and protocols.
    "ARKANONG", "Arkanong", "CLI11", "SDL", "SFML", "UDP",
    # The event log.
    " medals", "NEXT: ", "draft round ", "moving rows",
}
WORD = re.compile(r"[A-Za-z]{3}")
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|^[ \t]*#(?:[^\n\\]|\\.)*|R"\((?P<raw>.*?)\)"|(?P<wide>[uUL]8?)?"(?P<text>(?:[^"\\\n]|\\.)*)"|'
                   r"(?<![0-9A-Za-z])'(?:[^'\\]|\\.)+'|(?P<name>[A-Za-z_]\w*)|(?P<sign>==|!=|\S)", re.S | re.M)
ACCENTS = str.maketrans("aeiouycnszgAEIOUYCNSZG", "áéíóúýçñšžğÁÉÍÓÚÝÇÑŠŽĞ")


def quoted(text):
    """A text as .po files have it."""
    for sign, written in (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("\t", "\\t")):
        text = text.replace(sign, written)
    return '"' + text + '"'


def unquoted(line):
    written = re.search(r'"(.*)"', line).group(1)
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m.group(1), m.group(1)), written)


def entries(path):
    """The entries of a .po file: a dictionary with msgctxt, msgid, msgid_plural, msgstr[...], flags and obsolete each."""
    entry, key = {"flags": "", "obsolete": False}, None
    for line in [*path.read_text(encoding="utf-8").splitlines(), ""]:
        line = line.strip()
        if line.startswith("#~"):
            entry["obsolete"] = True
            line = line[2:].strip()
        if not line:
            if "msgid" in entry:
                yield entry
            entry, key = {"flags": "", "obsolete": False}, None
        elif line.startswith("#,"):
            entry["flags"] += line[2:]
        elif not line.startswith("#"):
            word = re.match(r"(msg[a-z_]+(?:\[\d\])?)\s", line)
            if word:
                key = word.group(1)
                entry[key] = ""
            entry[key] += unquoted(line)


def translations(entry):
    return [value for key, value in entry.items() if key.startswith("msgstr")]


def level_texts(values, found):
    """Adds the texts of a table of a level file, and of its tables."""
    for key, value in values.items():
        if isinstance(value, dict):
            level_texts(value, found)
        elif isinstance(value, list):
            for each in value:
                if isinstance(each, dict):
                    level_texts(each, found)
        elif key in LEVEL_TEXTS and isinstance(value, str):
            found.append(value)


def desktop_texts(folder):
    """The templates of the desktop entry and the metainfo, which CMake fills in with the project's description."""
    project = (TOP / "CMakeLists.txt").read_text(encoding="utf-8")
    description = re.search(r'DESCRIPTION "([^"]*)"', project).group(1)
    made = []
    for name, arguments in (("arkanong.desktop", ["--keyword", "-kGenericName", "-kComment", "-kKeywords"]),
                            ("arkanong.metainfo.xml", [])):
        text = (TOP / "packaging/desktop" / (name + ".in")).read_text(encoding="utf-8")
        # Only older versions of xgettext take the metainfo's keywords for texts; those of the desktop entry are.
        text = re.sub(r"<keywords>.*</keywords>", "", text, flags=re.DOTALL)
        (folder / name).write_text(re.sub(r"@ARKANONG_\w+@", "", text.replace("@PROJECT_DESCRIPTION@", description)), encoding="utf-8")
        made.append(folder / (name + ".pot"))
        subprocess.run(["xgettext", "--from-code=UTF-8", "--no-wrap", "--add-location=file", "--force-po", *arguments,
                        "-o", made[-1], name], cwd=folder, check=True)
    return made


def template(out):
    sources = sorted(str(path.relative_to(TOP)) for folder in ("src", "include") for path in (TOP / folder).rglob("*.[ch]pp"))
    with tempfile.TemporaryDirectory() as folder:
        levels = Path(folder) / "levels.pot"
        code = Path(folder) / "code.pot"
        files = {}
        for path in sorted((TOP / "assets/levels").rglob("*.toml")):
            found = []
            level_texts(tomllib.loads(path.read_text(encoding="utf-8")), found)
            for text in found:
                files.setdefault(text, set()).add(str(path.relative_to(TOP)))
        head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
        levels.write_text(head + "".join(f'\n#: {" ".join(sorted(where))}\nmsgid {quoted(text)}\nmsgstr ""\n'
                                         for text, where in files.items()), encoding="utf-8")
        subprocess.run(["xgettext", "--language=C++", "--from-code=UTF-8", "--keyword", "--keyword=text:1,1t",
                        "--keyword=text:1c,2,2t", "--keyword=plural:1,2", "--keyword=translatable:1,1t",
                        "--keyword=translatable:1c,2,2t", "--keyword=translatablePlural:1,2",
                        "--add-comments=Translators:", "--package-name=Arkanong", "--no-wrap", "--add-location=file",
                        "--force-po", "-o", code, *sources], cwd=TOP, check=True)
        desktop = desktop_texts(Path(folder))
        subprocess.run(["msgcat", "--use-first", "--no-wrap", "--add-location=file", "-o", out, code, levels, *desktop], check=True)
    # Holes are {names}: a "% o" of "100 % of" is no format of printf.
    written = Path(out).read_text(encoding="utf-8")
    Path(out).write_text(written.replace(", c-format", ""), encoding="utf-8")


def pseudo_of(text):
    def accented(part):
        return part.translate(ACCENTS)
    parts, at = [], 0
    for hole in HOLE.finditer(text):
        parts += [accented(text[at:hole.start()]), hole.group()]
        at = hole.end()
    parts.append(accented(text[at:]))
    longer = max(0, round(0.4 * len(text)) - 2)
    return "[" + "".join(parts) + ("é·õ" * longer)[:longer] + "]"


def pseudo(pot, out):
    lines = ['msgid ""', 'msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"', ""]
    for entry in entries(Path(pot)):
        if not entry["msgid"]:
            continue
        if "msgctxt" in entry:
            lines.append("msgctxt " + quoted(entry["msgctxt"]))
        lines.append("msgid " + quoted(entry["msgid"]))
        if "msgid_plural" in entry:
            lines += ["msgid_plural " + quoted(entry["msgid_plural"]), "msgstr[0] " + quoted(pseudo_of(entry["msgid"])),
                      "msgstr[1] " + quoted(pseudo_of(entry["msgid_plural"]))]
        else:
            lines.append("msgstr " + quoted(pseudo_of(entry["msgid"])))
        lines.append("")
    Path(out).write_text("\n".join(lines), encoding="utf-8")


def longest(english):
    """How many letters a translation may have, as many as the language for tests and a little for short words."""
    return int(1.4 * english) + 6


def key(entry):
    return entry.get("msgctxt"), entry["msgid"]


def faults(entry):
    """What is wrong with an entry, in words."""
    if entry["obsolete"]:
        return ["stale: the game does not have this text any more"]
    found = []
    if "fuzzy" in entry["flags"]:
        found.append("fuzzy: the English text has changed")
    if not all(translations(entry)):
        found.append("missing")
    # A plural form may leave out the number, as in "one ball".
    whole = set(HOLE.findall(entry["msgid"])) | set(HOLE.findall(entry.get("msgid_plural", "")))
    room = longest(max(len(entry["msgid"]), len(entry.get("msgid_plural", ""))))
    for text in filter(None, translations(entry)):
        if len(text) > room:
            found.append(f"{len(text)} letters of at most {room}")
        holes = set(HOLE.findall(text))
        lost = whole - holes - ({"{n}"} if "msgid_plural" in entry else set())
        if lost:
            found.append("lacks " + " ".join(sorted(lost)))
        if holes - whole:
            found.append("has an unknown " + " ".join(sorted(holes - whole)))
    return found


def check(pot, paths):
    all_found = 0
    texts_now = {key(entry) for entry in entries(Path(pot))}
    for path in map(Path, paths):
        listed = [(entry["msgid"], fault) for entry in entries(path) if entry["msgid"] for fault in faults(entry)]
        listed += [(text, "not in the catalogue") for _, text in sorted(texts_now - {key(entry) for entry in entries(path)}, key=str)]
        listed += [(entry["msgid"], "stale") for entry in entries(path) if not entry["obsolete"] and key(entry) not in texts_now]
        for text, fault in listed:
            print(f"{path.name}: {quoted(text)}: {fault}")
        texts = sum(1 for entry in entries(path) if entry["msgid"] and not entry["obsolete"])
        print(f"{path.name}: {texts} texts, {len(listed)} to look at")
        all_found += len(listed)
    return 1 if all_found else 0


def reads_as_words(text):
    """Whether a literal may be for players: it has a word, and a space in it or a capital at its beginning."""
    return WORD.search(text) is not None and (text[0].isupper() or " " in text.strip() or text[0] == " ")


def unmarked_in(source):
    """The literals of a source that may be drawn and are not marked: lines and texts."""
    calls, before = [], ["", ""]
    source = LOGGED.sub(lambda function: "\n" * function.group().count("\n"), source)
    for token in TOKEN.finditer(source):
        sign, literal = token["sign"], token["text"]
        if literal is not None:
            compared = before[1] in ("==", "!=") or re.match(r"\s*[=!]=", source[token.end():])
            inside = set(calls)
            if not (token["wide"] or compared or inside & MARKS or inside & NOT_DRAWN or literal in NOT_WORDS) \
                    and reads_as_words(literal):
                yield source.count("\n", 0, token.start()) + 1, literal
        elif sign in ("(", "{", "["):
            calls.append(before[1] if sign == "(" else "")
        elif sign in (")", "}", "]") and calls:
            calls.pop()
        elif not (sign or token["name"]):
            continue  # A comment or a line of the preprocessor.
        before = [before[1], token["name"] or sign or ""]


def unmarked(rooms):
    found = 0
    for room in rooms or MARKED_ROOMS:
        place = TOP / "src" / room
        if not place.exists():
            sys.exit(f"{place} is missing")
        for path in [place] if place.is_file() else sorted(place.rglob("*.[ch]pp")):
            for line, text in unmarked_in(path.read_text(encoding="utf-8")):
                print(f"{path.relative_to(TOP)}:{line}: {quoted(text)} is not marked")
                found += 1
    return 1 if found else 0


def main(arguments):
    match arguments:
        case ["template", out]:
            template(out)
        case ["pseudo", pot, out]:
            pseudo(pot, out)
        case ["check", pot, *paths]:
            return check(pot, paths)
        case ["unmarked", *rooms]:
            return unmarked(rooms)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
