#include "arkanong/session/PlayersAids.hpp"

#include "arkanong/session/LoadedMatch.hpp"
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

std::string namedAids(const Catalogue& catalogue, const PlayAids& aids) {
    std::string text;
    const auto add = [&](std::string_view aid, int percent = 0) {
        if (!text.empty()) text += ", ";
        text += fill(aid, {{"n", percent}});
    };
    // Translators: what makes a match easier, here and in the next four. They are listed in "With {aids}".
    if (aids.oneButton) add(catalogue.text("one button"));
    if (aids.assist > 0) add(catalogue.text("paddle assist {n} %"), aids.assist);
    // Translators: a tone tells where a ball arrives.
    if (aids.ear) add(catalogue.text("ball heard"));
    // Translators: balls are slower on the player's own half.
    if (aids.ownHalf < 100) add(catalogue.text("own half {n} %"), aids.ownHalf);
    if (aids.speed < 100) add(catalogue.text("speed {n} %"), aids.speed);
    return text;
}

std::string withAids(const Catalogue& catalogue, const PlayAids& aids) {
    return fill(catalogue.text("With {aids}"), {{"aids", namedAids(catalogue, aids)}});
}

std::string shownAids(const Catalogue& catalogue, const MatchSetup& setup) {
    const auto& [blue, red] = setup.totals.aids;
    if (setup.onlyPerson()) {
        const PlayAids only = most(blue, red);
        return only.any() ? withAids(catalogue, only) : std::string();
    }
    std::string text;
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::string aids = namedAids(catalogue, setup.totals.aids[sideIndex(side)]);
        if (aids.empty()) continue;
        if (!text.empty()) text += ", ";
        text +=
            fill(side == Side::Blue ? catalogue.text("Blue with {aids}") : catalogue.text("Red with {aids}"),
                 {{"aids", aids}});
    }
    return text;
}

} // namespace arkanong
