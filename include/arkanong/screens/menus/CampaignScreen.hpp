#pragma once

#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/ui/Grid.hpp"
#include "arkanong/ui/Screen.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// The campaign at a glance: a row of eight levels for each world, with pictures, medals and locks, and all
/// that is to be known of the selected one beside them.
class CampaignScreen : public Screen {
  public:
    /// Throws DataError where the campaign can't be read.
    explicit CampaignScreen(ScreenContext& context);

    std::string_view name() const override { return "campaign"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;

  private:
    [[nodiscard]] ScreenChange start();
    /// The level of the match that was broken off, if there is one.
    [[nodiscard]] std::optional<CampaignLevel> waiting() const;
    void drawWorld(int world) const;
    void drawCell(CampaignLevel at) const;
    void drawDetails() const;
    double drawOpponent(const Opponent& opponent, double y) const;
    /// What has been won so far.
    std::string sum() const;

    Campaign campaign_;
    Grid grid_;
    MenuInput input_;
};

} // namespace arkanong
