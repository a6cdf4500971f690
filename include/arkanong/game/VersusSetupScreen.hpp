#pragma once

#include "arkanong/game/Exhibition.hpp"
#include "arkanong/game/MenuScreen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Level, opponent, rounds and rules of a match against the computer; the chosen level is played behind the
/// menu.
class VersusSetupScreen : public MenuScreen {
  public:
    explicit VersusSetupScreen(ScreenContext& context);

    std::string_view name() const override { return "setup"; }
    ScreenChange step(const TickInput& input) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowTitle{}; }
    void selectionMoved() override;

  private:
    VersusSetupScreen(ScreenContext& context, std::vector<std::string> levels);
    MatchPlan plan() const;
    void showLevel();

    std::vector<std::string> levels_;
    std::string previewed_;
    std::optional<Exhibition>
        preview_; ///< Empty where the level can't be read: that is told when it is chosen.
};

} // namespace arkanong
