#include "arkanong/sim/gauntlet/Feats.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/sim/objects/Event.hpp"

namespace arkanong {

namespace {

// In the order of the enumeration. The numbers are those of namespace feats.
constexpr auto featTraits = tableOf<Feat, FeatTraits>({
    {"smash-goal", translatable("Score a goal with a smash"), Card::Wrecker},
    {"steals", translatable("Steal ten balls in a round"), Card::Magnet},
    {"boss-beaten", translatable("Win a round against a boss"), Card::Mirror},
    {"fusion", translatable("Play a round with a fusion"), Card::Alchemist},
    {"clean-round", translatable("Win a round without conceding a goal"), Card::SparePlate},
    {"cushions", translatable("Cushion five balls in a round"), Card::Velvet},
    {"bricks", translatable("Break thirty bricks in a round"), Card::Demolition},
    {"combo", translatable("Break eight bricks without touching a ball"), Card::Harvest},
    {"super", translatable("Fill your momentum and begin a super"), Card::Pinball},
    {"run-won", translatable("Win a run"), Card::Ghost},
    {"comeback", translatable("Win a round after being two goals behind"), Card::Anchor},
    {"capsules", translatable("Catch five capsules in a round"), Card::Bounty},
});
static_assert(feats::steals == 10 && feats::cushions == 5 && feats::bricks == 30 && feats::combo == 8 &&
                  feats::behind == 2 && feats::capsules == 5,
              "the texts above name these numbers");

} // namespace

const FeatTraits& traitsOf(Feat feat) { return featTraits[featIndex(feat)]; }

std::optional<Feat> featNamed(std::string_view name) { return kindNamed<Feat>(featTraits, name); }

std::optional<Feat> featOf(Card card) {
    for (const Feat feat : everyOf<Feat>())
        if (traitsOf(feat).opens == card) return feat;
    return std::nullopt;
}

CardSet firstCards() {
    CardSet cards;
    for (std::size_t i = 0; i < cardCount; ++i)
        if (const auto card = static_cast<Card>(i); !featOf(card)) cards.add(card);
    return cards;
}

FeatWatch::FeatWatch(Side side, const MatchSettings& settings)
    : side_(side), boss_(settings.bosses[sideIndex(opponent(side))].has_value()) {
    for (std::size_t i = cardCount; i < cardCount + fusionCount; ++i)
        reach(Feat::Fusion, settings.has(side, static_cast<Card>(i)));
}

void FeatWatch::note(const std::vector<Event>& events) {
    for (const Event& event : events)
        if (!over_) note(event);
}

void FeatWatch::note(const Event& event) {
    if (const auto* stolen = std::get_if<BallConverted>(&event);
        stolen != nullptr && stolen->newOwner == side_)
        reach(Feat::Steals, ++steals_ >= feats::steals);
    if (const auto* hit = std::get_if<BallHitPaddle>(&event);
        hit != nullptr && hit->side == side_ && hit->stroke == Stroke::Cushion)
        reach(Feat::Cushions, ++cushions_ >= feats::cushions);
    if (const auto* broken = std::get_if<BrickBroken>(&event); broken != nullptr && broken->by == side_) {
        reach(Feat::Bricks, ++bricks_ >= feats::bricks);
        reach(Feat::Combo, broken->combo >= feats::combo);
    }
    if (const auto* begun = std::get_if<SuperBegan>(&event)) reach(Feat::Super, begun->side == side_);
    if (const auto* caught = std::get_if<CapsuleCaught>(&event); caught != nullptr && caught->by == side_)
        reach(Feat::Capsules, ++capsules_ >= feats::capsules);
    noteGoal(event);
    if (const auto* ended = std::get_if<MatchEnded>(&event)) noteEnd(ended->winner);
}

void FeatWatch::noteGoal(const Event& event) {
    const auto* goal = std::get_if<GoalScored>(&event);
    if (goal == nullptr) return;
    goals_[sideIndex(goal->by)] = goal->goals;
    if (goals_[sideIndex(opponent(side_))] - goals_[sideIndex(side_)] >= feats::behind) wasBehind_ = true;
    reach(Feat::SmashGoal, goal->by == side_ && goal->stroke == Stroke::Smash);
}

void FeatWatch::noteEnd(std::optional<Side> winner) {
    over_ = true;
    if (winner != side_) return;
    reach(Feat::BossBeaten, boss_);
    reach(Feat::CleanRound, goals_[sideIndex(opponent(side_))] == 0);
    reach(Feat::Comeback, wasBehind_);
}

} // namespace arkanong
