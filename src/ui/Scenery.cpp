#include "arkanong/ui/Scenery.hpp"

#include "arkanong/render/Style.hpp"

namespace arkanong {

void Scenery::advance(double seconds) {
    if (backdrop_) backdrop_->advance(seconds, 0.0);
}

void Scenery::draw(TextureManager& textures, const Palette& palette, const ViewSettings& view,
                   LevelTheme theme, double brightness) {
    if (!backdrop_ || theme_ != theme) {
        backdrop_.emplace(themeOf(theme), palette, view, Extent::Screen);
        theme_ = theme;
    }
    backdrop_->draw(textures, light::backdrop * brightness);
    textures.setBrightness(1.0);
}

} // namespace arkanong
