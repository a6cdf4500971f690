#include "arkanong/game/Game.hpp"
#include "arkanong/game/Letterbox.hpp"
#include "arkanong/game/Screenshots.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/storage/DataError.hpp"

#include <cmath>
#include <filesystem>

namespace arkanong {

namespace {

sf::Image iconFrom(const std::string& textureFolder, const AtlasManifest& manifest) {
    sf::Image atlas;
    const std::string path = (std::filesystem::path(textureFolder) / manifest.image).string();
    if (!sfml::loadFromFile(atlas, path)) throw DataError(path, "expected a picture");
    const AtlasImage& icon = manifest.of(Sprite::Icon);
    const Vec2 size = icon.textureHigh - icon.textureLow;
    return sfml::cropped(atlas, static_cast<unsigned>(icon.textureLow.x),
                         static_cast<unsigned>(icon.textureLow.y), static_cast<unsigned>(size.x),
                         static_cast<unsigned>(size.y));
}

std::string sizeText(sf::Vector2u size) { return std::to_string(size.x) + 'x' + std::to_string(size.y); }

} // namespace

void Game::openWindow(bool fullscreen) {
    sfml::createWindow(window_, static_cast<unsigned>(options_.width), static_cast<unsigned>(options_.height),
                       fullscreen, "Arkanong");
    fullscreen_ = fullscreen;
    sfml::setIcon(window_, iconFrom(assets_ + "/textures", textures_.manifest()));
    applyWindowSettings();
    applyView();
    focused_ = window_.hasFocus();
}

// A new window forgets all of these.
void Game::applyWindowSettings() {
    window_.setKeyRepeatEnabled(false);
    window_.setMouseCursorVisible(screens_.empty() || top().showsCursor());
    window_.setMouseCursorGrabbed(!screens_.empty() && top().grabsPointer());
}

void Game::applyView() {
    const sf::Vector2u size = window_.getSize();
    const PixelRect rect = letterbox(size.x, size.y);
    const auto share = [](int part, unsigned whole) {
        return static_cast<float>(part) / static_cast<float>(std::max(1U, whole));
    };
    sf::View view(
        sf::FloatRect({0.0F, 0.0F}, {static_cast<float>(screenSize.x), static_cast<float>(screenSize.y)}));
    view.setViewport(sf::FloatRect({share(rect.left, size.x), share(rect.top, size.y)},
                                   {share(rect.width, size.x), share(rect.height, size.y)}));
    window_.setView(view);
    textures_.useScale(rect.height / screenSize.y);
    log_.write("window " + sizeText(size));
}

sfml::WindowEvent Game::toLogical(const sfml::WindowEvent& event) const {
    const auto logical = [this](sf::Vector2i pixel) {
        const sf::Vector2f at = window_.mapPixelToCoords(pixel);
        return sf::Vector2i(static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y)));
    };
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event))
        return sfml::MouseMoved{logical(moved->at)};
    if (const auto* pressed = std::get_if<sfml::MousePressed>(&event))
        return sfml::MousePressed{pressed->button, logical(pressed->at)};
    if (const auto* released = std::get_if<sfml::MouseReleased>(&event))
        return sfml::MouseReleased{released->button, logical(released->at)};
    if (const auto* scrolled = std::get_if<sfml::MouseScrolled>(&event))
        return sfml::MouseScrolled{scrolled->lines, logical(scrolled->at)};
    return event;
}

void Game::saveScreenshot() {
    screenshotWanted_ = false;
    try {
        const std::string path =
            nextScreenshot(options_.screenshots.empty() ? screenshotFolder() : options_.screenshots);
        const std::optional<sf::Image> picture = sfml::pictureOf(window_);
        if (!picture || !picture->saveToFile(path)) throw DataError(path, "cannot write the screenshot");
        log_.write("screenshot " + path);
        // Not in the next of a row of pictures.
        if (options_.pictures == 0) toast_.show("SAVED " + std::filesystem::path(path).filename().string());
    } catch (const DataError& error) {
        log_.write(std::string("screenshot failed: ") + error.what());
        toast_.show(error.what());
    }
}

} // namespace arkanong
