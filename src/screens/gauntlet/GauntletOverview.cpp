#include "arkanong/screens/gauntlet/GauntletOverview.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/screens/gauntlet/GauntletParts.hpp"
#include "arkanong/session/Gauntlet.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

namespace {

constexpr double tileStep = 170.6;
constexpr double tilesTop = 92.0;
constexpr double tileInset = 8.0;
constexpr double tilePicture = GauntletOverview::tileSize.x - 2.0 * tileInset;
constexpr double buildsTop = 304.0;
constexpr Vec2 buildSize{388.0, 336.0};
constexpr double centre = screenSize.x / 2.0;
constexpr double menuWidth = 340.0;
constexpr double menuY = 566.0;

} // namespace

GauntletOverview::GauntletOverview(ScreenContext& context, MatchSetup setup)
    : MenuScreen(context, centredMenu({{"NEXT CARDS"}, {"LEAVE THE RUN"}}, menuY, menuWidth)),
      setup_(std::move(setup)), levels_(levelsOf(run(), context.services.levelFolder)) {
    followPlay();
    fitNames();
    log().write("points blue " + std::to_string(run().points(Side::Blue)) + " red " +
                std::to_string(run().points(Side::Red)));
}

void GauntletOverview::fitNames() {
    std::vector<std::string> names;
    for (const Level& level : levels_)
        names.push_back(inCapitals(level.name));
    nameSize_ = commonSize(textures(), names, tilePicture, {type::body, type::label});
}

ScreenChange GauntletOverview::chosen(std::size_t item) {
    if (item == 0) return ShowDraft{setup_};
    return back();
}

ScreenChange GauntletOverview::back() { return ShowGauntletSetup{}; }

std::string GauntletOverview::heading() const {
    const std::vector<RoundResult>& results = run().record().results;
    const Side winner = results.back().winner;
    return (setup_.onlyPerson() == winner ? std::string("YOU WIN") : gauntletSide(setup_, winner) + " WINS") +
           " ROUND " + std::to_string(results.size());
}

void GauntletOverview::draw(double, double brightness) const {
    drawBackdrop(brightness, levels_[static_cast<std::size_t>(run().round())].theme);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    constexpr std::string_view note = "SEVEN ROUNDS, THE LAST ONE COUNTS DOUBLE";
    drawEnds(textures(), {heading(), type::heading, palette().of(run().record().results.back().winner)},
             {note, type::body, palette().muted}, {space::margin, space::headingLine},
             screenSize.x - 2.0 * space::margin, space::padding);
    for (std::size_t round = 0; round < levels_.size(); ++round)
        drawTile(round);
    drawBuild(textures(), palette(), setup_, Side::Blue, {space::margin, buildsTop}, buildSize);
    drawBuild(textures(), palette(), setup_, Side::Red,
              {screenSize.x - space::margin - buildSize.x, buildsTop}, buildSize);
    drawMiddle();
    drawMenu();
    drawMenuHints("CHOOSE", "LEAVE");
}

/// A round's level, and its result once it has been played.
void GauntletOverview::drawTile(std::size_t round) const {
    const double come = easeOut((age() - motion::rowDelay * static_cast<double>(round)) / motion::pop);
    if (come <= 0.0) return;
    const TextureManager::Mark before = textures().mark();
    const std::vector<RoundResult>& results = run().record().results;
    const bool played = round < results.size();
    const bool next = round == results.size();
    const Vec2 low{space::margin + tileStep * static_cast<double>(round), tilesTop};
    const double middle = low.x + tileSize.x / 2.0;
    const sf::Color edge =
        played ? palette().of(results[round].winner) : (next ? palette().amber : faded(palette().grid, 0.8));
    drawPanel(textures(), palette(), low, tileSize, 0.92);
    drawRoundedOutline(textures(), Layer::Overlay, low, tileSize, 10.0, played || next ? 2.5 : 1.5, edge);
    textures().setBrightness(played ? 0.6 : 1.0);
    const double more = type().growth(); // Larger letters take room from the picture.
    const double wide = tilePicture * (1.0 - 0.42 * more);
    drawLevelPicture(textures(), palette(), levels_[round],
                     {middle - wide / 2.0, low.y + tileInset - 3.0 * more}, wide);
    textures().setBrightness(1.0);
    const auto write = [&](const std::string& text, double down, TextSize size, sf::Color colour) {
        drawText(textures(), text, {middle, low.y + down},
                 {fittingSize(textures(), text, tilePicture + 13.0 * more, {size}), colour, Align::Centre});
    };
    write(inCapitals(levels_[round].name), 138.0 - 40.0 * more, type().isLarge() ? type::label : nameSize_,
          next ? palette().amber : palette().pale);
    const bool doubled = gauntlet::pointsOf(static_cast<int>(round)) > 1;
    const std::string number = "ROUND " + std::to_string(round + 1);
    if (!played) {
        write(doubled ? "COUNTS DOUBLE" : number, 172.0 - 16.0 * more, type::label, palette().muted);
    } else {
        const RoundResult& result = results[round];
        write(std::to_string(result.goals[0]) + " : " + std::to_string(result.goals[1]), 166.0 - 28.0 * more,
              type::title * 0.9, edge);
        write(gauntletSide(setup_, result.winner), 184.0 - 5.0 * more, type::label, edge);
    }
    if (come < 1.0) textures().moveOverlay(before, {0.0, 16.0 * (1.0 - come)}, come);
}

void GauntletOverview::drawMiddle() const {
    const auto write = [&](const std::string& text, double y, TextSize size, sf::Color colour) {
        constexpr double room = screenSize.x - 2.0 * (space::margin + buildSize.x + space::gap);
        drawText(textures(), text, {centre, y},
                 {fittingSize(textures(), text, room, {size, type::label}), colour, Align::Centre});
    };
    drawPoints(textures(), palette(), run(), {centre, buildsTop + 48.0});
    const bool enlarged =
        type().isLarge(); // Then the obvious is omitted, to make room for the reason's second line.
    if (!enlarged) {
        write("POINTS", buildsTop + 114.0, type::label, palette().muted);
        write("NEXT: ROUND " + std::to_string(run().round() + 1), buildsTop + 152.0, type::label,
              palette().muted);
    }
    const Level& level = levels_[static_cast<std::size_t>(run().round())];
    write(inCapitals(level.name), buildsTop + (enlarged ? 136.0 : 184.0), type::title, palette().amber);
    constexpr double room = screenSize.x - 2.0 * (space::margin + buildSize.x + space::gap);
    drawLines(textures(), fittingLines(textures(), whyFirst(setup_), room, enlarged ? 2 : 1, {type::label}),
              {centre, buildsTop + (enlarged ? 196.0 : 214.0)}, {type::label, palette().pale, Align::Centre});
}

} // namespace arkanong
