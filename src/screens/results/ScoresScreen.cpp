#include "arkanong/screens/results/ScoresScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

enum Item : std::size_t { Play, Levels, Back }; ///< Over a result, only Back is offered.

constexpr Vec2 tableLow{space::margin, space::top};
constexpr Vec2 tableSize{816.0, space::height};
constexpr double tabsY = tableLow.y + 34.0;
constexpr double tableTop = tableLow.y + 102.0; ///< The first baseline.
constexpr double rowStep = 45.0;

// Right or left ends of the columns.
constexpr double placeX = tableLow.x + 64.0;
constexpr double nameX = placeX + 24.0;
constexpr double scoreX = tableLow.x + 472.0;
constexpr double levelX = scoreX + 24.0;
constexpr double dateX = tableLow.x + tableSize.x - 32.0;
// A row with a second line for aids: its usual line is higher by so much, and the second one lower.
constexpr double aidedUp = 9.0;
constexpr double aidsDown = 11.0;
constexpr double levelRoom = dateX - 124.0 - levelX; ///< Beside a date.

// What the table is about, and the menu.
constexpr Vec2 sideLow{tableLow.x + tableSize.x + space::gap, space::top};
constexpr Vec2 sideSize{screenSize.x - space::margin - sideLow.x, space::height};
constexpr double sideMiddle = sideLow.x + sideSize.x / 2.0;
constexpr double sideInside = sideSize.x - 2.0 * space::padding;
constexpr double menuBottom = sideLow.y + sideSize.y - space::padding - menuItemStep / 2.0;

constexpr Vec2 tabStep{100.0, 0.0};
constexpr Vec2 tabSize{94.0, 32.0};

Grid pagesOf(std::size_t count) {
    const double middle = tableLow.x + tableSize.x / 2.0;
    const double first = middle - tabStep.x * static_cast<double>(count - 1) / 2.0;
    return Grid({count, count, {first, tabsY}, tabStep, tabSize});
}

/// What the columns of a table show.
std::string explain(const Catalogue& catalogue, const std::string& table) {
    if (table == soloTable)
        return std::string(catalogue.text("Five lives, level after level: how far do you get?"));
    if (table == campaignTable) return std::string(catalogue.text("The best scores of single levels won"));
    if (table == gauntletTable)
        return std::string(catalogue.text("The best scores of runs won, all rounds together"));
    // Translators: of the computer's strengths.
    constexpr auto against = tableOf<Difficulty, const char*>(
        {translatable("The best scores of matches won against Novice, by the standard rules"),
         translatable("The best scores of matches won against Easy, by the standard rules"),
         translatable("The best scores of matches won against Medium, by the standard rules"),
         translatable("The best scores of matches won against Hard, by the standard rules"),
         translatable("The best scores of matches won against Master, by the standard rules")});
    const Difficulty strength = strengthOf(table).value_or(Difficulty::Medium);
    return std::string(catalogue.text(against[static_cast<std::size_t>(strength)]));
}

/// "Vs Hard".
std::string tabText(const Catalogue& catalogue, const std::string& table) {
    const std::optional<Difficulty> strength = strengthOf(table);
    if (!strength) return shownTable(catalogue, table);
    // Translators: short for matches against a computer of this strength, such as "Vs Hard".
    return fill(catalogue.text("Vs {strength}"),
                {{"strength", catalogue.sentenceCase(shownName(catalogue, *strength))}});
}

/// Keeps the last item at the same position.
Menu menuFor(bool over) {
    std::vector<Menu::Item> items{{translatable("BACK")}};
    if (!over)
        items = {{translatable("PLAY")}, {translatable("SOLO ON OTHER LEVELS")}, {translatable("BACK")}};
    const Vec2 top{sideMiddle, menuBottom - menuItemStep * static_cast<double>(items.size() - 1)};
    return {std::move(items), top, menuItemStep, {sideInside, menuItemHeight}};
}

/// The level that a score was reached in or on, or the opponent of a run.
std::string levelOf(const Catalogue& catalogue, const HighScore& entry) {
    if (entry.levelName.empty()) return fill(catalogue.text("Level {n}"), {{"n", entry.level}});
    constexpr std::string_view against = "VS "; // As session/ScoreEligibility records it.
    if (entry.levelName.rfind(against, 0) == 0)
        return fill(catalogue.text("VS {name}"),
                    {{"name", nameInCapitals(catalogue, entry.levelName.substr(against.size()))}});
    const std::string name = nameFromCapitals(entry.levelName);
    const std::string_view shown = catalogue.text(name);
    return shown == name ? entry.levelName : catalogue.capitals(shown);
}

} // namespace

ScoresScreen::ScoresScreen(ScreenContext& context, std::string table, std::optional<Over> over)
    : MenuScreen(context, menuFor(over.has_value())), tables_(scoreTables()), pages_(pagesOf(tables_.size())),
      over_(over), marked_(std::move(table)) {
    const auto at = std::find(tables_.begin(), tables_.end(), marked_);
    if (at != tables_.end()) pages_.select(static_cast<std::size_t>(at - tables_.begin()));
    context.services.log.write("table " + this->table());
    if (over && over->place) context.services.log.write("scores place " + std::to_string(*over->place + 1));
}

ScreenChange ScoresScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* click = std::get_if<sfml::MousePressed>(&event)) {
        const Vec2 at = click->at;
        const bool left = click->button == sf::Mouse::Button::Left;
        if (left && pages_.clickAt(at) == Menu::Result::Accepted) return turned(Menu::Result::Moved);
    }
    const std::optional<MenuIntent> intent = pagesInput_.intent(event);
    if (intent == MenuIntent::Left || intent == MenuIntent::Right) return turned(pages_.handle(*intent));
    return MenuScreen::handle(event);
}

ScreenChange ScoresScreen::turned(Menu::Result result) {
    if (result != Menu::Result::Moved) return Stay{};
    sounds().play(Cue::MenuMove);
    log().write("table " + table());
    pageAge_ = 0.0;
    return Stay{};
}

void ScoresScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    pageAge_ += context().look.view.movesMenus() ? seconds : 1.0;
}

void ScoresScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawScreenHeading(textures(), palette(), text("HIGH SCORES"));
    drawPanel(textures(), palette(), tableLow, tableSize);
    drawTabs();
    drawTable();
    drawSide();
    drawMenu();
    const std::string_view back = over_ ? text("Back") : text("Title");
    if (oneButton()) return drawMenuHints(text("Choose"), back);
    const MenuControls controls = shownControls();
    const bool mouse = context().state.device == Device::Mouse;
    drawHints(textures(), palette(),
              {{mouse ? std::string(text("Click a name")) : "\u2190 \u2192", text("Other tables")},
               {controls.accept, text("Choose")},
               {controls.back, back}});
}

bool ScoresScreen::enlarged() const { return type().isLarge(); }

void ScoresScreen::drawTabs() const {
    for (std::size_t page = 0; page < tables_.size(); ++page) {
        const Vec2 centre = pages_.centre(page);
        const bool selected = page == pages_.selected();
        const Vec2 line{tabSize.x, selected ? 2.0 : 1.0};
        const double below = tabSize.y / 2.0 + type().capHeight(type::label) - type::label;
        textures().drawRectangle(Layer::Overlay, centre + Vec2{-tabSize.x / 2.0, below}, line,
                                 selected ? palette().blue : faded(palette().grid, 0.6));
        const std::string name = tabText(catalogue(), tables_[page]);
        if (enlarged() && !selected) continue; // The lines show how many there are.
        const TextSize size =
            enlarged() ? type::label : fittingSize(textures(), name, tabSize.x - 6.0, {type::label});
        const double half = measureText(textures(), name, size) / 2.0;
        const double edge = space::padding + half; // Only large words may be wider than their tab.
        const double x =
            enlarged() ? std::clamp(centre.x, tableLow.x + edge, tableLow.x + tableSize.x - edge) : centre.x;
        drawText(textures(), name, {x, centre.y + type::label / 2.0},
                 {size, selected ? sf::Color(255, 255, 255) : palette().muted, Align::Centre});
    }
}

void ScoresScreen::drawTable() const {
    for (std::size_t row = 0; row < ScoreTable::size; ++row) {
        const double y = tableTop + rowStep * static_cast<double>(row);
        drawRow(row, y, easeOut((pageAge_ - motion::rowDelay * static_cast<double>(row)) / motion::fade));
        if (row + 1 < ScoreTable::size)
            textures().drawRectangle(Layer::Overlay, {tableLow.x + space::padding, y + space::gap},
                                     {tableSize.x - 2.0 * space::padding, 1.0}, faded(palette().grid, 0.25));
    }
}

TextSize ScoresScreen::levelSize() const {
    std::vector<std::string> levels;
    for (const HighScore& entry : profile().scores(table()).entries())
        levels.push_back(levelOf(catalogue(), entry));
    return commonSize(textures(), levels, levelRoom, {type::label});
}

void ScoresScreen::drawRow(std::size_t row, double y, double shown) const {
    const auto& entries = profile().scores(table()).entries();
    const bool aided = row < entries.size() && entries[row].aids.any() && !enlarged();
    if (aided) drawAids(entries[row], y + aidsDown, shown);
    if (aided) y -= aidedUp;
    const bool own = over_ && over_->place == row && table() == marked_;
    const auto write = [&](std::string_view words, double x, sf::Color usual, Align align, TextSize size) {
        drawText(textures(), words, {x, y}, {size, faded(own ? palette().amber : usual, shown), align});
    };
    const double left = enlarged() ? nameX - 12.0 : nameX;
    write(std::to_string(row + 1), placeX, palette().muted, Align::Right, type::body);
    if (own) namePicture(textures(), text("your new score"), {placeX, y - type::body / 2.0}, shown);
    if (row >= entries.size()) return write("-", left, palette().muted, Align::Left, type::body);
    const HighScore& entry = entries[row];
    const std::string score = std::to_string(entry.score);
    const double aside = enlarged() ? 46.0 : 0.0; // Where no date has room, names have more.
    const TextSize scoreSize = enlarged() ? type::label : type::body;
    const double nameRoom = scoreX + aside - measureText(textures(), score, scoreSize) - space::unit - left;
    write(entry.name, left, palette().pale, Align::Left,
          fittingSize(textures(), entry.name, nameRoom, {type::body, type::label}));
    write(score, scoreX + aside, palette().blue, Align::Right, scoreSize);
    if (enlarged()) {
        const std::string level = levelOf(catalogue(), entry);
        const double from = scoreX + aside + 12.0;
        const double room = tableLow.x + tableSize.x - space::gap - from;
        return write(level, from, palette().muted, Align::Left,
                     fittingSize(textures(), level, room, {type::label}));
    }
    write(levelOf(catalogue(), entry), levelX, palette().muted, Align::Left, levelSize());
    write(entry.date, dateX, palette().muted, Align::Right, type::label);
}

// Below the name, to the end of the row.
void ScoresScreen::drawAids(const HighScore& entry, double y, double shown) const {
    const std::string aids = withAids(catalogue(), entry.aids);
    drawText(textures(), aids, {nameX, y},
             {fittingSize(textures(), aids, dateX - nameX, {type::label}), faded(palette().muted, shown),
              Align::Left});
}

void ScoresScreen::drawSide() const {
    drawPanel(textures(), palette(), sideLow, sideSize);
    Column rows(sideInside, Align::Centre);
    rows.add({shownTable(catalogue(), table()), type::title, palette().amber});
    rows.add({explain(catalogue(), table()), enlarged() ? type::label : type::body, palette().pale, 20.0, 3});
    const auto& entries = profile().scores(table()).entries();
    if (entries.empty()) {
        rows.add({std::string(text("No entries yet")), type::body, palette().muted, 96.0});
    } else {
        rows.add({std::string(text("The score to beat")), type::label, palette().muted, 72.0});
        rows.add({std::to_string(entries.front().score), type::heading, palette().blue, 20.0});
        rows.add({entries.front().name, type::body, palette().pale, 18.0});
    }
    rows.fit(textures(), menu().centre(0).y - menuItemStep - sideLow.y - space::padding);
    rows.draw(textures(), {sideMiddle, sideLow.y + space::padding});
}

ScreenChange ScoresScreen::chosen(std::size_t item) {
    if (over_ || item == Back) return back();
    if (item == Levels) return ShowLevels{SetupKind::Solo, context().state.lastSoloLevel};
    if (table() == soloTable) return ShowSoloStart{};
    if (table() == gauntletTable) return ShowGauntletSetup{};
    if (strengthOf(table())) return ShowSetup{SetupKind::Versus};
    return ShowCampaign{};
}

ScreenChange ScoresScreen::back() {
    if (over_) return Resume{};
    return ShowTitle{};
}

} // namespace arkanong
