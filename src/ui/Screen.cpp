#include "arkanong/ui/Screen.hpp"

#include "arkanong/render/background/Theme.hpp"

namespace arkanong {

void Screen::drawBackdrop(double brightness, std::string_view world) const {
    context_.scenery.draw(textures(), palette(), context_.look.view, world, brightness);
}

// The worlds' themes stand in their order, after the arenas'.
std::string_view Screen::ownWorld() const {
    const CampaignLevel at = context_.state.lastCampaignLevel.value_or(profile().progress().current());
    return themes().at(static_cast<std::size_t>(at.world)).name;
}

} // namespace arkanong
