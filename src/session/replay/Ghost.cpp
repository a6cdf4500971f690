#include "arkanong/session/replay/Ghost.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/ScoreEligibility.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/FileName.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

std::string tallyOf(const Outcome& outcome) {
    if (outcome.mode != Mode::Versus) return std::to_string(outcome.score);
    return std::to_string(outcome.goals) + '-' + std::to_string(outcome.conceded);
}

std::string Ghost::refusal(const Replay& replay, const Level& level, const MatchSettings& settings) {
    if (replay.settings.mode != settings.mode) return "The ghost played in another mode";
    if (levelHash(replay.level) != levelHash(level)) return "The ghost played on another level";
    return {};
}

Ghost::Ghost(std::shared_ptr<const Replay> replay) : replay_(std::move(replay)), point_(*replay_) {
    const std::optional<Side> person = personIn(*replay_);
    side_ = person.value_or(Side::Blue);
    alone_ = person.has_value();
}

void Ghost::step() {
    events_.clear();
    const bool played = point_.step(events_);
    if (!played || world().match().over()) endedFor_ = std::min(endedFor_ + 1, fadeTicks);
}

double Ghost::presence() const { return 1.0 - endedFor_ * 1.0 / fadeTicks; }

std::string Ghost::figures(int carried) const {
    Outcome outcome = outcomeOf(world().match(), side_);
    outcome.score += carried;
    return tallyOf(outcome);
}

std::string ghostName(const MatchSetup& setup, const Level& level) {
    const std::optional<Side> person = setup.onlyPerson();
    if (!person || setup.series().played() > 0) return {};
    const std::string aided = setup.totals.aids[sideIndex(*person)].any() ? "-aided" : "";
    if (const auto* const match = std::get_if<CampaignMatch>(&setup.kind))
        return "campaign-" + fileNameOf(nameOf(match->at)) + aided;
    if (setup.is<SoloRun>()) return "solo-" + fileNameOf(level.name) + aided;
    if (!setup.is<VersusMatch>()) return {};
    const Strength strength = setup.contestants[sideIndex(opponent(*person))].computer.strength;
    return versusTable(strength) + '-' + fileNameOf(level.name) + (*person == Side::Red ? "-as-red" : "") +
           aided;
}

bool mayBeBest(const MatchSetup& setup) {
    const MatchSettings& settings = setup.settings;
    // Matches that end sooner or later cannot be compared.
    const bool usualLength = settings.goals[0] == tuning::goals && settings.goals[1] == tuning::goals &&
                             settings.pointsLimit == 0 && settings.suddenDeathAt == tuning::suddenDeathAt &&
                             settings.suddenDeathEnd == tuning::suddenDeathEnd;
    if (setup.is<VersusMatch>() && !usualLength) return false;
    return advantageIn(settings, setup.onlyPerson().value_or(Side::Blue)).empty();
}

std::string verdict(const Catalogue& catalogue, const Outcome& own, const Outcome& replay) {
    const auto both = [&](std::string_view text, std::string mine, std::string its) {
        return fill(text, {{"own", std::move(mine)}, {"replay", std::move(its)}});
    };
    const bool better = isBetter(own, replay);
    if (!better && !isBetter(replay, own))
        return both(catalogue.text("As good as the replay: {own} and {replay}"), tallyOf(own),
                    tallyOf(replay));
    const bool sameTally = tallyOf(own) == tallyOf(replay);
    if (own.won != replay.won && sameTally)
        return std::string(better ? catalogue.text("You beat the replay: it did not win")
                                  : catalogue.text("The replay is still better: you did not win"));
    return both(better ? catalogue.text("You beat the replay: {own} against {replay}")
                       : catalogue.text("The replay is still better: {replay} against your {own}"),
                sameTally ? tenthsText(catalogue, own.ticks) : tallyOf(own),
                sameTally ? tenthsText(catalogue, replay.ticks) : tallyOf(replay));
}

} // namespace arkanong
