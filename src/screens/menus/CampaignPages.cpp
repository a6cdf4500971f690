#include "arkanong/screens/menus/CampaignPages.hpp"

#include "arkanong/render/Screen.hpp"

namespace arkanong {

namespace {

constexpr double turnReach = 26.0;

} // namespace

Menu::Result CampaignPages::handle(MenuIntent intent) {
    constexpr int row = static_cast<int>(columns);
    switch (intent) {
    case MenuIntent::Left: return go(-1);
    case MenuIntent::Right:
    case MenuIntent::Next: return go(1);
    case MenuIntent::Up: return go(-row);
    case MenuIntent::Down: return go(row);
    case MenuIntent::Accept: return Menu::Result::Accepted;
    case MenuIntent::Back: break;
    }
    return Menu::Result::Back;
}

Menu::Result CampaignPages::go(int levels) {
    const int from = (selected_.mirror ? campaign::levels : 0) +
                     (selected_.world - 1) * campaign::levelsOfWorld + selected_.level - 1;
    int to = from + levels;
    if (atFinale_) {
        atFinale_ = false;
        to = levels > 0 ? campaign::levels : campaign::levels - 1;
    } else if (levels_ > campaign::levels && (from < campaign::levels) != (to < campaign::levels)) {
        atFinale_ = true;
        return Menu::Result::Moved;
    }
    to = (to + levels_) % levels_;
    const int ofCampaign = to % campaign::levels;
    selected_ = {ofCampaign / campaign::levelsOfWorld + 1, ofCampaign % campaign::levelsOfWorld + 1,
                 to >= campaign::levels};
    return Menu::Result::Moved;
}

Menu::Result CampaignPages::turn(bool forward) {
    return go(forward ? campaign::levelsOfWorld : -campaign::levelsOfWorld);
}

Menu::Result CampaignPages::pointTo(Vec2 at) {
    const std::optional<int> level = levelAt(at);
    if (!level || *level == selected_.level) return Menu::Result::Nothing;
    selected_.level = *level;
    return Menu::Result::Moved;
}

Menu::Result CampaignPages::clickAt(Vec2 at) {
    if (distance(at, {arrowInset, arrowY}) <= turnReach) return turn(false);
    if (distance(at, {screenSize.x - arrowInset, arrowY}) <= turnReach) return turn(true);
    const Box finale{finaleLow, finaleLow + finaleSize};
    if (atFinale_ && nearestPoint(finale, at) == at) return Menu::Result::Accepted;
    const std::optional<int> level = levelAt(at);
    if (!level) return Menu::Result::Nothing;
    selected_.level = *level;
    return Menu::Result::Accepted;
}

Vec2 CampaignPages::cardLow(int level) {
    const auto cell = static_cast<std::size_t>(level - 1);
    const std::size_t row = cell / columns;
    return firstCard +
           Vec2{cardStep.x * static_cast<double>(cell % columns), cardStep.y * static_cast<double>(row)};
}

std::optional<int> CampaignPages::levelAt(Vec2 at) const {
    if (atFinale_) return std::nullopt;
    for (int level = 1; level <= campaign::levelsOfWorld; ++level) {
        const Vec2 from = at - cardLow(level);
        if (from.x >= 0.0 && from.y >= 0.0 && from.x < cardSize.x && from.y < cardSize.y) return level;
    }
    return std::nullopt;
}

} // namespace arkanong
