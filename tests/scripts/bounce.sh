#!/bin/sh
# The program of the page on collisions prints the contacts that the engine is tested with. Arguments: Python, the program, the
# file of the contacts.
set -eu
"$1" "$2" | diff - "$3"
