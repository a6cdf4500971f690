#!/usr/bin/env python3
"""Joins the page's files into one HTML file that needs nothing else.

    join.py [--plain] PAGE_FOLDER OUTPUT NAME=FILE...

PAGE_FOLDER has index.html, style.css and the modules. Each NAME=FILE is packed under that name, by LZMA if it is not compressed
already, as files.mjs reads it, except that a NAME.html takes the place of the comment `<!-- NAME.html -->`, and a NAME.mjs that
of the module of this name. With --plain files are texts that stay as they are: the page is itself going to be packed. A module becomes a function that runs once and returns what it exports, in the order in which the
modules need each other. That asks for simple modules: every import is one line of names from "./name.mjs" or
"../folder/name.mjs", every export is declared by `export const`, `export function` or `export class`.
"""
import base64
import lzma
import os
import re
import sys

IMPORT = re.compile(r'^import \{ ([\w, ]+) \} from "(\.|\.\./\w+)/([\w-]+)\.mjs";$', re.M)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|function|class) (\w+))", re.M)
COMMENT = re.compile(r"^\s*///? .*\n|\s+///<.*$|(?<=[;{,]) +// .*$", re.M)
LZMA = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 3, "lp": 0, "pb": 0}  # lzma.mjs knows the last three.
COMPRESSED = (".webp", ".flac", ".png")


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def variable(name):
    return "module_" + name.replace("-", "_")


def joined_modules(folder, name, done, others):
    """The script of a module after those of all modules that it imports. Others: {"name.mjs": the file in place of this one}."""
    if name in done:
        return ""
    done.add(name)
    text = read(others.get(name + ".mjs", os.path.join(folder, name + ".mjs")))
    before = "".join(joined_modules(os.path.join(folder, where), other, done, others) for _, where, other in IMPORT.findall(text))
    text = IMPORT.sub(lambda found: f"const {{ {found[1]} }} = {variable(found[3])};", text)
    exports = EXPORT.findall(text)
    text = EXPORT.sub("", text)
    if re.search(r"^(import|export)\b", text, re.M):
        sys.exit(f"{name}.mjs: an import or export that join.py does not know")
    text = COMMENT.sub("", text)
    text = re.sub(r"^[ \t]+|\n(?=\n)", "", text, flags=re.M)
    if name == "main":
        return before + text  # It may await.
    return f"{before}const {variable(name)} = (() => {{\n{text}return {{ {', '.join(exports)} }};\n}})();\n"


def bare_flac(data):
    """Without the name of the program that made it."""
    head = 4 + 4 + int.from_bytes(data[5:8], "big")
    end = head
    last = bool(data[4] & 0x80)
    while not last:
        last = bool(data[end] & 0x80)
        end += 4 + int.from_bytes(data[end + 1:end + 4], "big")
    return data[:4] + bytes([data[4] | 0x80]) + data[5:head] + data[end:]


def packed(name, path):
    with open(path, "rb") as file:
        data = file.read()
    if name.endswith(".flac"):
        data = bare_flac(data)
    kind = ""
    if not name.endswith(COMPRESSED):
        kind = f' data-size="{len(data)}"'
        data = lzma.compress(data, format=lzma.FORMAT_RAW, filters=[LZMA])
    return f'<script type="text/plain" id="file:{name}"{kind}>{base64.b64encode(data).decode()}</script>\n'


def plain(name, path):
    return f'<script type="text/plain" id="file:{name}">{read(path)}</script>\n'


def style(folder):
    text = re.sub(r"\s+|/\*.*?\*/", " ", read(folder, "style.css"), flags=re.S)
    return re.sub(r" *([{};,]) *", r"\1", text).replace(": ", ":").replace(";}", "}").strip()


def main():
    as_text = sys.argv[1] == "--plain"
    folder, output, *files = sys.argv[1 + as_text:]
    page = read(folder, "index.html")
    named = dict(file.split("=", 1) for file in files)
    data = "".join((plain if as_text else packed)(name, path) for name, path in named.items() if not name.endswith((".html", ".mjs")))
    script = joined_modules(folder, "main", set(), named)
    if "</script" in script:
        sys.exit("A module contains </script")
    parts = {
        '<link rel="stylesheet" href="style.css">': f"<style>{style(folder)}</style>",
        '<script type="module" src="main.mjs"></script>': data + f'<script type="module">\n{script}</script>',
    }
    parts.update((f"<!-- {name} -->", read(path)) for name, path in named.items() if name.endswith(".html"))
    for place, part in parts.items():
        if page.count(place) != 1:
            sys.exit(f"index.html must contain {place} once")
        page = page.replace(place, part)
    with open(output, "w", encoding="utf-8") as file:
        file.write(page)


main()
