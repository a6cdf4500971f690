#include "TempFolder.hpp"
#include "arkanong/storage/player/GamepadDatabase.hpp"
#include "arkanong/storage/player/HighScores.hpp"
#include "arkanong/storage/player/ProgressFile.hpp"
#include "arkanong/storage/player/RunRecordsFile.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

namespace {

/// Whether the file was read without a note.
template <typename Load>
bool quietly(Load load, std::string_view bytes) {
    static const TempFolder folder;
    const std::string file = folder.write("user.toml", bytes);
    const auto loaded = load(file);
    for (const std::string& note : loaded.notes)
        must(!note.empty() && note.find('\n') == std::string::npos, "a note is one line");
    // What cannot be read is kept under another name.
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        std::filesystem::remove(entry.path());
    return loaded.notes.empty();
}

/// The same of a database of gamepads, which is the player's to write and stays where it is.
bool readsGamepads(std::string_view bytes) {
    GamepadDatabase database;
    Notes notes;
    database.read(bytes, "gamepads", notes);
    for (const std::string& note : notes)
        must(!note.empty() && note.find('\n') == std::string::npos, "a note is one line");
    for (const GamepadEntry& entry : database.entries()) {
        must(!entry.wires.empty() && entry.line > 0, "an entry has controls and a place");
        static_cast<void>(database.find({3, 1, 1, 1, entry.name}));
    }
    return notes.empty();
}

} // namespace

bool readAnyUserFile(std::string_view bytes) {
    if (bytes.empty()) return false;
    const char kind = bytes.front();
    bytes.remove_prefix(1);
    if (kind == 'g') return readsGamepads(bytes);
    if (kind == 'p') return quietly(loadProgress, bytes);
    if (kind == 'h') return quietly(loadHighScores, bytes);
    if (kind == 'r') return quietly(loadRunRecords, bytes);
    return quietly(loadSettings, bytes);
}

} // namespace arkanong::test
