#pragma once

#include "Catch.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

namespace arkanong::test {

/// A window that shows the logical screen.
struct TestWindow {
    sf::RenderWindow window;

    explicit TestWindow(unsigned width = 1280, unsigned height = 720) {
        sfml::createWindow(window, width, height, false, "Arkanong test");
        const Vec2 size = screenSize;
        window.setView(
            sf::View(sf::FloatRect({0.0F, 0.0F}, {static_cast<float>(size.x), static_cast<float>(size.y)})));
    }

    /// Draws the batched sprites and returns the window's pixels.
    sf::Image flush(TextureManager& textures) {
        window.clear();
        textures.flush(window);
        const auto picture = sfml::pictureOf(window);
        REQUIRE(picture);
        return *picture;
    }
};

} // namespace arkanong::test
