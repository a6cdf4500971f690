#include "arkanong/screens/results/CampaignResultScreen.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchSetups.hpp"

namespace arkanong {

namespace {

constexpr double medalsWidth = 360.0;
constexpr double newRoom = 20.0;      ///< Half of what "NEW" takes behind them.
constexpr double medalSeconds = 0.35; ///< From one to the next.

} // namespace

CampaignResultScreen::CampaignResultScreen(ScreenContext& context, MatchSetup setup, const Match& match,
                                           Level level, const std::shared_ptr<const Replay>& recording)
    : EndScreen(context, std::move(setup), match.settings().mode, recording), level_(std::move(level)),
      won_(match.winner() == Side::Blue),
      lines_(medalLines(level_.medals,
                        context.services.profile.progress().record(this->setup().as<CampaignMatch>().at))) {
    if (won_) keep(match);
    next_ = nextCampaignSetup(context.services.profile.progress(), context.services.levelFolder,
                              this->setup().as<CampaignMatch>().at, context.state.ownController);
    std::vector<MenuEntry> first{{"TRY AGAIN", ShowMatch{this->setup().anew()}}};
    if (next_) first.insert(first.begin(), MenuEntry{"NEXT LEVEL", ShowMatch{*next_}});
    offer(std::move(first), {{"BACK TO THE LEVELS", ShowCampaign{}}, {"QUIT TO TITLE", ShowTitle{}}},
          eligibilityOf(this->setup(), this->setup().totals), leftTop + 154.0);
    if (next_ && !won_) menu().select(1); // It may be skipped, but first comes another try.
}

void CampaignResultScreen::keep(const Match& match) {
    const CampaignLevel at = setup().as<CampaignMatch>().at;
    const Standing& blue = match.standing(Side::Blue);
    const Victory victory{match.clock(), blue.shields, blue.score};
    gained_ = profile().addVictory(at, victory, level_.medals);
    const Progress& progress = profile().progress();
    lines_ = medalLines(level_.medals, victory, progress.record(at)->medals, gained_);
    const Medals now = medalsFor(victory, level_.medals);
    std::string line = "won " + nameOf(at) + " medals";
    for (std::size_t i = 0; i < medalCount; ++i)
        if (now.has(static_cast<Medal>(i))) line += ' ' + std::string(nameOf(static_cast<Medal>(i)));
    log().write(line);
}

std::string CampaignResultScreen::headline() const {
    if (won_) return setup().as<CampaignMatch>().at.isBoss() ? "THE BOSS IS BEATEN" : "YOU WIN";
    return level_.opponent ? displayName(level_.opponent->name) + " WINS" : "RED WINS";
}

sf::Color CampaignResultScreen::headlineColour() const { return palette().of(won_ ? Side::Blue : Side::Red); }

std::string CampaignResultScreen::news() const {
    if (!won_) return next_ ? "YOU MAY TRY AGAIN, OR SKIP IT FOR NOW" : "TRY AGAIN";
    if (!setup().as<CampaignMatch>().at.next()) return "THAT WAS THE LAST OF THEM. THE CAMPAIGN IS YOURS";
    const int medals = gained_.count();
    if (medals == 0) return "NO NEW MEDAL THIS TIME";
    return medals == 1 ? "A NEW MEDAL" : std::to_string(medals) + " NEW MEDALS";
}

void CampaignResultScreen::drawLeft() const {
    write(nameOf(setup().as<CampaignMatch>().at) + "  " + displayName(level_.name), {leftMiddle, leftTop},
          type::body, palette().muted);
    drawMedalLines(textures(), palette(), lines_, {leftMiddle - newRoom - medalsWidth / 2.0, leftTop + 36.0},
                   medalsWidth, age() / medalSeconds);
}

} // namespace arkanong
