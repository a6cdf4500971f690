#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

// Measures how differently the levels of the campaign play: two medium computers play each of them, and the
// program prints, for each level, the level of its world that is most like it in what happens there, and in what it
// differs most from its world's other levels.

using namespace arkanong;

namespace {

constexpr double leastApart = 1.1; ///< Two levels of a world are not nearer to each other.
constexpr std::size_t columns = 6; ///< Into which the crossings of the middle line are sorted.
constexpr std::size_t rows = 5;    ///< Into which the places of balls are sorted.

/// What happened on a level, as shares and as numbers per minute of play.
struct Features {
    static constexpr std::size_t counts = 9;
    static constexpr std::size_t size = counts + columns + rows + brickKindCount;
    std::array<double, size> values{};

    double& count(std::size_t index) { return values.at(index); }
    double& crossing(std::size_t column) { return values.at(counts + column); }
    double& height(std::size_t row) { return values.at(counts + columns + row); }
    double& kind(BrickKind kind) {
        return values.at(counts + columns + rows + static_cast<std::size_t>(kind));
    }
};

enum Count : std::size_t { Touches, Breaks, Walls, Hexagons, Caught, Shields, Goals, Balls, Speed };

/// What a feature counts, in its order in Features::values.
std::string nameOf(std::size_t feature) {
    constexpr std::array<const char*, Features::counts> countNames{
        "touches of paddles", "bricks broken", "hits of walls", "hits of hexagons", "capsules caught",
        "shields broken",     "goals",         "balls in play", "speed of balls"};
    constexpr auto kindNames =
        tableOf<BrickKind, const char*>({"normal", "hard", "steel", "glass", "bomb", "splitter", "blue",
                                         "red", "bumper", "regrowing", "mystery"});
    if (feature < Features::counts) return countNames.at(feature);
    const std::size_t column = feature - Features::counts;
    if (column < columns) return "crossings in sixth " + std::to_string(column + 1) + " from the left";
    const std::size_t row = column - columns;
    if (row < rows) return "balls in fifth " + std::to_string(row + 1) + " from the top";
    return std::string(kindNames.at(row - rows)) + " among bricks broken";
}

std::size_t part(double share, std::size_t parts) {
    const double wanted = share * static_cast<double>(parts);
    return static_cast<std::size_t>(std::clamp(wanted, 0.0, static_cast<double>(parts - 1)));
}

void addEvent(Features& all, const Event& event) {
    if (std::holds_alternative<BallHitPaddle>(event)) ++all.count(Touches);
    if (std::holds_alternative<BallHitWall>(event)) ++all.count(Walls);
    if (std::holds_alternative<BallHitHexagon>(event)) ++all.count(Hexagons);
    if (std::holds_alternative<CapsuleCaught>(event)) ++all.count(Caught);
    if (std::holds_alternative<ShieldBroken>(event)) ++all.count(Shields);
    if (std::holds_alternative<GoalScored>(event)) ++all.count(Goals);
    const auto* const broken = std::get_if<BrickBroken>(&event);
    if (broken == nullptr) return;
    ++all.count(Breaks);
    ++all.kind(broken->kind);
}

void addBalls(Features& all, const World& world) {
    const double middle = tuning::fieldSize.y / 2.0;
    for (const Ball& ball : world.objects().balls) {
        ++all.count(Balls);
        all.count(Speed) += length(ball.velocity);
        ++all.height(part(ball.position.y / tuning::fieldSize.y, rows));
        if ((ball.position.y < middle) != (ball.previous.y < middle))
            ++all.crossing(part(ball.position.x / tuning::fieldSize.x, columns));
    }
}

template <typename At>
void toShares(std::size_t number, At at) {
    double sum = 0.0;
    for (std::size_t i = 0; i < number; ++i)
        sum += at(i);
    for (std::size_t i = 0; i < number && sum > 0.0; ++i)
        at(i) /= sum;
}

Features featuresOf(const Level& level, int goals, int seeds) {
    Features all;
    double ticks = 0.0;
    std::vector<Event> events;
    for (int seed = 1; seed <= seeds; ++seed) {
        MatchSettings settings;
        settings.goals.fill(goals);
        settings.bosses[sideIndex(Side::Red)] = level.opponent->boss;
        World world(level, settings, static_cast<std::uint64_t>(seed));
        std::array<Bot, 2> bots{Bot(Side::Blue, BotProfile{}, static_cast<std::uint64_t>(seed)),
                                Bot(Side::Red, BotProfile{}, static_cast<std::uint64_t>(seed))};
        for (; !world.match().over(); ++ticks) {
            events.clear();
            world.step({bots[0].think(world), bots[1].think(world)}, events);
            for (const Event& event : events)
                addEvent(all, event);
            addBalls(all, world);
        }
    }
    all.count(Speed) /= all.count(Balls);
    for (std::size_t i = 0; i < Speed; ++i)
        all.count(i) /= ticks / tuning::ticksPerSecond / 60.0;
    toShares(columns, [&](std::size_t i) -> double& { return all.crossing(i); });
    toShares(rows, [&](std::size_t i) -> double& { return all.height(i); });
    toShares(brickKindCount, [&](std::size_t i) -> double& { return all.kind(static_cast<BrickKind>(i)); });
    return all;
}

/// The standard deviation of each feature over all levels; 1 where they do not differ.
std::array<double, Features::size> spreadOf(const std::vector<Features>& levels) {
    std::array<double, Features::size> spread{};
    const auto number = static_cast<double>(levels.size());
    for (std::size_t i = 0; i < spread.size(); ++i) {
        double sum = 0.0, squares = 0.0;
        for (const Features& level : levels)
            sum += level.values.at(i);
        for (const Features& level : levels)
            squares += (level.values.at(i) - sum / number) * (level.values.at(i) - sum / number);
        spread.at(i) = squares > 0.0 ? std::sqrt(squares / number) : 1.0;
    }
    return spread;
}

/// The root mean square of the differences, each in standard deviations.
double distanceOf(const Features& a, const Features& b, const std::array<double, Features::size>& spread) {
    double sum = 0.0;
    for (std::size_t i = 0; i < spread.size(); ++i) {
        const double apart = (a.values.at(i) - b.values.at(i)) / spread.at(i);
        sum += apart * apart;
    }
    return std::sqrt(sum / static_cast<double>(spread.size()));
}

/// The feature in which a level differs most from the mean of its world, in standard deviations.
std::string ownOf(const std::vector<Features>& all, std::size_t level,
                  const std::array<double, Features::size>& spread) {
    const std::size_t first = level - level % campaign::levelsOfWorld;
    std::size_t own = 0;
    double most = 0.0;
    for (std::size_t feature = 0; feature < Features::size; ++feature) {
        double mean = 0.0;
        for (std::size_t other = first; other < first + campaign::levelsOfWorld; ++other)
            mean += all[other].values.at(feature) / campaign::levelsOfWorld;
        const double apart = (all[level].values.at(feature) - mean) / spread.at(feature);
        if (std::abs(apart) <= std::abs(most)) continue;
        most = apart;
        own = feature;
    }
    return (most > 0.0 ? "more " : "fewer ") + nameOf(own);
}

} // namespace

int main(int argc, char** argv) {
    const int seeds = argc == 3 ? std::atoi(argv[2]) : 0;
    if (seeds < 1) {
        std::printf("arkanong_level_distances LEVEL_FOLDER SEEDS\n");
        return 2;
    }
    std::vector<const Level*> levels;
    std::vector<Features> features;
    const Campaign campaign = loadCampaign(argv[1]);
    for (const auto& world : campaign.worlds) {
        for (const Campaign::Entry& entry : world.levels) {
            levels.push_back(&entry.level);
            features.push_back(featuresOf(entry.level, tuning::goals, seeds));
        }
    }
    const auto spread = spreadOf(features);
    std::printf("%-16s %8s  %-16s  %s\n", "", "distance", "most like it", "its own");
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < levels.size(); ++i) {
        double nearest = std::numeric_limits<double>::max();
        std::size_t like = i;
        const std::size_t first = i - i % campaign::levelsOfWorld;
        for (std::size_t j = first; j < first + campaign::levelsOfWorld; ++j) {
            const double apart = distanceOf(features[i], features[j], spread);
            if (j == i || apart >= nearest) continue;
            nearest = apart;
            like = j;
        }
        std::printf("%-16s %8.2f  %-16s  %s\n", levels[i]->name.c_str(), nearest, levels[like]->name.c_str(),
                    ownOf(features, i, spread).c_str());
        least = std::min(least, nearest);
    }
    std::printf(
        "The two levels of a world that are most alike are %.2f standard deviations apart; at least %.2f is "
        "wanted.\n",
        least, leastApart);
    return least < leastApart ? 1 : 0;
}
