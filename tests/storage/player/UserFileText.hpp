#pragma once

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "Trials.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <string>

// Shared helpers for tests of the player's files.

namespace arkanong::test {

/// What a file contains beside valid parts, and part of the note about it.
struct Wrong {
    std::string text;
    const char* note;
};

inline std::string allNotes(const std::vector<std::string>& notes) {
    std::string text;
    for (const std::string& note : notes)
        text += note + '\n';
    return text;
}

inline std::size_t filesIn(const TempFolder& folder) {
    const std::filesystem::directory_iterator files(folder.path());
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

/// Checks that any damaged copy of a saved file loads to a value that can be saved again.
template <typename Load, typename Save>
void checkBroken(const std::string& text, Load load, Save save) {
    const std::size_t step = text.size() / static_cast<std::size_t>(trials(static_cast<int>(text.size())));
    for (std::size_t length = 0; length <= text.size(); length += step) {
        for (const char* insert : {"", "\xFF", "'", "[", "=", "9"}) {
            const TempFolder folder;
            std::string broken = text.substr(0, length) + insert;
            if (*insert != '\0') broken += text.substr(length);
            const auto loaded = load(folder.write("file.toml", broken));
            // Either the file is still there, or it was no TOML and is kept under another name.
            const bool aside = std::filesystem::exists(folder / "file.toml.broken-1");
            CHECK(std::filesystem::exists(folder / "file.toml") != aside);
            if (aside) CHECK_FALSE(loaded.notes.empty());
            if (aside) CHECK(readFile(folder / "file.toml.broken-1", 1 << 20) == broken);
            if (length % 32 != 0) continue; // Every file is flushed to disk, which is slow.
            save(loaded.value, folder / "again.toml");
            CHECK(load(folder / "again.toml").notes.empty());
        }
    }
}

} // namespace arkanong::test
