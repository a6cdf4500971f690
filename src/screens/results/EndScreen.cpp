#include "arkanong/screens/results/EndScreen.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/match/Hud.hpp"
#include "arkanong/session/Explanations.hpp"
#include "arkanong/ui/MenuPanel.hpp"
#include "arkanong/ui/StatisticsTable.hpp"
#include "arkanong/ui/Widgets.hpp"

#include <algorithm>
#include <iterator>

namespace arkanong {

namespace {

constexpr Vec2 panelSize{928.0, 592.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, space::bottom - panelSize.y};
constexpr double middle = screenSize.x / 2;
constexpr double headlineY = panelLow.y + MenuPanel::headingDown;
constexpr double columnsTop = panelLow.y + 136.0;
constexpr double columnsBottom = panelLow.y + panelSize.y - space::padding;
constexpr double rightMiddle = 872.0;
constexpr double tableWidth = 400.0;
constexpr double claimY = columnsBottom - 8.0;
constexpr double noHurry = 100.0; ///< Seconds: everything has counted up long ago.

} // namespace

EndScreen::EndScreen(ScreenContext& context, MatchPlan plan, Mode mode,
                     const std::shared_ptr<const Replay>& recording)
    : MenuScreen(context, centredMenu({{""}}, leftTop, menuItemWidth)), plan_(std::move(plan)), mode_(mode) {
    plan_.story.add(recording);
    for (const Side side : {Side::Blue, Side::Red})
        if (side == Side::Blue || mode != Mode::Solo)
            context.log.write("statistics " + nameOf(side) + ' ' + describe(plan_.story.statistics.of(side)));
}

void EndScreen::offer(std::vector<Way> first, std::vector<Way> last, ScoreClaim claim, double menuTop,
                      bool nameFirst) {
    first_ = std::move(first);
    last_ = std::move(last);
    claim_ = std::move(claim);
    menuTop_ = menuTop;
    nameFirst_ = nameFirst;
    if (claim_.entry) {
        place_ = context().records.scores(claim_.entry->table).placeFor(claim_.entry->score);
        equalsBefore_ = equals();
        if (place_) context().log.write("place " + std::to_string(*place_ + 1) + ' ' + claim_.entry->table);
    }
    if (!claim_.refusal.empty()) context().log.write("refused " + std::string(claim_.refusal));
    layOut();
}

std::size_t EndScreen::equals() const {
    const auto& entries = context().records.scores(claim_.entry->table).entries();
    return static_cast<std::size_t>(
        std::count_if(entries.begin(), entries.end(),
                      [this](const HighScore& entry) { return entry.score == claim_.entry->score; }));
}

EndScreen::Way EndScreen::scoresWay() const {
    if (place_) return {"ENTER YOUR NAME", ShowName{*claim_.entry}};
    return {"HIGH SCORES", ShowEntered{claim_.entry->table, std::nullopt}};
}

void EndScreen::layOut() {
    ways_ = first_;
    if (plan_.story.moment) ways_.push_back({"BEST MOMENT", ShowMoment{plan_}});
    if (claim_.entry) {
        const bool ahead = nameFirst_ && place_;
        ways_.insert(ahead ? ways_.begin() : ways_.end(), scoresWay());
    }
    ways_.insert(ways_.end(), last_.begin(), last_.end());
    std::vector<Menu::Item> items;
    items.reserve(ways_.size());
    for (const Way& way : ways_)
        items.push_back({way.text});
    menu() =
        Menu(std::move(items), {leftMiddle, menuTop_}, menuItemStep, {menuItemWidth + 40.0, menuItemHeight});
}

void EndScreen::resumed() {
    if (!place_ || equals() == equalsBefore_) return;
    place_.reset();
    const std::size_t selected = menu().selected();
    layOut();
    menu().select(nameFirst_ ? 0 : selected);
}

double EndScreen::brightnessBelow() const { return brightnessUnderMenu(age(), motion::dimSlowly); }

ScreenChange EndScreen::chosen(std::size_t item) { return ways_.at(item).change; }

void EndScreen::write(std::string_view text, Vec2 at, double size, sf::Color colour, Align align) const {
    drawText(textures(), text, at, {size, colour, align});
}

void EndScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawHeading(textures(), headline(), {middle, headlineY}, panelSize.x - 2.0 * space::padding,
                headlineColour());
    write(news(), {middle, headlineY + 34.0}, type::body, palette().amber);
    const sf::Color line = faded(palette().grid, 0.6);
    textures().drawRectangle(Layer::Overlay, {middle, columnsTop}, {1.0, columnsBottom - columnsTop}, line);
    drawLeft();
    drawMenu();
    drawClaim();
    drawColumns();
    drawFoot(textures(), palette());
    drawMenuHints("CHOOSE", "LEAVE");
}

void EndScreen::drawColumns() const {
    const double left = rightMiddle - tableWidth / 2.0;
    const double right = rightMiddle + tableWidth / 2.0;
    const double headingY = columnsTop + 14.0;
    if (solo()) {
        write("YOUR RUN", {left, headingY}, type::body, palette().blue, Align::Left);
    } else {
        const double room = tableWidth / 2.0 - space::unit;
        const auto name = [&](Side side, double x, Align align) {
            const std::string text = sideText(plan_, side);
            write(text, {x, headingY}, fittingSize(textures(), text, room, {type::body, type::label}),
                  palette().of(side), align);
        };
        name(Side::Blue, left, Align::Left);
        name(Side::Red, right, Align::Right);
    }
    const bool moves = context().view.movesMenus();
    drawStatistics(textures(), palette(), statisticsRows(plan_.story.statistics, mode_), mode_,
                   {rightMiddle, headingY + 42.0}, tableWidth, moves ? age() : noHurry);
    drawFootnotes();
}

void EndScreen::drawFootnotes() const {
    const MatchStory& story = plan_.story;
    const std::string rally = "LONGEST RALLY " + std::to_string(story.statistics.longestRally());
    const std::string time = "TIME " + clockText(story.statistics.ticks());
    const double y = columnsBottom - 32.0;
    write(rally + "     " + time, {rightMiddle, y}, type::label, palette().pale);
    if (story.matches < 2) return;
    const std::string parts = solo() ? " LEVELS" : " ROUNDS";
    write("ALL " + std::to_string(story.matches) + parts + " TOGETHER", {rightMiddle, y + 24.0}, type::label,
          palette().muted);
}

void EndScreen::drawClaim() const {
    std::string text(claim_.refusal);
    if (place_) text = "PLACE " + std::to_string(*place_ + 1) + " OF THE BEST TEN";
    write(text, {leftMiddle, claimY}, type::label, place_ ? palette().amber : palette().muted);
}

} // namespace arkanong
