#pragma once

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

// The interrupted campaign match, saved as a replay: it resumes where the replay ends.

namespace arkanong {

/// Nullopt if the file is missing or, with a note, if the system cannot read it. A file that is broken, of another
/// version or not of a campaign match is quarantined, and a note says so.
Loaded<std::optional<Replay>> loadInterrupted(const std::string& path);

/// Where this running game keeps its interrupted match: match.replay in one of the folders FOLDER/1, FOLDER/2 and so
/// on, which no other running game uses meanwhile. So two games neither overwrite each other's matches nor continue the
/// same one. Only where the file system has no locks they share the first. All functions throw MachineError where the
/// system refuses.
class InterruptedPlace {
  public:
    explicit InterruptedPlace(std::string folder) : folder_(std::move(folder)) {}

    /// The first match that a game has left and no running game has taken. A match that is taken is this game's until
    /// the program ends. As loadInterrupted() otherwise; throws nothing.
    Loaded<std::optional<Replay>> take();
    /// Saves the match in place of the one that was taken or kept before, if any.
    void keep(const Replay& replay);
    /// Deletes the match that was taken or kept, if any.
    void drop();
    /// Quarantines the file of the match that was taken, and returns its new path.
    std::string putAside();

  private:
    /// Locks FOLDER/number unless another game has it.
    bool lock(int number);
    std::string numbered(int number) const;
    std::string file() const;

    std::string folder_;
    int number_ = 0; ///< Of the folder that is locked; 0: none.
    std::unique_ptr<FolderLock> lock_;
};

} // namespace arkanong
