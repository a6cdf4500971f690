#pragma once

#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "render/Textures.hpp"

#include <set>
#include <vector>

// What the tests of the HUD share.

namespace arkanong::test {

inline HudLabels labels() { return {"WORLD 2", "BEEHIVE", "YOU", "HARD", "R REBUILD"}; }

inline TextureManager drawn(const Hud& hud, const Match& match) {
    TextureManager textures = gameTextures();
    hud.draw(textures, match, PowerUps{}, ObjectManager{});
    return textures;
}

inline std::size_t numberOf(const TextureManager& textures, Sprite sprite) {
    return quadsOf(textures, Layer::Overlay, sprite).size();
}

/// The number of big words, each of which has a dark shade below it: a row of glows at one height.
inline std::size_t shades(const TextureManager& textures, Layer layer = Layer::Field) {
    std::set<double> heights;
    for (const QuadSeen& glow : quadsOf(textures, layer, Sprite::Glow))
        heights.insert(glow.topLeft.y);
    return heights.size();
}

/// Scores a goal for the side.
inline void score(Match& match, Side by) {
    std::vector<Event> events;
    match.ballCrossed(by, opponent(by), {480.0, goalLine(opponent(by))}, events);
}

/// A match in play after the word GO.
inline Match playing(MatchSettings settings = {}) {
    Match match(settings);
    std::vector<Event> events;
    for (int i = 0; i < tuning::countdown + tuning::seconds(1.0); ++i)
        match.tick(10, 1, events);
    return match;
}

} // namespace arkanong::test
