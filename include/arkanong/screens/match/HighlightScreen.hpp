#pragma once

#include "arkanong/audio/RallyMusic.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <string>
#include <vector>

namespace arkanong {

/// A match's best moment once more, at half speed around its climax. Ends by itself, or at any key, click or
/// button; then comes back what it lies over.
class HighlightScreen : public Screen {
  public:
    /// `plan` with a moment in its story, and its recording.
    HighlightScreen(ScreenContext& context, const MatchSetup& setup);

    std::string_view name() const override { return "moment"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool enters() const override { return false; }
    double brightnessBelow() const override { return 0.0; }
    bool showsCursor() const override { return false; }
    const World* world() const override { return &world_; }
    std::optional<MusicRequest> music() const override { return music_.request(); }

  private:
    /// Towards the moment's beginning, unseen.
    [[nodiscard]] ScreenChange seek();
    /// One tick; false where the recording has none any more.
    bool play();
    bool slow() const;
    void showFigures();
    void drawCaption() const;

    Highlight highlight_;
    std::shared_ptr<const Replay> recording_;
    ReplayPlayer player_;
    World world_;
    MatchView view_;
    std::string whose_; ///< "BLUE"; empty where there is only one side.
    std::vector<Event> tickEvents_;
    std::vector<Event> frameEvents_;
    RallyMusic music_;
    bool half_ = false; ///< The next step is the second half of a slow tick.
    double age_ = 0.0;  ///< Seconds since the moment's beginning was reached.
};

} // namespace arkanong
