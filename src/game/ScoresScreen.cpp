#include "arkanong/game/ScoresScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { Play, Levels, Back };

constexpr double backdropBrightness = 0.3;
constexpr Vec2 panelLow{290.0, 24.0};
constexpr Vec2 panelSize{700.0, 624.0};
constexpr double middle = screenSize.x / 2;
constexpr double tableTop = panelLow.y + 150.0;
constexpr double rowStep = 31.0;
constexpr double menuTop = panelLow.y + panelSize.y - 116.0;
constexpr double rowDelay = 0.04; ///< Seconds from one row's coming in to the next one's.

// Right or left ends of the columns.
constexpr double placeX = panelLow.x + 84.0;
constexpr double nameX = placeX + 24.0;
constexpr double scoreX = panelLow.x + 430.0;
constexpr double levelX = scoreX + 104.0;
constexpr double dateX = panelLow.x + panelSize.x - 56.0;

} // namespace

ScoresScreen::ScoresScreen(ScreenContext& context, std::optional<Latest> latest)
    : MenuScreen(context, centredMenu({{latest ? "PLAY AGAIN" : "PLAY"}, {"OTHER LEVELS"}, {"BACK"}}, menuTop,
                                      menuItemWidth)),
      latest_(latest) {
    if (!latest) return;
    context.log.write("scores place " + (latest->place ? std::to_string(*latest->place + 1) : "none"));
}

void ScoresScreen::draw(double, double brightness) const {
    textures().setBrightness(backdropBrightness * brightness);
    textures().drawBackground();
    textures().setBrightness(1.0);
    if (brightness < 1.0) return; // What lies over it needs its place.
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawHeading(textures(), palette(), "SOLO", {middle, panelLow.y + 68.0});
    TextStyle style;
    style.size = 10.0;
    style.align = Align::Centre;
    style.colour = palette().muted;
    const bool missed = latest_ && !latest_->place;
    drawText(textures(),
             missed ? "YOUR SCORE: " + std::to_string(latest_->score)
                    : "FIVE LIVES, LEVEL AFTER LEVEL: HOW FAR DO YOU GET?",
             {middle, panelLow.y + 100.0}, style);
    drawTable();
    drawMenu();
    drawMenuHints(menu().selected() == Play ? "PLAY" : "CHOOSE", "TITLE");
}

void ScoresScreen::drawTable() const {
    const auto& entries = context().records.scores(soloTable).entries();
    const auto write = [this](std::string_view text, double x, double y, sf::Color colour, Align align,
                              double size = 14.0) {
        TextStyle style;
        style.size = size;
        style.colour = colour;
        style.align = align;
        drawText(textures(), text, {x, y}, style);
    };
    for (std::size_t row = 0; row < ScoreTable::size; ++row) {
        const double y = tableTop + rowStep * static_cast<double>(row);
        const double shown = easeOut((age() - rowDelay * static_cast<double>(row)) / 0.3);
        const bool own = latest_ && latest_->place == row;
        const auto colour = [&](sf::Color usual) { return faded(own ? palette().amber : usual, shown); };
        write(std::to_string(row + 1), placeX, y, colour(palette().muted), Align::Right);
        if (row >= entries.size()) {
            write("-", nameX, y, colour(palette().muted), Align::Left);
            continue;
        }
        const HighScore& entry = entries[row];
        write(entry.name, nameX, y, colour(palette().pale), Align::Left);
        write(std::to_string(entry.score), scoreX, y, colour(palette().blue), Align::Right);
        write("LEVEL " + std::to_string(entry.level), levelX, y, colour(palette().muted), Align::Right, 10.0);
        write(entry.date, dateX, y, colour(palette().muted), Align::Right, 10.0);
    }
}

ScreenChange ScoresScreen::chosen(std::size_t item) {
    if (item == Play) return ShowSoloStart{latest_ ? context().lastSoloLevel : std::string()};
    if (item == Levels) return ShowLevels{MatchPlan::Kind::Solo, context().lastSoloLevel};
    return ShowTitle{};
}

} // namespace arkanong
