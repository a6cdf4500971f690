#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/ui/Screen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The end of the campaign: every opponent's name is a brick, world by world. A ball jumps from one to the next and
/// lights those that were beaten; then the player's figures appear. Any key, click or button closes it after
/// `quietTime`. Under reduced motion everything is shown at once, without a ball.
class FinaleScreen : public Screen {
  public:
    static constexpr double quietTime = 0.7; ///< Time for which input is ignored, s.
    static constexpr Vec2 brickSize{145.0, 46.0};
    static constexpr double nameRoom = brickSize.x - 18.0; ///< Largest width of a name, px.

    struct Brick {
        std::string name;
        CampaignLevel at;
        Vec2 low; ///< Top left corner, logical px.
    };

    /// Throws DataError if the campaign cannot be read.
    explicit FinaleScreen(ScreenContext& context);

    std::string_view name() const override { return "finale"; }
    ButtonUse buttonUse() const override { return ButtonUse::Passes; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool showsCursor() const override { return false; }
    void lookChanged() override { fitNames(); }
    std::optional<MusicRequest> music() const override { return MusicRequest{Track::Title, 0.8}; }

    /// One brick for each level, in the order in which the ball hits them.
    const std::vector<Brick>& bricks() const { return bricks_; }
    /// The size at which every name fits on its brick.
    TextSize nameSize() const { return nameSize_; }

  private:
    /// Seconds since it appeared; under reduced motion large enough that all animations are over.
    double age() const;
    void fitNames();
    std::string shownName(const Brick& brick) const;
    void drawBrick(const Brick& brick, double lit) const;
    void drawBall() const;
    void drawFigures(double shown) const;

    std::vector<Brick> bricks_;
    std::vector<std::string> worlds_; ///< Display names of the worlds.
    TextSize nameSize_ = type::label;
    double age_ = 0.0;
    std::size_t met_ = 0; ///< Number of bricks that the ball has hit.
};

} // namespace arkanong
