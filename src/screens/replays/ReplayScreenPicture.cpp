#include "arkanong/language/Names.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/LetterNames.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace arkanong {

namespace {

constexpr double closestHints = 0.6; ///< The narrowest letters beside each other, a share of their width.
constexpr Vec2 panelSize{460.0, 300.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 190.0};

/// The run with the picks for this round, before it is played.
GauntletRun beforeRound(const GauntletReplay& replay, std::size_t round) {
    GauntletRecord record = replay.record;
    record.results.resize(round);
    record.picks.resize(std::min(record.picks.size(), 2 * (round + 1)));
    return *GauntletRun::replayed(record);
}

/// The controls as the line of hints that other screens have.
void nameHints(const TextureManager& textures, const std::vector<Hint>& hints) {
    std::string words;
    for (const Hint& hint : hints) {
        if (!words.empty()) words += '\n';
        for (const char c : hint.key) {
            const std::string sign = signInWords(*textures.type().catalogue, c);
            words += sign.empty() ? std::string{c} : sign;
        }
        words += ", " + std::string(hint.action);
    }
    namePicture(textures, words, {screenSize.x / 2.0, space::hintLine});
}

} // namespace

void ReplayScreen::draw(double alpha, double brightness) const {
    const int rate = replaySpeeds.at(speed_);
    constexpr int wholeTick = replaySpeeds[trueSpeed];
    const double since = rate < wholeTick ? (quarters_ + rate * alpha) / wholeTick : alpha;
    const bool rests = paused_ || atEnd() || dragging_ || target_;
    const bool ends = showsEnd() && !dragging_;
    presenter_.view().draw(textures(), now_.world, rests ? 1.0 : std::min(since, 1.0), std::nullopt,
                           brightness * (ends ? 1.0 - 0.6 * easeOut(endAge_ / motion::dimSlowly) : 1.0));
    if (ends) drawEnd();
    if (brightness < 1.0) return; // Under the choice of who plays on.
    if (showsCard()) drawCard();
    if (analysis_) drawTurningPoints(); // The bar's marks reach into the curve's panel.
    ReplayBar::draw(
        textures(), palette(),
        {target_.value_or(tick()), replayIndex_.length(), replayIndex_.tick(), paused_ || atEnd(), speed_},
        replayIndex_.marks(), pointer_, shown_);
    if (shown_ > 0.0) drawHintColumn();
}

void ReplayScreen::drawEnd() const {
    constexpr double above = 164.0;                    ///< From the panel's top to the first entry.
    const double below = 36.0 - 4.0 * type().growth(); // The curve's panel grows upwards.
    const double top = endMenu_.centre(0).y - above;
    const double bottom = endMenu_.centre(endMenu_.items().size() - 1).y + below;
    drawPanel(textures(), palette(), {panelLow.x, top}, {panelSize.x, bottom - top});
    const std::optional<ReplaySummary>& summary = header_.summary;
    Column rows(panelSize.x - 2.0 * space::padding, Align::Centre);
    rows.add({summary ? capitals(shownResult(catalogue(), *summary, replay_->settings))
                      : std::string(text("THE END")),
              type::heading, palette().pale});
    if (summary) rows.add({shownTally(catalogue(), header_), type::body, palette().muted, 20.0});
    rows.drawBetween(textures(), screenSize.x / 2, top + space::gap,
                     endMenu_.centre(0).y - endMenu_.itemSize().y / 2.0);
    drawSelection(textures(), palette(), {endMenu_.centre(0).x, endMenu_.highlightY()}, endMenu_.itemSize());
    for (std::size_t i = 0; i < endMenu_.items().size(); ++i)
        drawMenuItem(textures(), palette(), text(endMenu_.items()[i].context, endMenu_.items()[i].text),
                     endMenu_.centre(i), endMenu_.glow(i), endMenu_.itemSize());
}

void ReplayScreen::drawPicks(const GauntletRun& run) const {
    constexpr double left = panelLow.x + 84.0;
    constexpr double sign = 42.0;
    constexpr double step = 56.0;
    constexpr double room = panelLow.x + panelSize.x - space::padding - left - sign;
    const std::array<Side, 2> sides{run.firstPicker(), opponent(run.firstPicker())};
    std::vector<std::string> texts;
    for (const Side side : sides) {
        const std::string& player = header_.summary->players[sideIndex(side)];
        const std::string name =
            player.empty() ? std::string(shownName(catalogue(), side)) : nameInCapitals(catalogue(), player);
        texts.push_back(
            fill(text("{name}: {card}"),
                 {{"name", name}, {"card", capitals(shownName(catalogue(), run.cards(side).back()))}}));
    }
    const TextSize size = commonSize(textures(), texts, room, {type::body, type::label});
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Vec2 at{left, panelLow.y + 144.0 + step * static_cast<double>(i)};
        drawCardSign(textures(), palette(), run.cards(sides[i]).back(), sides[i], at, sign);
        drawText(textures(), texts[i], at + Vec2{sign, size / 2.0}, {size, palette().of(sides[i])});
    }
}

void ReplayScreen::drawCard() const {
    const GauntletRun run = beforeRound(*recorded_.run, recorded_.round);
    const double middle = screenSize.x / 2.0;
    drawPanel(textures(), palette(), panelLow, panelSize);
    Column rows(panelSize.x - 2.0 * space::padding, Align::Centre);
    rows.add({fill(text("Round {n} of {rounds}"),
                   {{"n", recorded_.round + 1}, {"rounds", recorded_.run->rounds.size()}}),
              type::heading, palette().pale});
    rows.add({sentenceCase(text(replay_->level.name)), type::body, palette().amber, 20.0});
    rows.drawBetween(textures(), middle, panelLow.y + space::gap, panelLow.y + 120.0);
    drawPicks(run);
    drawText(textures(), shownPoints(catalogue(), {run.points(Side::Blue), run.points(Side::Red)}),
             {middle, panelLow.y + 262.0}, {type::body, palette().muted, Align::Centre});
}

// What the device in use can do, the most important first.
std::vector<Hint> ReplayScreen::hints() const {
    const std::string_view atEnds = roundFollows() ? text("Next round") : text("Again");
    const std::string_view goOn = atEnd() ? atEnds : paused_ ? text("replay", "Play") : text("Pause");
    const MenuControls button = shownControls();
    const std::string_view leaves = recorded_.overResult ? text("Result") : text("Replays");
    const std::string_view curve = analysis_ ? text("This moment") : text("Turning points");
    const bool curved = analysis_ != nullptr;
    if (oneButton()) {
        const bool playable = !atEnd() && whyNotPlayedOn(*replay_, now_.world).empty();
        return {{button.accept, curved     ? curve
                                : playable ? text("Pause, play on")
                                           : goOn},
                {button.back, leaves}};
    }
    switch (context().state.device) {
    case Device::Keyboard: break;
    case Device::Mouse:
        return {{std::string(text("Click")), goOn},
                {std::string(text("Right click")), leaves},
                {std::string(text("Drag")), text("Time line")}};
    case Device::Gamepad:
        return {{padGlyph(PadPart::A), goOn},
                {padGlyph(PadPart::B), leaves},
                {padGlyph(PadPart::X), text("Play on")},
                {padGlyph(inRun() ? PadPart::LeftStick : PadPart::Y), curve},
                {std::string(text("Left right")), text("5 s")},
                {padGlyph(PadPart::LeftShoulder) + padGlyph(PadPart::RightShoulder),
                 curved ? text("Turning point") : text("One step")},
                {std::string(text("Up down")), text("Speed")}};
    }
    std::vector<Hint> keys{{std::string(text("key", "Space")), goOn},
                           {std::string(text("key", "Esc")), leaves}};
    if (replay_->settings.mode != Mode::Sandbox) keys.push_back({"P", text("Play on")});
    if (canShowTurningPoints()) keys.push_back({"T", curve});
    keys.push_back({std::string(text("Left right")), text("5 s")});
    keys.push_back(curved ? Hint{"N B", text("Turning point")} : Hint{"+ -", text("Speed")});
    keys.push_back(inRun() ? Hint{std::string(text("key", "Page down")), text("Next round")}
                           : Hint{", .", text("One step")});
    return keys;
}

Column ReplayScreen::hintRows(const std::vector<Hint>& shown, double width, double least) const {
    Column rows(width);
    for (const Hint& hint : shown) {
        ColumnRow row{hint.key, type::label, palette().pale, space::gap};
        const double both = measureText(textures(), hint.key, type::label) +
                            measureText(textures(), hint.action, type::label);
        const bool beside = both * least <= width - space::gap;
        if (beside) {
            row.end = hint.action;
            row.endColour = palette().muted;
        }
        rows.add(row);
        if (!beside) rows.add({std::string(hint.action), type::label, palette().muted});
    }
    return rows;
}

// Beside large letters the two most important hints, or one, take the place of figures that can be spared. They do so all
// the time, so that the figures stay in their places.
void ReplayScreen::keepRoomForHints() {
    constexpr std::size_t kept = 2;
    MatchView& view = presenter_.view();
    std::vector<Hint> shown = hints();
    if (shown.size() > kept) shown.resize(kept);
    for (; !shown.empty(); shown.pop_back()) {
        const auto room = [&] { return view.freeRoom(textures(), now_.world); };
        Column rows = hintRows(shown, room().high.x - room().low.x, closestHints);
        rows.fit(textures(), 0.0);
        view.keepFree(rows.height() + 1.0);
        if (room().high.y - room().low.y >= rows.height()) return;
    }
    view.keepFree(0.0);
}

// In the left panel, between the two sides, so that they hide no part of the field: as many as fit.
void ReplayScreen::drawHintColumn() const {
    const Box room = presenter_.view().freeRoom(textures(), now_.world);
    const double width = room.high.x - room.low.x;
    textures().setBrightness(shown_);
    const auto draws = [&](const std::vector<Hint>& shown) {
        return hintRows(shown, width, 0.85).drawIn(textures(), room) ||
               hintRows(shown, width, closestHints).drawIn(textures(), room);
    };
    for (std::vector<Hint> shown = hints(); !shown.empty() && !draws(shown);)
        shown.pop_back();
    nameHints(textures(), hints());
    textures().setBrightness(1.0);
}

} // namespace arkanong
