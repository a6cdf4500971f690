"""Prints the Debian packages that scripts install, one a line: those of need() as "needed NAME", those that only want() names
as "useful NAME". Fails if it cannot tell which packages a line means.
    package_names.py SCRIPT...      the first one is prepare.sh, whose variables all others may use
"""
import pathlib
import re
import sys

NAME = re.compile(r"[a-z0-9][a-z0-9+.-]+$")
# A call is the first word of a command. What follows it on the line, up to the command's end, are its packages.
CALL = re.compile(r"(?:^|[;{(&|)]|\b(?:then|do|else))[ \t]*(need|want)[ \t]+([^;}|&\n]*)", re.MULTILINE)


def code_of(path):
    """The script without comments, and with continued lines joined."""
    text = pathlib.Path(path).read_text(encoding="utf-8").replace("\\\n", " ")
    return re.sub(r"^[ \t]*#.*$|[ \t]#[ \t].*$", "", text, flags=re.MULTILINE)


def resolve(word, code, path):
    """The packages that a word means: itself, or the values of the variable of this name."""
    if NAME.match(word):
        return {word}
    variable = re.match(r"\$\{?(\w+)\}?$", word)
    values = re.findall(r"\b%s=(?:\"([^\"]*)\"|([^\s;\"]*))" % variable[1], code) if variable else []
    if not values:
        sys.exit(f"{path}: cannot tell which packages '{word}' is")
    return {name for value in values for part in "".join(value).split() for name in resolve(part, code, path)}


needed, wanted = set(), set()
prepare = code_of(sys.argv[1])
for path in sys.argv[1:]:
    code = prepare if path == sys.argv[1] else prepare + code_of(path)
    own = code if path == sys.argv[1] else code[len(prepare):]
    for function, words in CALL.findall(own):
        names = {name for word in words.split() for name in resolve(word, code, path)}
        (needed if function == "need" else wanted).update(names)
    # Lists that are named by their use are of packages, too, even if a line takes one of them by a name put together.
    for variable in re.findall(r"\b(\w+_packages)=", own):
        if variable != "useful_packages":
            needed |= resolve("$" + variable, code, path)
for name in sorted(needed):
    print("needed", name)
for name in sorted(wanted - needed):
    print("useful", name)
