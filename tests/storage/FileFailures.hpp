#pragma once

#include "PlayedGauntlet.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/player/HighScores.hpp"
#include "arkanong/storage/player/ProgressFile.hpp"
#include "arkanong/storage/player/RunRecordsFile.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <cerrno>
#include <filesystem>
#include <map>

// For the tests in which file calls fail: the errors, what a folder holds, and small values of every kind that is saved.

namespace arkanong::test {

inline constexpr std::array errors{EIO, ENOSPC, EACCES, EMFILE, EROFS, ENOMEM, ESTALE};

/// The folder's files and what they hold.
using Files = std::map<std::string, std::string>;

inline Files filesOf(const std::string& folder) {
    Files files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            files[std::filesystem::relative(entry.path(), folder).string()] =
                readFile(entry.path().string(), 1U << 22U);
    return files;
}

inline Replay brokenOff(int ticks) {
    Replay replay = summarised(playedMatch(ticks), "2026-11-21 10:00:00");
    replay.summary->winner.reset();
    return replay;
}

inline const Replay& shortReplay() {
    static const Replay replay = brokenOff(130);
    return replay;
}
inline const Replay& longReplay() {
    static const Replay replay = brokenOff(600);
    return replay;
}

inline const GauntletReplay& shortGauntlet() {
    static const GauntletReplay replay = playedGauntlet(0, 130);
    return replay;
}
inline const GauntletReplay& longGauntlet() {
    static const GauntletReplay replay = playedGauntlet(0, 600);
    return replay;
}

inline Settings loud(int volume) {
    Settings settings;
    settings.masterVolume = volume;
    return settings;
}

inline Progress wonIn(CampaignLevel at) {
    Progress progress;
    progress.add(at, {100, true, 500}, {});
    return progress;
}

inline HighScores scoreOf(const std::string& name) {
    HighScores scores;
    scores.table("solo").add({name, 100, 1, ""});
    return scores;
}

/// With a ranked try on the day 7.
inline RunRecords runsOf(const std::string& opponent) {
    RunRecords records;
    records.add({{}, opponent, {}, Day(7)});
    return records;
}

inline Level levelCalled(const std::string& name) {
    Level level = rowsOfBricks();
    level.name = name;
    return level;
}

} // namespace arkanong::test
