#include "arkanong/game/ResultScreen.hpp"

#include "arkanong/game/Explanations.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Hud.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { Again, ToTitle };

constexpr Vec2 panelSize{620.0, 460.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 110.0};
constexpr double menuTop = panelLow.y + panelSize.y - 92.0;
constexpr double figuresTop = panelLow.y + 148.0;
constexpr double rowStep = 32.0;

std::string_view againText(MatchPlan::Kind kind) {
    switch (kind) {
    case MatchPlan::Kind::Versus: return "REMATCH";
    case MatchPlan::Kind::Replay: return "PLAY AGAIN";
    case MatchPlan::Kind::Campaign:
    case MatchPlan::Kind::Solo:
    case MatchPlan::Kind::Sandbox:
    case MatchPlan::Kind::Watch: break;
    }
    return "ANOTHER MATCH";
}

std::string headline(const MatchPlan& plan, std::optional<Side> winner) {
    return winner ? winText(plan, *winner) : "IT IS OVER";
}

} // namespace

ResultScreen::ResultScreen(ScreenContext& context, MatchPlan plan, Match match)
    : MenuScreen(context, centredMenu({{std::string(againText(plan.kind))}, {"QUIT TO TITLE"}}, menuTop,
                                      menuItemWidth)),
      plan_(std::move(plan)), match_(std::move(match)) {}

double ResultScreen::brightnessBelow() const { return 1.0 - 0.7 * easeOut(age() / 0.5); }

void ResultScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    TextStyle heading;
    heading.size = 36.0;
    heading.align = Align::Centre;
    heading.colour = match_.winner() ? palette().of(*match_.winner()) : palette().pale;
    drawText(textures(), headline(plan_, match_.winner()), {screenSize.x / 2, panelLow.y + 84.0}, heading);
    if (plan_.series.rounds > 1) drawStanding();
    drawFigures();
    drawMenu();
    drawMenuHints("CHOOSE", "TITLE");
}

void ResultScreen::drawStanding() const {
    constexpr double fromEdge = 84.0;
    TextStyle style;
    style.size = 48.0;
    style.align = Align::Centre;
    style.colour = palette().blue;
    drawText(textures(), std::to_string(plan_.series.wonBy(Side::Blue)),
             {panelLow.x + fromEdge, panelLow.y + 90.0}, style);
    style.colour = palette().red;
    drawText(textures(), std::to_string(plan_.series.wonBy(Side::Red)),
             {panelLow.x + panelSize.x - fromEdge, panelLow.y + 90.0}, style);
}

void ResultScreen::drawFigures() const {
    const Standing& blue = match_.standing(Side::Blue);
    const Standing& red = match_.standing(Side::Red);
    struct Row {
        std::string_view name;
        int blue;
        int red;
    };
    const Row rows[] = {{"SCORE", blue.score, red.score},
                        {"SHIELDS", blue.shields, red.shields},
                        {"BRICKS", blue.bricksBroken, red.bricksBroken},
                        {"TURNED BALLS", blue.conversions, red.conversions},
                        {"BEST COMBO", blue.bestCombo, red.bestCombo}};

    const double left = panelLow.x + 180.0;
    const double right = panelLow.x + panelSize.x - 180.0;
    const auto write = [this](std::string_view text, Vec2 at, sf::Color colour, double size, Align align) {
        TextStyle style;
        style.size = size;
        style.colour = colour;
        style.align = align;
        drawText(textures(), text, at, style);
    };
    double y = figuresTop;
    // The rows appear one after the other.
    double appeared = age() / 0.15;
    for (const Row& row : rows) {
        const double opacity = easeOut(appeared);
        write(std::to_string(row.blue), {left, y}, faded(palette().blue, opacity), 14.0, Align::Right);
        write(row.name, {screenSize.x / 2, y}, faded(palette().muted, opacity), 10.0, Align::Centre);
        write(std::to_string(row.red), {right, y}, faded(palette().red, opacity), 14.0, Align::Left);
        y += rowStep;
        appeared -= 1.0;
    }
    write("TIME " + clockText(match_.clock()), {screenSize.x / 2, y + 6.0},
          faded(palette().pale, easeOut(appeared)), 14.0, Align::Centre);
}

ScreenChange ResultScreen::chosen(std::size_t item) {
    switch (item) {
    case Again: return ShowMatch{plan_.anew()};
    case ToTitle: return ShowTitle{};
    default: return Stay{};
    }
}

} // namespace arkanong
