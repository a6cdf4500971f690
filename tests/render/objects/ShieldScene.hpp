#pragma once

#include "Things.hpp"
#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/render/objects/ShieldView.hpp"
#include "arkanong/sim/ObjectManager.hpp"

#include <algorithm>

// Shields without a World, and the quads that a ShieldView draws for them.

namespace arkanong::test {

inline constexpr int shields = tuning::shieldsOfRow;

/// The shields of a match between two sides, all standing.
inline ObjectManager standing() {
    ObjectManager objects;
    CollisionManager collisions;
    objects.build(Level{}, {Side::Blue, Side::Red}, true, collisions);
    return objects;
}

inline Shield& shieldOf(ObjectManager& objects, Side side, ShieldRow row, int place) {
    return *std::find_if(objects.shields.begin(), objects.shields.end(), [&](const Shield& shield) {
        return shield.side == side && shield.row == row && shield.place == place;
    });
}

inline void set(ObjectManager& objects, Side side, ShieldRow row, Shield::State state) {
    for (int place = 0; place < shields; ++place)
        shieldOf(objects, side, row, place).state = state;
}

inline Sprite plateOf(Side side) { return side == Side::Blue ? Sprite::PlateBlue : Sprite::PlateRed; }

inline ShieldView viewLike(const ViewSettings& settings = {}) {
    ShieldView view(defaultPalette());
    view.setLook(defaultPalette(), settings);
    return view;
}

/// Valid until the next call.
inline const TextureManager& drawn(const ShieldView& view, const ObjectManager& objects, Side side,
                                   int tick = 10000) {
    TextureManager& textures = freshTextures();
    view.draw(textures, {objects, PowerUps{}, tick, 1.0}, side);
    return textures;
}

inline std::size_t fieldCount(const TextureManager& textures, Sprite sprite) {
    return numberOf(textures, Layer::Field, sprite);
}

inline void advance(ShieldView& view, double seconds) {
    for (double at = 0.0; at < seconds; at += frame)
        view.advance(frame);
}

inline GoalScored goalThrough(Side line, double x, int needed = 3) {
    return {{x, goalLine(line)}, opponent(line), 2, needed};
}

} // namespace arkanong::test
