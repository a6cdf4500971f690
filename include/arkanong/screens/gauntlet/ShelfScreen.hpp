#pragma once

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The player's shelf: all cards by their kinds. The explanation of the selected one says what the card does, or which
/// feat opens it.
class ShelfScreen : public MenuScreen {
  public:
    explicit ShelfScreen(ScreenContext& context);

    std::string_view name() const override { return "shelf"; }
    void draw(double alpha, double brightness) const override;

    /// The cards in the order of the menu's items: balls, field, paddle.
    const std::vector<Card>& cards() const { return cards_; }
    /// The explanation of a card.
    std::string about(Card card) const;

  protected:
    ScreenChange chosen(std::size_t) override { return back(); }
    ScreenChange back() override { return ShowRuns{}; }

  private:
    bool isOpen(Card card) const { return open_.has(card); }
    void drawPlace(std::size_t item) const;

    std::vector<Card> cards_;
    CardSet open_;
};

} // namespace arkanong
