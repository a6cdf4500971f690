#pragma once

#include "arkanong/screens/gauntlet/DraftTable.hpp"

namespace arkanong {

/// The draft of people and computers at this machine: a computer thinks for a moment, which any accepting key, click or
/// button cuts short. Then the round begins by itself, or at once when asked to. With each pick the run is kept, to be gone
/// on with later.
class DraftScreen : public DraftTable {
  public:
    static constexpr int thinkingTicks = tuning::seconds(1.3);  ///< From a computer's turn to its pick.
    static constexpr int beginningTicks = tuning::seconds(2.2); ///< From the last pick to the round.

    DraftScreen(ScreenContext& context, MatchSetup setup);

    ScreenChange step() override;

  protected:
    ScreenChange accept() override;
    ScreenChange back() override;
    std::optional<std::size_t> thought() const override;
    void drawOwnHints() const override;

  private:
    /// In a computer's turn.
    std::size_t computersChoice() const;
    void pick(std::size_t card);
    [[nodiscard]] ScreenChange begin() const;

    std::size_t thought_ = 0; ///< In a computer's turn: its choice.
    int waited_ = 0;          ///< Ticks since the last pick, or since the draft began.
};

} // namespace arkanong
