#include "arkanong/render/TextureManager.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arkanong {

namespace {

sf::Vector2f toSfml(Vec2 v) { return {static_cast<float>(v.x), static_cast<float>(v.y)}; }

/// The middle of a picture.
Vec2 middleOf(const AtlasImage& image) { return (image.textureLow + image.textureHigh) / 2.0; }

/// Distance from a hair's middle, px as painted, beyond which it is less than 2/255 opaque and not drawn.
constexpr double hairReach = 1.5;

constexpr std::size_t startingQuads = 4096;
constexpr std::size_t startingGround = 512;

} // namespace

TextureManager::TextureManager(AtlasManifest manifest) : manifest_(std::move(manifest)) {
    for (Batch& batch : batches_)
        batch.vertices.resize(startingQuads * verticesOfSprite);
    ground_.vertices.resize(startingGround * verticesOfSprite);
}

void TextureManager::setBrightness(double brightness) {
    brightness_ = static_cast<int>(std::clamp(brightness, 0.0, 1.0) * 256.0 + 0.5);
}

void TextureManager::setOpacity(double opacity) {
    opacity_ = static_cast<int>(std::clamp(opacity, 0.0, 1.0) * 256.0 + 0.5);
}

sf::Color TextureManager::dimmed(sf::Color colour) const {
    const auto part = [this](std::uint8_t level) {
        return static_cast<std::uint8_t>(level * brightness_ / 256);
    };
    return {part(colour.r), part(colour.g), part(colour.b),
            static_cast<std::uint8_t>(colour.a * opacity_ / 256)};
}

void TextureManager::makeRoom(Batch& batch) {
    if (batch.count + verticesOfSprite > batch.vertices.size())
        batch.vertices.resize(2 * batch.vertices.size());
}

void TextureManager::add(Layer layer, const Quad& quad, sf::Color colour) {
    Batch& batch = batches_[static_cast<std::size_t>(layer)];
    makeRoom(batch);

    const sf::Color shade = plain() ? colour : dimmed(colour);
    const Vec2 low = quad.textureLow;
    const Vec2 high = quad.textureHigh;
    const std::array<sf::Vector2f, 4> texture{toSfml(low), toSfml({high.x, low.y}), toSfml(high),
                                              toSfml({low.x, high.y})};
    // Assigned member by member, because sf::Vertex's constructor is an out-of-line call.
    sf::Vertex* out = &batch.vertices[batch.count];
    for (const std::size_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
        out->position = toSfml(origin_ + shownAt(quad.corners[corner], flipped_));
        out->color = shade;
        out->texCoords = texture[corner];
        ++out;
    }
    batch.count += verticesOfSprite;
}

void TextureManager::drawGround(Vec2 low, Vec2 high, const std::array<sf::Color, 4>& corners) {
    makeRoom(ground_);
    const std::array<Vec2, 4> places{low, {high.x, low.y}, high, {low.x, high.y}};
    const sf::Vector2f opaque = toSfml(middleOf(manifest_.of(Sprite::Pixel)));
    sf::Vertex* out = &ground_.vertices[ground_.count];
    for (const std::size_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
        out->position = toSfml(origin_ + places[corner]);
        out->color = dimmed(corners[corner]);
        out->color.a = 255;
        out->texCoords = opaque;
        ++out;
    }
    ground_.count += verticesOfSprite;
}

void TextureManager::draw(Layer layer, Sprite sprite, Vec2 position, sf::Color colour, double scale) {
    if (flipped_) return draw(layer, sprite, Placement{position, {scale, scale}}, colour);
    const AtlasImage& image = manifest_.of(sprite);
    const Vec2 low = position + image.low * scale;
    const Vec2 high = position + image.high * scale;
    add(layer, {{low, {high.x, low.y}, high, {low.x, high.y}}, image.textureLow, image.textureHigh}, colour);
}

void TextureManager::draw(Layer layer, Sprite sprite, const Placement& placement, sf::Color colour) {
    drawPlaced(layer, manifest_.of(sprite), placement, colour, staysUpright(sprite));
}

void TextureManager::draw(Layer layer, const AtlasImage& image, const Placement& placement,
                          sf::Color colour) {
    drawPlaced(layer, image, placement, colour, false);
}

namespace {

Vec2 placed(Vec2 corner, const Placement& placement) {
    return placement.position +
           rotate({corner.x * placement.scale.x, corner.y * placement.scale.y}, placement.rotation);
}

} // namespace

void TextureManager::drawPlaced(Layer layer, AtlasImage image, const Placement& placement, sf::Color colour,
                                bool upright) {
    if (flipped_ && upright) { // add() flips it once more.
        image.low.y = -image.low.y;
        image.high.y = -image.high.y;
    }
    add(layer,
        {{placed(image.low, placement), placed({image.high.x, image.low.y}, placement),
          placed(image.high, placement), placed({image.low.x, image.high.y}, placement)},
         image.textureLow,
         image.textureHigh},
        colour);
}

void TextureManager::drawRow(Layer layer, const SpriteRow& row, double middleWidth,
                             const Placement& placement, sf::Color colour) {
    assert(middleWidth >= 0.0);
    AtlasImage left = manifest_.of(row.left);
    AtlasImage middle = manifest_.of(row.middle);
    AtlasImage right = manifest_.of(row.right);
    const double seam = middleWidth / 2.0;
    left.low.x -= seam;
    left.high.x = middle.low.x = -seam;
    right.high.x += seam;
    right.low.x = middle.high.x = seam;
    for (const AtlasImage* piece : {&left, &middle, &right})
        drawPlaced(layer, *piece, placement, colour, staysUpright(row.middle));
}

void TextureManager::note(Layer layer, Vec2 low, Vec2 size, sf::Color colour) const {
    if (type_.notedPanels == nullptr || type_.noted == nullptr) return;
    const Vec2 at = origin_ + (flipped_ ? flipped(low + Vec2{0.0, size.y}) : low);
    type_.notedPanels->push_back({{at, at + size}, layer, dimmed(colour).a, type_.noted->size()});
}

void TextureManager::drawBox(Layer layer, Sprite sprite, Vec2 low, Vec2 size, sf::Color colour) {
    const AtlasImage& image = manifest_.of(sprite);
    assert(image.border > 0.0 && size.x >= 0.0 && size.y >= 0.0);
    if (sprite == Sprite::Panel) note(layer, low, size, colour);
    const double border = std::min({image.border, size.x / 2.0, size.y / 2.0});
    const Vec2 texture = image.textureHigh - image.textureLow;
    const double inPicture = std::min({image.border * manifest_.scale, texture.x / 2.0, texture.y / 2.0});

    const double xs[4] = {low.x, low.x + border, low.x + size.x - border, low.x + size.x};
    const double ys[4] = {low.y, low.y + border, low.y + size.y - border, low.y + size.y};
    const double us[4] = {image.textureLow.x, image.textureLow.x + inPicture, image.textureHigh.x - inPicture,
                          image.textureHigh.x};
    const double vs[4] = {image.textureLow.y, image.textureLow.y + inPicture, image.textureHigh.y - inPicture,
                          image.textureHigh.y};
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 3; ++x)
            if (xs[x] < xs[x + 1] && ys[y] < ys[y + 1])
                add(layer,
                    {{{xs[x], ys[y]}, {xs[x + 1], ys[y]}, {xs[x + 1], ys[y + 1]}, {xs[x], ys[y + 1]}},
                     {us[x], vs[y]},
                     {us[x + 1], vs[y + 1]}},
                    colour);
}

void TextureManager::drawLine(Layer layer, Vec2 a, Vec2 b, double width, sf::Color colour) {
    const AtlasImage& line = manifest_.of(Sprite::Line);
    const double scale = width / (2.0 * line.core);
    const Vec2 along = a == b ? Vec2{1.0, 0.0} : normalized(b - a);
    const Vec2 up = perpendicular(along) * (line.low.y * scale);
    const Vec2 down = perpendicular(along) * (line.high.y * scale);
    if (a != b) add(layer, {{a + up, b + up, b + down, a + down}, line.textureLow, line.textureHigh}, colour);

    const AtlasImage& cap = manifest_.of(Sprite::LineCap);
    const Vec2 out = along * (cap.high.x * scale);
    add(layer, {{b + up, b + out + up, b + out + down, b + down}, cap.textureLow, cap.textureHigh}, colour);
    add(layer, {{a + down, a - out + down, a - out + up, a + up}, cap.textureLow, cap.textureHigh}, colour);
}

void TextureManager::drawHair(Layer layer, Vec2 a, Vec2 b, double width, sf::Color colourOfA,
                              sf::Color colourOfB) {
    if (a == b) return;
    const AtlasImage& hair = manifest_.of(Sprite::Hair);
    const double scale = width / (2.0 * hair.core);
    const Vec2 down = perpendicular(normalized(b - a)) * (hairReach * scale);
    const Vec2 hidden{0.0, (hair.high.y - hairReach) * manifest_.scale};
    add(layer,
        {{a - down, b - down, b + down, a + down}, hair.textureLow + hidden, hair.textureHigh - hidden},
        colourOfA);
    const Batch& lines = batch(layer);
    sf::Vertex* const quad =
        &batches_[static_cast<std::size_t>(layer)].vertices[lines.count - verticesOfSprite];
    for (const std::size_t ofB : {1U, 2U, 4U})
        quad[ofB].color = plain() ? colourOfB : dimmed(colourOfB);
}

void TextureManager::drawSpan(Layer layer, Sprite sprite, Vec2 a, Vec2 b, double from, double to,
                              double height, sf::Color colour) {
    assert(a != b);
    const AtlasImage& image = manifest_.of(sprite);
    const double width = image.textureHigh.x - image.textureLow.x;
    const Vec2 side = perpendicular(normalized(b - a)) * (height / 2.0);
    add(layer,
        {{a - side, b - side, b + side, a + side},
         {image.textureLow.x + from * width, image.textureLow.y},
         {image.textureLow.x + to * width, image.textureHigh.y}},
        colour);
}

void TextureManager::drawRectangle(Layer layer, Vec2 low, Vec2 size, sf::Color colour) {
    const AtlasImage& image = manifest_.of(Sprite::Pixel);
    note(layer, low, size, colour);
    const Vec2 high = low + size;
    const Vec2 middle = middleOf(image);
    add(layer, {{low, {high.x, low.y}, high, {low.x, high.y}}, middle, middle}, colour);
}

void TextureManager::setPointScale(double scale) {
    const AtlasImage& ball = manifest_.of(Sprite::BallPlain);
    points_.setSide((ball.high.x - ball.low.x) * scale);
}

TextureManager::Mark TextureManager::mark() const {
    Mark mark{};
    std::transform(batches_.begin(), batches_.end(), mark.begin(),
                   [](const Batch& batch) { return batch.count; });
    return mark;
}

void TextureManager::moveOverlay(const Mark& mark, Vec2 shift, double opacity) {
    const auto way = toSfml(shift);
    for (const Layer layer : {Layer::Overlay, Layer::OverlayGlow}) {
        const auto index = static_cast<std::size_t>(layer);
        Batch& moved = batches_[index];
        for (std::size_t i = mark[index]; i < moved.count; ++i) {
            sf::Vertex& vertex = moved.vertices[i];
            vertex.position += way;
            vertex.color.a = static_cast<std::uint8_t>(vertex.color.a * opacity);
        }
    }
}

void TextureManager::zoom(const Mark& mark, Vec2 centre, double factor) {
    const auto fixed = toSfml(centre);
    const auto scale = static_cast<float>(factor);
    for (const Layer layer : {Layer::Pattern, Layer::Field, Layer::FieldGlow, Layer::Balls}) {
        const auto index = static_cast<std::size_t>(layer);
        Batch& moved = batches_[index];
        for (std::size_t i = mark[index]; i < moved.count; ++i) {
            sf::Vertex& vertex = moved.vertices[i];
            vertex.position = fixed + (vertex.position - fixed) * scale;
        }
    }
}

void TextureManager::clear() {
    for (Batch& batch : batches_)
        batch.count = 0;
    ground_.count = 0;
    points_.clear();
    origin_ = {};
    flipped_ = false;
    brightness_ = 256;
    opacity_ = 256;
}

} // namespace arkanong
