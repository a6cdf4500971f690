#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/hud/PowerList.hpp"
#include "arkanong/render/objects/Scene.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <array>
#include <string>
#include <vector>

namespace arkanong {

/// How often each power-up has been met. Index with powerUpIndex().
using PowersMet = std::array<int, powerUpCount>;

/// Names the power-up that a side has just caught: small, in front of that side's paddle, below capsules and
/// balls. Tells the panels' power lists of it.
class Announcer {
  public:
    static constexpr double nameSeconds = 0.7;
    static constexpr double flightSeconds =
        0.35; ///< The power-up's sign flies from the paddle into the panel's list.
    static constexpr double sentenceSeconds = 4.0; ///< The list explains the power-up.
    static constexpr int explanations = 3;         ///< Each kind of power-up is explained this often.

    explicit Announcer(const Palette& palette, const ViewSettings& settings = {});

    /// With reduced motion words fade in and out without moving, and no sign flies.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    /// From now on, explains power-ups that have been met fewer than `explanations` times. By default none is
    /// explained.
    void explain(const PowersMet& met) {
        met_ = met;
        explains_ = true;
    }
    /// The numbers passed to explain(), increased by the power-ups met since then.
    const PowersMet& met() const { return met_; }

    void notice(const std::vector<Event>& events);
    /// Advances the animation by the frame time, s.
    void advance(double seconds);
    /// Draws the names in field coordinates. Returns where they stand, screen px.
    std::vector<Box> draw(TextureManager& textures, const Scene& scene, Mode mode) const;

    /// The news for the list of this side's active power-ups; see PowerList.hpp.
    PowerNews news(Side side, Mode mode) const;

  private:
    struct Announcement {
        PowerUpDrop drop{};
        double age = nameSeconds; ///< Seconds.
    };
    struct News {
        PowerUp kind{};
        Vec2 from; ///< Screen px.
        bool explained = false;
        double age = sentenceSeconds;
    };
    void announce(Side by, const PowerUpDrop& drop, Vec2 at);
    Box drawFor(TextureManager& textures, const Paddle& paddle, double alpha, Mode mode) const;

    Palette palette_;
    ViewSettings settings_;
    // Index with sideIndex().
    std::array<Announcement, 2> latest_; ///< By the side that caught it.
    std::array<News, 2> news_;           ///< By the side that it affects.
    PowersMet met_{};
    bool explains_ = false;
};

/// What the power-up does in this mode, in at most four English words: "Cannot move".
std::string_view explanationOf(PowerUp kind, Mode mode);

} // namespace arkanong
