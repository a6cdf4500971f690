#pragma once

#include "arkanong/render/Screen.hpp"
#include "arkanong/screens/gauntlet/DraftScreen.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "ui/Shared.hpp"

// What the tests of the gauntlet's screens share.

namespace arkanong::test {

inline const std::vector<GauntletOpponent>& testLadder() {
    static const std::vector<GauntletOpponent> ladder = gauntletLadder(loadCampaign(assetsPath("levels")));
    return ladder;
}

inline MatchSetup runBetween(Controller blue, Controller red, std::uint64_t seed = 3) {
    GauntletPlayers players;
    players.controllers = {blue, red};
    return gauntletSetup(players, testLadder(), {seed, gauntlet::levels});
}

inline GauntletRun& runOf(MatchSetup& setup) { return setup.as<GauntletMatch>().run; }

inline void pickAny(GauntletRun& run) {
    while (run.stage() == GauntletRun::Stage::Draft)
        for (std::size_t card = 0; card < gauntlet::openCards; ++card)
            if (run.mayPick(card)) {
                run.pick(card);
                break;
            }
}

/// The run after this number of rounds, which the sides win in turn; the finished run if `rounds` is large.
inline MatchSetup playedRun(int rounds, Controller red = Controller::Computer) {
    MatchSetup setup = runBetween(Controller::AnyDevice, red);
    GauntletRun& run = runOf(setup);
    for (int round = 0; round < rounds && !run.winner(); ++round) {
        pickAny(run);
        RoundResult result;
        result.winner = round % 2 == 0 ? Side::Red : Side::Blue;
        result.goals[sideIndex(result.winner)] = tuning::gauntletGoals;
        if (result.winner == Side::Blue) result.firstGoals[0] = tuning::seconds(6.5 + round);
        result.ticks = tuning::seconds(50.0);
        run.finishRound(result);
    }
    return setup;
}

/// Everything that was drawn and not yet flushed lies in the window; edges may glow a little beyond.
inline bool allInWindow(const TextureManager& textures) {
    constexpr double glow = 8.0;
    for (const Layer layer : {Layer::Overlay, Layer::OverlayGlow})
        for (std::size_t i = 0; i < textures.batch(layer).count; ++i) {
            const sf::Vector2f position = textures.batch(layer).vertices[i].position;
            const Vec2 at{static_cast<double>(position.x), static_cast<double>(position.y)};
            if (at.x < -glow || at.y < -glow || at.x > screenSize.x + glow || at.y > screenSize.y + glow)
                return false;
        }
    return textures.batch(Layer::Overlay).count > 0;
}

} // namespace arkanong::test
