#include "arkanong/session/replay/RecordedPlayers.hpp"

#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/LetterCase.hpp"

namespace arkanong {

namespace {

/// People choose their own names in online matches.
bool isOnline(const std::string& occasion) { return occasion.rfind("ONLINE", 0) == 0; }

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

/// Those that the names of the first part fit; `part`: the summary of the match, or the takeover that ended the part.
template <typename Described>
std::vector<BotProfile> computersCalledIn(const Described& part, const Level& level, Side side) {
    if (isOnline(part.occasion)) return {};
    const std::string& name = part.players[sideIndex(side)];
    const std::optional<CampaignLevel> at = campaignLevelNamed(part.place);
    if (!at) return isPersonName(name) ? std::vector<BotProfile>{} : computersCalled(name, level);
    if (side == at->person() || !level.opponent) return {};
    return {{level.opponent->strength, level.opponent->personality}};
}

std::vector<BotProfile> computersOf(const Replay& replay, Side side, std::size_t part) {
    if (!replay.summary) return {};
    const std::vector<Takeover>& takeovers = replay.summary->takeovers;
    const ExactComputers& exact =
        part < takeovers.size() ? takeovers[part].computers : replay.summary->computers;
    if (const std::optional<BotProfile>& computer = exact[sideIndex(side)]) return {*computer};
    if (part > 0) return {}; // Who takes over is named exactly.
    return takeovers.empty() ? computersCalledIn(*replay.summary, replay.level, side)
                             : computersCalledIn(takeovers.front(), replay.level, side);
}

} // namespace

RecordedPlayer recordedPlayer(const Replay& replay, Side side, std::size_t part) {
    if (side == Side::Red && replay.settings.mode != Mode::Versus) return RecordedPlayer::Nobody;
    if (!replay.summary) return RecordedPlayer::Unknown;
    if (!computersOf(replay, side, part).empty()) return RecordedPlayer::Computer;
    const ReplaySummary& summary = *replay.summary;
    const auto isPerson = [side](const auto& played) {
        return isOnline(played.occasion) || isPersonName(played.players[sideIndex(side)]);
    };
    const bool person =
        part < summary.takeovers.size() ? isPerson(summary.takeovers[part]) : isPerson(summary);
    return person ? RecordedPlayer::Person : RecordedPlayer::Unknown;
}

std::vector<PossibleComputers> possibleComputers(const Replay& replay) {
    std::vector<PossibleComputers> parts(partsOf(replay).size());
    for (std::size_t part = 0; part < parts.size(); ++part)
        parts[part] = {computersOf(replay, Side::Blue, part), computersOf(replay, Side::Red, part)};
    return parts;
}

std::optional<ReplayFault> faultOf(const Replay& replay, std::optional<std::uint32_t> difference) {
    if (difference)
        return ReplayFault{*difference, "diverges from the recording at tick " + std::to_string(*difference)};
    const auto forged = firstForgedInParts(replay, possibleComputers(replay));
    if (!forged) return std::nullopt;
    return ReplayFault{static_cast<std::uint32_t>(forged->tick), describe(*forged)};
}

} // namespace arkanong
