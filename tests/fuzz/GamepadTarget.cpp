#include "arkanong/storage/player/GamepadDatabase.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

#include <algorithm>

namespace arkanong::test {

bool readAnyGamepads(std::string_view bytes) {
    GamepadDatabase database;
    Notes notes;
    database.read(bytes, "gamepads", notes);
    for (const std::string& note : notes)
        must(!note.empty() && note.find('\n') == std::string::npos, "a note is one line");
    must(notes.size() <= 7, "many wrong lines are told in a few notes");
    const std::vector<GamepadEntry>& entries = database.entries();
    must(entries.size() <= static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n')) + 1,
         "a line is one entry at most");
    unsigned before = 0;
    for (const GamepadEntry& entry : entries) {
        must(!entry.wires.empty() && entry.wires.size() <= 2 * padPartCount && entry.line > before,
             "an entry has some controls and a place behind the entry before");
        before = entry.line;
        for (const PadWire& wire : entry.wires)
            must(wire.part < static_cast<PadPart>(padPartCount) && wire.from != wire.to &&
                     wire.source.from != wire.source.to && wire.source.number < 256,
                 "a control moves a part that there is");
    }
    if (!entries.empty()) static_cast<void>(database.find({3, 1, 1, 1, entries.front().name}));
    return notes.empty() && !entries.empty();
}

} // namespace arkanong::test
