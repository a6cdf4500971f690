#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/match/FlashLimit.hpp"
#include "arkanong/render/match/Scene.hpp"
#include "arkanong/sim/Event.hpp"

#include <vector>

namespace arkanong {

/// Bricks, and the places of those that will be back.
class BrickView {
  public:
    explicit BrickView(const Palette& palette);

    /// Without brick motion and under reduced motion bricks are simply there and do not jolt. Without flashes
    /// a hit does not light them up.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    void notice(const std::vector<Event>& events, FlashLimit& light);
    /// `seconds` of frame time pass.
    void advance(double seconds);
    /// Draws in field coordinates.
    void draw(TextureManager& textures, const Scene& scene) const;

  private:
    struct Jolt {
        BrickId brick;
        Vec2 push;  ///< Length 1.
        bool lit;   ///< It lights up too.
        double age; ///< Seconds, as is the next.
    };
    /// A brick that has just come back.
    struct Arrival {
        BrickId brick;
        double age;
    };

    void addJolt(BrickId brick, Vec2 push, FlashLimit& light);
    void drawBrick(TextureManager& textures, const Brick& brick, double seconds) const;
    void drawGhost(TextureManager& textures, const Regrowth& regrowth, double seconds) const;
    void drawFuse(TextureManager& textures, const Blast& blast, Vec2 size) const;
    /// 1 when it is as large as it is; smaller while it comes in.
    double scaleOf(const Brick& brick, double seconds) const;

    Palette palette_;
    ViewSettings settings_;
    std::vector<Jolt> jolts_;
    std::vector<Arrival> arrivals_;
};

/// The picture of a brick, damage included.
Sprite spriteOf(const Brick& brick);

} // namespace arkanong
