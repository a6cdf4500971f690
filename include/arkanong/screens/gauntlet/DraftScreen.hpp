#pragma once

#include "arkanong/screens/gauntlet/DraftTable.hpp"

namespace arkanong {

/// The draft of people and computers at this machine. A computer thinks for a moment, which any accepting key, click or
/// button skips. After the last pick the round starts by itself, or at once on request. The run is saved at each pick,
/// so that it can be resumed.
class DraftScreen : public DraftTable {
  public:
    /// From the start of a computer's turn to its pick, ticks.
    static constexpr int thinkingTicks = tuning::seconds(1.3);
    /// From the last pick to the start of the round, ticks.
    static constexpr int beginningTicks = tuning::seconds(2.2);

    DraftScreen(ScreenContext& context, MatchSetup setup);

    ScreenChange step() override;

  protected:
    ScreenChange accept() override;
    ScreenChange back() override;
    std::optional<std::size_t> thought() const override;
    void drawOwnHints() const override;

  private:
    /// The pick of the computer whose turn it is.
    std::size_t computersChoice() const;
    void pick(std::size_t card);
    [[nodiscard]] ScreenChange begin() const;

    std::size_t thought_ = 0; ///< The choice of the computer whose turn it is.
    int waited_ = 0;          ///< Ticks since the last pick, or since the draft began.
};

} // namespace arkanong
