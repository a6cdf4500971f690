#include "arkanong/storage/replay/GhostFile.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <filesystem>

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

TEST_CASE("ghosts of levels that share a name, or one without letters, are kept apart", "[storage]") {
    Level other = rowsOfBricks();
    other.bricks.pop_back();
    CHECK(ghostFile("ghosts", "solo-", rowsOfBricks()) != ghostFile("ghosts", "solo-", other));
    CHECK(ghostFile("ghosts", "solo-", other) == ghostFile("ghosts", "solo-", other));
    CHECK_THAT(ghostFile("ghosts", "solo-level-1", other),
               Catch::Matchers::StartsWith("ghosts/solo-level-1-") && Catch::Matchers::EndsWith(".replay"));
}

TEST_CASE("a ghost kept by its level's name by an earlier version is that level's only", "[storage]") {
    const TempFolder folder;
    const std::string former = folder / "solo-rows.replay";
    Level other = rowsOfBricks();
    other.bricks.pop_back();
    std::vector<std::string> notes;
    adoptGhost(folder.path(), "solo-rows", other, notes); // Without a file it does nothing.
    saveReplay(wonWith(1), former);
    adoptGhost(folder.path(), "solo-rows", other, notes);
    CHECK(fs::exists(former));
    CHECK_FALSE(fs::exists(ghostFile(folder.path(), "solo-rows", other)));
    adoptGhost(folder.path(), "solo-rows", rowsOfBricks(), notes);
    const std::string file = ghostFile(folder.path(), "solo-rows", rowsOfBricks());
    CHECK_FALSE(fs::exists(former));
    CHECK(loadGhost(file).value->summary->clock == 9000);
    CHECK(notes.empty());

    saveReplay(wonWith(0, 8000), former); // As an earlier version that is still used does.
    adoptGhost(folder.path(), "solo-rows", rowsOfBricks(), notes);
    CHECK(loadGhost(file).value->summary->clock == 9000);
    folder.write("solo-rows.replay", "broken");
    adoptGhost(folder.path(), "solo-rows", other, notes);
    CHECK(fs::exists(former + ".broken-1"));
    CHECK(notes.size() == 2);
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
