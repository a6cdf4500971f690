#include "render/PictureDifference.hpp"

#include "arkanong/render/Sfml.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace arkanong::test {

namespace {

constexpr std::size_t channels = 3;
/// Squares are two blocks wide and high.
constexpr unsigned block = PictureDifference::side / 2;

const std::uint8_t* pixelOf(const sf::Image& image, unsigned x, unsigned y) {
    return image.getPixelsPtr() + std::size_t{4} * (std::size_t{y} * image.getSize().x + x);
}

bool isLike(const std::uint8_t* one, const std::uint8_t* other) {
    for (std::size_t i = 0; i < channels; ++i)
        if (std::abs(one[i] - other[i]) > PictureDifference::shade) return false;
    return true;
}

/// True when a pixel of `one` differs from all pixels around its position in `other`.
bool isForeign(const sf::Image& one, const sf::Image& other, unsigned x, unsigned y) {
    const std::uint8_t* const pixel = pixelOf(one, x, y);
    if (isLike(pixel, pixelOf(other, x, y))) return false; // As most are.
    const auto [width, height] = other.getSize();
    std::array<int, channels> least{255, 255, 255};
    std::array<int, channels> most{};
    for (unsigned v = std::max(y, 1U) - 1; v < std::min(y + 2, height); ++v)
        for (unsigned u = std::max(x, 1U) - 1; u < std::min(x + 2, width); ++u)
            for (std::size_t i = 0; i < channels; ++i) {
                least[i] = std::min<int>(least[i], pixelOf(other, u, v)[i]);
                most[i] = std::max<int>(most[i], pixelOf(other, u, v)[i]);
            }
    for (std::size_t i = 0; i < channels; ++i)
        if (pixel[i] < least[i] - PictureDifference::shade || pixel[i] > most[i] + PictureDifference::shade)
            return true;
    return false;
}

/// Sums over a part of the pictures.
struct Sum {
    std::size_t area = 0;
    std::size_t differing = 0;
    std::array<long, channels> brighter{}; ///< Sum of found - expected.

    void add(const Sum& other) {
        area += other.area;
        differing += other.differing;
        for (std::size_t i = 0; i < channels; ++i)
            brighter[i] += other.brighter[i];
    }
    bool isTooMuch() const {
        const double most = PictureDifference::tint * static_cast<double>(area);
        return differing > PictureDifference::pixels ||
               std::any_of(brighter.begin(), brighter.end(),
                           [&](long sum) { return std::abs(static_cast<double>(sum)) > most; });
    }
};

/// The blocks' sums, row by row; blocks at the right and lower edges may be smaller.
struct Blocks {
    unsigned columns;
    unsigned rows;
    std::vector<Sum> sums;

    explicit Blocks(sf::Vector2u size)
        : columns((size.x + block - 1) / block), rows((size.y + block - 1) / block),
          sums(std::size_t{columns} * rows) {}
    Sum& at(unsigned column, unsigned row) { return sums[std::size_t{row} * columns + column]; }
};

Sum squareAt(Blocks& blocks, unsigned column, unsigned row) {
    Sum sum;
    for (unsigned y = row; y < std::min(row + 2, blocks.rows); ++y)
        for (unsigned x = column; x < std::min(column + 2, blocks.columns); ++x)
            sum.add(blocks.at(x, y));
    return sum;
}

} // namespace

std::string PictureDifference::text() const {
    if (!sameSize) return "the pictures differ in size";
    if (none()) return "the pictures look the same";
    const auto count = std::count(differing.begin(), differing.end(), true);
    return "the pictures differ in " + std::to_string(squares.size()) + " squares, the first at " +
           std::to_string(squares.front().left) + ',' + std::to_string(squares.front().top) + ", in all by " +
           std::to_string(count) + " pixels";
}

PictureDifference differenceBetween(const sf::Image& expected, const sf::Image& found) {
    PictureDifference difference;
    const sf::Vector2u size = expected.getSize();
    difference.sameSize = size == found.getSize();
    if (!difference.sameSize) return difference;
    Blocks blocks(size);
    difference.differing.reserve(std::size_t{size.x} * size.y);
    for (unsigned y = 0; y < size.y; ++y)
        for (unsigned x = 0; x < size.x; ++x) {
            const bool differs = isForeign(found, expected, x, y) || isForeign(expected, found, x, y);
            difference.differing.push_back(differs);
            Sum sum{1, differs ? std::size_t{1} : 0, {}};
            for (std::size_t i = 0; i < channels; ++i)
                sum.brighter[i] = pixelOf(found, x, y)[i] - pixelOf(expected, x, y)[i];
            blocks.at(x / block, y / block).add(sum);
        }
    for (unsigned row = 0; row < std::max(blocks.rows, 2U) - 1; ++row)
        for (unsigned column = 0; column < std::max(blocks.columns, 2U) - 1; ++column)
            if (squareAt(blocks, column, row).isTooMuch())
                difference.squares.push_back({column * block, row * block});
    return difference;
}

sf::Image shown(const PictureDifference& difference, const sf::Image& found) {
    const unsigned width = found.getSize().x;
    const unsigned height = found.getSize().y;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(std::size_t{4} * width * height);
    for (unsigned y = 0; y < height; ++y)
        for (unsigned x = 0; x < width; ++x) {
            constexpr int darker = 3;
            const bool differs = difference.differing[std::size_t{y} * width + x];
            const std::uint8_t* pixel = pixelOf(found, x, y);
            for (std::size_t i = 0; i < channels; ++i)
                bytes.push_back(differs && i == 0 ? 255 : static_cast<std::uint8_t>(pixel[i] / darker));
            bytes.push_back(255);
        }
    const auto mark = [&](unsigned x, unsigned y) {
        if (x >= width || y >= height) return;
        const std::size_t at = std::size_t{4} * (std::size_t{y} * width + x);
        bytes[at + 1] = 255;
    };
    for (const auto& [left, top] : difference.squares)
        for (unsigned along = 0; along < PictureDifference::side; ++along) {
            constexpr unsigned last = PictureDifference::side - 1;
            mark(left + along, top);
            mark(left + along, top + last);
            mark(left, top + along);
            mark(left + last, top + along);
        }
    return sfml::imageFromPixels(width, height, bytes.data());
}

} // namespace arkanong::test
