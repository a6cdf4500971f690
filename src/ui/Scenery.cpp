#include "arkanong/ui/Scenery.hpp"

#include "arkanong/render/Style.hpp"

namespace arkanong {

void Scenery::advance(double seconds) {
    if (backdrop_) backdrop_->advance(seconds, 0.0);
}

void Scenery::draw(TextureManager& textures, const Palette& palette, const ViewSettings& view,
                   std::string_view world, double brightness) {
    const Theme& theme = themeOf(world);
    if (!backdrop_ || theme_ != theme.name) {
        backdrop_.emplace(theme, palette, view, Extent::Screen);
        theme_ = theme.name;
    }
    backdrop_->draw(textures, light::backdrop * brightness);
    textures.setBrightness(1.0);
}

} // namespace arkanong
