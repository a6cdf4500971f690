#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/effects/FlashLimit.hpp"
#include "arkanong/render/objects/Scene.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// Draws bricks, outlines of regrowing ones, and bricks that grow while the field rises. Once the match is
/// decided the remaining bricks fall off the field in a wave.
class BrickView {
  public:
    explicit BrickView(const Palette& palette);

    /// With brick motion off, or with reduced motion, bricks appear at once and do not jolt. With flashes off
    /// a hit does not light them up.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    /// The names of the bricks with the ids 0, 1 and so on.
    void setNames(std::vector<std::string> names) { names_ = std::move(names); }

    void notice(const std::vector<Event>& events, FlashLimit& light);
    /// Advances the animations by the frame time, s.
    void advance(double seconds);
    /// Draws in field coordinates.
    void draw(TextureManager& textures, const Scene& scene) const;
    /// Writes the names on their bricks, and where bricks will come to stand, unless the brick lies below one of `written`,
    /// screen px. All names have one size.
    void drawNames(TextureManager& textures, const Scene& scene, const std::vector<Box>& written) const;

  private:
    struct Jolt {
        BrickId brick;
        Vec2 push;  ///< Direction of the hit, length 1.
        bool lit;   ///< It also flashes.
        double age; ///< Seconds.
    };
    /// A brick that has just regrown.
    struct Arrival {
        BrickId brick;
        double age;
    };

    void addJolt(BrickId brick, Vec2 push, FlashLimit& light);
    void drawBrick(TextureManager& textures, const Brick& brick, const Scene& scene) const;
    bool isNamed(const Brick& brick) const { return static_cast<std::size_t>(brick.id) < names_.size(); }
    /// Its place and size at present; nullopt while it cannot be seen.
    std::optional<Placement> placeOf(const Brick& brick, const Scene& scene, double down) const;
    void drawGhost(TextureManager& textures, const Regrowth& regrowth, const Scene& scene) const;
    void drawFuse(TextureManager& textures, const Blast& blast, Vec2 size) const;
    /// The drawn size, 1 = full; smaller while the brick pops in.
    double scaleOf(const Brick& brick, double seconds) const;

    Palette palette_;
    ViewSettings settings_;
    std::vector<Jolt> jolts_;
    std::vector<Arrival> arrivals_;
    std::vector<std::string> names_;
};

/// The sprite of a brick, which shows its damage.
Sprite spriteOf(const Brick& brick);

} // namespace arkanong
