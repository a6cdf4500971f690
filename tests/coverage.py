"""coverage.py EXPORT LEAST ROOM...: reads what llvm-cov exports, prints each room's share of covered branches, lists the
others by file and line, and ends with 1 where a room has less than LEAST percent. Called by script/check coverage.
A switch counts by its cases alone: every one names all values, so that none can be left over."""

import json
import re
import sys

export, least, rooms = sys.argv[1], float(sys.argv[2]), sys.argv[3:]
top = sys.argv[0].removesuffix("tests/coverage.py")
lines = {}


def source_line(file, line):
    if file not in lines:
        with open(top + file) as source:
            lines[file] = source.read().split("\n")
    return lines[file][line - 1]


branches = {room: {} for room in rooms}  # {(file, line, column): [times true, times false]}
for file in json.load(open(export))["data"][0]["files"]:
    found = re.search(r"(?:src|include/arkanong)/(\w+)/.*", file["filename"])
    if not found or found.group(1) not in branches or "/tests/" in file["filename"]:
        continue
    for line, column, _, _, true, false, *_ in file["branches"]:
        if source_line(found.group(), line)[:column - 1].endswith("switch ("):
            continue
        # A template has one entry for each of its types.
        counts = branches[found.group(1)].setdefault((found.group(), line, column), [0, 0])
        counts[0] += true
        counts[1] += false

enough = True
for room, found in branches.items():
    missing = [(place, outcome) for place, counts in sorted(found.items())
               for outcome, count in zip(("true", "false"), counts) if count == 0]
    share = 100.0 * (1.0 - len(missing) / (2 * len(found)))
    enough = enough and share >= least
    print(f"{room}: {share:.1f} % of {2 * len(found)} branches; never:")
    for (file, line, column), outcome in missing:
        print(f"  {file}:{line} {outcome}: {source_line(file, line)[column - 1:].strip()}")
sys.exit(0 if enough else 1)
