#include "render/FlashMeter.hpp"

#include "render/match/Contrast.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace arkanong::test {

namespace {

constexpr std::size_t every = 4; ///< Every fourth pixel of every fourth row is looked at.
constexpr std::size_t blockColumns = 341 / every;
constexpr std::size_t blockRows = 256 / every;
constexpr std::size_t blockStep = 16 / every;
constexpr double largeShare = 0.25; ///< Of a block.
constexpr long long second = 60;    ///< Pictures.

std::size_t stepsOf(std::size_t whole, std::size_t block) {
    return whole < block ? 1 : (whole - block) / blockStep + 1;
}

} // namespace

void FlashMeter::begin(sf::Vector2u size) {
    columns_ = size.x / every;
    rows_ = size.y / every;
    for (std::size_t kind = 0; kind < 2; ++kind) {
        courses_[kind].assign(columns_ * rows_, Course{2000.0, -2000.0, false, false, 0, 0, false});
        blocks_[kind].resize(stepsOf(columns_, blockColumns) * stepsOf(rows_, blockRows));
    }
}

void FlashMeter::see(const sf::Image& picture) {
    if (picture_ < 0) begin(picture.getSize());
    ++picture_;
    const std::uint8_t* const bytes = picture.getPixelsPtr();
    for (std::size_t i = 0; i < columns_ * rows_; ++i) {
        const std::size_t at = i / columns_ * every * picture.getSize().x + i % columns_ * every;
        const double r = linear[bytes[4 * at]], g = linear[bytes[4 * at + 1]], b = linear[bytes[4 * at + 2]];
        follow(courses_[0][i], 0.2126 * r + 0.7152 * g + 0.0722 * b, false, true);
        follow(courses_[1][i], std::max(0.0, (r - g - b) * 320.0), r > 0.0 && r >= 0.8 * (r + g + b), false);
    }
    for (const std::size_t kind : {0U, 1U})
        count(kind);
}

// A change is counted as soon as it is large enough, and goes on until the opposite one.
void FlashMeter::follow(Course& course, double value, bool red, bool general) {
    const auto counts = [general](double low, double high, bool isRed) {
        return general ? high - low >= 0.1 && low < 0.8 : high - low > 20.0 && isRed;
    };
    if (value > course.high) course.high = value, course.highRed = red;
    if (value < course.low) course.low = value, course.lowRed = red;
    const bool up = course.way <= 0 && counts(course.low, value, red || course.lowRed);
    const bool down = course.way >= 0 && counts(value, course.high, red || course.highRed);
    course.changed = up || down;
    if (!course.changed) return;
    course = {value, value, red, red, up ? 1 : -1, course.level + (up ? 1 : -1), true};
}

void FlashMeter::count(std::size_t kind) {
    // Sums over the rectangle from the first pixel to each one: of levels, of changes up and down.
    using Sums = std::array<int, 3>;
    const std::size_t wide = columns_ + 1;
    std::vector<Sums> sums(wide * (rows_ + 1), Sums{});
    for (std::size_t row = 0; row < rows_; ++row)
        for (std::size_t column = 0; column < columns_; ++column) {
            const Course& course = courses_[kind][row * columns_ + column];
            const Sums own{course.level, course.changed && course.way > 0 ? 1 : 0,
                           course.changed && course.way < 0 ? 1 : 0};
            const std::size_t at = (row + 1) * wide + column + 1;
            for (const std::size_t i : {0U, 1U, 2U})
                sums[at][i] = own[i] + sums[at - 1][i] + sums[at - wide][i] - sums[at - wide - 1][i];
        }
    const std::size_t width = std::min(blockColumns, columns_), height = std::min(blockRows, rows_);
    const std::size_t across = stepsOf(columns_, blockColumns);
    for (std::size_t i = 0; i < blocks_[kind].size(); ++i) {
        const std::size_t first = i / across * blockStep * wide + i % across * blockStep;
        const std::size_t last = first + height * wide;
        const auto share = [&](std::size_t what) {
            return (sums[last + width][what] - sums[last][what] - sums[first + width][what] +
                    sums[first][what]) /
                   static_cast<double>(blockColumns * blockRows);
        };
        follow(kind, blocks_[kind][i], share(0), share(1), share(2));
    }
}

void FlashMeter::follow(std::size_t kind, Block& block, double level, double up, double down) {
    block.low = std::min(block.low, level);
    block.high = std::max(block.high, level);
    const bool rises = block.way <= 0 && (level - block.low > largeShare || up > largeShare);
    const bool falls = block.way >= 0 && (block.high - level > largeShare || down > largeShare);
    if (!rises && !falls) return;
    block.low = block.high = level;
    block.way = rises ? 1 : -1;
    block.changes.push_back(picture_);
    while (picture_ - block.changes.front() >= second)
        block.changes.erase(block.changes.begin());
    most_[kind] = std::max(most_[kind], static_cast<int>(block.changes.size()));
}

} // namespace arkanong::test
