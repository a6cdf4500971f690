#pragma once

// The differences between SFML 2.5, 2.6 and 3 that the game meets, in one place (for events in
// input/WindowEvent.hpp). Everything else is written in the words that all three know (scoped enumerators,
// {x, y} for sizes and positions, Triangles not Quads).

#include <SFML/Graphics/Image.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace sf {
class RenderWindow;
class Texture;
} // namespace sf

namespace arkanong::sfml {

/// False when the file is missing or not a picture.
bool loadFromFile(sf::Image& image, const std::string& path);

/// An image of width x height pixels from RGBA bytes (4 per pixel, row by row).
sf::Image imageFromPixels(unsigned width, unsigned height, const std::uint8_t* rgba);

/// x < width, y < height of the image.
sf::Color pixelAt(const sf::Image& image, unsigned x, unsigned y);

/// A texture of width x height pixels, contents undefined.
bool createTexture(sf::Texture& texture, unsigned width, unsigned height);

/// (Re)creates the window: width x height pixels of contents, or the whole desktop in its own mode.
void createWindow(sf::RenderWindow& window, unsigned width, unsigned height, bool fullscreen,
                  const std::string& title);

/// False where there will be no vertical sync: it was not wanted, or SFML complains that it cannot be had.
bool setVerticalSync(sf::RenderWindow& window, bool wanted);

void setIcon(sf::RenderWindow& window, const sf::Image& icon);

/// A copy of a part of `image`; the part must lie inside it.
sf::Image cropped(const sf::Image& image, unsigned left, unsigned top, unsigned width, unsigned height);

/// What the window shows now, read back before display(). Empty when the pictures can't be read.
std::optional<sf::Image> pictureOf(const sf::RenderWindow& window);

} // namespace arkanong::sfml
