#include "arkanong/session/PlayersAids.hpp"

#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/player/Settings.hpp"

namespace arkanong {

bool isSecondPerson(const std::array<Contestant, 2>& contestants, Side side) {
    return side == Side::Red && isPerson(contestants[sideIndex(Side::Blue)].controller);
}

void setOwnHalves(LoadedMatch& match, const Settings& settings) {
    if (match.setup.is<ReplayMatch>() || match.setup.is<SandboxMatch>() || match.setup.is<PlayOnMatch>() ||
        match.setup.resume())
        return;
    const std::array<Contestant, 2>& contestants = match.setup.contestants;
    for (const Side side : {Side::Blue, Side::Red}) {
        const bool second = isSecondPerson(contestants, side);
        const int chosen = second ? settings.secondOwnHalf : settings.ownHalf;
        match.settings.ownHalf[sideIndex(side)] =
            isPerson(contestants[sideIndex(side)].controller) ? chosen : 100;
    }
}

void setHelp(LoadedMatch& match, const Settings& settings) {
    const auto* const campaign = std::get_if<CampaignMatch>(&match.setup.kind);
    if (campaign != nullptr && !campaign->resume && settings.relaxed)
        match.settings.help = campaign->at.person();
}

PlayAids aidsOf(const LoadedMatch& match, const Settings& settings, Side side) {
    if (!isPerson(match.setup.contestants[sideIndex(side)].controller)) return {};
    const bool second = isSecondPerson(match.setup.contestants, side);
    PlayAids aids;
    aids.oneButton = second ? settings.secondOneButton : settings.oneButton;
    // One-button play leaves nothing to assist.
    if (!aids.oneButton) aids.assist = second ? settings.secondAssist : settings.paddleAssist;
    aids.ear = !second && settings.hearBall > 0; // There is one pair of ears.
    aids.ownHalf = match.settings.ownHalf[sideIndex(side)];
    aids.speed = settings.gameSpeed;
    return aids;
}

std::string namedAids(const PlayAids& aids) {
    std::string text;
    const auto add = [&text](const std::string& aid) {
        if (!text.empty()) text += ", ";
        text += aid;
    };
    const auto percent = [](const char* name, int value) {
        return std::string(name) + ' ' + std::to_string(value) + " %";
    };
    if (aids.oneButton) add("one button");
    if (aids.assist > 0) add(percent("paddle assist", aids.assist));
    if (aids.ear) add("ball heard");
    if (aids.ownHalf < 100) add(percent("own half", aids.ownHalf));
    if (aids.speed < 100) add(percent("speed", aids.speed));
    return text;
}

std::string shownAids(const MatchSetup& setup) {
    const auto& [blue, red] = setup.totals.aids;
    if (setup.onlyPerson()) {
        const std::string only = namedAids(most(blue, red));
        return only.empty() ? only : "With " + only;
    }
    std::string text;
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::string aids = namedAids(setup.totals.aids[sideIndex(side)]);
        if (aids.empty()) continue;
        if (!text.empty()) text += ", ";
        text += displayName(nameOf(side)) + " with " + aids;
    }
    return text;
}

} // namespace arkanong
