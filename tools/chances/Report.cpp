#include "Report.hpp"

#include "Fit.hpp"
#include "arkanong/sim/analysis/MatchAnalysis.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <functional>
#include <iomanip>
#include <numeric>

namespace arkanong::chances {

namespace {

/// The features of goals, points and shields, with the time: see featureNames().
constexpr std::array<std::size_t, 9> plainFeatures{0, 1, 2, 3, 4, 5, 6, 13, 28};
constexpr std::size_t strengthFeature = 8;

/// A chance of the side that is more likely to win, and whether it won. By symmetry the other side's is the rest, so the
/// tenths below a half tell nothing new.
struct Given {
    double chance;
    bool won;
};

/// A tenth: the moments whose chance it holds.
struct Tenth {
    int count = 0, won = 0;
    double sum = 0.0; ///< Of the chances.

    double given() const { return sum / count; }
    double share() const { return static_cast<double>(won) / count; }
    double error() const { return std::sqrt(std::max(given() * (1.0 - given()), 1e-9) / count); }
};
constexpr int tenths = 5; ///< From 50 to 100 %.

using Chance = std::function<double(const Sample&)>;

/// As MatchAnalysis gives it.
double analysed(const Sample& sample) {
    const double count = std::max(static_cast<double>(sample.playouts.size()), 1.0);
    const double mean = std::accumulate(sample.playouts.begin(), sample.playouts.end(), 0.0) / count;
    if (sample.playouts.empty()) return sample.evaluated;
    return std::clamp(sample.evaluated + MatchAnalysis::playoutWeight * (mean - sample.evaluated), 0.0, 1.0);
}

Case plainCase(const Sample& sample) {
    Case plain{{}, sample.won};
    for (const std::size_t feature : plainFeatures)
        plain.features.push_back(sample.features[feature]);
    return plain;
}

Chance plainGuess(const std::vector<Sample>& fitted) {
    std::vector<Case> cases;
    std::transform(fitted.begin(), fitted.end(), std::back_inserter(cases), plainCase);
    return [weights = fit(cases)](const Sample& sample) { return chanceOf(plainCase(sample), weights); };
}

double squareMiss(const Sample& sample, const Chance& chance) {
    const double miss = (sample.won ? 1.0 : 0.0) - chance(sample);
    return miss * miss;
}

/// The mean and the standard error of the squared differences between chances and results.
void printBrier(std::ostream& out, const std::vector<Sample>& samples, const char* name, const Chance& chance,
                const Chance& plain) {
    double sum = 0.0, better = 0.0, squares = 0.0;
    for (const Sample& sample : samples) {
        const double miss = squareMiss(sample, chance), gain = squareMiss(sample, plain) - miss;
        sum += miss;
        better += gain;
        squares += gain * gain;
    }
    const double count = std::max(static_cast<double>(samples.size()), 1.0);
    const double gain = better / count;
    out << "| " << name << " | " << samples.size() << " | " << std::setprecision(4) << sum / count << " | "
        << gain << " +- " << std::sqrt(std::max(squares / count - gain * gain, 0.0) / count) << " |\n";
}

std::array<Tenth, tenths> tenthsOf(const std::vector<Sample>& samples, const Chance& chance) {
    std::array<Tenth, tenths> table;
    for (const Sample& sample : samples) {
        const double blue = chance(sample);
        const Given given{std::max(blue, 1.0 - blue), blue >= 0.5 ? sample.won : !sample.won};
        Tenth& tenth = table[static_cast<std::size_t>(
            std::clamp(static_cast<int>((given.chance - 0.5) * 2.0 * tenths), 0, tenths - 1))];
        ++tenth.count;
        tenth.won += given.won ? 1 : 0;
        tenth.sum += given.chance;
    }
    return table;
}

void printTable(std::ostream& out, const std::array<Tenth, tenths>& table) {
    out << "| chance given | moments | mean given | won | error, points | standard error "
           "|\n|---|---|---|---|---|---|\n";
    for (int i = 0; i < tenths; ++i) {
        const Tenth& tenth = table[static_cast<std::size_t>(i)];
        out << "| " << 50 + 10 * i << " to " << 60 + 10 * i << " % | " << tenth.count << " | ";
        if (tenth.count == 0) {
            out << "- | - | - | - |\n";
            continue;
        }
        out << std::setprecision(1) << 100.0 * tenth.given() << " % | " << 100.0 * tenth.share() << " % | "
            << 100.0 * (tenth.share() - tenth.given()) << " | " << 100.0 * tenth.error() << " |\n";
    }
}

constexpr double plotSize = 360.0, margin = 50.0; ///< Of the picture, px.

void draw(const std::string& path, const std::array<Tenth, tenths>& table) {
    const auto x = [](double chance) { return margin + (chance - 0.5) * 2.0 * plotSize; };
    const auto y = [](double chance) { return margin + (1.0 - chance) * 2.0 * plotSize; };
    const double whole = plotSize + 2.0 * margin;
    std::ofstream svg(path);
    svg << std::fixed << std::setprecision(1) << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << whole
        << "\" height=\"" << whole << "\" font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\""
        << whole << "\" height=\"" << whole << "\" fill=\"#fff\"/>\n";
    for (int i = 0; i <= tenths; ++i) {
        const double at = 0.5 + 0.1 * i;
        svg << "<path d=\"M" << x(at) << ' ' << y(0.5) << "V" << y(1.0) << "M" << x(0.5) << ' ' << y(at)
            << "H" << x(1.0) << "\" stroke=\"#ddd\" fill=\"none\"/>\n<text x=\"" << x(at) << "\" y=\""
            << y(0.5) + 18.0 << "\" text-anchor=\"middle\">" << 50 + 10 * i << "</text>\n<text x=\""
            << x(0.5) - 8.0 << "\" y=\"" << y(at) + 4.0 << "\" text-anchor=\"end\">" << 50 + 10 * i
            << "</text>\n";
    }
    svg << "<path d=\"M" << x(0.5) << ' ' << y(0.5) << "L" << x(1.0) << ' ' << y(1.0)
        << "\" stroke=\"#888\" stroke-dasharray=\"5 4\"/>\n";
    for (const Tenth& tenth : table) {
        if (tenth.count == 0) continue;
        const double low = std::max(tenth.share() - 2.0 * tenth.error(), 0.45);
        const double high = std::min(tenth.share() + 2.0 * tenth.error(), 1.0);
        svg << "<path d=\"M" << x(tenth.given()) << ' ' << y(low) << "V" << y(high)
            << "\" stroke=\"#26c\" stroke-width=\"2\"/>\n<circle cx=\"" << x(tenth.given()) << "\" cy=\""
            << y(tenth.share()) << "\" r=\"5\" fill=\"#26c\"/>\n";
    }
    svg << "<text x=\"" << whole / 2.0 << "\" y=\"" << whole - 10.0
        << "\" text-anchor=\"middle\">chance given, per cent</text>\n<text x=\"" << margin << "\" y=\""
        << margin - 16.0 << "\">won, per cent, with two standard errors</text>\n</svg>\n";
}

} // namespace

void report(std::ostream& out, const std::vector<Sample>& fitted, const std::vector<Sample>& judged,
            const std::string& picture) {
    const std::array<Tenth, tenths> table = tenthsOf(judged, analysed);
    out << std::fixed;
    printTable(out, table);
    const Chance plain = plainGuess(fitted), evaluated = [](const Sample&sample) { return sample.evaluated; };
    std::vector<Sample> equals;
    std::copy_if(judged.begin(), judged.end(), std::back_inserter(equals),
                 [](const Sample& sample) { return sample.features[strengthFeature] == 0.0; });
    out << "\n| | moments | Brier score | better than the guess by |\n|---|---|---|---|\n";
    printBrier(out, judged, "analysis", analysed, plain);
    printBrier(out, judged, "evaluation alone", evaluated, plain);
    printBrier(out, judged, "score and shields", plain, plain);
    printBrier(out, equals, "analysis, equals", analysed, plain);
    printBrier(out, equals, "score and shields, equals", plain, plain);
    draw(picture, table);
}

} // namespace arkanong::chances
