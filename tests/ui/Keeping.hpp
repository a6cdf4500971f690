#pragma once

#include "TempFolder.hpp"
#include "ui/Shared.hpp"

#include <vector>

namespace arkanong::test {

/// What the screens share, with folders to keep things in.
struct Keeping : Shared {
    TempFolder folder;
    Keeping() { reopen(); }
    /// As on another day.
    void reopen() {
        context.services.profile = PlayerProfile(); // The program ends.
        context.services.profile = PlayerProfile(UserFolders{folder.path(), folder.path()});
    }
    std::vector<ReplayLibrary::Entry> kept() const { return context.services.profile.replays()->list(); }
};

} // namespace arkanong::test
