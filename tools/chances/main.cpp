#include "Fit.hpp"
#include "Report.hpp"
#include "Sample.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <cstdlib>
#include <exception>
#include <iomanip>
#include <iostream>
#include <string>

// Fits and judges the chances that a match analysis gives: see docs/turning_points.md.

using namespace arkanong;
using namespace arkanong::chances;

namespace {

constexpr const char* usage =
    R"(arkanong_chances sample LEVEL_FOLDER FIRST_SEED MATCHES MOMENTS [PLAYOUTS SECONDS]
arkanong_chances fit SAMPLES
arkanong_chances report FITTED_SAMPLES JUDGED_SAMPLES SVG
"sample" lets computers play MATCHES matches, drawn from the seeds from FIRST_SEED on, and prints MOMENTS moments of each
with what came of them; with PLAYOUTS also the ends of that many playouts of that many SECONDS.
"fit" prints src/sim/analysis/EvaluationWeights.hpp, fitted to such moments.
"report" prints how well the chances of JUDGED_SAMPLES agree with what came of them, and draws it to SVG. The guess
from score and shields, for comparison, is fitted to FITTED_SAMPLES.
)";

std::vector<Level> levelsOf(const std::string& folder) {
    std::vector<Level> levels;
    const Campaign campaign = loadCampaign(folder);
    for (const Campaign::World& world : campaign.worlds)
        for (const Campaign::Entry& entry : world.levels)
            if (!entry.level.isFinale()) levels.push_back(entry.level);
    return levels;
}

int sample(const std::string& folder, int first, int matches, const SamplePlan& plan) {
    const std::vector<Level> levels = levelsOf(folder);
    for (int seed = first; seed < first + matches; ++seed)
        print(std::cout, samplesOf(drawnMatch(levels, static_cast<std::uint64_t>(seed)), plan));
    return 0;
}

std::vector<Case> casesOf(const std::vector<Sample>& samples) {
    std::vector<Case> cases;
    for (const Sample& sample : samples)
        cases.push_back({{sample.features.begin(), sample.features.end()}, sample.won});
    return cases;
}

/// The mean squared difference between chances and results.
double brierOf(const std::vector<Case>& cases, const std::vector<double>& weights) {
    double sum = 0.0;
    for (const Case& moment : cases) {
        const double missing = (moment.won ? 1.0 : 0.0) - chanceOf(moment, weights);
        sum += missing * missing;
    }
    return sum / static_cast<double>(cases.size());
}

/// Prints src/sim/analysis/EvaluationWeights.hpp.
int printFit(const std::string& path) {
    const std::vector<Case> cases = casesOf(read(path));
    const std::vector<double> weights = fit(cases);
    std::cout
        << "#pragma once\n\n#include \"arkanong/sim/analysis/Evaluation.hpp\"\n\nnamespace arkanong {\n\n"
           "/// The weights of the features, as the program tools/chances has fitted them.\n"
           "inline constexpr Features evaluationWeights{\n";
    for (std::size_t i = 0; i < weights.size(); ++i)
        std::cout << "    " << std::fixed << std::setprecision(4) << weights[i] << ", // "
                  << featureNames()[i] << '\n';
    std::cout << "};\n\n} // namespace arkanong\n";
    std::cerr << cases.size() << " moments, Brier score " << brierOf(cases, weights) << '\n';
    return 0;
}

int run(int argc, char** argv) {
    const std::string task = argc > 1 ? argv[1] : "";
    if (task == "sample" && (argc == 6 || argc == 8)) {
        SamplePlan plan{std::atoi(argv[5])};
        if (argc == 8) {
            plan.playouts = std::atoi(argv[6]);
            plan.playoutTicks = tuning::seconds(std::atof(argv[7]));
        }
        return sample(argv[2], std::atoi(argv[3]), std::atoi(argv[4]), plan);
    }
    if (task == "fit" && argc == 3) return printFit(argv[2]);
    if (task == "report" && argc == 5) {
        report(std::cout, read(argv[2]), read(argv[3]), argv[4]);
        return 0;
    }
    std::cerr << usage;
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
