#include "TempoTable.hpp"

#include "MatchFigures.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

namespace arkanong::test {

namespace {

/// All matches of two computers on a level.
struct Job {
    const Level* level;
    std::array<BotProfile, 2> profiles;
    CampaignLevel at{};
    MatchFigures figures{};
};

using Jobs = std::vector<Job>;

/// A row of the table.
struct Row {
    const char* name;
    const char* target; ///< Of equals of medium strength over all levels.
    double least, most; ///< Bounds that hold for a few matches, too.
    std::function<double(const MatchFigures&)> value;
    int decimals = 0;
};

double quantile(std::vector<double> seconds, double share) {
    std::sort(seconds.begin(), seconds.end());
    return seconds[static_cast<std::size_t>(share * static_cast<double>(seconds.size() - 1))];
}

double minutes(const MatchFigures& f) { return f.ticks / tuning::ticksPerSecond / 60.0; }

/// A figure as a share of the matches, in per cent.
auto percentOf(int MatchFigures::*member) {
    return [member](const MatchFigures& f) { return 100.0 * f.*member / f.matches; };
}
auto perMatch(int MatchFigures::*member) {
    return [member](const MatchFigures& f) { return 1.0 * f.*member / f.matches; };
}
auto perMinute(int MatchFigures::*member) {
    return [member](const MatchFigures& f) { return f.*member / minutes(f); };
}
auto perTick(double MatchFigures::*member) {
    return [member](const MatchFigures& f) { return f.*member / f.ticks; };
}
auto secondsAt(double share) {
    return [share](const MatchFigures& f) { return quantile(f.seconds, share); };
}

std::vector<Row> rows() {
    return {
        {"matches", "1000", 0, 1e+09, [](const MatchFigures& f) { return 1.0 * f.matches; }},
        {"median match, s", "75-110", 65, 125, secondsAt(0.5)},
        {"a tenth are shorter, s", "", 35, 90, secondsAt(0.1)},
        {"a tenth are longer, s", "", 90, 200, secondsAt(0.9)},
        {"sudden death, %", "5-10", 0, 20, percentOf(&MatchFigures::suddenDeaths), 1},
        {"both sides led, %", "50", 30, 70, percentOf(&MatchFigures::leadChanges), 1},
        {"won after two behind, %", "15", 5, 35, percentOf(&MatchFigures::comebacks), 1},
        {"blue wins, %", "50", 30, 70, percentOf(&MatchFigures::blueWins), 1},
        {"capsules caught a match", "15", 9, 21, perMatch(&MatchFigures::caught), 1},
        {"power-ups running", "1-2", 0.7, 2.5, perTick(&MatchFigures::powerUps), 2},
        {"rises a match", "3", 1.5, 4, perMatch(&MatchFigures::rises), 2},
        {"bad capsules a minute", "2-3", 1.2, 4, perMinute(&MatchFigures::badCaught), 2},
        {"serves a minute", "15", 10, 19, perMinute(&MatchFigures::serves), 1},
        {"steals a match", "", 20, 80, perMatch(&MatchFigures::steals), 1},
        {"supers a match", "4-6", 2, 9, perMatch(&MatchFigures::supers), 2},
        {"balls in play", "3-4", 2.5, 4.5, perTick(&MatchFigures::balls), 2},
    };
}

void playJob(Job& job, int seeds) {
    MatchSettings settings;
    settings.goals.fill(goalsOf(job.at));
    for (int seed = 1; seed <= seeds; ++seed)
        job.figures.add(playMatch(*job.level, settings, job.profiles, static_cast<std::uint64_t>(seed)));
}

void play(Jobs& jobs, int seeds) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < jobs.size(); i = next++)
            playJob(jobs[i], seeds);
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(std::thread::hardware_concurrency(), 1U); ++i)
        threads.emplace_back(work);
    for (std::thread& thread : threads)
        thread.join();
}

Jobs playedBy(const Campaign& campaign, Difficulty blue, Difficulty red, int seeds) {
    Jobs jobs;
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next())
        jobs.push_back({&campaign.entry(*at).level, {BotProfile{blue}, BotProfile{red}}, *at});
    play(jobs, seeds);
    return jobs;
}

/// The figures of all levels, or of those of a world.
MatchFigures sum(const Jobs& jobs, int world = 0) {
    MatchFigures all;
    for (const Job& job : jobs)
        if (world == 0 || job.at.world == world) all.add(job.figures);
    return all;
}

using Columns = std::vector<std::pair<std::string, MatchFigures>>;

void print(const Columns& columns) {
    std::printf("%-24s %7s", "", "target");
    for (const auto& column : columns)
        std::printf(" %7s", column.first.c_str());
    for (const Row& row : rows()) {
        std::printf("\n%-24s %7s", row.name, row.target);
        for (const auto& column : columns)
            std::printf(" %7.*f", row.decimals, row.value(column.second));
    }
    std::printf("\n");
}

Columns worldsOf(const Jobs& jobs) {
    Columns columns;
    for (int world = 1; world <= campaign::worlds; ++world)
        columns.emplace_back("world " + std::to_string(world), sum(jobs, world));
    return columns;
}

} // namespace

int printTempo(const std::string& levelFolder, int seeds) {
    const Campaign campaign = loadCampaign(levelFolder);
    Columns columns, worlds;
    int faults = 0;
    for (std::size_t i = 0; i < difficultyCount; ++i) {
        const auto strength = static_cast<Difficulty>(i);
        const Jobs jobs = playedBy(campaign, strength, strength, seeds);
        columns.emplace_back(nameOf(strength), sum(jobs));
        faults += columns.back().second.faults;
        if (strength == Difficulty::Medium) worlds = worldsOf(jobs);
    }
    columns.insert(columns.end(), worlds.begin(), worlds.end());
    print(columns);
    std::printf("%-24s %7s %7s", "beats the one below, %", "65-90", "");
    for (std::size_t i = 1; i < difficultyCount; ++i) {
        const MatchFigures all =
            sum(playedBy(campaign, static_cast<Difficulty>(i), static_cast<Difficulty>(i - 1), seeds));
        std::printf(" %7.1f", 100.0 * all.blueWins / all.matches);
        faults += all.faults;
    }
    std::printf("\n");
    return faults == 0 ? 0 : 1;
}

int checkTempo(const std::string& levelFolder, int seeds) {
    const Jobs jobs = playedBy(loadCampaign(levelFolder), Difficulty::Medium, Difficulty::Medium, seeds);
    const MatchFigures all = sum(jobs);
    Columns columns = worldsOf(jobs);
    columns.insert(columns.begin(), {"medium", all});
    print(columns);
    bool fine = all.faults == 0;
    for (const Row& row : rows()) {
        const double value = row.value(all);
        if (row.least <= value && value <= row.most) continue;
        std::printf("%s: %.2f is not between %g and %g\n", row.name, value, row.least, row.most);
        fine = false;
    }
    return fine ? 0 : 1;
}

} // namespace arkanong::test
