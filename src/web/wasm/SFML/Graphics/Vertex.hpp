#pragma once

// A stand-in, see Color.hpp.

#include <SFML/Graphics/Color.hpp>

namespace sf {

struct Vector2f {
    float x = 0.0F;
    float y = 0.0F;
};

constexpr Vector2f operator+(Vector2f a, Vector2f b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vector2f operator-(Vector2f a, Vector2f b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vector2f operator*(Vector2f a, float factor) { return {a.x * factor, a.y * factor}; }
constexpr Vector2f& operator+=(Vector2f& a, Vector2f b) { return a = a + b; }

struct Vertex {
    Vector2f position;
    Color color{255, 255, 255};
    Vector2f texCoords;
};
static_assert(sizeof(Vertex) == 20, "the page reads vertices of this size");

} // namespace sf
