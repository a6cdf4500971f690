#include "arkanong/session/MatchSetup.hpp"

#include <cassert>

namespace arkanong {

namespace {

// In the order of MatchKind.
constexpr auto ruleTable = rowsOf<std::variant_size_v<MatchKind>, MatchRules>({
    {"VERSUS", Mode::Versus, RecordingPolicy::AsReplay, Sequel::Result, false, false},
    {"CAMPAIGN", Mode::Versus, RecordingPolicy::Resumable, Sequel::CampaignResult, true, true},
    {"SOLO", Mode::Solo, RecordingPolicy::AsReplay, Sequel::RunResult, true, false},
    {"SANDBOX", Mode::Sandbox, RecordingPolicy::OnRequest, Sequel::Result, true, false},
    {"WATCH", Mode::Versus, RecordingPolicy::AsReplay, Sequel::Result, false, false},
    {"REPLAY", Mode::Versus, RecordingPolicy::Never, Sequel::Result, false, false},
    {"FIRST MATCH", Mode::Versus, RecordingPolicy::Never, Sequel::FirstMatchEnd, true, false},
    {"VERSUS", Mode::Versus, RecordingPolicy::Never, Sequel::Result, true, true}, // TrialMatch.
    {"GAUNTLET", Mode::Versus, RecordingPolicy::InRun, Sequel::GauntletRound, false, false},
    {"AGAINST A REPLAY", Mode::Versus, RecordingPolicy::AsReplay, Sequel::Result, true, false},
    {"FINALE", Mode::Versus, RecordingPolicy::AsReplay, Sequel::Credits, true, true},
    {"PLAYED ON", Mode::Versus, RecordingPolicy::AsReplay, Sequel::Result, false, false},
});

} // namespace

void GauntletMatch::finishRound(const Match& match, const std::shared_ptr<const Replay>& recording) {
    assert(!resume());
    if (recording) rounds.push_back(recording);
    run.finishRound(resultOf(match));
}

MatchSetup::MatchSetup() = default;
MatchSetup::MatchSetup(const MatchSetup&) = default;
MatchSetup::MatchSetup(MatchSetup&&) noexcept = default;
MatchSetup& MatchSetup::operator=(const MatchSetup&) = default;
MatchSetup& MatchSetup::operator=(MatchSetup&&) noexcept = default;
MatchSetup::~MatchSetup() = default;

const MatchRules& MatchSetup::rules() const { return ruleTable.at(kind.index()); }

bool MatchSetup::isRecorded() const {
    return rules().recording >= RecordingPolicy::AsReplay ||
           (rules().recording == RecordingPolicy::OnRequest && !record.empty());
}

std::shared_ptr<const Replay> MatchSetup::resume() const {
    if (const auto* const campaign = std::get_if<CampaignMatch>(&kind)) return campaign->resume;
    const auto* const gauntlet = std::get_if<GauntletMatch>(&kind);
    return gauntlet != nullptr ? gauntlet->resume() : nullptr;
}

bool MatchSetup::isContinued() const {
    const auto* const run = std::get_if<SoloRun>(&kind);
    const auto* const gauntlet = std::get_if<GauntletMatch>(&kind);
    return series().played() > 0 || (run != nullptr && run->stage > 0) ||
           (gauntlet != nullptr && !gauntlet->run.record().results.empty());
}

Series MatchSetup::series() const {
    if (const auto* const campaign = std::get_if<CampaignMatch>(&kind)) return campaign->series;
    const auto* const versus = std::get_if<VersusMatch>(&kind);
    return versus != nullptr ? versus->series : Series{};
}

Victory MatchSetup::victory(const Match& match, const MissionProgress& mission) const {
    Victory all = victoryOf(match, mission);
    const auto& campaign = as<CampaignMatch>();
    const Victory& before = campaign.before;
    all.ticks += before.ticks;
    all.mission = before.mission || (all.mission && match.winner() == campaign.at.person());
    all.score += before.score;
    return all;
}

std::optional<Side> MatchSetup::onlyPerson() const {
    const bool blue = isPerson(contestants[sideIndex(Side::Blue)].controller);
    const bool red = isPerson(contestants[sideIndex(Side::Red)].controller);
    if (is<ReplayMatch>() || blue == red) return std::nullopt;
    return blue ? Side::Blue : Side::Red;
}

std::optional<Side> MatchSetup::opponentSide() const {
    if (const auto* const rival = std::get_if<RivalMatch>(&kind)) {
        const std::optional<Side> person = onlyPerson();
        return rival->levelOpponent && person ? std::optional(opponent(*person)) : std::nullopt;
    }
    if (!rules().levelOpponent) return std::nullopt;
    const auto* const match = std::get_if<CampaignMatch>(&kind);
    return opponent((match != nullptr ? match->at : CampaignLevel{}).person());
}

MatchSetup MatchSetup::restarted() const {
    MatchSetup setup = *this;
    if (is<VersusMatch>()) setup.kind = VersusMatch{series().restarted()};
    if (const auto* const match = std::get_if<CampaignMatch>(&kind))
        setup.kind = CampaignMatch{match->at, false, {}, series().restarted()};
    setup.totals = {};
    return setup;
}

Sequel MatchSetup::conclude(const Match& match, const std::shared_ptr<const Replay>& recording,
                            const MissionProgress& mission) {
    const std::optional<Side> winner = match.winner();
    Sequel sequel = rules().sequel;
    if (auto* const run = std::get_if<SoloRun>(&kind)) {
        *run = runWith(*run, match);
        if (winner == Side::Blue) {
            ++run->stage;
            sequel = Sequel::NextStage;
        }
    } else if (auto* const versus = std::get_if<VersusMatch>(&kind); versus != nullptr && winner) {
        versus->series = versus->series.after(*winner);
        if (!versus->series.winner()) sequel = Sequel::NextRound;
    } else if (auto* const campaign = std::get_if<CampaignMatch>(&kind); campaign != nullptr && winner) {
        campaign->series = campaign->series.after(*winner);
        if (!campaign->series.winner()) {
            sequel = Sequel::NextRound;
            campaign->before = victory(match, mission);
            campaign->resume.reset();
        }
    }
    if (auto* const gauntlet = std::get_if<GauntletMatch>(&kind)) gauntlet->finishRound(match, recording);
    if (match.settings().finale) sequel = Sequel::Credits;
    if (sequel == Sequel::NextStage || sequel == Sequel::NextRound || sequel == Sequel::GauntletRound)
        totals.add(recording, onlyPerson());
    return sequel;
}

SoloRun runWith(SoloRun run, const Match& match) {
    const Standing& standing = match.standing(Side::Blue);
    run.score += standing.score;
    run.lives = standing.lives;
    return run;
}

} // namespace arkanong
