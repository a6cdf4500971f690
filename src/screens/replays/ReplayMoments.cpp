#include "ReplayBarLayout.hpp"
#include "arkanong/language/Names.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/session/Ghost.hpp"
#include "arkanong/session/analysis/TurningPointTexts.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/sim/analysis/MatchAnalysis.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

// The turning points of a replay: the curve, the way to them, and what can be done at a moment.

namespace arkanong {

bool ReplayScreen::canShowTurningPoints() const { return canAnalyse(replay_->level, replay_->settings); }

void ReplayScreen::showTurningPoints() {
    if (analysis_ || !canShowTurningPoints()) return;
    analysis_ = std::make_unique<ReplayAnalysis>(replay_, recorded_.run, personIn(*replay_));
    log().write("analysis begins");
    layOutEnd();
}

// At once if it is known, otherwise as soon as it is, unless the player does something else.
void ReplayScreen::showWorst() {
    setPaused(true);
    goesToWorst_ = true;
    if (atEnd()) seek(0);
}

void ReplayScreen::goToPoint(std::optional<std::size_t> point) {
    if (!point) return;
    goesToWorst_ = false;
    setPaused(true);
    closeMoment();
    const TurningPoint& at = analysis_->points()[*point];
    log().write("turning point " + std::to_string(*point + 1) + " at " + std::to_string(at.tick) + ' ' +
                turningPointLine(Catalogue::english(), at, analysis_->you()));
    context().state.aside = turningPointLine(catalogue(), at, analysis_->you());
    seek(retryTick(at));
}

std::optional<ScreenChange> ReplayScreen::pressCurveAt(Vec2 at) {
    if (!analysis_) return std::nullopt;
    at += aboveBar();
    if (const auto mark = ChanceCurve::markAt(at, curveState())) {
        goToPoint(mark);
    } else if (const auto button = ChanceCurve::buttonAt(textures(), at)) {
        switch (*button) {
        case ChanceCurve::Button::Before: return answer(ReplayAction::PointBefore);
        case ChanceCurve::Button::Next: return answer(ReplayAction::NextPoint);
        case ChanceCurve::Button::Moment: return answer(ReplayAction::TurningPoints);
        }
    } else if (ChanceCurve::onCurve(at)) {
        dragging_ = true;
        seek(ReplayBar::tickAt(at.x, replayIndex_.length()));
    } else if (!ChanceCurve::covers(at)) {
        return std::nullopt;
    }
    return Stay{};
}

void ReplayScreen::openMoment() {
    setPaused(true);
    questioned_.reset();
    drafted_.clear();
    std::vector<MomentPanel::Entry> entries{
        {MomentChoice::Watch, atEnd() ? translatable("WATCH AGAIN") : translatable("WATCH")}};
    if (!analysis_->points().empty()) {
        entries.push_back({MomentChoice::NextPoint, translatable("NEXT TURNING POINT")});
        entries.push_back({MomentChoice::PointBefore, translatable("TURNING POINT BEFORE")});
    }
    if (whyNotPlayedOn(*replay_, now_.world).empty())
        entries.push_back({MomentChoice::PlayOn, translatable("PLAY ON FROM HERE")});
    if (analysis_->choiceAt(tick())) entries.push_back({MomentChoice::WhatIf, translatable("WHAT IF")});
    if (recorded_.run && analysis_->you())
        entries.push_back({MomentChoice::Draft, translatable("WHAT IF: ANOTHER CARD")});
    // The one button opens this panel, and would not find it again.
    if (!oneButton()) entries.push_back({MomentChoice::HideCurve, translatable("HIDE THE CURVE")});
    entries.push_back({MomentChoice::Leave, recorded_.overResult ? translatable("BACK TO THE RESULT")
                                                                 : translatable("BACK TO THE REPLAYS")});
    moment_.emplace(type(), std::move(entries));
    sounds().play(Cue::MenuAccept);
    log().write("moment " + std::to_string(tick()));
    logItems();
    rearranged();
}

void ReplayScreen::closeMoment() {
    if (!moment_) return;
    moment_.reset();
    rearranged();
}

void ReplayScreen::openAlternatives() {
    moment_.emplace(type(), std::vector<MomentPanel::Entry>{{MomentChoice::Back, translatable("BACK")}});
    logItems();
    rearranged();
}

ScreenChange ReplayScreen::answerMoment(Menu::Result result) {
    if (result == Menu::Result::Moved) sounds().play(Cue::MenuMove);
    if (result == Menu::Result::Back) {
        sounds().play(Cue::MenuBack);
        if (moment_->chosen() == MomentChoice::Back)
            openMoment();
        else
            closeMoment();
    }
    if (result != Menu::Result::Accepted) return Stay{};
    sounds().play(Cue::MenuAccept);
    switch (moment_->chosen()) {
    case MomentChoice::Watch: closeMoment(); return answer(ReplayAction::PlayOrPause);
    case MomentChoice::NextPoint: return answer(ReplayAction::NextPoint);
    case MomentChoice::PointBefore: return answer(ReplayAction::PointBefore);
    case MomentChoice::PlayOn: return playOnFrom(tick());
    case MomentChoice::WhatIf:
        questioned_ = analysis_->choiceAt(tick());
        if (!questioned_) break; // The results have changed since.
        analysis_->ask(*questioned_);
        openAlternatives();
        break;
    case MomentChoice::Draft: {
        drafted_ =
            draftAlternatives(recorded_.run->record, static_cast<int>(recorded_.round), *analysis_->you());
        std::vector<std::array<CardSet, 2>> hands;
        for (const DraftAlternative& alternative : drafted_)
            hands.push_back(alternative.hands);
        analysis_->ask(std::move(hands));
        openAlternatives();
        break;
    }
    case MomentChoice::HideCurve:
        closeMoment();
        analysis_.reset();
        goesToWorst_ = false;
        layOutEnd();
        log().write("analysis left");
        break;
    case MomentChoice::Leave: return leaveReplay();
    case MomentChoice::Back: openMoment(); break;
    }
    return Stay{};
}

void ReplayScreen::lookChanged() {
    nameSides();
    if (moment_) moment_ = moment_->resized(type());
}

void ReplayScreen::logItems() const {
    if (moment_) logItemsOf(moment_->menu(), log());
}

Choices ReplayScreen::choices() const {
    using namespace replaybar;
    Choices choices;
    if (moment_)
        choices = choicesOf(moment_->menu());
    else if (showsEnd() && !dragging_)
        choices = choicesOf(endMenu_);
    choices.silent.push_back({{}, {fieldOrigin.x, screenSize.y}}); // Counters stand beside the field.
    choices.silent.push_back({{fieldOrigin.x + tuning::fieldSize.x, 0.0}, screenSize});
    const double above = headsCurve() ? panelTop : marksTop;
    choices.silent.push_back({Vec2{stripLow.x, analysis_ ? above : stripLow.y} - aboveBar(),
                              {stripLow.x + stripSize.x, screenSize.y}});
    return choices;
}

ChanceCurve::State ReplayScreen::curveState() const {
    const int now = target_.value_or(tick());
    return {analysis_->results().curve,
            analysis_->points(),
            analysis_->present(now),
            analysis_->words(catalogue(), now),
            now,
            replayIndex_.length(),
            analysis_->you(),
            headsCurve()};
}

void ReplayScreen::drawTurningPoints() const {
    textures().setOrigin(-aboveBar());
    ChanceCurve::draw(textures(), palette(), curveState(), pointer_ + aboveBar(), shown_);
    textures().setOrigin({});
    if (!moment_) return;
    const bool asked = moment_->chosen() == MomentChoice::Back;
    moment_->draw(textures(), palette(), asked ? alternativeRows() : momentRows());
}

Column ReplayScreen::momentRows() const {
    Column rows = MomentPanel::column();
    const auto present = analysis_->present(tick());
    rows.add({clockText(tick()), type::title, palette().amber});
    if (!present) return rows;
    ColumnRow words{turningPointText(catalogue(), analysis_->points()[*present], analysis_->you()),
                    type::body, palette().pale, 14.0};
    words.lines = 2;
    rows.add(words);
    return rows;
}

std::string ReplayScreen::questionText(Side side) const {
    // Translators: {choice} is when a choice was made, and what a capsule held: "0:41 FREEZE".
    constexpr std::array choices{
        translatable("{choice}: your chance of winning after it"),
        translatable("{choice}: Blue's chance of winning after it"),
        translatable("{choice}: Red's chance of winning after it"),
    };
    constexpr std::array drafts{
        translatable("With your other cards: your chance of winning"),
        translatable("With Blue's other cards: Blue's chance of winning"),
        translatable("With Red's other cards: Red's chance of winning"),
    };
    const std::size_t whose = analysis_->you() == side ? 0 : 1 + sideIndex(side);
    if (!questioned_) return std::string(text(drafts.at(whose)));
    return fill(text(choices.at(whose)), {{"choice", choiceText(catalogue(), *questioned_)}});
}

// What the recording has is marked in words.
std::string ReplayScreen::nameOf(const Alternative& alternative) const {
    const bool hand = alternative.kind == Alternative::Kind::Hand;
    const bool known = hand && alternative.hand < drafted_.size();
    std::string name = known ? capitals(shownName(catalogue(), drafted_[alternative.hand].card))
                             : alternativeText(catalogue(), alternative);
    const bool wasSo = known ? drafted_[alternative.hand].picked : alternative.played;
    // Translators: an alternative that is what happened.
    return wasSo ? fill(text("{alternative} (as it was)"), {{"alternative", name}}) : name;
}

// The chances of the side that chooses.
Column ReplayScreen::alternativeRows() const {
    Column rows = MomentPanel::column();
    const Side side = questioned_ ? questioned_->side : *analysis_->you();
    rows.add({std::string(text("WHAT IF")), type::title, palette().amber});
    rows.add({questionText(side), type::label, palette().muted, 14.0});
    const std::vector<Alternative> alternatives = analysis_->alternatives();
    if (alternatives.empty())
        rows.add({std::string(analysis_->answered() ? text("There is no other way here")
                                                    // Translators: moments are played out by computers.
                                                    : text("Playing it out")),
                  type::body, palette().pale, space::gap});
    for (const Alternative& alternative : alternatives) {
        ColumnRow row{nameOf(alternative), type::body, palette().pale, space::gap};
        row.end = chanceWithError(catalogue(), alternative, side);
        row.endColour = palette().of(side);
        rows.add(row);
    }
    return rows;
}

} // namespace arkanong
