#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/objects/Scene.hpp"
#include "arkanong/sim/world/World.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// The animation at the end of a match: after a moment of stillness the loser's paddle breaks into pieces, and the
/// winner's colour floods the field. BrickView lets the bricks fall, and Hud names the winner. The campaign's finale, in
/// which nobody loses, ends in fireworks instead.
class Finale {
  public:
    static constexpr std::size_t pieceCount = 40;
    static constexpr double breakAfter = Scene::stillSeconds; ///< From the decision.

    explicit Finale(const Palette& palette, const ViewSettings& settings = {});

    /// With reduced motion, or without shards, no paddle breaks; the flood fades in all the same.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    /// Advances by the frame time, s. Restarts whenever a match is decided.
    void advance(double seconds, const World& world);
    /// Draws in field coordinates.
    void draw(TextureManager& textures) const;

    /// The losing side once the match is decided; nullopt before, and under reduced motion. See Scene.
    std::optional<Side> loser() const;
    /// Seconds since the match was decided; 0 before.
    double age() const { return age_; }
    /// Whether this side's paddle is in pieces.
    bool broken(Side side) const { return !pieces_.empty() && side != winner_; }
    std::size_t pieces() const { return pieces_.size(); }

  private:
    struct Piece {
        Vec2 position;
        Vec2 velocity;
        double turns;
        double spin;
        double size;
    };
    void breakUp(const Paddle& paddle);

    Palette palette_;
    ViewSettings settings_;
    Random random_;
    std::optional<Side> winner_; ///< Empty also in the campaign's finale.
    bool fireworks_ = false;
    double age_ = 0.0;
    std::vector<Piece> pieces_;
};

} // namespace arkanong
