#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The standing of a run between two rounds: the seven rounds with their levels and winners, the points, and both
/// builds.
class GauntletOverview : public MenuScreen {
  public:
    /// `setup` must hold a GauntletMatch with at least one result. Throws DataError if a level of the run is missing.
    GauntletOverview(ScreenContext& context, MatchSetup setup);

    std::string_view name() const override { return "overview"; }
    void draw(double alpha, double brightness) const override;
    void lookChanged() override { fitNames(); }

    /// The levels of the rounds.
    const std::vector<Level>& levels() const { return levels_; }
    static constexpr Vec2 tileSize{160.0, 196.0};

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;

  private:
    const GauntletRun& run() const { return setup_.as<GauntletMatch>().run; }
    std::string heading() const;
    void fitNames();
    void drawTile(std::size_t round) const;
    void drawMiddle() const;

    MatchSetup setup_;
    std::vector<Level> levels_;
    TextSize nameSize_ = type::label;
    MarksReach nameMarks_; ///< Of the names of all levels.
};

} // namespace arkanong
