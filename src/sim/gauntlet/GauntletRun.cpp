#include "arkanong/sim/gauntlet/GauntletRun.hpp"

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/tuning/Gauntlet.hpp"
#include "arkanong/sim/tuning/Match.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace arkanong {

namespace {

static_assert(gauntlet::rounds * gauntlet::openCards + 2 <= cardCount,
              "no card of the whole deck lies open twice, at any heat");

/// More than any match can have; seven of them are still an int.
constexpr int mostOfAnything = 100'000'000;

template <typename List>
void shuffle(List& list, Random& random) {
    for (std::size_t left = list.size(); left > 1; --left)
        std::swap(list[left - 1], list[random.below(static_cast<std::uint32_t>(left))]);
}

auto fieldsOf(const RoundResult& result) {
    return std::tie(result.winner, result.goals, result.score, result.steals, result.firstGoals,
                    result.ticks);
}

bool possible(const GauntletSettings& settings) {
    return settings.levels > 0 && settings.levels <= gauntlet::mostLevels &&
           settings.cards.count() >= gauntlet::leastDeck && settings.heat >= 0 && settings.heat <= mostHeat &&
           (settings.heat == 0 || settings.challenger);
}

bool possible(const RoundResult& result, const GauntletSettings& settings) {
    const int mostGoals = tuning::gauntletGoals + (holds(HeatRule::Goal, settings.heat) ? 1 : 0);
    const auto within = [](int number, int most) { return number >= 0 && number <= most; };
    for (std::size_t i = 0; i < result.goals.size(); ++i)
        if (!within(result.goals[i], mostGoals) || !within(result.score[i], mostOfAnything) ||
            !within(result.steals[i], mostOfAnything) || !within(result.firstGoals[i], result.ticks))
            return false;
    return within(result.ticks, mostOfAnything) &&
           result.goals[sideIndex(result.winner)] >= result.goals[sideIndex(opponent(result.winner))];
}

int sumOf(const std::vector<RoundResult>& results, std::array<int, 2> RoundResult::*numbers, Side side) {
    int sum = 0;
    for (const RoundResult& result : results)
        sum += (result.*numbers)[sideIndex(side)];
    return sum;
}

} // namespace

bool operator==(const GauntletSettings& a, const GauntletSettings& b) {
    const auto fields = [](const GauntletSettings& settings) {
        return std::tie(settings.seed, settings.levels, settings.cards, settings.lastKind,
                        settings.challenger, settings.heat);
    };
    return fields(a) == fields(b);
}

bool operator==(const RoundResult& a, const RoundResult& b) { return fieldsOf(a) == fieldsOf(b); }

bool operator==(const GauntletRecord& a, const GauntletRecord& b) {
    return a.settings == b.settings && a.picks == b.picks && a.results == b.results;
}

RoundResult resultOf(const Match& match) {
    assert(match.winner());
    RoundResult result;
    result.winner = *match.winner();
    for (const Side side : {Side::Blue, Side::Red}) {
        const Standing& standing = match.standing(side);
        result.goals[sideIndex(side)] = standing.goals;
        result.score[sideIndex(side)] = standing.score;
        result.steals[sideIndex(side)] = standing.conversions;
        result.firstGoals[sideIndex(side)] = standing.firstGoal;
    }
    result.ticks = match.clock();
    return result;
}

GauntletRun::GauntletRun(const GauntletSettings& settings) {
    assert(possible(settings));
    record_.settings = settings;
    Random random(settings.seed);
    shuffleDeck(random);
    firstPicker_ = random.below(2) == 0 ? Side::Blue : Side::Red;
    for (std::uint64_t& seed : matchSeeds_) {
        seed = random.next();
        seed = seed << 32U | random.next();
    }
    std::vector<int> levels;
    for (int& level : levels_) {
        if (levels.empty()) {
            for (int i = 0; i < settings.levels; ++i)
                levels.push_back(i);
            shuffle(levels, random);
        }
        level = levels.back();
        levels.pop_back();
    }
    drawBosses(random);
    for (const HeatRule rule : {HeatRule::Card, HeatRule::SecondCard})
        if (const std::optional<Side> side = favoured(rule)) {
            const Card card = *std::find_if(deck_.rbegin(), deck_.rend(),
                                            [this](Card other) { return !dealt_.has(other); });
            cards_[sideIndex(*side)].push_back(card);
            dealt_.add(card);
        }
    firstPicker_ = favoured(HeatRule::FirstWhenLevel).value_or(firstPicker_);
    deal();
}

void GauntletRun::shuffleDeck(Random& random) {
    for (std::size_t i = 0; i < cardCount; ++i)
        if (const auto card = static_cast<Card>(i); record_.settings.cards.has(card)) deck_.push_back(card);
    shuffle(deck_, random);
    std::stable_partition(deck_.begin(), deck_.end(),
                          [this](Card card) { return kindOf(card) != record_.settings.lastKind; });
}

void GauntletRun::drawBosses(Random& random) {
    std::array<Boss, bossCount> bosses = everyOf<Boss>();
    shuffle(bosses, random);
    std::copy_n(bosses.begin(), bosses_.size(), bosses_.begin());
}

std::optional<GauntletRun> GauntletRun::replayed(const GauntletRecord& record) {
    if (!possible(record.settings)) return std::nullopt;
    GauntletRun run(record.settings);
    auto pick = record.picks.begin();
    auto result = record.results.begin();
    for (;;) {
        if (run.stage_ == Stage::Draft && pick != record.picks.end()) {
            if (!run.mayPick(*pick)) return std::nullopt;
            run.pick(*pick++);
        } else if (run.stage_ == Stage::Ready && result != record.results.end()) {
            if (!possible(*result, record.settings)) return std::nullopt;
            run.finishRound(*result++);
        } else {
            break;
        }
    }
    if (pick != record.picks.end() || result != record.results.end()) return std::nullopt;
    return run;
}

Side GauntletRun::picker() const {
    assert(stage_ == Stage::Draft);
    const bool first = std::none_of(open_.begin(), open_.end(),
                                    [](const OpenCard& open) { return open.takenBy.has_value(); });
    return first ? firstPicker_ : opponent(firstPicker_);
}

bool GauntletRun::mayPick(std::size_t index) const {
    return stage_ == Stage::Draft && index < open_.size() && !open_[index].takenBy &&
           !has(picker(), open_[index].card);
}

bool GauntletRun::has(Side side, Card card) const {
    const std::vector<Card>& cards = this->cards(side);
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

std::size_t GauntletRun::mostCards(Side side) const {
    const std::optional<Side> other = favoured(HeatRule::FewerCards);
    return gauntlet::mostCards - (other && *other != side ? 1 : 0);
}

void GauntletRun::pick(std::size_t index) {
    assert(mayPick(index));
    const Side side = picker();
    open_[index].takenBy = side;
    std::vector<Card>& cards = cards_[sideIndex(side)];
    if (cards.size() == mostCards(side)) cards.erase(cards.begin());
    cards.push_back(open_[index].card);
    record_.picks.push_back(index);
    if (side != firstPicker_) stage_ = Stage::Ready;
}

std::optional<Card> GauntletRun::mirrored(Side side) const {
    const std::vector<Card>& others = cards(opponent(side));
    const auto last =
        std::find_if(others.rbegin(), others.rend(), [](Card card) { return card != Card::Mirror; });
    return last != others.rend() ? std::optional(*last) : std::nullopt;
}

CardSet GauntletRun::hand(Side side) const {
    CardSet hand;
    for (const Card card : cards(side)) {
        const std::optional<Card> played = card == Card::Mirror ? mirrored(side) : card;
        if (played) hand.add(*played);
    }
    return hand;
}

std::optional<Boss> GauntletRun::boss(int round) const {
    if (round == gauntlet::bossRound) return bosses_[0];
    if (round == gauntlet::secondBossRound && favoured(HeatRule::SecondBoss)) return bosses_[1];
    return std::nullopt;
}

std::optional<Side> GauntletRun::favoured(HeatRule rule) const {
    if (!holds(rule, record_.settings.heat)) return std::nullopt;
    return opponent(*record_.settings.challenger);
}

MatchSettings GauntletRun::matchSettings(MatchSettings base) const {
    base.mode = Mode::Versus;
    base.goals = {tuning::gauntletGoals, tuning::gauntletGoals};
    const bool last = round_ == gauntlet::bossRound;
    if (const std::optional<Side> side = favoured(HeatRule::HeadStart); side && round_ == 0)
        --base.goals[sideIndex(*side)];
    if (const std::optional<Side> side = favoured(HeatRule::Goal); side && last)
        ++base.goals[sideIndex(opponent(*side))];
    if (const std::optional<Side> side = favoured(HeatRule::SecondRow); side && last) base.help = side;
    for (const Side side : {Side::Blue, Side::Red})
        if (boss(round_) && record_.settings.challenger != side) base.bosses[sideIndex(side)] = boss(round_);
    base.pointsLimit = 0;
    base.suddenDeathAt = gauntlet::suddenDeathAt;
    base.suddenDeathEnd = gauntlet::suddenDeathEnd;
    base.cards = {hand(Side::Blue), hand(Side::Red)};
    return base;
}

void GauntletRun::finishRound(const RoundResult& result) {
    assert(stage_ == Stage::Ready && possible(result, record_.settings));
    record_.results.push_back(result);
    points_[sideIndex(result.winner)] += gauntlet::pointsOf(round_);
    const int ahead = points(Side::Blue) - points(Side::Red);
    if (std::max(ahead, -ahead) > pointsLeft() || round_ == gauntlet::rounds - 1) {
        stage_ = Stage::Over;
        return;
    }
    ++round_;
    firstPicker_ = ahead == 0  ? favoured(HeatRule::FirstWhenLevel).value_or(opponent(result.winner))
                   : ahead > 0 ? Side::Red
                               : Side::Blue;
    firstPicker_ = favoured(HeatRule::AlwaysFirst).value_or(firstPicker_);
    stage_ = Stage::Draft;
    deal();
}

int GauntletRun::goals(Side side) const { return sumOf(record_.results, &RoundResult::goals, side); }

int GauntletRun::score(Side side) const { return sumOf(record_.results, &RoundResult::score, side); }

int GauntletRun::steals(Side side) const { return sumOf(record_.results, &RoundResult::steals, side); }

int GauntletRun::fastestGoal(Side side) const {
    int fastest = 0;
    for (const RoundResult& result : record_.results)
        if (const int goal = result.firstGoals[sideIndex(side)]; goal > 0)
            fastest = fastest == 0 ? goal : std::min(fastest, goal);
    return fastest;
}

std::optional<Side> GauntletRun::winner() const {
    if (stage_ != Stage::Over) return std::nullopt;
    int ahead = points(Side::Blue) - points(Side::Red);
    if (const std::optional<Side> side = favoured(HeatRule::EqualPoints); side && ahead == 0) return side;
    if (ahead == 0) ahead = goals(Side::Blue) - goals(Side::Red);
    if (ahead == 0) return record_.results.back().winner;
    return ahead > 0 ? Side::Blue : Side::Red;
}

// If fewer than three cards of the deck belong to no side, a card that only Red has and one that only Blue has are dealt
// as well. A side may pick the card that only its opponent has, so it can pick whatever the other side takes. There are
// such cards, because the deck has at least gauntlet::leastDeck and a side at most gauntlet::mostCards.
void GauntletRun::deal() {
    std::size_t count = 0;
    const auto open = [&](std::size_t most, auto fits) {
        for (const Card card : deck_) {
            const auto end = open_.begin() + static_cast<std::ptrdiff_t>(count);
            const bool lies =
                std::any_of(open_.begin(), end, [&](const OpenCard& other) { return other.card == card; });
            if (count < open_.size() && most > 0 && !lies && fits(card)) {
                open_[count++] = {card, std::nullopt};
                --most;
            }
        }
    };
    const auto onlyOf = [this](Side side) {
        return [this, side](Card card) { return has(side, card) && !has(opponent(side), card); };
    };
    open(open_.size(), [this](Card card) { return !dealt_.has(card); });
    open(open_.size(), [this](Card card) { return !has(Side::Blue, card) && !has(Side::Red, card); });
    for (const Side side : {opponent(firstPicker_), firstPicker_, opponent(firstPicker_)})
        open(1, onlyOf(side));
    open(open_.size(), [](Card) { return true; });
    for (const OpenCard& card : open_)
        dealt_.add(card.card);
}

/// In the rounds after this one.
int GauntletRun::pointsLeft() const {
    int points = 0;
    for (int round = round_ + 1; round < gauntlet::rounds; ++round)
        points += gauntlet::pointsOf(round);
    return points;
}

} // namespace arkanong
