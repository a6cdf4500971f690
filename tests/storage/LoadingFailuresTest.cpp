#if defined(__linux__)
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "arkanong/storage/replay/GhostFile.hpp"
#include "arkanong/storage/replay/InterruptedFile.hpp"
#include "arkanong/storage/replay/ReplayLibrary.hpp"
#include "storage/FileFailures.hpp"
#include "storage/FileFaults.hpp"
#include "storage/levels/SetText.hpp"

#include <cstring>
#include <functional>

using namespace arkanong::test;

// Every loader of the game meets a failure at its first file call, its second, and so on until it meets none.

namespace {

/// A way of loading: `before` makes the folder, `load` returns the notes and throws errors.
struct Loader {
    const char* name;
    std::function<void(const TempFolder&)> before;
    std::function<bool(const TempFolder&, Notes&)> load; ///< Returns whether everything was read.
};

const std::vector<Loader>& loaders() {
    static const std::vector<Loader> all{
        {"settings", [](const TempFolder& f) { saveSettings(loud(7), f / "config.toml"); },
         [](const TempFolder& f, Notes& notes) {
             const auto loaded = loadSettings(f / "config.toml");
             notes = loaded.notes;
             return loaded.value.masterVolume == 7;
         }},
        {"progress",
         [](const TempFolder& f) {
             saveProgress(wonIn({1, 1}), f / "progress.toml");
         },
         [](const TempFolder& f, Notes& notes) {
             const auto loaded = loadProgress(f / "progress.toml");
             notes = loaded.notes;
             return loaded.value.won({1, 1});
         }},
        {"scores", [](const TempFolder& f) { saveHighScores(scoreOf("Ada"), f / "scores.toml"); },
         [](const TempFolder& f, Notes& notes) {
             auto loaded = loadHighScores(f / "scores.toml");
             notes = loaded.notes;
             return loaded.value.table("solo").entries().size() == 1;
         }},
        {"the records of runs", [](const TempFolder& f) { saveRunRecords(runsOf("ADA"), f / "runs.toml"); },
         [](const TempFolder& f, Notes& notes) {
             const auto loaded = loadRunRecords(f / "runs.toml");
             notes = loaded.notes;
             return loaded.value.tried(Day(7));
         }},
        {"an interrupted match",
         [](const TempFolder& f) { InterruptedMatchSlot(f / "interrupted").keep(shortReplay()); },
         [](const TempFolder& f, Notes& notes) {
             const auto loaded = InterruptedMatchSlot(f / "interrupted").take();
             notes = loaded.notes;
             return loaded.value.has_value();
         }},
        {"a ghost", [](const TempFolder& f) { saveReplay(shortReplay(), f / "a.replay"); },
         [](const TempFolder& f, Notes& notes) {
             const auto loaded = loadGhost(f / "a.replay");
             notes = loaded.notes;
             return loaded.value.has_value();
         }},
        {"a run of the gauntlet",
         [](const TempFolder& f) { saveGauntlet(shortGauntlet(), f / "run.replay"); },
         [](const TempFolder& f, Notes&) { return loadGauntlet(f / "run.replay").rounds.size() == 1; }},
        {"an interrupted run",
         [](const TempFolder& f) { InterruptedRunSlot(f / "interrupted").keep(shortGauntlet()); },
         [](const TempFolder& f, Notes& notes) {
             const auto loaded = InterruptedRunSlot(f / "interrupted").take();
             notes = loaded.notes;
             return loaded.value.has_value();
         }},
        {"a replay", [](const TempFolder& f) { saveReplay(shortReplay(), f / "match.replay"); },
         [](const TempFolder& f, Notes&) { return loadReplay(f / "match.replay").ticks() == 130; }},
        {"the list of replays", [](const TempFolder& f) { ReplayLibrary(f / "replays").keep(shortReplay()); },
         [](const TempFolder& f, Notes& notes) {
             const auto entries = ReplayLibrary(f / "replays").list();
             notes = {entries.at(0).problem};
             return entries.at(0).header.has_value();
         }},
        {"a level", [](const TempFolder& f) { saveLevel(levelCalled("One"), f / "one.toml"); },
         [](const TempFolder& f, Notes&) { return loadLevel(f / "one.toml").name == "One"; }},
        {"a level of a set",
         [](const TempFolder& f) {
             f.write("Set", setLevel("One", {{9, "......aa......"}}));
         },
         [](const TempFolder& f, Notes&) { return loadLevel(f / "Set#1").name == "One"; }},
    };
    return all;
}

} // namespace

TEST_CASE("when any file call fails, loading succeeds or is reported, and the file stays", "[storage]") {
    for (const Loader& loader : loaders()) {
        const TempFolder folder;
        loader.before(folder);
        const Files before = filesOf(folder.path());
        for (const int error : errors) {
            int call = 0;
            for (bool failed = true; failed;) {
                bool read = false;
                Notes notes;
                {
                    const FileFault fault(FileFault::Kind::Error, ++call, error);
                    try {
                        read = loader.load(folder, notes);
                    } catch (const MachineError& problem) {
                        notes.emplace_back(problem.what());
                    }
                    failed = FileFault::happened();
                }
                INFO(loader.name << ": call " << call << ", " << std::strerror(error));
                CHECK(filesOf(folder.path()) == before);
                CHECK((read || (!notes.empty() && !notes.front().empty())));
            }
            INFO(loader.name);
            CHECK(call >= 3);
        }
        Notes notes;
        const FileFault fault(FileFault::Kind::Interrupted);
        INFO(loader.name);
        CHECK(loader.load(folder, notes));
    }
}

TEST_CASE("a failed read does not make the next saving forget what is in the file", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "progress.toml";
    saveProgress(wonIn({1, 1}), path);
    Progress mine;
    {
        const FileFault fault(FileFault::Kind::Error, 1, EMFILE);
        mine = loadProgress(path).value;
    }
    REQUIRE_FALSE(mine.won({1, 1}));
    Progress saved = mine;
    mine.add({1, 2}, {100, true, 500}, {});
    Notes notes;
    updateProgress(mine, saved, path, notes);
    CHECK(mine.won({1, 1}));
    CHECK(loadProgress(path).value.won({1, 1}));
    CHECK(loadProgress(path).value.won({1, 2}));
}
#endif
