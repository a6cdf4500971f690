#pragma once

#include "TempFolder.hpp"
#include "ui/Shared.hpp"

#include <vector>

namespace arkanong::test {

/// The state that screens share, with a profile that saves into a folder.
struct Keeping : Shared {
    TempFolder folder;
    Keeping() { reopen(); }
    /// Restarts the program with the saved data.
    void reopen() {
        context.services.profile = PlayerProfile(); // The program ends.
        context.services.profile = PlayerProfile(UserFolders{folder.path(), folder.path()});
    }
    std::vector<ReplayLibrary::Entry> kept() const { return context.services.profile.replays()->list(); }
};

} // namespace arkanong::test
