#!/usr/bin/env python3
"""tests/scripts/json_output.py PROGRAM ASSETS

Fails unless the program, asked for JSON, writes exactly one JSON document and nothing else to its standard output.
"""

import json
import os
import subprocess
import sys
import tempfile

program, assets = sys.argv[1:]


def refuse(constant):
    raise ValueError(f"{constant} is not JSON")


def document_of(*arguments, exit_code=0):
    """The JSON document that the program prints; raises an error if it prints anything else."""
    done = subprocess.run([program, *arguments, "--json", "--assets", assets], stdout=subprocess.PIPE, check=False)
    assert done.returncode == exit_code, f"{arguments} ends with {done.returncode}"
    try:
        return json.loads(done.stdout.decode("utf-8"), parse_constant=refuse)
    except ValueError as error:
        sys.exit(f"{arguments}: {error}\n{done.stdout.decode('utf-8', 'replace')}")


short = ["--headless", "--level", "pure-pong"]


def match_in(language):
    """The document of a match where the user speaks this language, without what the clock says."""
    os.environ.update(LC_ALL=f"{language}.UTF-8", LANGUAGE=language)
    return {key: value for key, value in document_of(*short, "--ticks", "600").items() if "PerSecond" not in key}


assert match_in("uk_UA") == match_in("en_US")
with tempfile.TemporaryDirectory() as folder:
    match = os.path.join(folder, "match.replay")
    run = os.path.join(folder, "run.replay")
    duel = os.path.join(folder, "duel.replay")
    assert document_of(*short, "--ticks", "600", "--record", match)["ticks"] == 600
    assert document_of(*short, "--ticks", "600", "--matches", "2")["matches"] == 2
    assert len(document_of(*short, "--tournament", "strengths", "--matches", "2")["pairings"]) == 10
    assert len(document_of(*short, "--gauntlet", "--matches", "2")) == 2  # Drafted at random, and as they play.
    assert document_of(*short, "--gauntlet", "medium", "--matches", "2")["runs"] == 2
    assert document_of(*short, "--gauntlet", "--record", run)["rounds"][0]["picks"]
    assert document_of("--headless", "--daily", "2026-11-22", "--record", duel)["day"] == "2026-11-22"
    assert document_of("--replay", match, "--headless")["ticks"] == 600
    for file in match, run, duel:
        assert document_of("--verify", file)["verified"]
    assert document_of("--analyse", match)["matches"][0]["curve"]
    forged = os.path.join(os.path.dirname(__file__), "../data/forged_daily.replay")
    assert not document_of("--verify", forged, exit_code=1)["verified"]
