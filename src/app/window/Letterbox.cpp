#include "arkanong/app/window/Letterbox.hpp"

#include <SFML/Graphics/RectangleShape.hpp>
#include <SFML/Graphics/RenderTarget.hpp>

#include <algorithm>

namespace arkanong {

namespace {

constexpr auto logicalWidth = static_cast<long long>(screenSize.x);
constexpr auto logicalHeight = static_cast<long long>(screenSize.y);

} // namespace

PixelRect letterbox(unsigned width, unsigned height) {
    const long long w = std::max(1U, width);
    const long long h = std::max(1U, height);
    PixelRect rect;
    if (w * logicalHeight >= h * logicalWidth) {
        rect.height = static_cast<int>(h);
        rect.width = static_cast<int>(std::max(1LL, (h * logicalWidth + logicalHeight / 2) / logicalHeight));
    } else {
        rect.width = static_cast<int>(w);
        rect.height = static_cast<int>(std::max(1LL, (w * logicalHeight + logicalWidth / 2) / logicalWidth));
    }
    rect.left = static_cast<int>((w - rect.width) / 2);
    rect.top = static_cast<int>((h - rect.height) / 2);
    return rect;
}

sf::View letterboxView(unsigned width, unsigned height) {
    const PixelRect rect = letterbox(width, height);
    const auto share = [](int part, unsigned whole) {
        return static_cast<float>(part) / static_cast<float>(std::max(1U, whole));
    };
    sf::View view(
        sf::FloatRect({0.0F, 0.0F}, {static_cast<float>(screenSize.x), static_cast<float>(screenSize.y)}));
    view.setViewport(sf::FloatRect({share(rect.left, width), share(rect.top, height)},
                                   {share(rect.width, width), share(rect.height, height)}));
    return view;
}

Vec2 logicalPlace(Vec2 pixel, unsigned width, unsigned height) {
    const PixelRect rect = letterbox(width, height);
    return {(pixel.x - rect.left) * screenSize.x / rect.width,
            (pixel.y - rect.top) * screenSize.y / rect.height};
}

void drawSurround(sf::RenderTarget& target, const Palette& palette, bool covered) {
    constexpr int line = 2;
    const sf::Vector2u size = target.getSize();
    const PixelRect rect = letterbox(size.x, size.y);
    if (covered && rect.left == 0 && rect.top == 0) return;
    target.clear(blended(palette.depth, sf::Color::Black, 0.6));
    if (rect.left < line && rect.top < line) return;
    const sf::View before = target.getView();
    target.setView(
        sf::View(sf::FloatRect({0.0F, 0.0F}, {static_cast<float>(size.x), static_cast<float>(size.y)})));
    const auto across = [](int pixels) { return static_cast<float>(pixels); };
    sf::RectangleShape edge({across(rect.width), across(rect.height)});
    edge.setPosition({across(rect.left), across(rect.top)});
    edge.setFillColor(sf::Color::Black);
    edge.setOutlineColor(blended(palette.depth, palette.grid, 0.6));
    edge.setOutlineThickness(static_cast<float>(line));
    target.draw(edge);
    target.setView(before);
}

} // namespace arkanong
