#pragma once

#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/AtlasManifest.hpp"
#include "arkanong/render/PointBatch.hpp"
#include "arkanong/render/Sprite.hpp"

#include <SFML/Graphics.hpp>

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace arkanong {

/// What is drawn later lies on top: all of Field, then all of FieldGlow, and so on. The glow layers add light
/// to what is there, the others cover it. Balls have a layer of their own, so that no spark, word or
/// explosion hides one.
enum class Layer : std::uint8_t { Field, FieldGlow, Balls, Overlay, OverlayGlow };
inline constexpr std::size_t layerCount = 5;

/// Where a sprite's anchor goes and how the sprite is turned around it.
struct Placement {
    Vec2 position;        ///< Logical px from the origin, see TextureManager::setOrigin.
    Vec2 scale{1.0, 1.0}; ///< 1 = as painted; applied before the rotation.
    Rotation rotation;

    Placement() = default;
    /// A constructor, so that { x, y } is always taken for a position alone.
    Placement(Vec2 at, Vec2 scaledBy = {1.0, 1.0}, Rotation turnedBy = {})
        : position(at), scale(scaledBy), rotation(turnedBy) {}
};

/// What one frame cost.
struct FrameCounts {
    std::size_t drawCalls = 0;
    std::size_t sprites = 0;
    std::size_t vertices = 0;
};

/// Loads the game's pictures and draws them: each call adds a quad (two triangles) to its layer's vertex
/// array; flush() draws each array in one draw call. All positions are logical px of the 1280 x 720 screen.
/// Nothing but flush() needs a display.
class TextureManager {
  public:
    /// Reads the atlas from `directory`: the smallest scale that has a picture px for each of the
    /// `pixelsPerUnit` window px of a logical px, or the largest there is. Throws DataError when a file is
    /// missing or not as it must be.
    explicit TextureManager(std::string directory, double pixelsPerUnit = 1.0);

    /// Says that the window now has this many px for a logical px: reads other files where another scale
    /// suits it better. Call between two frames. Throws DataError as the constructor does.
    void useScale(double pixelsPerUnit);

    const AtlasManifest& manifest() const { return manifest_; }

    /// Where (0, 0) of the calls to come lies on the screen, until the next flush.
    void setOrigin(Vec2 origin) { origin_ = origin; }
    /// How bright the calls to come are: 1 = as their colours say, 0 = black; until the next flush.
    void setBrightness(double brightness);

    /// A rectangle under everything, which hides what was there before, with a colour of its own in each
    /// corner: top left, top right, bottom right, bottom left. Opaque, whatever the colours say.
    void drawGround(Vec2 low, Vec2 high, const std::array<sf::Color, 4>& corners);
    void draw(Layer layer, Sprite sprite, Vec2 position, sf::Color colour, double scale = 1.0);
    void draw(Layer layer, Sprite sprite, const Placement& placement, sf::Color colour);
    /// Any picture of the atlas, e.g. a letter.
    void draw(Layer layer, const AtlasImage& image, const Placement& placement, sf::Color colour);

    /// Three pieces in a row that join without a gap, the middle one stretched to `middleWidth` (>= 0)
    /// logical px before the placement's scale; the anchor is the middle's middle.
    void drawRow(Layer layer, const SpriteRow& row, double middleWidth, const Placement& placement,
                 sf::Color colour);
    /// A box with unstretched corners from `low` to low + size. Corners shrink where they find no room.
    void drawBox(Layer layer, Sprite sprite, Vec2 low, Vec2 size, sf::Color colour);
    /// A glowing line of `width` px with round ends; a == b is a dot.
    void drawLine(Layer layer, Vec2 a, Vec2 b, double width, sf::Color colour);
    /// A hairline without caps whose colour goes over from one end's to the other's. a == b draws nothing.
    void drawHair(Layer layer, Vec2 a, Vec2 b, double width, sf::Color colourOfA, sf::Color colourOfB);
    /// The part of a sprite between the shares `from` and `to` of its width, laid along a to b and `height`
    /// px high. a != b.
    void drawSpan(Layer layer, Sprite sprite, Vec2 a, Vec2 b, double from, double to, double height,
                  sf::Color colour);
    /// A ball without a mark as a point, which costs a fraction of a sprite: on top of the field, under the
    /// balls' layer. All of a frame are of the size that was set last, 1 = as painted.
    void drawPoint(Vec2 position, sf::Color colour);
    void setPointScale(double scale);
    /// A rectangle of one colour from `low` to low + size.
    void drawRectangle(Layer layer, Vec2 low, Vec2 size, sf::Color colour);

    /// A place in what is collected, good until the next flush.
    using Mark = std::array<std::size_t, layerCount>;
    Mark mark() const;
    /// What was drawn in the overlay layers since `mark` moves by `shift` and fades to `opacity` [0, 1].
    void moveOverlay(const Mark& mark, Vec2 shift, double opacity);

    /// Draws everything collected since the last flush, at most 6 draw calls, and starts anew. The target's
    /// view must show the logical screen.
    void flush(sf::RenderTarget& target);

    /// Forgets what was collected since the last flush, and origin and brightness with it.
    void clear();

    /// Of the last flush.
    const FrameCounts& counts() const { return counts_; }

    /// The vertices collected for a layer since the last flush, six a quad, and how many there are.
    const sf::Vertex* vertices(Layer layer) const { return batch(layer).vertices.data(); }
    std::size_t vertexCount(Layer layer) const { return batch(layer).count; }
    /// How many vertices the layer has room for before it must allocate.
    std::size_t vertexCapacity(Layer layer) const { return batch(layer).vertices.size(); }
    const PointBatch& points() const { return points_; }
    /// The same of what drawGround() has collected.
    const sf::Vertex* groundVertices() const { return ground_.vertices.data(); }
    std::size_t groundVertexCount() const { return ground_.count; }

  private:
    /// `vertices` only ever grows; the first `count` are this frame's.
    struct Batch {
        std::vector<sf::Vertex> vertices;
        std::size_t count = 0;
    };
    /// Corners in the order top left, top right, bottom right, bottom left of the picture.
    struct Quad {
        Vec2 corners[4];
        Vec2 textureLow;
        Vec2 textureHigh;
    };

    const Batch& batch(Layer layer) const { return batches_[static_cast<std::size_t>(layer)]; }
    static void makeRoom(Batch& batch);
    void load(double pixelsPerUnit);
    void upload();
    void joinBallsAndOverlay();
    void add(Layer layer, const Quad& quad, sf::Color colour);
    void flushGround(sf::RenderTarget& target);
    void flushPoints(sf::RenderTarget& target);
    sf::Color dimmed(sf::Color colour) const;

    std::string directory_;
    AtlasManifest manifest_;
    sf::Image atlasImage_;               ///< Empty once uploaded.
    std::unique_ptr<sf::Texture> atlas_; ///< Made by the first flush: a texture needs a display.
    bool uploaded_ = false;

    Batch ground_;
    std::array<Batch, layerCount> batches_;
    PointBatch points_;
    Vec2 origin_;
    int brightness_ = 256; ///< In 256ths.
    FrameCounts counts_;
};

} // namespace arkanong
