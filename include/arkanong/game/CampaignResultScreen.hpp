#pragma once

#include "arkanong/game/LevelCard.hpp"
#include "arkanong/game/MenuScreen.hpp"

#include <optional>

namespace arkanong {

/// How a campaign match ended: the medals it earned, each with its goal, and where to go on. Over the match.
/// Keeps the victory, if it is one.
class CampaignResultScreen : public MenuScreen {
  public:
    CampaignResultScreen(ScreenContext& context, MatchPlan plan, const Match& match, Level level);

    std::string_view name() const override { return "result"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowCampaign{}; }

  private:
    enum class Way : std::uint8_t { Next, Again, Levels, Title };

    std::string headline() const;
    std::string news() const;
    void keep(const Match& match);
    std::vector<Way> ways() const;
    static Menu menuFor(const std::vector<Way>& ways);

    MatchPlan plan_;
    Level level_;
    bool won_;
    MedalLines lines_;
    Medals gained_; ///< For the first time.
    std::optional<MatchPlan> next_;
    std::vector<Way> ways_;
};

} // namespace arkanong
