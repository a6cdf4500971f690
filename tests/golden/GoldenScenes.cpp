#include "golden/GoldenScenes.hpp"

#include "FullField.hpp"
#include "Scenes.hpp"
#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/analysis/MatchAnalysis.hpp"
#include "arkanong/sim/analysis/PlayoutSeeds.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <map>

namespace arkanong::test {

namespace {

std::uint64_t stateAfter(int steps, CollisionManager& collisions, std::vector<MovingCircle> balls) {
    for (int step = 0; step < steps; ++step)
        advance(collisions, balls, 1.0 / 60.0);
    return hashOf(balls);
}

std::uint64_t stateOfGas(int steps, const Gas& gas) {
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    return stateAfter(steps, collisions, gas.balls);
}

std::uint64_t gas(GoldenRecord&) { return stateOfGas(120, makeGas(500, 0.2, 200.0, 1)); }

std::uint64_t dense(GoldenRecord&) { return stateOfGas(60, makeGas(300, 0.6, 200.0, 1)); }

/// One ball is a thousand times as fast as the others.
std::uint64_t fast(GoldenRecord&) {
    Gas gas = makeGas(500, 0.2, 200.0, 1);
    gas.balls[250].velocity = {160000.0, 120000.0};
    return stateOfGas(10, gas);
}

/// Space for obstacles below a gas of 200 balls.
constexpr double room = 80.0;
Gas makeRoomyGas() {
    Gas gas = makeGas(200, 0.3, 250.0, 2026);
    gas.arena.high.y += room;
    return gas;
}

struct Things {
    ObstacleIndex hexagon, triangle, segment, brick, paddle;
};
Things addThings(CollisionManager& collisions, double top) {
    return {collisions.addPolygon({30.0, top + 40.0}, hexagonCorners(24.0), 0.05, 0),
            collisions.addPolygon({90.0, top + 35.0}, {{-15.0, -10.0}, {20.0, 0.0}, {-5.0, 18.0}}, 0.3, 0),
            collisions.addPolygon({125.0, top + 50.0}, {{-8.0, -5.0}, {8.0, 5.0}}, 0.0, 0),
            collisions.addBox({150.0, top + 20.0}, {12.0, 8.0}, 0.0, 0),
            collisions.addBox({100.0, top + 68.0}, {20.0, 6.0}, 6.0, 0)};
}

std::uint64_t gasAmongStandingThings(GoldenRecord&) {
    const Gas gas = makeRoomyGas();
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    addThings(collisions, gas.arena.high.y - room);
    return stateAfter(120, collisions, gas.balls);
}

std::uint64_t gasAmongMovingThings(GoldenRecord&) {
    const Gas gas = makeRoomyGas();
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    const Things things = addThings(collisions, gas.arena.high.y - room);
    collisions.drive(things.hexagon, {}, 0.4);
    collisions.drive(things.triangle, {0.0, -15.0}, -1.1);
    collisions.drive(things.segment, {}, 2.0);
    collisions.drive(things.paddle, {12.0, -30.0}, 0.0);
    return stateAfter(120, collisions, gas.balls);
}

std::uint64_t pinball(GoldenRecord&) {
    Pinball scene = makePinball(1, 40, 120);
    return stateAfter(120, scene.collisions, scene.balls);
}

/// Every kind of brick, many with power-ups, and hexagons that spin and travel between them.
Level everything() {
    Level level;
    level.dropChance = 0.4;
    for (int cell = 0; cell < tuning::brickColumns * tuning::brickRows; ++cell) {
        const int row = cell / tuning::brickColumns;
        if (row > 2 && row < 6) continue;
        const auto kind = static_cast<BrickKind>(cell % static_cast<int>(brickKindCount));
        level.bricks.push_back({cell % tuning::brickColumns, row, kind, kind == BrickKind::Hard ? 3 : 1});
    }
    level.hexagons.push_back({{200.0, 360.0}, 30.0, 0.1, 0.3, {200.0, 360.0}, 0.0});
    level.hexagons.push_back({{400.0, 360.0}, 24.0, 0.0, -0.5, {800.0, 350.0}, 90.0});
    return level;
}

/// Steps the world and puts what happens on record.
void step(World& world, const Commands& commands, GoldenRecord& record) {
    std::vector<Event> events;
    world.step(commands, events);
    record.events.insert(record.events.end(), events.begin(), events.end());
}

/// Half a minute of two computer players.
std::uint64_t stateOfMatch(GoldenRecord& record, const Level& level, const MatchSettings& settings = {},
                           Difficulty difficulty = Difficulty::Master) {
    record.settings.push_back(settings);
    World world(level, settings, 1);
    Bot blue(Side::Blue, difficulty, 1), red(Side::Red, difficulty, 2);
    const bool alone = settings.mode == Mode::Solo;
    while (world.tick() < tuning::seconds(30.0))
        step(world, {blue.think(world), alone ? Command{} : red.think(world)}, record);
    return world.stateHash();
}

std::uint64_t match(GoldenRecord& record) { return stateOfMatch(record, fullField()); }

std::uint64_t matchWithEverything(GoldenRecord& record) { return stateOfMatch(record, everything()); }

Level fewBricks() {
    Level level;
    for (const int row : {2, 6})
        for (int column = 1; column < tuning::brickColumns; column += 4)
            level.bricks.push_back(
                {column, row, BrickKind::Normal, 1,
                 PowerUpDrop{row == 2 ? PowerUp::ShieldWall : PowerUp::ExtraShield, false}});
    return level;
}

/// Few bricks, weak players and an early sudden death: shields, gaps, goals and a field that rises.
std::uint64_t matchWithGoals(GoldenRecord& record) {
    MatchSettings settings;
    settings.goals = {9, 9};
    settings.suddenDeathAt = tuning::seconds(24.0);
    return stateOfMatch(record, fewBricks(), settings, Difficulty::Novice);
}

std::uint64_t solo(GoldenRecord& record) {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    return stateOfMatch(record, everything(), settings);
}

MatchSettings withMutators(std::initializer_list<Mutator> mutators) {
    MatchSettings settings;
    for (const Mutator mutator : mutators)
        settings.mutators.set(mutator, true);
    return settings;
}

std::uint64_t soloOfGiants(GoldenRecord& record) {
    MatchSettings settings = withMutators({Mutator::GiantBalls, Mutator::SpinningHexagons});
    settings.mode = Mode::Solo;
    return stateOfMatch(record, everything(), settings);
}

std::uint64_t rain(GoldenRecord& record) {
    return stateOfMatch(record, everything(),
                        withMutators({Mutator::PowerRain, Mutator::MoreBalls, Mutator::FastRally}));
}

std::uint64_t purePong(GoldenRecord& record) {
    return stateOfMatch(record, everything(),
                        withMutators({Mutator::PurePong, Mutator::GiantBalls, Mutator::NoConversion}),
                        Difficulty::Easy);
}

std::uint64_t noPowerUps(GoldenRecord& record) {
    return stateOfMatch(record, everything(), withMutators({Mutator::NoPowerUps}));
}

/// Bosses change phase with goals, so the match has weak players and no more bricks than needed.
std::uint64_t stateOfBosses(GoldenRecord& record, Boss blue, Boss red, std::optional<Side> help = {}) {
    MatchSettings settings;
    settings.bosses = {blue, red};
    settings.help = help;
    settings.goals = {9, 9};
    return stateOfMatch(record, everything(), settings, Difficulty::Novice);
}

std::uint64_t foremanAndQueen(GoldenRecord& record) {
    return stateOfBosses(record, Boss::Foreman, Boss::Queen);
}
std::uint64_t clockmakerAndMinotaur(GoldenRecord& record) {
    return stateOfBosses(record, Boss::Clockmaker, Boss::Minotaur);
}
std::uint64_t umbraAndHelp(GoldenRecord& record) {
    return stateOfBosses(record, Boss::Minotaur, Boss::Umbra, Side::Blue);
}

/// A boss as in the campaign, in all three phases, on a level with rules and goals of its own. It plays weakly, so that
/// goals come soon.
std::uint64_t stateOfPhases(GoldenRecord& record, Boss boss) {
    Level level;
    level.goalWidth = 4;
    level.rules.set(Mutator::MoreBalls, true);
    for (int column = 2; column < tuning::brickColumns; column += 3)
        level.bricks.push_back({column, 4, BrickKind::Hard, 3});
    MatchSettings settings;
    settings.goals = {9, 9};
    settings.bosses[sideIndex(Side::Red)] = boss;
    settings = onLevel(settings, level);
    record.settings.push_back(settings);
    World world(level, settings, 1);
    Bot blue(Side::Blue, Difficulty::Master, 1), red(Side::Red, Difficulty::Novice, 2);
    constexpr int lastPhase = 3;
    for (int left = tuning::seconds(12.0); left > 0 && world.tick() < tuning::seconds(90.0);) {
        step(world, {blue.think(world), red.think(world)}, record);
        if (world.boss(Side::Red)->phase == lastPhase) --left;
    }
    return world.stateHash();
}

std::uint64_t phases(GoldenRecord& record) {
    Hash all;
    for (std::size_t boss = 0; boss < bossCount; ++boss)
        all.add(stateOfPhases(record, static_cast<Boss>(boss)));
    return all.value();
}

/// A weak player alone, to whom bricks give lives.
std::uint64_t soloOfLives(GoldenRecord& record) {
    Level level;
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 5, BrickKind::Normal, 1, PowerUpDrop{PowerUp::ExtraShield, false}});
    MatchSettings settings;
    settings.mode = Mode::Solo;
    return stateOfMatch(record, level, settings, Difficulty::Novice);
}

/// Bricks of half the height, rows that move, walls and narrow goals.
std::uint64_t barriers(GoldenRecord& record) {
    Level level;
    level.rows = tuning::fineBrickRows;
    for (int row = 4; row < 14; ++row)
        for (int column = 4; column < 9; ++column)
            level.bricks.push_back(
                {column, row, row % 2 == 0 ? BrickKind::Hard : BrickKind::Normal, 1 + (row + 1) % 2});
    level.bands.push_back({4, 5, 80.0, 60.0});
    level.bands.push_back({12, 13, -90.0, 120.0});
    level.walls.push_back({{{0.0, 300.0}, {90.0, 360.0}, {0.0, 420.0}}});
    level.walls.push_back({{{960.0, 300.0}, {870.0, 360.0}, {960.0, 420.0}}});
    level.goalWidth = 2;
    return stateOfMatch(record, level);
}

/// Every power-up in turn, for both sides and as a good and a bad one.
std::uint64_t powers(GoldenRecord& record) {
    World world(everything(), {}, 3);
    Bot blue(Side::Blue, Difficulty::Medium, 1), red(Side::Red, Difficulty::Hard, 2);
    std::vector<Event> events;
    for (std::size_t turn = 0; turn < 4 * powerUpCount; ++turn) {
        const auto kind = static_cast<PowerUp>(turn % powerUpCount);
        const bool bad = turn >= 2 * powerUpCount && traitsOf(kind).hinders;
        world.applyPowerUp({kind, bad}, turn / powerUpCount % 2 == 0 ? Side::Blue : Side::Red, events);
        record.events.insert(record.events.end(), events.begin(), events.end());
        events.clear();
        for (int tick = 0; tick < 90; ++tick)
            step(world, {blue.think(world), red.think(world)}, record);
    }
    return world.stateHash();
}

CardSet cardsOf(std::initializer_list<Card> cards) {
    CardSet set;
    for (const Card card : cards)
        set.add(card);
    return set;
}

/// Matches of both sides with all cards, the second with smashes and broken shields, one with many goals, which
/// some cards need, and without most fusions, and one with few shields left.
std::uint64_t cardsOfBothSides(GoldenRecord& record) {
    Hash both;
    MatchSettings settings;
    settings.cards.fill(CardSet::fromBits((1U << cardCount) - 1U));
    both.add(stateOfMatch(record, everything(), settings, Difficulty::Medium));
    settings.goals = {9, 9};
    both.add(stateOfMatch(record, fewBricks(), settings, Difficulty::Hard));
    settings.cards = {cardsOf({Card::Twins, Card::Bounty, Card::Wrecker, Card::Mason, Card::Gardener}),
                      cardsOf({Card::Giant, Card::Bounty, Card::Velvet, Card::Mason, Card::LastStand})};
    both.add(stateOfMatch(record, fewBricks(), settings, Difficulty::Novice));
    settings.cards.fill(cardsOf({Card::Anchor, Card::SparePlate}));
    Level narrow = fewBricks();
    narrow.goalWidth = 4;
    both.add(stateOfMatch(record, narrow, settings, Difficulty::Novice));
    return both.value();
}

/// A sandbox that is built in while balls are poured into it.
std::uint64_t sandbox(GoldenRecord& record) {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    World world(Level{}, settings, 4);
    Random random(9);
    Commands commands{};
    commands[0].buttons = Command::serveHeld;
    record.settings.push_back(settings);
    for (int tick = 0; tick < tuning::seconds(15.0); ++tick) {
        const Vec2 at{random.between(40.0, 920.0), random.between(40.0, 440.0)};
        const double radius = random.between(10.0, 60.0), spin = random.between(-1.0, 1.0);
        if (tick % 60 == 0) world.putHexagon(at, radius, spin);
        if (tick % 60 == 20)
            world.putPolygon({at, at + Vec2{80.0, 10.0}, at + Vec2{20.0, 30.0}, at + Vec2{-30.0, 90.0}});
        if (tick % 60 == 40)
            world.putBrick(at, static_cast<BrickKind>(tick / 60 % static_cast<int>(brickKindCount)));
        if (tick % 240 == 50) world.removeAt(at);
        commands[0].moveX = static_cast<std::int16_t>(tick / 100 % 2 == 0 ? 400 : -400);
        commands[0].aimX = static_cast<std::int16_t>(tick % 960);
        step(world, commands, record);
    }
    return world.stateHash();
}

/// The analysis of a short match between unequal players: what the evaluation says of its moments, and what some playouts of
/// its last one end in.
std::uint64_t analysis(GoldenRecord& record) {
    const Profiles players{BotProfile{Difficulty::Hard}, BotProfile{Difficulty::Easy, Personality::Hunter}};
    Position position(everything(), {}, 3, players);
    ReplayRecorder recorder(everything(), {}, 3);
    record.settings.emplace_back();
    while (position.world.tick() < tuning::seconds(8.0)) {
        const Commands commands = position.think();
        step(position.world, commands, record);
        recorder.record(commands, position.world);
    }
    const Replay replay = recorder.finish(position.world);
    MatchAnalysis analysis(replay, players);
    while (!analysis.isRead())
        analysis.advance();
    Hash hash;
    hash.add(analysis.hash());
    for (int i = 0; i < 4; ++i) {
        const int ticks = tuning::seconds(6.0);
        Playout playout(position, playoutSeed(analysisSeed(replay), position.world.tick(), i), ticks);
        playout.advance(ticks);
        hash.add(playout.blue());
        hash.add(playout.world().stateHash());
    }
    return hash.value();
}

} // namespace

const std::vector<GoldenScene>& goldenScenes() {
    static const std::vector<GoldenScene> scenes{{"gas", gas},
                                                 {"dense", dense},
                                                 {"fast", fast},
                                                 {"standing-things", gasAmongStandingThings},
                                                 {"moving-things", gasAmongMovingThings},
                                                 {"pinball", pinball},
                                                 {"match", match},
                                                 {"match-with-everything", matchWithEverything},
                                                 {"match-with-goals", matchWithGoals},
                                                 {"solo", solo},
                                                 {"solo-of-giants", soloOfGiants},
                                                 {"solo-of-lives", soloOfLives},
                                                 {"rain", rain},
                                                 {"pure-pong", purePong},
                                                 {"no-power-ups", noPowerUps},
                                                 {"foreman-and-queen", foremanAndQueen},
                                                 {"clockmaker-and-minotaur", clockmakerAndMinotaur},
                                                 {"umbra-and-help", umbraAndHelp},
                                                 {"phases", phases},
                                                 {"barriers", barriers},
                                                 {"powers", powers},
                                                 {"sandbox", sandbox},
                                                 {"cards", cardsOfBothSides},
                                                 {"analysis", analysis}};
    return scenes;
}

std::string goldenDifference(const std::vector<GoldenEnd>& found, std::istream& expected) {
    std::map<std::string, std::uint64_t> states;
    expected >> std::hex;
    std::string name;
    for (std::uint64_t state = 0; expected >> name >> state;)
        states[name] = state;
    std::string other;
    for (const GoldenEnd& end : found) {
        const auto known = states.find(end.name);
        if (known == states.end() || known->second != end.state)
            other += (other.empty() ? "" : ", ") + end.name;
    }
    if (other.empty()) return {};
    return "These golden scenes end otherwise than tests/data/golden.txt says: " + other +
           ".\nIf the change of the rules or of the arithmetic was meant, raise simulationVersion in "
           "sim/replay/Replay.hpp and run\n    build/PRESET/tests/arkanong_golden >tests/data/golden.txt\n"
           "If not, something that should have stayed has changed: undo it.";
}

} // namespace arkanong::test
