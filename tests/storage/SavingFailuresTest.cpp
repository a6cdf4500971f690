#if defined(__linux__)
#include "Catch.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "arkanong/storage/replay/GhostFile.hpp"
#include "arkanong/storage/replay/InterruptedFile.hpp"
#include "arkanong/storage/replay/ReplayLibrary.hpp"
#include "storage/FileFailures.hpp"
#include "storage/FileFaults.hpp"

#include <csignal>
#include <cstring>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

using namespace arkanong::test;
namespace fs = std::filesystem;

// Every saver of the game meets a failure at its first file call, its second, and so on until it meets none.

namespace {

/// A way of saving: `before` makes the folder, `save` changes it.
struct Saver {
    const char* name;
    std::function<void(const TempFolder&)> before;
    std::function<void(const TempFolder&)> save;
};

const std::vector<Saver>& savers() {
    static const std::vector<Saver> all{
        {"settings", [](const TempFolder& f) { saveSettings(loud(1), f / "config.toml"); },
         [](const TempFolder& f) {
             Settings mine = loud(99);
             Settings saved = loud(1);
             Notes notes;
             updateSettings(mine, saved, f / "config.toml", notes);
         }},
        {"settings of which something was not understood",
         [](const TempFolder& f) { f.write("config.toml", "[sound]\nvolume = 3\n"); },
         [](const TempFolder& f) {
             Settings mine = loud(99);
             Settings saved;
             Notes notes;
             updateSettings(mine, saved, f / "config.toml", notes);
         }},
        {"settings in a new folder", [](const TempFolder&) {},
         [](const TempFolder& f) { saveSettings(loud(99), f / "new/folder/config.toml"); }},
        {"progress",
         [](const TempFolder& f) {
             saveProgress(wonIn({1, 1}), f / "progress.toml");
         },
         [](const TempFolder& f) {
             Progress mine = wonIn({1, 2});
             Progress saved;
             Notes notes;
             updateProgress(mine, saved, f / "progress.toml", notes);
         }},
        {"scores", [](const TempFolder& f) { saveHighScores(scoreOf("Ada"), f / "scores.toml"); },
         [](const TempFolder& f) {
             HighScores mine = scoreOf("Bob");
             HighScores saved;
             Notes notes;
             updateHighScores(mine, saved, f / "scores.toml", notes);
         }},
        {"the records of runs", [](const TempFolder& f) { saveRunRecords(runsOf("ADA"), f / "runs.toml"); },
         [](const TempFolder& f) {
             RunRecords mine = runsOf("BOB");
             RunRecords saved;
             Notes notes;
             updateRunRecords(mine, saved, f / "runs.toml", notes);
         }},
        {"an interrupted match",
         [](const TempFolder& f) { InterruptedMatchSlot(f / "interrupted").keep(shortReplay()); },
         [](const TempFolder& f) {
             InterruptedMatchSlot place(f / "interrupted");
             const auto taken = place.take();
             if (!taken.value) throw MachineError("the match", taken.notes.at(0));
             place.keep(longReplay());
         }},
        {"an interrupted match beside another game's",
         [](const TempFolder& f) { InterruptedMatchSlot(f / "interrupted").keep(shortReplay()); },
         [](const TempFolder& f) { InterruptedMatchSlot(f / "interrupted").keep(longReplay()); }},
        {"the end of an interrupted match",
         [](const TempFolder& f) { InterruptedMatchSlot(f / "interrupted").keep(shortReplay()); },
         [](const TempFolder& f) {
             InterruptedMatchSlot place(f / "interrupted");
             const auto taken = place.take();
             if (!taken.value) throw MachineError("the match", taken.notes.at(0));
             place.drop();
         }},
        {"a run of the gauntlet",
         [](const TempFolder& f) { saveGauntlet(shortGauntlet(), f / "run.replay"); },
         [](const TempFolder& f) { saveGauntlet(longGauntlet(), f / "run.replay"); }},
        {"a ghost",
         [](const TempFolder& f) {
             Notes notes;
             keepGhost(shortReplay(), Side::Blue, f / "ghosts/a.replay", notes);
         },
         [](const TempFolder& f) {
             Notes notes;
             Replay better = longReplay();
             better.summary->winner = Side::Blue;
             keepGhost(better, Side::Blue, f / "ghosts/a.replay", notes);
         }},
        {"an interrupted run",
         [](const TempFolder& f) { InterruptedRunSlot(f / "interrupted").keep(shortGauntlet()); },
         [](const TempFolder& f) {
             InterruptedRunSlot place(f / "interrupted");
             const auto taken = place.take();
             if (!taken.value) throw MachineError("the run", taken.notes.at(0));
             place.keep(longGauntlet());
         }},
        {"a run for the list of replays",
         [](const TempFolder& f) { ReplayLibrary(f / "replays").keep(shortReplay()); },
         [](const TempFolder& f) { ReplayLibrary(f / "replays").keep(longGauntlet()); }},
        {"a recording", [](const TempFolder& f) { saveReplay(shortReplay(), f / "match.replay"); },
         [](const TempFolder& f) { saveReplay(longReplay(), f / "match.replay"); }},
        {"a replay for the list",
         [](const TempFolder& f) { ReplayLibrary(f / "replays").keep(shortReplay()); },
         [](const TempFolder& f) { ReplayLibrary(f / "replays").keep(longReplay()); }},
        {"a replay to be kept", [](const TempFolder& f) { ReplayLibrary(f / "replays").keep(shortReplay()); },
         [](const TempFolder& f) {
             const ReplayLibrary library(f / "replays");
             library.save(f / "replays" + "/2026-11-21_10-00-00_rows_unfinished-1200-800.replay");
         }},
        {"a replay to be exported", [](const TempFolder& f) { saveReplay(shortReplay(), f / "a.replay"); },
         [](const TempFolder& f) { ReplayLibrary(f / "replays").exportTo(f / "exported", f / "a.replay"); }},
        {"a level", [](const TempFolder& f) { saveLevel(levelCalled("Old"), f / "level.toml"); },
         [](const TempFolder& f) { saveLevel(levelCalled("New"), f / "level.toml"); }},
        {"a file put aside", [](const TempFolder& f) { f.write("data.toml", "broken"); },
         [](const TempFolder& f) { quarantine(f / "data.toml"); }},
    };
    return all;
}

bool hasParts(const Files& files) {
    return std::any_of(files.begin(), files.end(),
                       [](const auto& file) { return file.first.find(".part") != std::string::npos; });
}

/// Each file is as in one of the two, or is one of those parts that are deleted by the next saving.
bool isOldOrNew(const Files& files, const Files& before, const Files& after, bool partsAllowed) {
    for (const auto& [name, bytes] : files) {
        const auto holds = [&name = name, &bytes = bytes](const Files& other) {
            const auto found = other.find(name);
            return found != other.end() && found->second == bytes;
        };
        const bool part = name.find(".part") != std::string::npos;
        if (!holds(before) && !holds(after) && !(part && partsAllowed)) return false;
    }
    // A file goes only where saving deletes or renames it, and then that has been done.
    const auto has = [](const Files& some) {
        return [&some](const auto& file) { return some.count(file.first) != 0; };
    };
    return std::all_of(before.begin(), before.end(), has(files)) ||
           std::all_of(after.begin(), after.end(), has(files));
}

/// The contents of the saver's folder if no call fails.
Files savedBy(const Saver& saver) {
    const TempFolder folder;
    saver.before(folder);
    saver.save(folder);
    return filesOf(folder.path());
}

} // namespace

TEST_CASE("when a file call fails, saving is done or the failure told, with files old or new", "[storage]") {
    for (const Saver& saver : savers()) {
        const Files after = savedBy(saver);
        for (const int error : errors) {
            int call = 0;
            for (bool failed = true; failed;) {
                const TempFolder folder;
                saver.before(folder);
                const Files before = filesOf(folder.path());
                bool reported = false;
                std::string name;
                {
                    const FileFault fault(FileFault::Kind::Error, ++call, error);
                    try {
                        saver.save(folder);
                    } catch (const MachineError& problem) {
                        reported = std::strlen(problem.what()) > 0;
                    }
                    failed = FileFault::happened();
                    name = FileFault::name();
                }
                INFO(saver.name << ": call " << call << ", " << name << ", " << std::strerror(error));
                const Files files = filesOf(folder.path());
                CHECK(isOldOrNew(files, before, after, false));
                CHECK_FALSE(hasParts(files));
                // The written bytes can be lost nevertheless.
                const bool unsure = name == "fsync" || name == "close of a written file";
                CHECK((reported || (files == after && !unsure)));
            }
            INFO(saver.name);
            CHECK(call > 1); // The faults reach the calls.
        }
    }
}

TEST_CASE("short writes and interrupted calls do not keep anything from being saved", "[storage]") {
    for (const Saver& saver : savers()) {
        const Files after = savedBy(saver);
        for (const FileFault::Kind kind : {FileFault::Kind::ShortWrites, FileFault::Kind::Interrupted}) {
            CAPTURE(saver.name, kind == FileFault::Kind::ShortWrites);
            const TempFolder folder;
            saver.before(folder);
            {
                const FileFault fault(kind);
                CHECK_NOTHROW(saver.save(folder));
            }
            CHECK(filesOf(folder.path()) == after);
        }
    }
}

TEST_CASE("a game killed at any file call leaves old or new files; the next saving cleans up", "[storage]") {
    for (const Saver& saver : savers()) {
        const Files after = savedBy(saver);
        bool killed = true;
        for (int call = 1; killed; ++call) {
            const TempFolder folder;
            saver.before(folder);
            const Files before = filesOf(folder.path());
            const pid_t child = fork();
            REQUIRE(child >= 0);
            if (child == 0) {
                const FileFault fault(FileFault::Kind::Kill, call);
                try {
                    saver.save(folder);
                } catch (const DataError&) {
                    _exit(1);
                }
                _exit(0);
            }
            int status = 0;
            REQUIRE(waitpid(child, &status, 0) == child);
            killed = WIFSIGNALED(status);
            CAPTURE(saver.name, call, killed);
            CHECK((killed || WEXITSTATUS(status) == 0));
            CHECK(isOldOrNew(filesOf(folder.path()), before, after, true));
            if (fs::is_directory(folder / "replays")) {
                const FolderLock replays(folder / "replays");
            }
            for (const char* const place : {"interrupted/1", "interrupted/2", "ghosts"})
                if (fs::is_directory(folder / place)) const FolderLock locked(folder / place);
            if (fs::is_directory(folder / "exported")) {
                const FolderLock exported(folder / "exported");
            }
            if (fs::is_directory(folder / "new/folder")) {
                const FolderLock created(folder / "new/folder");
            }
            const FolderLock next(folder.path());
            CHECK_FALSE(hasParts(filesOf(folder.path())));
        }
    }
}
#endif
