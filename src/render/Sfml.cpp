#include "arkanong/render/Sfml.hpp"

#include "arkanong/storage/Assets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/System/Err.hpp>

#include <sstream>
#include <stdexcept>
#include <vector>

namespace arkanong::sfml {

bool loadFromFile(sf::Image& image, const std::string& path) { return image.loadFromFile(path); }

// SFML's own message on stderr is dropped; the error says everything.
sf::Image loadPicture(const std::string& path, Vec2 size) {
    constexpr std::size_t largestPicture = std::size_t{64} << 20U; // Bytes.
    const std::string bytes = readFile(path, largestPicture);
    sf::Image image;
    std::streambuf* const usual = sf::err().rdbuf(nullptr);
    const bool loaded = image.loadFromMemory(bytes.data(), bytes.size());
    sf::err().rdbuf(usual);
    const auto width = static_cast<unsigned>(size.x);
    const auto height = static_cast<unsigned>(size.y);
    constexpr std::size_t bytesOfPixel = std::size_t{4} * 3; // It is decoded, filtered and copied.
    if (!loaded) needMemory(bytesOfPixel * width * height);
    if (!loaded) throw DataError(path, "expected a PNG picture");
    if (image.getSize().x != width || image.getSize().y != height)
        throw DataError(path, "expected a picture of " + std::to_string(width) + " x " +
                                  std::to_string(height) + " px");
    return image;
}

sf::Image imageFromPixels(unsigned width, unsigned height, const std::uint8_t* rgba) {
#if SFML_VERSION_MAJOR >= 3
    return sf::Image({width, height}, rgba);
#else
    sf::Image image;
    image.create(width, height, rgba);
    return image;
#endif
}

sf::Color pixelAt(const sf::Image& image, unsigned x, unsigned y) {
#if SFML_VERSION_MAJOR >= 3
    return image.getPixel({x, y});
#else
    return image.getPixel(x, y);
#endif
}

bool createTexture(sf::Texture& texture, unsigned width, unsigned height) {
#if SFML_VERSION_MAJOR >= 3
    return texture.resize({width, height});
#else
    return texture.create(width, height);
#endif
}

std::shared_ptr<const sf::Texture> smoothTexture(const sf::Image& image) {
    auto texture = std::make_shared<sf::Texture>();
    if (!texture->loadFromImage(image)) throw std::runtime_error("the graphics card took no texture");
    texture->setSmooth(true);
    return texture;
}

bool createRenderTexture(sf::RenderTexture& texture, unsigned width, unsigned height) {
#if SFML_VERSION_MAJOR >= 3
    return texture.resize({width, height});
#else
    return texture.create(width, height);
#endif
}

PixelRect viewportOf(const sf::RenderTarget& target) {
    const sf::IntRect shown = target.getViewport(target.getView());
#if SFML_VERSION_MAJOR >= 3
    return {shown.position.x, shown.position.y, shown.size.x, shown.size.y};
#else
    return {shown.left, shown.top, shown.width, shown.height};
#endif
}

namespace {

// Some drivers have no vertical sync to switch off; SFML's warning about that is dropped, other messages are passed on.
template <typename Create>
void createQuietly(Create create) {
    std::ostringstream said;
    std::streambuf* const usual = sf::err().rdbuf(said.rdbuf());
    create(sf::VideoMode::getDesktopMode());
    sf::err().rdbuf(usual);
    std::istringstream lines(said.str());
    for (std::string line; std::getline(lines, line);)
        if (line.find("vertical sync") == std::string::npos) sf::err() << line << std::endl;
}

sf::VideoMode modeOf(unsigned width, unsigned height, const sf::VideoMode& desktop) {
#if SFML_VERSION_MAJOR >= 3
    return sf::VideoMode({width, height}, desktop.bitsPerPixel);
#else
    return {width, height, desktop.bitsPerPixel};
#endif
}

} // namespace

void createWindow(sf::RenderWindow& window, unsigned width, unsigned height, bool fullscreen,
                  const std::string& title) {
    createQuietly([&](const sf::VideoMode& desktop) {
        if (!fullscreen) return window.create(modeOf(width, height, desktop), title);
#if SFML_VERSION_MAJOR >= 3
        window.create(desktop, title, sf::State::Fullscreen);
#else
        window.create(desktop, title, sf::Style::Fullscreen);
#endif
    });
}

void createBareWindow(sf::RenderWindow& window, int x, int y, unsigned width, unsigned height,
                      const std::string& title) {
    createQuietly([&](const sf::VideoMode& desktop) {
        window.create(modeOf(width, height, desktop), title, sf::Style::None);
    });
    window.setPosition({x, y});
}

unsigned long numberOf([[maybe_unused]] const sf::RenderWindow& window) {
#if !defined(__unix__) || defined(__APPLE__)
    return 0;
#elif SFML_VERSION_MAJOR >= 3
    return window.getNativeHandle();
#else
    return window.getSystemHandle();
#endif
}

bool setVerticalSync(sf::RenderWindow& window, bool wanted) {
    std::ostringstream said;
    std::streambuf* const usual = sf::err().rdbuf(said.rdbuf());
    window.setVerticalSyncEnabled(wanted);
    sf::err().rdbuf(usual);
    return wanted && said.str().empty();
}

void setIcon(sf::RenderWindow& window, const sf::Image& icon) {
#if SFML_VERSION_MAJOR >= 3
    window.setIcon(icon.getSize(), icon.getPixelsPtr());
#else
    window.setIcon(icon.getSize().x, icon.getSize().y, icon.getPixelsPtr());
#endif
}

sf::Image cropped(const sf::Image& image, unsigned left, unsigned top, unsigned width, unsigned height) {
    sf::Image part =
        imageFromPixels(width, height, std::vector<std::uint8_t>(std::size_t{4} * width * height).data());
#if SFML_VERSION_MAJOR >= 3
    static_cast<void>(
        part.copy(image, {0, 0}, sf::IntRect({int(left), int(top)}, {int(width), int(height)})));
#else
    part.copy(image, 0, 0, sf::IntRect(int(left), int(top), int(width), int(height)));
#endif
    return part;
}

std::optional<sf::Image> pictureOf(const sf::RenderWindow& window) {
    sf::Texture texture;
    if (!createTexture(texture, window.getSize().x, window.getSize().y)) return std::nullopt;
    texture.update(window);
    return texture.copyToImage();
}

} // namespace arkanong::sfml
