#pragma once

#include "arkanong/screens/results/EndScreen.hpp"

#include <array>
#include <functional>
#include <string>

namespace arkanong {

/// The winner and the score of the series, of a versus or watched match; after a match against a replay also the
/// comparison.
class ResultScreen : public EndScreen {
  public:
    /// The series of `setup` must include this match, which must be over.
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
    Side winner_;
    std::array<int, 2> goals_; ///< Goals of the match. Index with sideIndex().
    /// The comparison with the replay; null without one.
    std::function<std::string(const Catalogue&)> verdict_;
};

} // namespace arkanong
