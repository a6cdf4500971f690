#pragma once

#include "arkanong/screens/results/EndScreen.hpp"

#include <array>
#include <string>

namespace arkanong {

/// Who won and how the series ended, of a versus or a match that was watched; after a match against a replay also who was
/// better.
class ResultScreen : public EndScreen {
  public:
    /// `setup` with a series that includes this match.
    ResultScreen(ScreenContext& context, MatchSetup setup, const Match& match,
                 const std::shared_ptr<const Replay>& recording = nullptr);

  protected:
    ScreenChange back() override { return ShowTitle{}; }
    void drawLeft() const override;
    std::string headline() const override;
    sf::Color headlineColour() const override;
    std::string news() const override;
    bool personWon() const override;

  private:
    std::optional<Side> winner_;
    std::array<int, 2> goals_; ///< Of the match; index with sideIndex().
    std::string verdict_;      ///< Against a replay.
};

} // namespace arkanong
