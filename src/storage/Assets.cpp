#include "arkanong/storage/Assets.hpp"

#include "FileCalls.hpp"
#include "arkanong/storage/DataError.hpp"

#include <filesystem>
#include <new>
#include <system_error>
#include <vector>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

bool holdsAssets(const fs::path& folder) {
    std::error_code error;
    return fs::is_directory(folder / "levels", error);
}

/// Checks a folder that the user named. There is no fallback: it would hide the user's mistake.
std::string namedFolder(const std::string& folder, const std::string& namedBy) {
    if (holdsAssets(folder)) return folder;
    throw DataError(folder, "expected the assets folder, as given by " + namedBy +
                                ", found no folder \"levels\" in it");
}

} // namespace

std::string findAssets(const AssetPlaces& places) {
    if (!places.option.empty()) return namedFolder(places.option, "--assets");
    if (!places.environment.empty()) return namedFolder(places.environment, "$ARKANONG_ASSETS");

    std::vector<fs::path> candidates;
    if (!places.programFolder.empty()) {
        const fs::path program(places.programFolder);
        for (const char* installed : {"../share/arkanong/assets", "../share/games/arkanong/assets", "assets"})
            candidates.push_back((program / installed).lexically_normal());
    }

    std::string tried;
    for (const fs::path& candidate : candidates) {
        if (holdsAssets(candidate)) return candidate.string();
        tried += (tried.empty() ? "" : ", ") + candidate.string();
    }
    throw DataError("assets", "not found in " + (tried.empty() ? "any folder" : tried) +
                                  "; set the folder with --assets FOLDER or $ARKANONG_ASSETS");
}

std::string programFolder(const std::string& calledAs) {
    if (const fs::path self = filecalls::program(); !self.empty()) return self.parent_path().string();
    std::error_code error;
    const fs::path called = fs::weakly_canonical(calledAs, error);
    return error ? std::string() : called.parent_path().string();
}

// Not a new expression, which a compiler may leave out.
void needMemory(std::size_t bytes) { ::operator delete(::operator new(bytes)); }

} // namespace arkanong
