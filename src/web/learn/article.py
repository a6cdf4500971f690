#!/usr/bin/env python3
"""Converts a page of the project to HTML for the page on collision.

    article.py [--live] PAGE.md OUTPUT.html

It knows what src/collision/README.md uses and refuses the rest: headings, paragraphs, lists, tables, indented code, pictures,
links, code, bold and italic. A picture is packed into the page. A line `<!-- figure: NAME -->` becomes the place of a figure;
the picture above it is shown until the figure runs. A list of the chapters follows the title. Links lead to chapters, figures
(by their pictures) and sources; the page stands alone, so a link to a file of the project becomes the file's path as code.
With --live it is for a page that needs scripts anyway, and is as small as it can be: pictures of figures are left out.
"""
import base64
import html
import os
import re
import sys


def figure_id(path):
    """Of the figure, or picture without a figure, that this picture stands for."""
    return "figure-" + os.path.splitext(os.path.basename(path))[0]


def inline(text, folder):
    kept = []

    def keep(markup):
        kept.append(markup)
        return f"\0{len(kept) - 1}\0"

    def picture(found):
        place = figure_id(found[2])
        if found[2].endswith(".svg"):
            with open(os.path.join(folder, found[2]), encoding="utf-8") as file:
                drawing = re.sub(r"<style>.*?</style>|\n", "", file.read())  # The page has these styles.
            return keep(drawing.replace("<svg ", f'<svg id="{place}" role="img" aria-label="{html.escape(found[1])}" ', 1))
        with open(os.path.join(folder, found[2]), "rb") as file:
            data = base64.b64encode(file.read()).decode()
        return keep(f'<img id="{place}" alt="{html.escape(found[1])}" src="data:image/png;base64,{data}">')

    def link(found):
        words, target = html.escape(found[1]), found[2]
        if target.startswith("https://"):
            return keep(f'<a href="{html.escape(target)}" target="_blank" rel="noreferrer">{words}</a>')
        if target.startswith("#") or target.startswith("figures/"):
            return keep(f'<a href="{target if target[0] == "#" else "#" + figure_id(target)}">{words}</a>')
        path = os.path.relpath(os.path.join(folder, target.split("#")[0]))
        if not os.path.exists(path):
            sys.exit(f"article.py: there is no {path}")
        path = f"<code>{html.escape(path)}</code>"
        return keep(path if "\0" in words else f"{words} ({path})")

    text = re.sub(r"`([^`]+)`", lambda found: keep(f"<code>{html.escape(found[1])}</code>"), text)
    text = re.sub(r"!\[([^]]*)\]\(([^)]+)\)", picture, text)
    text = re.sub(r"\[([^]]+)\]\(([^)]+)\)", link, text)
    text = html.escape(text, quote=False)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text, flags=re.S)
    text = re.sub(r"\*(.+?)\*", r"<i>\1</i>", text, flags=re.S)
    return restored(text, kept)


def restored(text, kept):
    while "\0" in text:
        text = re.sub("\0(\\d+)\0", lambda found: kept[int(found[1])], text)
    return text


def items(block, mark, folder):
    parts = re.split(rf"^{mark} +", block, flags=re.M)[1:]
    return "".join(f"<li>{inline(part.strip(), folder)}</li>\n" for part in parts)


def table(block, folder):
    head, _, *rows = [[inline(cell.strip(), folder) for cell in line.strip("|").split("|")] for line in block.splitlines()]
    top = "".join(f"<th>{cell}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table><tr>{top}</tr>\n{body}</table></div>\n'


def formulas(block):
    """Each formula is a part that stays whole where there is room, and a line has one or several."""
    lines = [re.split(" {3,}", line.strip()) for line in html.escape(block).splitlines()]
    return "<pre>" + "\n".join(" ".join(f"<span>{part}</span>" for part in parts) for parts in lines) + "</pre>\n"


def contents(page):
    """The list of the chapters, with links."""
    chapters = re.findall(r'<h2 id="(.+?)">(.+?)</h2>', page)
    return "<nav aria-label=\"Chapters\"><ul>\n" + "".join(f'<li><a href="#{place}">{words}</a></li>\n' for place, words in chapters) + "</ul></nav>\n"


def block_html(block, folder):
    if block.startswith("    "):
        return formulas(block)
    heading = re.fullmatch(r"(#{1,3}) (.+)", block)
    if heading:
        level, words = len(heading[1]), heading[2]
        anchor = re.sub(r"[^a-z0-9 _-]", "", words.lower()).replace(" ", "-")
        return f'<h{level} id="{anchor}">{inline(words, folder)}</h{level}>\n'
    if block.startswith("- "):
        return f"<ul>\n{items(block, '-', folder)}</ul>\n"
    if block.startswith("1. "):
        return f"<ol>\n{items(block, '[0-9]+[.]', folder)}</ol>\n"
    if block.startswith("|"):
        return table(block, folder)
    if re.match(r"[>#<]|\* |```", block):
        sys.exit(f"article.py does not know: {block[:80]}")
    return f"<p>{inline(block, folder)}</p>\n"


def main():
    live = sys.argv[1] == "--live"
    source, output = sys.argv[1 + live:]
    folder = os.path.dirname(source)
    with open(source, encoding="utf-8") as file:
        blocks = [block for block in re.split(r"\n(?:[ \t]*\n)+", file.read().strip("\n")) if block]
    parts = []
    for block in blocks:
        figure = re.fullmatch(r"<!-- figure: ([a-z]+) -->", block)
        if figure is None:
            parts.append(block_html(block, folder))
            continue
        still = parts.pop() if parts and re.match("<p><(img|svg)", parts[-1]) else ""
        place = f'id="figure-{figure[1]}"'
        still = "" if live else still.replace(f" {place}", "", 1)
        parts.append(f'<figure {place} data-figure="{figure[1]}">{still}</figure>\n')
    page = "".join(parts)
    page = page.replace("</h1>\n", "</h1>\n" + contents(page), 1)
    for place in re.findall(r'<a href="#(.+?)"', page):
        if page.count(f' id="{place}"') != 1:
            sys.exit(f"article.py: a link leads to #{place}, which is not there")
    with open(output, "w", encoding="utf-8") as file:
        file.write(page)


main()
