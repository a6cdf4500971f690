#include "arkanong/render/PointSprites.hpp"

#include "arkanong/render/Sfml.hpp"

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/OpenGL.hpp>

namespace arkanong {

namespace {

// OpenGL 1.4 and 2.0 constants that some systems' headers lack.
constexpr GLenum pointSprite = 0x8861;
constexpr GLenum coordinatesReplaced = 0x8862;

/// Below this size on the screen, px, points are drawn as plain squares, which costs a quarter, or less if they are
/// opaque.
constexpr double smallestPicture = 3.0;
/// Side of the square whose area is that of the disc in the picture.
constexpr double discShare = 0.71;

} // namespace

void PointSprites::setPicture(const sf::Image& picture) {
    picture_ = picture;
    texture_.reset();
}

void PointSprites::draw(sf::RenderTarget& target, double pixelsPerUnit) {
    if (!texture_) texture_ = sfml::smoothTexture(picture_);
    // SFML has no point size or point sprites, so OpenGL is called directly and its state restored.
    if (!target.setActive(true)) return;
    const double side = side_ * pixelsPerUnit;
    const bool plain = side < smallestPicture;
    sf::RenderStates states;
    if (!plain) {
        states.texture = texture_.get();
        glEnable(pointSprite);
        glTexEnvi(pointSprite, coordinatesReplaced, GL_TRUE);
    } else if (opaque_) {
        states.blendMode = sf::BlendNone;
    }
    glPointSize(static_cast<GLfloat>(plain ? side * discShare : side));
    target.draw(vertices_.data(), count_, sf::PrimitiveType::Points, states);
    glPointSize(1.0F);
    if (!plain) glDisable(pointSprite);
}

} // namespace arkanong
