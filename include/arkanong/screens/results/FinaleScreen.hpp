#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/ui/Screen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The end of the campaign: every opponent's name is a brick, world by world. A ball goes from one to the next and
/// lights those who were beaten; then come the player's figures. Any key, click or button ends it after
/// `quietTime`. Under reduced motion all of it is there at once, and no ball flies.
class FinaleScreen : public Screen {
  public:
    static constexpr double quietTime = 0.7; ///< Seconds.
    static constexpr Vec2 brickSize{141.0, 46.0};
    static constexpr double nameRoom = brickSize.x - 18.0; ///< The most that a name may take, px.

    struct Brick {
        std::string name;
        CampaignLevel at;
        Vec2 low; ///< Its top left corner, logical px.
    };

    /// Throws DataError where the campaign can't be read.
    explicit FinaleScreen(ScreenContext& context);

    std::string_view name() const override { return "finale"; }
    ButtonUse buttonUse() const override { return ButtonUse::Passes; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool showsCursor() const override { return false; }
    void lookChanged() override { fitNames(); }
    std::optional<MusicRequest> music() const override { return MusicRequest{Track::Title, 0.8}; }

    /// One for each level, in the order in which the ball meets them.
    const std::vector<Brick>& bricks() const { return bricks_; }
    /// In which every name fits on its brick.
    TextSize nameSize() const { return nameSize_; }

  private:
    /// Seconds since it appeared; under reduced motion so many that all has come in.
    double age() const;
    void fitNames();
    void drawBrick(const Brick& brick, double lit) const;
    void drawBall() const;
    void drawFigures(double shown) const;

    std::vector<Brick> bricks_;
    std::vector<std::string> worlds_; ///< Their names, as shown.
    TextSize nameSize_ = type::label;
    double age_ = 0.0;
    std::size_t met_ = 0; ///< So many bricks the ball has met.
};

} // namespace arkanong
