#pragma once

// Wrappers for the differences between SFML 2.5, 2.6 and 3; for those of events see input/bindings/WindowEvent.hpp. All other
// code uses only what the three versions have in common: scoped enumerators, {x, y} for sizes and positions, triangles.
// Also contains the functions that create textures.

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Screen.hpp"

#include <SFML/Graphics/Image.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace sf {
class RenderTarget;
class RenderTexture;
class RenderWindow;
class Texture;
} // namespace sf

namespace arkanong::sfml {

/// Returns false if the file is missing or not an image.
bool loadFromFile(sf::Image& image, const std::string& path);

/// The picture in a PNG file, of this size in px. Throws DataError if the file is missing or contains anything else,
/// MachineError if it cannot be read, std::bad_alloc if there is not enough memory.
sf::Image loadPicture(const std::string& path, Vec2 size);

/// An image of width x height pixels from RGBA bytes (4 per pixel, row by row).
sf::Image imageFromPixels(unsigned width, unsigned height, const std::uint8_t* rgba);

/// Requires x < width and y < height of the image.
sf::Color pixelAt(const sf::Image& image, unsigned x, unsigned y);

/// Allocates a texture of width x height pixels with undefined contents; false on failure.
bool createTexture(sf::Texture& texture, unsigned width, unsigned height);

/// The image as a texture with smooth scaling. Throws std::runtime_error if the graphics card refuses it.
[[nodiscard]] std::shared_ptr<const sf::Texture> smoothTexture(const sf::Image& image);

/// Resizes it to width x height pixels; false on failure.
bool createRenderTexture(sf::RenderTexture& texture, unsigned width, unsigned height);

/// The part of the target in which its present view is shown.
PixelRect viewportOf(const sf::RenderTarget& target);

/// (Re)creates the window with width x height pixels of contents, or full screen in the desktop's video mode.
void createWindow(sf::RenderWindow& window, unsigned width, unsigned height, bool fullscreen,
                  const std::string& title);

/// (Re)creates the window without a frame, with width x height pixels of contents at (x, y) of the desktop.
void createBareWindow(sf::RenderWindow& window, int x, int y, unsigned width, unsigned height,
                      const std::string& title);

/// The window's number on its display of X11; 0 on other systems.
unsigned long numberOf(const sf::RenderWindow& window);

/// Switches vertical sync on or off. Returns whether it is on afterwards: false if `on` is false or SFML
/// reports that it is unavailable.
bool setVerticalSync(sf::RenderWindow& window, bool wanted);

void setIcon(sf::RenderWindow& window, const sf::Image& icon);

/// A copy of a part of `image`; the part must lie inside it.
sf::Image cropped(const sf::Image& image, unsigned left, unsigned top, unsigned width, unsigned height);

/// A screenshot of the window, taken before display(). Nullopt if the pixels cannot be read back.
[[nodiscard]] std::optional<sf::Image> pictureOf(const sf::RenderWindow& window);

} // namespace arkanong::sfml
