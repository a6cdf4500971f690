"""Replays of every kind of match and run, made by the program, with what the program itself finds in them."""
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

LIST = os.path.join(os.path.dirname(__file__), "recordings.txt")


def record(headless, people, assets, folder):
    """Writes NAME.replay for each play into the folder. Returns {name: path}."""
    with open(LIST, encoding="utf-8") as file:
        plays = dict(line.strip().split(": ") for line in file if not line.startswith("#"))

    def play(name):
        options = [os.path.join(folder, word) if word.endswith(".replay") else word for word in plays[name].split()]
        subprocess.run([headless, *options, "--assets", assets, "--record", os.path.join(folder, name + ".replay")],
                       check=True, stdout=subprocess.DEVNULL)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(play, [name for name in plays if ".replay" not in plays[name]]))
    for name in plays:
        if ".replay" in plays[name]:
            play(name)
    subprocess.run([people, folder, os.path.join(assets, "levels")], check=True)
    return {name[:-len(".replay")]: os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".replay")}


def verdict(headless, assets, path):
    """What --verify says of it."""
    done = subprocess.run([headless, "--verify", path, "--json", "--assets", assets], check=False, stdout=subprocess.PIPE)
    return json.loads(done.stdout)
