#pragma once

#include "arkanong/game/MenuScreen.hpp"

#include <optional>

namespace arkanong {

/// The best solo runs, and the way into another one.
class ScoresScreen : public MenuScreen {
  public:
    /// After a run: its score, and its place in the table where it has one.
    struct Latest {
        int score = 0;
        std::optional<std::size_t> place;
        bool slowed = false; ///< See SoloRun.
    };

    ScoresScreen(ScreenContext& context, std::optional<Latest> latest);

    std::string_view name() const override { return "scores"; }
    void draw(double alpha, double brightness) const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowTitle{}; }

  private:
    void drawTable() const;

    std::optional<Latest> latest_;
};

} // namespace arkanong
