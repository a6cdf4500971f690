#include "LiveShow.hpp"

#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/LetterCase.hpp"

namespace arkanong {

namespace {

constexpr int breath = tuning::seconds(2.2); ///< From the end of a match to its result.

MatchSettings settingsOf(const Level& level, const LivePlayers& players) {
    MatchSettings settings;
    if (const auto at = campaignLevelNamed(players.place)) settings.goals.fill(goalsOf(*at));
    if (players.levelOpponent && level.opponent) settings.bosses[sideIndex(Side::Red)] = level.opponent->boss;
    return settings;
}

std::string nameOf(const Level& level, const LivePlayers& players, Side side) {
    if (side == Side::Blue && players.person) return std::string(onlyPersonName);
    if (side == Side::Red && players.levelOpponent && level.opponent) return inCapitals(level.opponent->name);
    return inCapitals(nameOf(players.computers[sideIndex(side)].strength.nearest()));
}

HudLabels labelsFor(const Level& level, const std::array<std::string, 2>& names, const Look& look) {
    HudLabels labels;
    labels.bricks = look.bricksOf(level);
    labels.world = displayName(level.world);
    labels.level = inCapitals(level.name);
    labels.blue = nameFromCapitals(names[sideIndex(Side::Blue)]);
    labels.red = nameFromCapitals(names[sideIndex(Side::Red)]);
    return labels;
}

} // namespace

LiveShow::LiveShow(const Level& level, const LivePlayers& players, std::uint64_t seed, const Look& look)
    : Show(MatchView(look.palette,
                     labelsFor(level, {nameOf(level, players, Side::Blue), nameOf(level, players, Side::Red)},
                               look),
                     look.view, level.theme),
           look),
      level_(level),
      players_(players), names_{nameOf(level, players, Side::Blue), nameOf(level, players, Side::Red)},
      world_(level, settingsOf(level, players), seed), recorder_(level, world_.match().settings(), seed) {
    if (players.person) {
        person_.emplace(Side::Blue, PlayerInput::Pointer::Places, world_.match().settings());
        view().playedBy(Side::Blue);
        view().explain({});
    } else {
        bots_.emplace_back(Side::Blue, players.computers[sideIndex(Side::Blue)], seed);
    }
    bots_.emplace_back(Side::Red, players.computers[sideIndex(Side::Red)], seed);
    if (players.levelOpponent && level.opponent) view().wear(Side::Red, opponentFace(level.opponent->name));
}

void LiveShow::input(const TickInput& held) {
    const std::bitset<actionCount> pressed = held_.pressed; // Not played yet.
    held_ = held;
    held_.pressed |= pressed;
}

bool LiveShow::play(std::vector<Event>& events) {
    if (overFor_ > breath) return false;
    Commands commands{};
    const Paddle* const paddle = world_.objects().paddle(Side::Blue);
    if (person_ && paddle != nullptr)
        commands[sideIndex(Side::Blue)] = person_->command(held_, *paddle, playerState(world_, Side::Blue));
    held_.pressed.reset();
    for (Bot& bot : bots_)
        commands[sideIndex(bot.side())] = bot.think(world_);
    world_.step(commands, events);
    if (overFor_ == 0) recorder_.record(commands, world_);
    highlights_.note(events, world_);
    if (world_.match().over() && ++overFor_ == 1) decided_ = recording();
    return true;
}

std::optional<Aim> LiveShow::aim() const {
    if (!person_ || world_.match().over()) return std::nullopt;
    return person_->shownAim();
}

std::optional<Side> LiveShow::listener() const {
    return players_.person ? std::optional(Side::Blue) : std::nullopt;
}

std::optional<Replay> LiveShow::recording() const {
    if (decided_ || world_.tick() == 0) return decided_;
    Replay replay = recorder_.finish(world_);
    ReplaySummary summary = standingSummary(world_.match());
    summary.occasion = !players_.person         ? "WATCH"
                       : players_.place.empty() ? "VERSUS"
                                                : "CAMPAIGN " + players_.place;
    summary.place = players_.place;
    summary.players = names_;
    replay.summary = std::move(summary);
    return replay;
}

ShowFacts LiveShow::facts() const {
    ShowFacts facts;
    for (std::size_t side = 0; side < names_.size(); ++side)
        facts.names[side] = nameFromCapitals(names_[side]);
    facts.place = players_.place;
    facts.best = highlights_.best();
    facts.over = overFor_ > breath;
    facts.canServe = person_ && playerState(world_, Side::Blue).serves;
    return facts;
}

} // namespace arkanong
