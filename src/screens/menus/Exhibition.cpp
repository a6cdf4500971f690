#include "arkanong/screens/menus/Exhibition.hpp"

namespace arkanong {

namespace {

constexpr int opening = tuning::seconds(1.5);    ///< Left out, so that no countdown stands behind a menu.
constexpr int pauseAfter = tuning::seconds(2.5); ///< From the end of one match to the next.

/// The style differs from match to match and from side to side.
BotProfile masterOf(Side side, std::uint64_t seed) {
    const std::uint64_t style = seed / (side == Side::Blue ? 1 : personalityCount) % personalityCount;
    return {Difficulty::Master, static_cast<Personality>(style)};
}

HudLabels labelsFor(const Catalogue& texts, const Level& level) {
    HudLabels labels;
    labels.world = level.world;
    labels.level = level.name;
    labels.blue = texts.text("controls", "Computer");
    labels.red = texts.text("controls", "Computer");
    return labels;
}

} // namespace

Exhibition::Exhibition(const Catalogue& texts, const Level& level, const Palette& palette,
                       const ViewSettings& view, std::uint64_t seed)
    : world_(level, MatchSettings{}, seed), bots_{Bot(Side::Blue, masterOf(Side::Blue, seed), seed),
                                                  Bot(Side::Red, masterOf(Side::Red, seed), seed)},
      view_(palette, labelsFor(texts, level), view, level.theme) {
    while (world_.match().clock() < opening)
        play();
}

void Exhibition::setLook(const Catalogue& texts, const Palette& palette, const ViewSettings& view) {
    view_.setLook(palette, view);
    const std::string name(texts.text("controls", "Computer"));
    view_.setNames(name, name);
}

bool Exhibition::step() {
    play();
    view_.notice(events_);
    if (world_.match().over()) ++overFor_;
    return overFor_ < pauseAfter;
}

void Exhibition::play() {
    const Commands commands{bots_[0].think(world_), bots_[1].think(world_)};
    events_.clear();
    world_.step(commands, events_);
}

void Exhibition::advance(double seconds) { view_.advance(seconds, world_); }

void Exhibition::draw(TextureManager& textures, double alpha, double brightness) const {
    view_.draw(textures, world_, alpha, std::nullopt, brightness);
}

} // namespace arkanong
