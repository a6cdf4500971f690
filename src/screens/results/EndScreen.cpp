#include "arkanong/screens/results/EndScreen.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "arkanong/sim/analysis/MatchAnalysis.hpp"
#include "arkanong/ui/MenuPanel.hpp"
#include "arkanong/ui/widgets/StatisticsTable.hpp"

#include <algorithm>
#include <iterator>

namespace arkanong {

namespace {

constexpr Vec2 panelSize{928.0, 592.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, space::bottom - panelSize.y};
constexpr double middle = screenSize.x / 2;
constexpr double columnsTop = panelLow.y + 136.0;
constexpr double columnsBottom = panelLow.y + panelSize.y - space::padding;
constexpr double rightMiddle = 872.0;
constexpr double tableWidth = 400.0;
constexpr double noHurry = 100.0; ///< Seconds: everything has counted up long ago.

} // namespace

EndScreen::EndScreen(ScreenContext& context, MatchSetup setup, Mode mode,
                     const std::shared_ptr<const Replay>& recording)
    : MenuScreen(context, centredMenu({{""}}, leftTop, menuItemWidth)), setup_(std::move(setup)),
      mode_(mode) {
    followPlay();
    setup_.totals.add(recording, setup_.onlyPerson());
    if (recording && canAnalyse(recording->level, recording->settings)) analysable_ = recording;
    for (const Side side : {Side::Blue, Side::Red})
        if (side == Side::Blue || mode != Mode::Solo)
            context.services.log.write("statistics " + nameOf(side) + ' ' +
                                       describe(setup_.totals.statistics.of(side)));
}

void EndScreen::offer(std::vector<MenuEntry> first, std::vector<MenuEntry> last, ScoreEligibility eligibility,
                      double menuTop) {
    first_ = std::move(first);
    last_ = std::move(last);
    menuTop_ = menuTop;
    scores_ = ScoreOffer(context(), std::move(eligibility));
    layOut();
}

void EndScreen::layOut() {
    entries_.clear();
    const std::optional<MenuEntry> scores = scores_.entry();
    const bool namedFirst = solo() && scores_.place();
    if (namedFirst) entries_.push_back(*scores);
    entries_.insert(entries_.end(), first_.begin(), first_.end());
    if (analysable_) {
        ShowTurningPoints shown{analysable_};
        if (setup_.is<PlayOnMatch>()) shown.analysis = setup_.as<PlayOnMatch>().shown.analysis;
        entries_.push_back({translatable("TURNING POINTS"), shown});
    }
    if (setup_.totals.highlight) entries_.push_back({translatable("BEST MOMENT"), ShowHighlight{setup_}});
    if (scores && !namedFirst) entries_.push_back(*scores);
    entries_.insert(entries_.end(), last_.begin(), last_.end());
    const double width = type().isLarge() ? leftWidth : menuItemWidth + 40.0;
    const std::size_t selected = menu().selected();
    const double room = columnsBottom + space::unit - menuTop_;
    const double step = std::min(menuItemStep, room / (static_cast<double>(entries_.size()) - 0.5));
    menu() = Menu(itemsOf(entries_), {leftMiddle, menuTop_}, step, {width, step - 2.0});
    menu().select(std::min(selected, entries_.size() - 1));
}

void EndScreen::resumed() {
    if (scores_.entered(profile())) layOut();
}

ScreenChange EndScreen::handle(const sfml::WindowEvent& event) {
    if (savesMoment(event) && setup_.totals.highlight) return SaveMoment{setup_};
    return MenuScreen::handle(event);
}

double EndScreen::brightnessBelow() const { return brightnessUnderMenu(age(), motion::dimSlowly); }

std::optional<MusicRequest> EndScreen::music() const {
    if (!personWon()) return std::nullopt;
    return MusicRequest{Track::Title, 0.8};
}

ScreenChange EndScreen::chosen(std::size_t item) { return entries_.at(item).change; }

void EndScreen::write(std::string_view text, Vec2 at, TextSize size, sf::Color colour, Align align) const {
    drawText(textures(), text, at, {size, colour, align});
}

void EndScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawHead();
    const sf::Color line = faded(palette().grid, 0.6);
    textures().drawRectangle(Layer::Overlay, {middle, columnsTop}, {1.0, columnsBottom - columnsTop}, line);
    drawLeft();
    drawMenu();
    drawColumns();
    drawFoot(textures(), palette());
    if (!setup_.totals.highlight || oneButton()) return drawMenuHints(text("Choose"), text("Leave"));
    const std::optional<int> percent = context().state.clipPercent;
    const std::string saving =
        percent ? fill(text("Saving: {n} %"), {{"n", *percent}}) : std::string(text("Save the best moment"));
    const MenuControls controls = shownControls();
    const std::string save = context().state.device == Device::Gamepad ? padGlyph(PadPart::Y) : "F9";
    drawHints(textures(), palette(),
              {{controls.accept, text("Choose")}, {controls.back, text("Leave")}, {save, saving}});
}

void EndScreen::drawHead() const {
    constexpr double portraitRoom = 160.0;
    const std::optional<Speaker> speaker = this->speaker();
    Column head(panelSize.x - 2.0 * (speaker ? portraitRoom : space::padding), Align::Centre);
    // Large letters with marks have no room of their own.
    const bool marked = type().isLarge() && marksAbove(headline()) > 0.0;
    const TextSize size = marked ? type::heading * 0.85 : type::heading;
    head.add({headline(), size, headlineColour()});
    if (speaker) {
        head.add({speaker->words, type::body, palette().of(speaker->who.side), marked ? 16.0 : 18.0});
        drawPortrait(textures(), palette(), speaker->who,
                     {panelLow.x + portraitRoom / 2.0, (panelLow.y + columnsTop) / 2.0 + 12.0}, 1.4);
    }
    const std::string told = this->news();
    // It must not reach down to the columns.
    const bool narrow = type().isLarge() && (speaker || moreLeading(told) > 0.0);
    ColumnRow news{told, narrow ? type::label : type::body, palette().amber, speaker ? 14.0 : 20.0};
    news.spared = speaker.has_value(); // The medals tell it, too.
    head.add(news);
    // The columns' headings grow upwards, too.
    const double bottom = columnsTop - (type().capHeight(type::body) - type::body);
    const double marks = marksAbove(headline()) * type().capHeight(size);
    constexpr double edge = 2.0; ///< Between the panel's edge and these marks, px.
    head.fit(textures(), bottom - panelLow.y - marks - edge);
    // Marks of the headline keep within the panel.
    head.draw(textures(), {middle, std::max((panelLow.y + bottom - head.height()) / 2.0,
                                            panelLow.y + head.above() + edge)});
}

void EndScreen::drawColumns() const {
    const double left = rightMiddle - tableWidth / 2.0;
    const double right = rightMiddle + tableWidth / 2.0;
    const double marks = std::max(marksAbove(text(sideText(setup_, Side::Blue))),
                                  marksAbove(text(sideText(setup_, Side::Red))));
    const double down = type().isLarge() ? 0.8 * marks * type().capHeight(type::body) : 0.0;
    const double headingY = columnsTop + 14.0 + down;
    if (solo()) {
        const std::string_view name = text("YOUR RUN");
        write(name, {left, headingY}, fittingSize(textures(), name, tableWidth, {type::body}), palette().blue,
              Align::Left);
    } else {
        const double room = tableWidth / 2.0 - space::unit;
        const auto head = [&](Side side, double x, Align align) {
            const std::string name(text(sideText(setup_, side)));
            write(name, {x, headingY}, fittingSize(textures(), name, room, {type::body, type::label}),
                  palette().of(side), align);
        };
        head(Side::Blue, left, Align::Left);
        head(Side::Red, right, Align::Right);
    }
    // The footnotes stand in the middle below the table, and no nearer to it than its rows to each other.
    Column notes = footnotes();
    notes.fit(textures(), columnsBottom - columnsTop);
    const double top = headingY + 42.0; // The first row's baseline.
    const double letters = type().capHeight(type::label);
    const double room = columnsBottom - notes.height() - top + (type::label + letters) / 2.0;
    const std::vector<StatisticsRow> rows =
        statisticsWithin(type(), statisticsRows(setup_.totals.statistics, mode_), room);
    const double step = statisticsRowStep(type(), rows, room);
    const bool moves = context().look.view.movesMenus();
    const double end = drawStatistics(textures(), palette(), rows, mode_, {rightMiddle, top}, tableWidth,
                                      step, moves ? age() : noHurry);
    const double nearest = end + step - (type::label + letters) / 2.0;
    notes.draw(textures(), {rightMiddle, std::max(nearest, (end + columnsBottom - notes.height()) / 2.0)});
}

Column EndScreen::footnotes() const {
    const SeriesStatistics& totals = setup_.totals;
    const std::string rally = fill(text("Longest rally {n}"), {{"n", totals.statistics.longestRally()}});
    const std::string time = fill(text("Time {time}"), {{"time", clockText(totals.statistics.ticks())}});
    std::string last;
    if (totals.matches >= 2) { // Translators: the figures are those of so many levels or rounds.
        const auto n = static_cast<std::uint64_t>(totals.matches);
        last = fill(solo() ? plural("All {n} levels together", "All {n} levels together", n)
                           : plural("All {n} rounds together", "All {n} rounds together", n),
                    {{"n", n}});
    }
    if (const std::string aids = shownAids(catalogue(), setup_); !aids.empty()) {
        if (!last.empty()) last += ", ";
        last += aids;
    }
    Column rows(tableWidth, Align::Centre);
    rows.add({rally + "     " + time, type::label, palette().pale});
    rows.add({last, type::label, palette().muted, 12.0});
    rows.add(
        {scores_.text(catalogue()), type::label, scores_.place() ? palette().amber : palette().muted, 12.0});
    return rows;
}

} // namespace arkanong
