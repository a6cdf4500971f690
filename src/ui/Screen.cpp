#include "arkanong/ui/Screen.hpp"

namespace arkanong {

void Screen::drawBackdrop(double brightness, LevelTheme theme) const {
    context_.scenery.draw(textures(), palette(), context_.look.view, theme, brightness);
}

// The worlds' themes stand in their order, after the arenas'.
LevelTheme Screen::ownTheme() const {
    const CampaignLevel at = context_.state.lastCampaignLevel.value_or(profile().progress().current());
    return static_cast<LevelTheme>(at.world);
}

} // namespace arkanong
