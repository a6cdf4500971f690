#include "arkanong/session/RecordedPlayers.hpp"

#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"
#include "arkanong/storage/Utf8.hpp"

namespace arkanong {

namespace {

bool isCampaign(const Replay& replay) { return campaignLevelNamed(replay.summary->place).has_value(); }

/// People choose their own names in online matches.
bool isOnline(const Replay& replay) { return replay.summary->occasion.rfind("ONLINE", 0) == 0; }

std::vector<BotProfile> everyPersonality(Strength strength) {
    std::vector<BotProfile> profiles;
    for (std::size_t personality = 0; personality < personalityCount; ++personality)
        profiles.push_back({strength, static_cast<Personality>(personality)});
    return profiles;
}

/// Whether a recording calls this computer so: by the name of its nearest strength, as the game does, or by its exact
/// strength and personality, as matches without a window do.
bool isCalled(const BotProfile& computer, const std::string& name) {
    const std::string exact = nameOf(computer.strength) + ' ' + std::string(nameOf(computer.personality));
    return name == inCapitals(nameOf(computer.strength.nearest())) || name == inCapitals(exact) ||
           (computer.personality == Personality::Steady && name == inCapitals(nameOf(computer.strength)));
}

/// The computers of a match outside the campaign that may have this name.
std::vector<BotProfile> computersCalled(const std::string& name, const Level& level) {
    std::vector<BotProfile> profiles;
    if (level.opponent && name == inCapitals(level.opponent->name))
        profiles.push_back({level.opponent->strength, level.opponent->personality});
    for (int hundredths = 0; hundredths <= Strength::mostHundredths; ++hundredths)
        for (const BotProfile& computer : everyPersonality(*Strength::ofHundredths(hundredths)))
            if (isCalled(computer, name)) profiles.push_back(computer);
    return profiles;
}

std::vector<BotProfile> computersOf(const Replay& replay, Side side) {
    if (!replay.summary || isOnline(replay)) return {};
    const std::optional<Opponent>& opponent = replay.level.opponent;
    if (isCampaign(replay)) {
        if (side == personOf(replay) || !opponent) return {};
        return {{opponent->strength, opponent->personality}};
    }
    const std::string& name = replay.summary->players[sideIndex(side)];
    return isPersonName(name) ? std::vector<BotProfile>{} : computersCalled(name, replay.level);
}

} // namespace

RecordedPlayer recordedPlayer(const Replay& replay, Side side) {
    if (side == Side::Red && replay.settings.mode != Mode::Versus) return RecordedPlayer::Nobody;
    if (!replay.summary) return RecordedPlayer::Unknown;
    if (!computersOf(replay, side).empty()) return RecordedPlayer::Computer;
    const bool person = isOnline(replay) || isPersonName(replay.summary->players[sideIndex(side)]);
    return person ? RecordedPlayer::Person : RecordedPlayer::Unknown;
}

PossibleComputers possibleComputers(const Replay& replay) {
    return {computersOf(replay, Side::Blue), computersOf(replay, Side::Red)};
}

} // namespace arkanong
