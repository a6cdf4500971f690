#include "arkanong/game/Game.hpp"
#include "arkanong/game/Letterbox.hpp"
#include "arkanong/game/Screenshots.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"

#include <SFML/Window/Clipboard.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace arkanong {

namespace {

sf::Image iconFrom(const std::string& textureFolder, const AtlasManifest& manifest) {
    const std::string path = (std::filesystem::path(textureFolder) / manifest.image).string();
    const sf::Image atlas = sfml::loadPicture(path, manifest.pictureSize);
    const AtlasImage& icon = manifest.of(Sprite::Icon);
    const Vec2 size = icon.textureHigh - icon.textureLow;
    return sfml::cropped(atlas, static_cast<unsigned>(icon.textureLow.x),
                         static_cast<unsigned>(icon.textureLow.y), static_cast<unsigned>(size.x),
                         static_cast<unsigned>(size.y));
}

std::string sizeText(sf::Vector2u size) { return std::to_string(size.x) + 'x' + std::to_string(size.y); }

} // namespace

void Game::openWindow() {
    sfml::createWindow(window_, static_cast<unsigned>(applied_.windowWidth),
                       static_cast<unsigned>(applied_.windowHeight), applied_.fullscreen, "Arkanong");
    applyVerticalSync();
    applyWindowSettings();
    focused_ = window_.hasFocus();
    applyView();
    sfml::setIcon(window_, iconFrom(assets_ + "/textures", textures_.manifest())); // Last: it may fail.
}

// A new window forgets all of these.
void Game::applyWindowSettings() {
    window_.setKeyRepeatEnabled(false);
    window_.setMouseCursorVisible(screens_.empty() || top().showsCursor());
    capturePointer();
}

void Game::capturePointer() {
    captured_ = wantsPointer();
    window_.setMouseCursorGrabbed(captured_);
}

// A frame cap and vertical sync together would miss pictures. So there is a cap only where the screen sets no
// pace, and one that is out of the way for a screen that promises one and does not keep it.
void Game::applyVerticalSync() {
    constexpr int usual = 60;
    constexpr int outOfTheWay = 300;
    synced_ = sfml::setVerticalSync(window_, applied_.verticalSync && !options_.fps);
    frameCap_ = FrameCap(options_.fps.value_or(synced_ ? outOfTheWay : usual));
}

void Game::resized(const sfml::Resized& size) {
    const auto canBeKept = [](const SettingSide& side, unsigned pixels) {
        return pixels >= static_cast<unsigned>(side.low) && pixels <= static_cast<unsigned>(side.high);
    };
    if (!applied_.fullscreen && canBeKept(windowWidthSetting, size.width) &&
        canBeKept(windowHeightSetting, size.height)) {
        applied_.windowWidth = static_cast<int>(size.width);
        applied_.windowHeight = static_cast<int>(size.height);
        Settings settings = context_.services.profile.settings();
        const bool other =
            settings.windowWidth != applied_.windowWidth || settings.windowHeight != applied_.windowHeight;
        settings.windowWidth = applied_.windowWidth;
        settings.windowHeight = applied_.windowHeight;
        if (other) context_.services.profile.tryOut(std::move(settings));
    }
    applyView();
}

void Game::applyView() {
    const sf::Vector2u size = window_.getSize();
    const PixelRect rect = letterbox(size.x, size.y);
    window_.setView(letterboxView(size.x, size.y));
    textures_.useScale(rect.height / screenSize.y);
    pointer_.forget();
    context_.state.pointer = logical(sf::Mouse::getPosition(window_));
    log_.write("window " + sizeText(size));
}

Vec2 Game::logical(sf::Vector2i pixel) const {
    const sf::Vector2f at = window_.mapPixelToCoords(pixel);
    return {static_cast<double>(at.x), static_cast<double>(at.y)};
}

bool Game::wantsPointer() const {
    return !screens_.empty() && screens_.top().grabsPointer() && applied_.mouseCapture;
}

// At the usual sensitivity the pointer is where it is. Otherwise only its way counts, and before it comes to
// the window's edge it is put back into the middle.
Vec2 Game::pointed(sf::Vector2i pixel) {
    const Vec2 at = logical(pixel);
    if (!focused_ || !wantsPointer() || applied_.mouseSensitivity == 1.0) {
        pointer_.forget();
        return at;
    }
    const Vec2 counted = pointer_.moved(at, applied_.mouseSensitivity);
    constexpr double edge = 0.15; ///< Of the window's size.
    const sf::Vector2u size = window_.getSize();
    const auto nearEdge = [](int place, unsigned whole) {
        return place < edge * whole || place > (1.0 - edge) * whole;
    };
    if (nearEdge(pixel.x, size.x) || nearEdge(pixel.y, size.y)) {
        const sf::Vector2i middle(static_cast<int>(size.x / 2), static_cast<int>(size.y / 2));
        sf::Mouse::setPosition(middle, window_);
        pointer_.putTo(logical(middle));
    }
    return counted;
}

sfml::WindowEvent Game::toLogical(const sfml::WindowEvent& event) {
    const auto place = [this](sf::Vector2i pixel) {
        const Vec2 at = pointed(pixel);
        return sf::Vector2i(static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y)));
    };
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) return sfml::MouseMoved{place(moved->at)};
    if (const auto* pressed = std::get_if<sfml::MousePressed>(&event))
        return sfml::MousePressed{pressed->button, place(pressed->at)};
    if (const auto* released = std::get_if<sfml::MouseReleased>(&event))
        return sfml::MouseReleased{released->button, place(released->at)};
    return event;
}

std::string Game::pictureFolder() const {
    return options_.screenshots.empty() ? screenshotFolder() : options_.screenshots;
}

void Game::saveScreenshot(const std::optional<sf::Image>& picture) {
    try {
        const std::string path = nextScreenshot(pictureFolder());
        if (!picture) throw DataError(path, "the window shows no picture");
        savePicture(*picture, path);
        log_.write("screenshot " + path);
        // Not in the next of a row of pictures.
        if (options_.pictures == 0) toast_.show("SAVED " + std::filesystem::path(path).filename().string());
    } catch (const DataError& error) {
        log_.write(std::string("screenshot failed: ") + error.what());
        toast_.show(error.what());
    }
}

void Game::saveClip(const MatchSetup& setup) {
    if (clip_) return;
    try {
        clipPath_ = nextScreenshot(pictureFolder(), ".webp");
        checkWritable(clipPath_);
        clip_ = std::make_unique<ClipRecorder>(context_, setup, clipPath_);
        sounds_.play(Cue::MenuAccept);
        log_.write("clip begins");
    } catch (const DataError& error) {
        log_.write(std::string("clip failed: ") + error.what());
        toast_.show(error.what());
    }
}

void Game::copy(const std::string& text) {
    sf::Clipboard::setString(sf::String::fromUtf8(text.begin(), text.end()));
    sounds_.play(Cue::MenuAccept);
    log_.write("copied " + text);
    toast_.show("COPIED");
}

void Game::followClip() {
    if (!clip_) return;
    clip_->advance(textures_);
    context_.state.clipPercent = clip_->percent();
    const std::optional<ClipOutcome> outcome = clip_->outcome();
    if (!outcome) return;
    clip_.reset();
    context_.state.clipPercent.reset();
    const bool saved = outcome->problem.empty();
    log_.write(saved ? "clip " + clipPath_ : "clip failed: " + outcome->problem);
    toast_.show(saved ? "SAVED " + std::filesystem::path(clipPath_).filename().string() : outcome->problem);
}

} // namespace arkanong
