#include "TempFolder.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/replay/InterruptedFile.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/SealedReplay.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

namespace {

/// Plays as the screen of a match does: the start of the replay, and then the level's opponent continues.
void goOn(const Replay& past) {
    const auto match = std::make_shared<const Replay>(past);
    const LoadedMatch loaded = loadMatch(interruptedSetup(match, {}, Controller::AnyDevice), {});
    const Side side = loaded.setup.onlyPerson().value_or(Side::Blue);
    World world(loaded.level, loaded.settings, loaded.seed);
    Bot bot(opponent(side), loaded.setup.contestants[sideIndex(opponent(side))].computer, loaded.seed);
    ReplayPlayer player(past);
    std::vector<Event> events;
    constexpr int mostTicks = 240;
    for (int tick = 0; tick < mostTicks; ++tick) {
        Commands commands{};
        commands[sideIndex(opponent(side))] = bot.think(world);
        world.step(player.next().value_or(commands), events);
        events.clear();
    }
    must(world.brokenInvariant().empty(), "a match that is taken can go on");
}

bool continued(const TempFolder& folder, std::string_view bytes) {
    const std::string file = folder / "1/match.replay";
    std::filesystem::create_directories(folder / "1");
    folder.write("1/match.replay", bytes);
    InterruptedMatchSlot place(folder.path());
    const Loaded<std::optional<Replay>> taken = place.take();
    for (const std::string& note : taken.notes)
        must(!note.empty() && note.find('\n') == std::string::npos, "a note is one line");
    must(taken.value.has_value() == taken.notes.empty(), "a match is taken, or a note says why not");
    must(taken.value.has_value() == std::filesystem::exists(file),
         "what is refused is put aside, and only that");
    if (!taken.value) return false;
    must(campaignLevelNamed(taken.value->summary->place).has_value(), "it is a match of the campaign");
    must(encodeReplay(*taken.value) == bytes, "a match that is taken is written back");
    must(decodeReplayHeader(readFile(file, largestReplayFile), file).level == taken.value->level,
         "its header alone says the same");
    goOn(*taken.value);
    place.drop();
    must(!std::filesystem::exists(file), "a match that is over is gone");
    return true;
}

} // namespace

bool continueAnyMatch(std::string_view bytes) {
    for (const std::string& file : {std::string(bytes), sealed(bytes)}) {
        static const TempFolder folder;
        const bool accepted = continued(folder, file);
        // A refused file is renamed, not deleted.
        for (const auto& entry : std::filesystem::directory_iterator(folder / "1"))
            std::filesystem::remove(entry.path());
        if (accepted) return true;
    }
    return false;
}

} // namespace arkanong::test
