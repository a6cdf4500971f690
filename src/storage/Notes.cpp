#include "arkanong/storage/Notes.hpp"

#include "arkanong/storage/Files.hpp"

namespace arkanong {

void quarantineAndNote(const std::string& path, Notes& notes) {
    readOrNote(notes, [&] { notes.push_back("the broken file was renamed to " + quarantine(path)); });
}

void shorten(Notes& notes, const std::string& path) {
    constexpr std::size_t most = 5;
    if (notes.size() <= most) return;
    const std::size_t others = notes.size() - most;
    notes.resize(most);
    notes.push_back(path + ": " + std::to_string(others) + " more problems");
}

} // namespace arkanong
