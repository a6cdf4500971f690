#include "arkanong/render/SpriteShaders.hpp"

#include "arkanong/render/Sfml.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace arkanong {

namespace {

// Without a shader SFML's texture matrix makes the driver divide by a fourth texture coordinate, which is always 1.
constexpr const char* spriteSource = R"(
uniform sampler2D atlas;
void main() { gl_FragColor = gl_Color * texture2D(atlas, gl_TexCoord[0].xy); }
)";

// What filtering would read from the rows of the picture: `most` near the middle, then a steep slope, then a gentle one.
constexpr const char* hairSource = R"(
uniform float atlasHeight;
uniform float middle;
uniform float most;
uniform vec2 steep;
uniform vec2 gentle;
void main() {
    float away = abs(gl_TexCoord[0].y * atlasHeight - middle);
    float slopes = max(max(steep.x - steep.y * away, gentle.x - gentle.y * away), 0.0);
    gl_FragColor = vec4(gl_Color.rgb, gl_Color.a * min(most, slopes));
}
)";

/// A straight line through the opacity of row `from` and of the next one: its value in the middle, and its fall per px.
sf::Glsl::Vec2 slopeAt(const std::vector<float>& rows, std::size_t from) {
    const float fall = rows[from] - rows[from + 1];
    return {rows[from] + fall * (static_cast<float>(from) + 0.5F), fall};
}

/// The opacity of the picture's rows from its middle outwards, and two of 0.
std::vector<float> rowsOf(const sf::Image& atlas, const AtlasImage& image) {
    std::vector<float> rows;
    const auto x = static_cast<unsigned>(image.textureLow.x);
    const auto middle = static_cast<unsigned>((image.textureLow.y + image.textureHigh.y) / 2.0);
    for (unsigned y = middle; y < static_cast<unsigned>(image.textureHigh.y); ++y)
        rows.push_back(static_cast<float>(sfml::pixelAt(atlas, x, y).a) / 255.0F);
    rows.insert(rows.end(), 2, 0.0F);
    return rows;
}

/// The row with the largest fall to the next one.
std::size_t steepest(const std::vector<float>& rows) {
    std::size_t best = 0;
    for (std::size_t i = 0; i + 2 < rows.size(); ++i)
        if (rows[i] - rows[i + 1] > rows[best] - rows[best + 1]) best = i;
    return best;
}

} // namespace

SpriteShaders::SpriteShaders(const sf::Image& atlas, const AtlasImage& hair) {
    if (!sf::Shader::isAvailable()) return;
    loaded_ = sprites_.loadFromMemory(spriteSource, sf::Shader::Type::Fragment) &&
              hairs_.loadFromMemory(hairSource, sf::Shader::Type::Fragment);
    if (!loaded_) return;
    sprites_.setUniform("atlas", sf::Shader::CurrentTexture);
    const std::vector<float> rows = rowsOf(atlas, hair);
    const std::size_t edge = steepest(rows);
    hairs_.setUniform("atlasHeight", static_cast<float>(atlas.getSize().y));
    hairs_.setUniform("middle", static_cast<float>((hair.textureLow.y + hair.textureHigh.y) / 2.0));
    hairs_.setUniform("most", rows.front());
    hairs_.setUniform("steep", slopeAt(rows, edge));
    hairs_.setUniform("gentle", slopeAt(rows, edge + 1));
}

} // namespace arkanong
