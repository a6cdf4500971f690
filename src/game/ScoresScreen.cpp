#include "arkanong/game/ScoresScreen.hpp"

#include "arkanong/game/Explanations.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

enum Item : std::size_t { Play, Levels, Back }; ///< Not over a result, which has the way back alone.

constexpr Vec2 panelLow{250.0, 22.0};
constexpr Vec2 panelSize{780.0, 640.0};
constexpr double middle = screenSize.x / 2;
constexpr double tabsY = panelLow.y + 104.0;
constexpr double tableTop = panelLow.y + 196.0;
constexpr double rowStep = 30.0;
constexpr double menuTop = panelLow.y + panelSize.y - 116.0;

// Right or left ends of the columns.
constexpr double placeX = panelLow.x + 84.0;
constexpr double nameX = placeX + 24.0;
constexpr double scoreX = panelLow.x + 430.0;
constexpr double levelX = scoreX + 28.0;
constexpr double longestLevel = 176.0; ///< That leaves room for the date.
constexpr double dateX = panelLow.x + panelSize.x - 48.0;

constexpr Vec2 tabStep{100.0, 0.0};
constexpr Vec2 tabSize{96.0, 30.0};

Grid pagesOf(std::size_t count) {
    const double first = middle - tabStep.x * static_cast<double>(count - 1) / 2.0;
    return Grid({count, 1, {first, tabsY}, tabStep, tabSize});
}

bool isVersus(std::string_view table) { return table != soloTable && table != campaignTable; }

/// What stands in a table.
std::string explain(const std::string& table) {
    if (table == soloTable) return "FIVE LIVES, LEVEL AFTER LEVEL: HOW FAR DO YOU GET?";
    if (table == campaignTable) return "THE BEST SCORES OF SINGLE LEVELS WON";
    return "THE BEST SCORES OF MATCHES WON " + shownTable(table) + ", BY THE STANDARD RULES";
}

/// "VS HARD".
std::string tabText(const std::string& table) {
    const std::string shown = shownTable(table);
    return isVersus(table) ? "VS" + shown.substr(shown.rfind(' ')) : shown;
}

std::vector<Menu::Item> itemsFor(bool over) {
    if (over) return {{"BACK"}};
    return {{"PLAY"}, {"SOLO ON OTHER LEVELS"}, {"BACK"}};
}

} // namespace

ScoresScreen::ScoresScreen(ScreenContext& context, std::string table, std::optional<Over> over)
    : MenuScreen(context,
                 centredMenu(itemsFor(over.has_value()), over ? menuTop + 60.0 : menuTop, menuItemWidth)),
      tables_(scoreTables()), pages_(pagesOf(tables_.size())), over_(over), marked_(std::move(table)) {
    const auto at = std::find(tables_.begin(), tables_.end(), marked_);
    if (at != tables_.end()) pages_.select(static_cast<std::size_t>(at - tables_.begin()));
    context.log.write("table " + this->table());
    if (over && over->place) context.log.write("scores place " + std::to_string(*over->place + 1));
}

ScreenChange ScoresScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* click = std::get_if<sfml::MousePressed>(&event)) {
        const Vec2 at{static_cast<double>(click->at.x), static_cast<double>(click->at.y)};
        const bool left = click->button == sf::Mouse::Button::Left;
        if (left && pages_.clickAt(at) == Menu::Result::Accepted) return turned(Menu::Result::Moved);
    }
    const std::optional<MenuIntent> intent = pagesInput_.intent(event);
    if (intent == MenuIntent::Left || intent == MenuIntent::Right) return turned(pages_.handle(*intent));
    return MenuScreen::handle(event);
}

ScreenChange ScoresScreen::turned(Menu::Result result) {
    if (result != Menu::Result::Moved) return Stay{};
    context().sounds.play(Cue::MenuMove);
    context().log.write("table " + table());
    pageAge_ = 0.0;
    return Stay{};
}

void ScoresScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    pageAge_ += context().view.movesMenus() ? seconds : 1.0;
}

void ScoresScreen::draw(double, double brightness) const {
    drawBackdrop(textures(), palette(), brightness);
    if (brightness < 1.0) return; // What lies over it needs its place.
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawHeading(textures(), palette(), "HIGH SCORES", {middle, panelLow.y + 60.0});
    drawTabs();
    drawText(textures(), explain(table()), {middle, tabsY + 44.0},
             {type::label, palette().muted, Align::Centre});
    drawTable();
    drawMenu();
    const MenuControls controls = menuControls(context().device);
    const bool mouse = context().device == Device::Mouse;
    drawHints(textures(), palette(),
              {{mouse ? "CLICK A NAME" : "\u2190 \u2192", "OTHER TABLES"},
               {controls.accept, "CHOOSE"},
               {controls.back, over_ ? "BACK" : "TITLE"}});
}

void ScoresScreen::drawTabs() const {
    for (std::size_t page = 0; page < tables_.size(); ++page) {
        const Vec2 centre = pages_.centre(page);
        const bool selected = page == pages_.selected();
        const Vec2 line{tabSize.x, selected ? 2.0 : 1.0};
        textures().drawRectangle(Layer::Overlay, centre + Vec2{-tabSize.x / 2.0, tabSize.y / 2.0}, line,
                                 selected ? palette().blue : faded(palette().grid, 0.6));
        drawText(textures(), tabText(tables_[page]), centre + Vec2{0.0, 5.0},
                 {type::label, selected ? sf::Color(255, 255, 255) : palette().muted, Align::Centre});
    }
}

void ScoresScreen::drawTable() const {
    for (std::size_t row = 0; row < ScoreTable::size; ++row) {
        const double y = tableTop + rowStep * static_cast<double>(row);
        drawRow(row, y, easeOut((pageAge_ - motion::rowDelay * static_cast<double>(row)) / motion::fade));
    }
}

void ScoresScreen::drawRow(std::size_t row, double y, double shown) const {
    const auto& entries = context().records.scores(table()).entries();
    const bool own = over_ && over_->place == row && table() == marked_;
    const auto write = [&](std::string_view text, double x, sf::Color usual, Align align, double size) {
        drawText(textures(), text, {x, y}, {size, faded(own ? palette().amber : usual, shown), align});
    };
    write(std::to_string(row + 1), placeX, palette().muted, Align::Right, type::body);
    if (row >= entries.size()) return write("-", nameX, palette().muted, Align::Left, type::body);
    const HighScore& entry = entries[row];
    const std::string level =
        entry.levelName.empty() ? "LEVEL " + std::to_string(entry.level) : entry.levelName;
    write(entry.name, nameX, palette().pale, Align::Left, type::body);
    write(std::to_string(entry.score), scoreX, palette().blue, Align::Right, type::body);
    write(level, levelX, palette().muted, Align::Left, type::label);
    const bool room = measureText(textures(), level, type::label) < longestLevel;
    if (room) write(entry.date, dateX, palette().muted, Align::Right, type::label);
}

ScreenChange ScoresScreen::chosen(std::size_t item) {
    if (over_ || item == Back) return back();
    if (item == Levels) return ShowLevels{MatchPlan::Kind::Solo, context().lastSoloLevel};
    if (table() == soloTable) return ShowSoloStart{};
    if (isVersus(table())) return ShowSetup{MatchPlan::Kind::Versus};
    return ShowCampaign{};
}

ScreenChange ScoresScreen::back() {
    if (over_) return Resume{};
    return ShowTitle{};
}

} // namespace arkanong
