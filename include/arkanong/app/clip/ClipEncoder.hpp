#pragma once

#include <SFML/Graphics/Image.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct WebPMux;
struct WebPPicture;

namespace arkanong {

/// Encodes pictures as an animated WebP file (libwebp). The first picture is stored without loss. Of each later one, only
/// the tiles are stored that differ from the picture they were last stored from; so differences do not add up over
/// several pictures, and the file shows no blocks. Each picture is decoded again, and stored in a better quality if it
/// does not look as it was drawn.
class ClipEncoder {
  public:
    /// The file's size in px.
    ClipEncoder(int width, int height);

    /// Adds a picture of any size, scaled to the file's size and shown for `milliseconds`. Returns false if memory is
    /// short.
    [[nodiscard]] bool add(const sf::Image& image, int milliseconds);
    /// The file with all pictures; empty if memory is short. Precondition: add() has returned true.
    std::string file() const;

  private:
    /// A rectangle of tiles; `right` and `bottom` are the first ones outside.
    struct Part {
        int left;
        int top;
        int right;
        int bottom;
    };
    struct Encoded;
    struct Delete {
        void operator()(WebPMux* mux) const;
    };

    void findChanges(const std::vector<std::uint32_t>& drawn);
    bool changedNear(int column, int row) const;
    Part keepChanges(WebPPicture& picture);
    /// Without a quality the part is encoded without loss.
    static bool encode(const WebPPicture& picture, std::optional<float> quality, Encoded& encoded);
    bool show(const Encoded& encoded);
    bool push(const Encoded& encoded, int milliseconds);

    const int width_;
    const int height_;
    const int columns_; ///< Of tiles.
    const int rows_;
    std::unique_ptr<WebPMux, Delete> mux_;
    std::vector<std::uint32_t> stored_; ///< Each tile of the picture it was last stored from; empty at first.
    std::vector<std::uint32_t> shown_;  ///< What a viewer sees.
    float quality_ = 75.0F;             ///< Of the next picture.
    std::vector<char> changed_;         ///< Whether the tile must be stored again, row by row.
};

} // namespace arkanong
