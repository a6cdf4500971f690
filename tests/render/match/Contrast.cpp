#include "render/match/Contrast.hpp"

#include <algorithm>
#include <utility>

namespace arkanong::test {

namespace {

// The ring between the largest mark and the edge, as fractions of the radius.
constexpr double ringFrom = 0.64;
constexpr double ringTo = 0.9;
// Distances from the ball's edge, px: the first without anti-aliased pixels of the ball, and the ends of the
// zones `next` and `near`.
constexpr double nextFrom = 1.25;
constexpr double nextTo = 3.0;
constexpr double nearTo = 10.0;

double luminanceAt(const sf::Image& picture, int x, int y) {
    const std::uint8_t* rgb =
        picture.getPixelsPtr() +
        4 * (static_cast<std::size_t>(y) * picture.getSize().x + static_cast<std::size_t>(x));
    return luminance({rgb[0], rgb[1], rgb[2]});
}

/// The quantile at `share`; reorders the values, of which there must be at least one.
double quantile(std::vector<double>& values, double share) {
    const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + place, values.end());
    return values[static_cast<std::size_t>(place)];
}

/// The luminances of a ball and of its surroundings.
struct Surroundings {
    std::vector<double> own;
    std::vector<double> next;
    std::vector<double> near;
    std::size_t hidden = 0; ///< Pixels next to it that belong to other balls.
};

Surroundings surroundingsOf(const sf::Image& picture, const Disc& ball, const std::vector<Disc>& others) {
    Surroundings found;
    const double reach = ball.radius + nearTo;
    const auto [width, height] = picture.getSize();
    const auto first = [&](double at) { return std::max(0, static_cast<int>(at - reach)); };
    const auto end = [&](double at, unsigned size) {
        return std::min(static_cast<int>(size), static_cast<int>(at + reach) + 1);
    };
    for (int y = first(ball.centre.y); y < end(ball.centre.y, height); ++y) {
        for (int x = first(ball.centre.x); x < end(ball.centre.x, width); ++x) {
            const Vec2 pixel{x + 0.5, y + 0.5};
            const double away = distance(pixel, ball.centre) - ball.radius;
            const bool isOwn = away > (ringFrom - 1.0) * ball.radius && away < (ringTo - 1.0) * ball.radius;
            if (away > nearTo || (away < nextFrom && !isOwn)) continue;
            const bool isOthers = std::any_of(others.begin(), others.end(), [&](const Disc& other) {
                return distance(pixel, other.centre) < other.radius + nextTo;
            });
            if (isOthers && away < nextTo) ++found.hidden;
            if (isOthers) continue;
            std::vector<double>& part = isOwn ? found.own : (away < nextTo ? found.next : found.near);
            part.push_back(luminanceAt(picture, x, y));
        }
    }
    return found;
}

/// The contrast ratio to `light` that all but this fraction reach or exceed.
double ratioToAllBut(double share, double light, std::vector<double> others) {
    for (double& other : others)
        other = contrastRatio(light, other);
    return quantile(others, share);
}

} // namespace

std::optional<BallContrast> contrastOf(const sf::Image& picture, const Disc& ball,
                                       const std::vector<Disc>& others) {
    Surroundings found = surroundingsOf(picture, ball, others);
    const std::size_t seen = found.next.size();
    if (found.own.empty() || found.near.empty() || seen <= found.hidden) return std::nullopt;
    const double light = quantile(found.own, 0.5);
    return BallContrast{ratioToAllBut(0.2, light, std::move(found.next)),
                        ratioToAllBut(0.5, light, std::move(found.near))};
}

} // namespace arkanong::test
