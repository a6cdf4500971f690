#include "arkanong/game/CampaignResultScreen.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/game/Plans.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

constexpr Vec2 panelSize{620.0, 480.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 100.0};
constexpr double middle = screenSize.x / 2;
constexpr double medalsY = panelLow.y + 178.0;
constexpr double medalsWidth = 380.0;
constexpr double menuTop = panelLow.y + 300.0;
constexpr double medalSeconds = 0.35; ///< From one to the next.

} // namespace

CampaignResultScreen::CampaignResultScreen(ScreenContext& context, MatchPlan plan, const Match& match,
                                           Level level)
    : MenuScreen(context, menuFor({Way::Again})), plan_(std::move(plan)), level_(std::move(level)),
      won_(match.winner() == Side::Blue),
      lines_(medalLines(level_.medals, context.records.progress().record(plan_.campaignLevel))) {
    if (won_) keep(match);
    next_ = nextCampaignPlan(context, plan_.campaignLevel);
    ways_ = ways();
    menu() = menuFor(ways_);
    if (next_ && !won_) menu().select(1); // It may be skipped, but first comes another try.
}

void CampaignResultScreen::keep(const Match& match) {
    const Standing& blue = match.standing(Side::Blue);
    const Victory victory{match.clock(), blue.shields, blue.score};
    gained_ = context().records.addVictory(plan_.campaignLevel, victory, level_.medals);
    const Progress& progress = context().records.progress();
    lines_ = medalLines(level_.medals, victory, progress.record(plan_.campaignLevel)->medals, gained_);
    const Medals now = medalsFor(victory, level_.medals);
    std::string line = "won " + nameOf(plan_.campaignLevel) + " medals";
    for (std::size_t i = 0; i < medalCount; ++i)
        if (now.has(static_cast<Medal>(i))) line += ' ' + std::string(nameOf(static_cast<Medal>(i)));
    context().log.write(line);
}

std::vector<CampaignResultScreen::Way> CampaignResultScreen::ways() const {
    std::vector<Way> ways{Way::Again, Way::Levels, Way::Title};
    if (next_) ways.insert(ways.begin(), Way::Next);
    return ways;
}

Menu CampaignResultScreen::menuFor(const std::vector<Way>& ways) {
    std::vector<Menu::Item> items;
    for (const Way way : ways) {
        switch (way) {
        case Way::Next: items.push_back({"NEXT LEVEL"}); break;
        case Way::Again: items.push_back({"TRY AGAIN"}); break;
        case Way::Levels: items.push_back({"BACK TO THE LEVELS"}); break;
        case Way::Title: items.push_back({"QUIT TO TITLE"}); break;
        }
    }
    return centredMenu(std::move(items), menuTop, menuItemWidth + 60.0);
}

double CampaignResultScreen::brightnessBelow() const { return 1.0 - 0.7 * easeOut(age() / 0.5); }

std::string CampaignResultScreen::headline() const {
    if (won_) return plan_.campaignLevel.isBoss() ? "THE BOSS IS BEATEN" : "YOU WIN";
    return level_.opponent ? displayName(level_.opponent->name) + " WINS" : "RED WINS";
}

std::string CampaignResultScreen::news() const {
    if (!won_) return next_ ? "YOU MAY TRY AGAIN, OR SKIP IT FOR NOW" : "TRY AGAIN";
    if (!plan_.campaignLevel.next()) return "THAT WAS THE LAST OF THEM. THE CAMPAIGN IS YOURS";
    const int medals = gained_.count();
    if (medals == 0) return "NO NEW MEDAL THIS TIME";
    return medals == 1 ? "A NEW MEDAL" : std::to_string(medals) + " NEW MEDALS";
}

void CampaignResultScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    TextStyle style;
    style.align = Align::Centre;
    style.size = 10.0;
    style.colour = palette().muted;
    drawText(textures(), nameOf(plan_.campaignLevel) + "  " + displayName(level_.name),
             {middle, panelLow.y + 40.0}, style);
    style.colour = palette().of(won_ ? Side::Blue : Side::Red);
    style.size = measureText(textures(), headline(), 36.0) <= panelSize.x - 80.0 ? 36.0 : 20.0;
    drawText(textures(), headline(), {middle, panelLow.y + 92.0}, style);
    style.size = 10.0;
    style.colour = palette().amber;
    drawText(textures(), news(), {middle, panelLow.y + 126.0}, style);
    drawMedalLines(textures(), palette(), lines_, {middle - medalsWidth / 2.0, medalsY}, medalsWidth,
                   age() / medalSeconds);
    drawMenu();
    drawMenuHints("CHOOSE", "LEVELS");
}

ScreenChange CampaignResultScreen::chosen(std::size_t item) {
    switch (ways_.at(item)) {
    case Way::Next: return ShowMatch{*next_};
    case Way::Again: return ShowMatch{plan_.anew()};
    case Way::Levels: return ShowCampaign{};
    case Way::Title: return ShowTitle{};
    }
    return Stay{};
}

} // namespace arkanong
