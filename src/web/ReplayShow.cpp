#include "ReplayShow.hpp"

#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

constexpr int restOfRound = tuning::seconds(2.0); ///< From a round's end to the next round.
constexpr int ticksAhead = tuning::seconds(1.0);  ///< Played ahead in a frame: a few milliseconds of work.

HudLabels labelsFor(const Replay& replay, std::optional<std::size_t> round, const Look& look) {
    HudLabels labels;
    labels.bricks = look.bricksOf(replay.level);
    labels.world = round ? "Round " + std::to_string(*round + 1) : displayName(replay.level.world);
    labels.level = inCapitals(replay.level.name);
    labels.blue = labels.red = "Replay";
    if (!replay.summary) return labels;
    labels.blue = nameForOnlookers(replay.summary->players[sideIndex(Side::Blue)]);
    labels.red = nameForOnlookers(replay.summary->players[sideIndex(Side::Red)]);
    return labels;
}

bool isCampaign(const Replay& replay) {
    return replay.summary && campaignLevelNamed(replay.summary->place).has_value();
}

} // namespace

std::string nameForOnlookers(const std::string& recorded) {
    return recorded == onlyPersonName ? "A player" : nameFromCapitals(recorded);
}

ReplayShow::ReplayShow(std::vector<std::shared_ptr<const Replay>> rounds, bool isRun, const Look& look)
    : Show(MatchView(look.palette,
                     labelsFor(*rounds.front(), isRun ? std::optional<std::size_t>(0) : std::nullopt, look),
                     look.view, rounds.front()->level.theme),
           look),
      rounds_(std::move(rounds)), isRun_(isRun) {
    begin(0);
}

void ReplayShow::begin(std::size_t round) {
    round_ = round;
    now_.emplace(replay());
    index_.emplace(replay());
    scout_.emplace(replay());
    highlights_ = {};
    restLeft_ = restOfRound;
    show(freshView());
}

MatchView ReplayShow::freshView() const {
    MatchView view(Show::look().palette,
                   labelsFor(replay(), isRun_ ? std::optional(round_) : std::nullopt, Show::look()),
                   Show::look().view, replay().level.theme);
    if (isCampaign(replay())) view.show(now_->mission);
    return view;
}

void ReplayShow::look(int ticks) {
    index_->advance(ticks);
    for (int played = 0; played < ticks && !scout_->player.atEnd(); ++played) {
        found_.clear();
        scout_->step(found_);
        highlights_.note(found_, scout_->world);
    }
}

std::uint32_t ReplayShow::advance(double seconds, double speed) {
    look(ticksAhead);
    return Show::advance(seconds, speed);
}

bool ReplayShow::play(std::vector<Event>& events) {
    if (now_->player.atEnd()) {
        if (round_ + 1 == rounds_.size()) return false;
        if (--restLeft_ <= 0) begin(round_ + 1);
        return true;
    }
    now_->step(events);
    if (isCampaign(replay())) view().show(now_->mission);
    return true;
}

void ReplayShow::seek(int tick) {
    tick = std::clamp(tick, 0, index_->length());
    index_->advance(std::max(0, tick - index_->tick()));
    now_ = index_->at(tick);
    restLeft_ = restOfRound;
    show(freshView());
}

ShowFacts ReplayShow::facts() const {
    ShowFacts facts;
    if (replay().summary) {
        for (const Side side : {Side::Blue, Side::Red})
            facts.names[sideIndex(side)] = nameForOnlookers(replay().summary->players[sideIndex(side)]);
        facts.place = replay().summary->place;
    }
    facts.tick = now_->world.tick();
    facts.ticks = index_->length();
    facts.round = round_;
    facts.rounds = rounds_.size();
    if (scout_->player.atEnd()) facts.best = highlights_.best();
    facts.over = now_->player.atEnd() && round_ + 1 == rounds_.size();
    return facts;
}

} // namespace arkanong
