#include "Sample.hpp"

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <sstream>

namespace arkanong::chances {

namespace {

constexpr int longestMatch = tuning::seconds(1800.0);
/// A stream of random numbers that no match uses.
constexpr std::uint64_t drawStream = 77;

void drawCards(Random& random, MatchSettings& settings) {
    for (CardSet& cards : settings.cards)
        for (std::uint32_t i = random.below(4); i > 0; --i) {
            const auto card = static_cast<Card>(random.below(static_cast<std::uint32_t>(cardCount)));
            if (card != Card::Mirror) cards.add(card);
        }
}

} // namespace

DrawnMatch drawnMatch(const std::vector<Level>& levels, std::uint64_t seed) {
    Random random(seed, drawStream);
    DrawnMatch match{&levels[random.below(static_cast<std::uint32_t>(levels.size()))], {}, {}, seed};
    const int strength = static_cast<int>(random.below(Strength::mostHundredths + 1));
    const int other = random.below(2) == 0 ? strength
                                           : std::clamp(strength + static_cast<int>(random.below(301)) - 150,
                                                        0, Strength::mostHundredths);
    const auto personality = [&] {
        return static_cast<Personality>(random.below(static_cast<std::uint32_t>(personalityCount)));
    };
    match.profiles = {BotProfile{*Strength::ofHundredths(strength), personality()},
                      BotProfile{*Strength::ofHundredths(other), personality()}};
    if (random.below(4) == 0) {
        drawCards(random, match.settings);
        match.settings.goals = {3, 3};
    } else if (random.below(3) == 0) {
        match.settings.goals = {4, 4};
    }
    if (random.below(8) == 0)
        match.settings.bosses[random.below(2)] =
            static_cast<Boss>(random.below(static_cast<std::uint32_t>(countOf<Boss>)));
    return match;
}

std::vector<Sample> samplesOf(const DrawnMatch& match, const SamplePlan& plan) {
    const Position start(*match.level, match.settings, match.seed, match.profiles);
    Position end = start;
    Events events;
    while (!end.world.match().over() && end.world.tick() < longestMatch) {
        events.clear();
        end.world.step(end.think(), events);
    }
    const std::optional<Side> winner = end.world.match().winner();
    if (!winner) return {};

    Random random(match.seed, drawStream + 1);
    std::vector<int> ticks(static_cast<std::size_t>(plan.moments));
    for (int& tick : ticks)
        tick = static_cast<int>(random.below(static_cast<std::uint32_t>(end.world.tick())));
    std::sort(ticks.begin(), ticks.end());
    std::vector<Sample> samples;
    Position now = start;
    for (const int tick : ticks) {
        while (now.world.tick() < tick) {
            events.clear();
            now.world.step(now.think(), events);
        }
        Sample sample{match.seed,
                      tick,
                      *winner == Side::Blue,
                      evaluation(now.world, match.profiles),
                      featuresOf(now.world, match.profiles),
                      {}};
        for (int i = 0; i < plan.playouts; ++i) {
            Hash seed;
            seed.add(match.seed);
            seed.add(tick);
            seed.add(i);
            Playout playout(now, seed.value(), plan.playoutTicks);
            static_cast<void>(playout.advance(plan.playoutTicks));
            sample.playouts.push_back(playout.blue());
        }
        samples.push_back(std::move(sample));
    }
    return samples;
}

void print(std::ostream& out, const std::vector<Sample>& samples) {
    out << std::setprecision(9);
    for (const Sample& sample : samples) {
        out << sample.match << ' ' << sample.tick << ' ' << sample.won << ' ' << sample.evaluated;
        for (const double feature : sample.features)
            out << ' ' << feature;
        for (const double playout : sample.playouts)
            out << ' ' << playout;
        out << '\n';
    }
    out.flush();
}

std::vector<Sample> read(const std::string& path) {
    std::ifstream file(path);
    std::vector<Sample> samples;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        Sample sample;
        words >> sample.match >> sample.tick >> sample.won >> sample.evaluated;
        for (double& feature : sample.features)
            words >> feature;
        if (!words) continue; // An unfinished last line.
        for (double playout = 0.0; words >> playout;)
            sample.playouts.push_back(playout);
        samples.push_back(std::move(sample));
    }
    return samples;
}

} // namespace arkanong::chances
