#include "arkanong/storage/player/GhostFile.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"

#include <filesystem>

using namespace arkanong;
using namespace arkanong::test;
namespace fs = std::filesystem;

namespace {

/// A victory of Blue's with so many goals against it.
Replay wonWith(int conceded, int clock = 9000, const Level& level = rowsOfBricks()) {
    Replay replay = summarised(playedMatch(10, level), "2026-11-21 10:00:00");
    replay.summary->goals = {3, conceded};
    replay.summary->clock = clock;
    return replay;
}

} // namespace

TEST_CASE("a ghost is replaced only by a better match", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "ghosts/a.replay";
    std::vector<std::string> notes;
    CHECK_FALSE(loadGhost(path).value);
    CHECK(keepGhost(wonWith(1), Side::Blue, path, notes));
    CHECK_FALSE(keepGhost(wonWith(2), Side::Blue, path, notes));
    CHECK_FALSE(keepGhost(wonWith(1), Side::Blue, path, notes));
    CHECK(loadGhost(path).value->summary->clock == 9000);
    CHECK(keepGhost(wonWith(1, 8000), Side::Blue, path, notes));
    CHECK(loadGhost(path).value->summary->clock == 8000);
    CHECK(keepGhost(wonWith(0), Side::Blue, path, notes));
    CHECK(notes.empty());
}

TEST_CASE("a ghost of a level that was changed since is replaced by any match", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "a.replay";
    std::vector<std::string> notes;
    CHECK(keepGhost(wonWith(0), Side::Blue, path, notes));
    Level changed = rowsOfBricks();
    changed.bricks.pop_back();
    CHECK(keepGhost(wonWith(2, 9000, changed), Side::Blue, path, notes));
    CHECK(loadGhost(path).value->summary->goals[1] == 2);
}

TEST_CASE("a broken ghost is set aside with a note, and the next match takes its place", "[storage]") {
    const TempFolder folder;
    const std::string path = folder.write("a.replay", "broken");
    const auto loaded = loadGhost(path);
    CHECK_FALSE(loaded.value);
    REQUIRE(loaded.notes.size() == 2);
    CHECK_THAT(loaded.notes[1], ContainsSubstring("a.replay.broken-1"));
    CHECK(fs::exists(path + ".broken-1"));
    saveReplay(playedMatch(10), path); // It does not say who played.
    std::vector<std::string> notes;
    CHECK(keepGhost(wonWith(2), Side::Blue, path, notes));
    CHECK(notes.size() == 2);
    CHECK(fs::exists(path + ".broken-2"));
    CHECK(loadGhost(path).value);
}
