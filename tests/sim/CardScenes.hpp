#pragma once

#include "EitherSide.hpp"
#include "Scene.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <initializer_list>
#include <vector>

// What the tests of cards have in common.

namespace arkanong::test {

inline MatchSettings withCards(Side side, std::initializer_list<Card> cards) {
    MatchSettings settings;
    for (const Card card : cards)
        settings.cards[sideIndex(side)].add(card);
    return settings;
}

inline Scene holding(Side side, std::initializer_list<Card> cards, const Level& level = {}) {
    return Scene::versus(level, withCards(side, cards));
}

inline Level::BrickPlace brickAt(int column, int row, BrickKind kind = BrickKind::Normal, int hits = 1) {
    return {column, row, kind, hits};
}

/// A far row of bricks so that the field does not rise.
inline std::vector<Level::BrickPlace> manyBricks(std::vector<Level::BrickPlace> more) {
    for (int column = 0; column < tuning::brickColumns; ++column)
        more.push_back(brickAt(column, 4, BrickKind::Hard, 3));
    return more;
}

inline std::size_t worked(const Scene& scene, Card card) {
    std::size_t count = 0;
    for (const CardWorked& event : scene.all<CardWorked>())
        count += event.card == card ? 1 : 0;
    return count;
}

/// An enemy ball flies straight at the front of the side's resting paddle and is stolen.
inline void steal(Scene& scene, Side side) {
    scene.drop(side, opponent(side), 0.0, shotSpeed, 60.0);
    scene.step(20);
    scene.world.removeAt(scene.world.objects().balls.back().position);
}

} // namespace arkanong::test
