#pragma once

#include "arkanong/ui/MenuScreen.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// The player's records in the gauntlet: the runs, the most picked cards, and the daily duels.
class RunsScreen : public MenuScreen {
  public:
    static constexpr std::size_t mostCards = 7; ///< Number of cards shown.
    static constexpr std::size_t mostDuels = 5;

    explicit RunsScreen(ScreenContext& context);

    std::string_view name() const override { return "runs"; }
    void draw(double alpha, double brightness) const override;
    void lookChanged() override { compose(); }

    struct Figure {
        std::string_view what; ///< In English.
        std::string value;
    };
    const std::vector<Figure>& figures() const { return figures_; }
    /// Lines such as "22 NOV  4-3  19 STEALS", the latest first.
    const std::vector<std::string>& duels() const { return duels_; }
    /// The most picked cards, in descending order.
    const std::vector<Card>& cards() const { return cards_; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowGauntletSetup{}; }

  private:
    void compose();
    void drawFigures() const;
    void drawCards() const;

    std::vector<Figure> figures_;
    std::vector<std::string> duels_;
    std::vector<Card> cards_;
};

} // namespace arkanong
