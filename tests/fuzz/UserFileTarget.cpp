#include "TempFolder.hpp"
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
    // An unreadable file is renamed, not deleted.
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        std::filesystem::remove(entry.path());
    return loaded.notes.empty();
}

} // namespace

bool readAnyUserFile(std::string_view bytes) {
    if (bytes.empty()) return false;
    const char kind = bytes.front();
    bytes.remove_prefix(1);
    if (kind == 'p') return quietly(loadProgress, bytes);
    if (kind == 'h') return quietly(loadHighScores, bytes);
    if (kind == 'r') return quietly(loadRunRecords, bytes);
    return quietly(loadSettings, bytes);
}

} // namespace arkanong::test
