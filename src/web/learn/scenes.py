#!/usr/bin/env python3
"""Bounce 100 for the page on collision.

    scenes.py bounce100.toml OUTPUT.json

Keeps what the figure shows and plays: numbers are those of the file, without the formulas that they come from.
"""
import json
import sys
import tomllib


def main():
    source, output = sys.argv[1:]
    with open(source, "rb") as file:
        scenes = tomllib.load(file)["scene"]
    for place, scene in enumerate(scenes, 1):
        if scene["number"] != place:
            sys.exit(f"{source}: scene {place} has the number {scene['number']}")
        for key in ("let", "family"):
            scene.pop(key, None)
        for answer in scene["expect"]:
            answer.pop("formula", None)
    with open(output, "w", encoding="utf-8") as file:
        json.dump(scenes, file, separators=(",", ":"), ensure_ascii=False)


main()
