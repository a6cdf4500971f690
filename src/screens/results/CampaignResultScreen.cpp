#include "arkanong/screens/results/CampaignResultScreen.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/session/Plans.hpp"

namespace arkanong {

namespace {

constexpr double medalsWidth = 360.0;
constexpr double newRoom = 20.0;      ///< Half of what "NEW" takes behind them.
constexpr double medalSeconds = 0.35; ///< From one to the next.

} // namespace

CampaignResultScreen::CampaignResultScreen(ScreenContext& context, MatchPlan plan, const Match& match,
                                           Level level, const std::shared_ptr<const Replay>& recording)
    : EndScreen(context, std::move(plan), match.settings().mode, recording), level_(std::move(level)),
      won_(match.winner() == Side::Blue),
      lines_(medalLines(level_.medals, context.records.progress().record(this->plan().campaignLevel))) {
    if (won_) keep(match);
    next_ = nextCampaignPlan(context.records.progress(), context.levelFolder, this->plan().campaignLevel,
                             context.ownController);
    std::vector<Way> first{{"TRY AGAIN", ShowMatch{this->plan().anew()}}};
    if (next_) first.insert(first.begin(), Way{"NEXT LEVEL", ShowMatch{*next_}});
    offer(std::move(first), {{"BACK TO THE LEVELS", ShowCampaign{}}, {"QUIT TO TITLE", ShowTitle{}}},
          claimOf(this->plan(), this->plan().story), leftTop + 154.0);
    if (next_ && !won_) menu().select(1); // It may be skipped, but first comes another try.
}

void CampaignResultScreen::keep(const Match& match) {
    const CampaignLevel at = plan().campaignLevel;
    const Standing& blue = match.standing(Side::Blue);
    const Victory victory{match.clock(), blue.shields, blue.score};
    gained_ = context().records.addVictory(at, victory, level_.medals);
    const Progress& progress = context().records.progress();
    lines_ = medalLines(level_.medals, victory, progress.record(at)->medals, gained_);
    const Medals now = medalsFor(victory, level_.medals);
    std::string line = "won " + nameOf(at) + " medals";
    for (std::size_t i = 0; i < medalCount; ++i)
        if (now.has(static_cast<Medal>(i))) line += ' ' + std::string(nameOf(static_cast<Medal>(i)));
    context().log.write(line);
}

std::string CampaignResultScreen::headline() const {
    if (won_) return plan().campaignLevel.isBoss() ? "THE BOSS IS BEATEN" : "YOU WIN";
    return level_.opponent ? displayName(level_.opponent->name) + " WINS" : "RED WINS";
}

sf::Color CampaignResultScreen::headlineColour() const { return palette().of(won_ ? Side::Blue : Side::Red); }

std::string CampaignResultScreen::news() const {
    if (!won_) return next_ ? "YOU MAY TRY AGAIN, OR SKIP IT FOR NOW" : "TRY AGAIN";
    if (!plan().campaignLevel.next()) return "THAT WAS THE LAST OF THEM. THE CAMPAIGN IS YOURS";
    const int medals = gained_.count();
    if (medals == 0) return "NO NEW MEDAL THIS TIME";
    return medals == 1 ? "A NEW MEDAL" : std::to_string(medals) + " NEW MEDALS";
}

void CampaignResultScreen::drawLeft() const {
    write(nameOf(plan().campaignLevel) + "  " + displayName(level_.name), {leftMiddle, leftTop}, type::body,
          palette().muted);
    drawMedalLines(textures(), palette(), lines_, {leftMiddle - newRoom - medalsWidth / 2.0, leftTop + 36.0},
                   medalsWidth, age() / medalSeconds);
}

} // namespace arkanong
