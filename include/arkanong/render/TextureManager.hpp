#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/AtlasManifest.hpp"
#include "arkanong/render/GroundCopy.hpp"
#include "arkanong/render/PointSprites.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Sprite.hpp"
#include "arkanong/render/SpriteShaders.hpp"
#include "arkanong/render/text/Type.hpp"

#include <SFML/Graphics/Color.hpp>
#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace sf {
class RenderTarget;
} // namespace sf

namespace arkanong {

/// From bottom to top. The glow layers use additive blending, the others alpha blending. Pattern holds the background's
/// lines, which are hairs and nothing else. Balls holds what a player must always see, in this order: capsules, balls
/// that pass through a paddle, paddles, other balls. So no spark, word or explosion hides one.
enum class Layer : std::uint8_t { Pattern, Field, FieldGlow, Balls, Overlay, OverlayGlow };
inline constexpr std::size_t layerCount = countOf<Layer>;

/// Each sprite is a quad of two triangles.
inline constexpr std::size_t verticesOfSprite = 6;

/// Position, scale and rotation of a sprite; it turns around its anchor.
struct Placement {
    Vec2 position;        ///< Of the anchor, logical px from the origin, see TextureManager::setOrigin.
    Vec2 scale{1.0, 1.0}; ///< 1 = as painted; applied before the rotation.
    Rotation rotation;

    Placement() = default;
    /// Not an aggregate, so that { x, y } always means a position.
    Placement(Vec2 at, Vec2 scaledBy = {1.0, 1.0}, Rotation turnedBy = {})
        : position(at), scale(scaledBy), rotation(turnedBy) {}
};

/// Rendering statistics of one frame.
struct FrameCounts {
    std::size_t drawCalls = 0;
    std::size_t sprites = 0;
    std::size_t vertices = 0;
};

/// Loads the texture atlas and batches sprites: each call adds a quad (two triangles) to its layer's vertex
/// array; flush() draws each array in one draw call. Positions are logical px of the 1280 x 720 screen. Only
/// flush() needs a display. A copy shares the loaded atlas and has batches of its own.
class TextureManager {
  public:
    /// Reads the atlas from `directory`, in the smallest scale that has a texture px for every window px, or
    /// else in the largest. `pixelsPerUnit` = window px per logical px. Throws DataError when a file is
    /// missing or invalid.
    explicit TextureManager(std::string directory, double pixelsPerUnit = 1.0);
    /// Batches sprites of an atlas whose texture is elsewhere: flush() and useScale() must not be called.
    explicit TextureManager(AtlasManifest manifest);

    /// Call between two frames when the window's size changes: loads the atlas whose scale suits it. Throws
    /// DataError as the constructor does.
    void useScale(double pixelsPerUnit);

    const AtlasManifest& manifest() const { return manifest_; }
    /// The picture of Sprite::Icon. Only of an atlas that was read.
    const sf::Image& icon() const { return *icon_; }

    /// How large letters are and which buttons are pictured, for the functions of Text.hpp.
    const Type& type() const { return type_; }
    Type& type() { return type_; }

    /// Screen position of (0, 0) for the following calls, until the next flush.
    void setOrigin(Vec2 origin) { origin_ = origin; }
    /// Brightness of the following calls, until the next flush: 1 = as their colours, 0 = black.
    void setBrightness(double brightness);
    /// Multiplies the opacity of the following calls, until the next flush; 1 = as their colours.
    void setOpacity(double opacity);

    /// Draws the following calls as in a flipped field, see flipped() in Screen.hpp, until the next flush. Their
    /// positions and directions remain those of the field. Signs, light and text stay upright, see staysUpright(); the
    /// ground is not flipped.
    void setFlipped(bool flipped) { flipped_ = flipped; }
    bool isFlipped() const { return flipped_; }
    /// The sign of y towards the bottom of the screen: -1 if flipped.
    double down() const { return flipped_ ? -1.0 : 1.0; }

    Vec2 origin() const { return origin_; }
    /// The colour with the brightness and opacity of the following calls.
    sf::Color dimmed(sf::Color colour) const;

    /// An opaque rectangle below all layers, with a colour for each corner: top left, top right, bottom
    /// right, bottom left. Alpha is ignored.
    void drawGround(Vec2 low, Vec2 high, const std::array<sf::Color, 4>& corners);
    void draw(Layer layer, Sprite sprite, Vec2 position, sf::Color colour, double scale = 1.0);
    void draw(Layer layer, Sprite sprite, const Placement& placement, sf::Color colour);
    /// Any image of the atlas, e.g. a glyph.
    void draw(Layer layer, const AtlasImage& image, const Placement& placement, sf::Color colour);

    /// Draws three sprites in a row without gaps (a three-slice). The middle one is stretched to
    /// `middleWidth` (>= 0) logical px, before the placement's scale; the anchor is its centre.
    void drawRow(Layer layer, const SpriteRow& row, double middleWidth, const Placement& placement,
                 sf::Color colour);
    /// A nine-slice box from `low` to low + size: its corners are not stretched, but shrink when the box is
    /// too small for them.
    void drawBox(Layer layer, Sprite sprite, Vec2 low, Vec2 size, sf::Color colour);
    /// A glowing line, `width` px wide with round caps; a == b draws a dot.
    void drawLine(Layer layer, Vec2 a, Vec2 b, double width, sf::Color colour);
    /// A thin line without caps, `width` px wide, with a colour gradient from a to b. a == b draws nothing.
    void drawHair(Layer layer, Vec2 a, Vec2 b, double width, sf::Color colourOfA, sf::Color colourOfB);
    /// Draws the part of a sprite between the fractions `from` and `to` of its width along the line from a to
    /// b, `height` px high. a != b.
    void drawSpan(Layer layer, Sprite sprite, Vec2 a, Vec2 b, double from, double to, double height,
                  sf::Color colour);
    /// Draws plain balls as point sprites, at a fraction of a quad's cost: above the field layers, below the Balls layer.
    /// `at(i)` is the i-th of so many, a PointSprites::Point in logical px from the origin. All points of a frame have the
    /// size set last; 1 = as painted.
    template <typename At>
    void drawPointSprites(std::size_t count, At at) {
        points_.add(count, [&](std::size_t i) {
            const PointSprites::Point point = at(i);
            return PointSprites::Point{origin_ + shownAt(point.place, flipped_),
                                       plain() ? point.colour : dimmed(point.colour)};
        });
    }
    void setPointScale(double scale);
    /// A filled rectangle from `low` to low + size.
    void drawRectangle(Layer layer, Vec2 low, Vec2 size, sf::Color colour);

    /// A position in each layer's vertices, valid until the next flush.
    using Mark = std::array<std::size_t, layerCount>;
    Mark mark() const;
    /// Moves everything drawn in the overlay layers since `mark` by `shift` and multiplies its opacity by
    /// `opacity` [0, 1].
    void moveOverlay(const Mark& mark, Vec2 shift, double opacity);

    /// Enlarges everything drawn in the layers below the overlay since `mark` by `factor` about `centre`, screen
    /// px; points excepted.
    void zoom(const Mark& mark, Vec2 centre, double factor);

    /// Draws everything since the last flush in at most 7 draw calls, and clears the batches. The target's
    /// view must show the logical screen.
    void flush(sf::RenderTarget& target);

    /// Clears the batches without drawing, and resets origin, flip, brightness and opacity.
    void clear();

    /// Statistics of the last flush.
    const FrameCounts& counts() const { return counts_; }

    /// The first `count` of `vertices`, which never shrinks, are drawn, six per quad.
    struct Batch {
        std::vector<sf::Vertex> vertices;
        std::size_t count = 0;
    };
    /// What has been drawn in a layer since the last flush.
    const Batch& batch(Layer layer) const { return batches_[static_cast<std::size_t>(layer)]; }
    /// What drawGround() has drawn since the last flush.
    const Batch& ground() const { return ground_; }
    const PointSprites& points() const { return points_; }

  private:
    /// Corners in the order top left, top right, bottom right, bottom left of the image.
    struct Quad {
        Vec2 corners[4];
        Vec2 textureLow;
        Vec2 textureHigh;
    };

    static void makeRoom(Batch& batch);
    void load(double pixelsPerUnit);
    void upload();
    void joinBallsAndOverlay();
    void add(Layer layer, const Quad& quad, sf::Color colour);
    /// Appends a panel to Type::notedPanels, if that is not null.
    void note(Layer layer, Vec2 low, Vec2 size, sf::Color colour) const;
    void drawPlaced(Layer layer, AtlasImage image, const Placement& placement, sf::Color colour,
                    bool upright);
    void flushGround(sf::RenderTarget& target);
    void flushPoints(sf::RenderTarget& target);
    bool plain() const { return brightness_ == 256 && opacity_ == 256; }

    std::string directory_;
    AtlasManifest manifest_;
    std::shared_ptr<const sf::Image> picture_; ///< Null once uploaded.
    std::shared_ptr<const sf::Image> icon_;
    std::shared_ptr<const sf::Texture> atlas_;     ///< Made by the first flush, for it needs a display.
    std::shared_ptr<const SpriteShaders> shaders_; ///< As atlas_.
    GroundCopy groundCopy_;

    Batch ground_;
    std::array<Batch, layerCount> batches_;
    PointSprites points_;
    Vec2 origin_;
    bool flipped_ = false;
    int brightness_ = 256; ///< In 256ths.
    int opacity_ = 256;    ///< In 256ths.
    Type type_;
    FrameCounts counts_;
};

} // namespace arkanong
