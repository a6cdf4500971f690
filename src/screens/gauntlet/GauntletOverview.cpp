#include "arkanong/screens/gauntlet/GauntletOverview.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/gauntlet/GauntletParts.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
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
    : MenuScreen(context, centredMenu({{translatable("NEXT CARDS")}, {translatable("LEAVE THE RUN")}}, menuY,
                                      menuWidth)),
      setup_(std::move(setup)), levels_(levelsOf(run(), context.services.levelFolder)) {
    followPlay();
    fitNames();
    log().write("points blue " + std::to_string(run().points(Side::Blue)) + " red " +
                std::to_string(run().points(Side::Red)));
}

void GauntletOverview::fitNames() {
    std::vector<std::string> names;
    for (const Level& level : levels_)
        names.push_back(capitals(text(level.name)));
    nameMarks_ = furthestMarks(names);
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
    // Translators: {n} is the number of the round.
    constexpr SideSentence won{translatable("YOU WIN ROUND {n}"), translatable("BLUE WINS ROUND {n}"),
                               translatable("RED WINS ROUND {n}"), translatable("{name} WINS ROUND {n}")};
    return fill(told(catalogue(), won, setup_, winner), {{"n", results.size()}});
}

void GauntletOverview::draw(double, double brightness) const {
    drawBackdrop(brightness, levels_[static_cast<std::size_t>(run().round())].theme);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    const std::string_view note = text("Seven rounds, the last one counts double");
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
    drawMenuHints(text("Choose"), text("Leave"));
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
    Column rows(tileSize.x - tileInset, Align::Centre);
    constexpr double usual = levelPictureHeight(tilePicture);
    const auto picture = rows.add(pictureRow(usual, 0.65 * usual));
    ColumnRow name{capitals(text(levels_[round].name)), type().isLarge() ? type::label : nameSize_,
                   next ? palette().amber : palette().pale, 14.0};
    const bool longName = fittingSize(textures(), name.text, tileSize.x - tileInset, {name.size}) < name.size;
    if (longName) name.lines = 2;
    name.beside = nameMarks_;
    rows.add(name);
    const bool doubled = gauntlet::pointsOf(static_cast<int>(round)) > 1;
    const std::string number = fill(text("Round {n}"), {{"n", round + 1}});
    if (!played) {
        const std::optional<Boss> boss = run().boss(static_cast<int>(round));
        const std::string what = boss ? sentenceCase(shownName(catalogue(), *boss)) : number;
        // Translators: a round, or a boss whom it is against, that counts double.
        rows.add({doubled ? fill(text("{round}, double"), {{"round", what}}) : what, type::label,
                  palette().muted, 24.0});
    } else {
        const RoundResult& result = results[round];
        rows.add({std::to_string(result.goals[0]) + " : " + std::to_string(result.goals[1]),
                  type::title * 0.9, edge, 10.0});
        ColumnRow winner{gauntletSide(catalogue(), setup_, result.winner), type::label, edge, 8.0};
        winner.spared = longName; // The colour tells it, too.
        rows.add(winner);
    }
    rows.fit(textures(), tileSize.y - 2.5 * tileInset);
    rows.draw(textures(), {middle, low.y + tileInset});
    const double wide = tilePicture * rows.height(picture) / usual;
    textures().setBrightness(played ? 0.6 : 1.0);
    drawLevelPicture(textures(), palette(), levels_[round], {middle - wide / 2.0, low.y + tileInset}, wide);
    textures().setBrightness(1.0);
    if (come < 1.0) textures().moveOverlay(before, {0.0, 16.0 * (1.0 - come)}, come);
}

void GauntletOverview::drawMiddle() const {
    constexpr double room = screenSize.x - 2.0 * (space::margin + buildSize.x + space::gap);
    Column rows(room, Align::Centre);
    const auto add = [&](std::string words, TextSize size, sf::Color colour, double gap, bool spared) {
        ColumnRow row{std::move(words), size, colour, gap, type().isLarge() ? 2U : 1U};
        row.spared = spared;
        rows.add(row);
    };
    const auto points = rows.add(pictureRow(type().capHeight(type::display)));
    add(std::string(text("Points")), type::label, palette().muted, space::gap, true);
    add(fill(text("Next: round {n}"), {{"n", run().round() + 1}}), type::label, palette().muted, 26.0, true);
    add(capitals(text(levels_[static_cast<std::size_t>(run().round())].name)), type::title, palette().amber,
        14.0, false);
    add(whyFirst(catalogue(), setup_), type::label, palette().pale, 16.0, false);
    const double top = buildsTop + space::unit;
    rows.fit(textures(), menu().centre(0).y - menu().itemSize().y / 2.0 - space::gap - top);
    rows.draw(textures(), {centre, top});
    drawPoints(textures(), palette(), run(), {centre, top + *rows.middle(points)});
}

} // namespace arkanong
