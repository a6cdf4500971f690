#pragma once

#include "arkanong/storage/DataError.hpp"

#include <string>
#include <vector>

// Messages to the player about faults in the player's files, one line each.

namespace arkanong {

using Notes = std::vector<std::string>;

/// Runs `read` and turns a DataError into a note. Returns false if there was one.
template <typename Read>
bool readOrNote(Notes& notes, Read read) {
    try {
        read();
        return true;
    } catch (const DataError& error) {
        notes.emplace_back(error.what());
        return false;
    }
}

/// Quarantines a broken file and adds a note that says so.
void quarantineAndNote(const std::string& path, Notes& notes);

/// Keeps the first few of many notes, and adds one about the number of the others.
void shorten(Notes& notes, const std::string& path);

} // namespace arkanong
