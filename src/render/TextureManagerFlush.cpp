#include "arkanong/render/Sfml.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/storage/Files.hpp"

#include <SFML/Graphics/RenderTarget.hpp>

#include <algorithm>
#include <iterator>

namespace arkanong {

namespace {

/// The scales of the atlas files and their file names, smallest first.
struct AtlasScale {
    double scale;
    const char* suffix;
};
constexpr AtlasScale atlasScales[] = {{1.0, "1x"}, {1.5, "1.5x"}, {2.0, "2x"}, {3.0, "3x"}};

/// Upper limit for any file of the game, bytes.
constexpr std::size_t fileLimit = std::size_t{64} << 20U;

const AtlasScale& scaleFor(double pixelsPerUnit) {
    // The tolerance lets a window that is slightly larger than an atlas still use it.
    for (const AtlasScale& candidate : atlasScales)
        if (candidate.scale >= pixelsPerUnit - 0.01) return candidate;
    return *std::prev(std::end(atlasScales));
}

} // namespace

TextureManager::TextureManager(std::string directory, double pixelsPerUnit)
    : TextureManager(AtlasManifest{}) {
    directory_ = std::move(directory);
    load(pixelsPerUnit);
}

void TextureManager::useScale(double pixelsPerUnit) {
    if (scaleFor(pixelsPerUnit).scale != manifest_.scale) load(pixelsPerUnit);
}

void TextureManager::load(double pixelsPerUnit) {
    const AtlasScale& wanted = scaleFor(pixelsPerUnit);
    const std::string manifestPath = directory_ + "/atlas-" + wanted.suffix + ".toml";
    AtlasManifest manifest = parseAtlasManifest(readFile(manifestPath, fileLimit), manifestPath);
    auto atlas = std::make_shared<const sf::Image>(
        sfml::loadPicture(directory_ + "/" + manifest.image, manifest.pictureSize));
    manifest_ = std::move(manifest);
    const auto pictureOf = [&](Sprite sprite) {
        const AtlasImage& image = manifest_.of(sprite);
        const Vec2 size = image.textureHigh - image.textureLow;
        return sfml::cropped(*atlas, static_cast<unsigned>(image.textureLow.x),
                             static_cast<unsigned>(image.textureLow.y), static_cast<unsigned>(size.x),
                             static_cast<unsigned>(size.y));
    };
    points_.setPicture(pictureOf(Sprite::BallPlain));
    icon_ = std::make_shared<const sf::Image>(pictureOf(Sprite::Icon));
    picture_ = std::move(atlas);
}

void TextureManager::upload() {
    atlas_ = sfml::smoothTexture(*picture_);
    shaders_ = std::make_shared<const SpriteShaders>(*picture_, manifest_.of(Sprite::Hair));
    picture_.reset();
}

void TextureManager::flushGround(sf::RenderTarget& target) {
    if (ground_.count == 0) return;
    counts_.drawCalls += groundCopy_.draw(target, ground_.vertices, ground_.count);
    counts_.vertices += ground_.count;
}

void TextureManager::flushPoints(sf::RenderTarget& target) {
    if (points_.count() == 0) return;
    const sf::Vector2i shown =
        target.mapCoordsToPixel({static_cast<float>(screenSize.x), static_cast<float>(screenSize.y)}) -
        target.mapCoordsToPixel({0.0F, 0.0F});
    points_.draw(target, shown.x / screenSize.x);
    ++counts_.drawCalls;
    counts_.sprites += points_.count();
    counts_.vertices += points_.count();
}

// Points need a draw call of their own. Joining these two layers saves it: nothing lies between them and both
// use alpha blending.
void TextureManager::joinBallsAndOverlay() {
    Batch& balls = batches_[static_cast<std::size_t>(Layer::Balls)];
    Batch& overlay = batches_[static_cast<std::size_t>(Layer::Overlay)];
    const std::size_t both = balls.count + overlay.count;
    if (both > balls.vertices.size()) balls.vertices.resize(2 * both);
    std::copy_n(overlay.vertices.data(), overlay.count, balls.vertices.data() + balls.count);
    balls.count = both;
    overlay.count = 0;
}

void TextureManager::flush(sf::RenderTarget& target) {
    if (picture_ != nullptr) upload();
    counts_ = {};
    flushGround(target);
    if (points_.count() > 0) joinBallsAndOverlay();
    for (std::size_t i = 0; i < layerCount; ++i) {
        const Batch& batch = batches_[i];
        const auto layer = static_cast<Layer>(i);
        if (layer == Layer::Balls) flushPoints(target);
        if (batch.count == 0) continue;
        sf::RenderStates states;
        states.texture = atlas_.get();
        states.shader = layer == Layer::Pattern ? shaders_->hairs() : shaders_->sprites();
        states.blendMode =
            layer == Layer::FieldGlow || layer == Layer::OverlayGlow ? sf::BlendAdd : sf::BlendAlpha;
        target.draw(batch.vertices.data(), batch.count, sf::PrimitiveType::Triangles, states);
        ++counts_.drawCalls;
        counts_.sprites += batch.count / verticesOfSprite;
        counts_.vertices += batch.count;
    }
    clear();
}

} // namespace arkanong
