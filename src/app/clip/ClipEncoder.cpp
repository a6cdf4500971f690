#include "arkanong/app/clip/ClipEncoder.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/mux.h>

namespace arkanong {

namespace {

/// A number that is not negative, as an index.
std::size_t indexOf(int number) { return static_cast<std::size_t>(number); }

constexpr int tileSize = 16; ///< px: the codec's own blocks.
constexpr int blockSize = 8;
constexpr int colours = 3;
constexpr int rgbaBytes = 4;
// Quality of lossy pictures, of 100: so high that the whole picture looks as it was drawn.
constexpr float leastQuality = 70.0F;
constexpr float mostQuality = 95.0F;
constexpr float moreQuality = 3.0F;
constexpr float lessQuality = 1.0F;
constexpr double enoughLikeness = 35.2; ///< PSNR, dB.
constexpr double ampleLikeness = 35.7;
constexpr int lossyEffort = 3;    ///< 0 to 6; a greater one takes longer and saves less than 2 %.
constexpr int losslessEffort = 3; ///< 0 to 9.
constexpr std::uint32_t colourMask = 0x00FF'FFFFU;
// Differences of 256 levels that are not seen in a block: of the mean of a colour, and the mean of all squares.
constexpr double meanLimit = 1.5;
constexpr double squaresLimit = 4.0;

/// A picture or a part of one, with its memory.
struct Picture {
    WebPPicture webp{};

    Picture() { static_cast<void>(WebPPictureInit(&webp)); }
    ~Picture() { WebPPictureFree(&webp); }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
};

bool read(const sf::Image& image, int width, int height, WebPPicture& picture) {
    picture.use_argb = 1;
    picture.width = static_cast<int>(image.getSize().x);
    picture.height = static_cast<int>(image.getSize().y);
    return WebPPictureImportRGBX(&picture, image.getPixelsPtr(), picture.width * rgbaBytes) != 0 &&
           WebPPictureRescale(&picture, width, height) != 0;
}

int colourOf(std::uint32_t argb, int colour) {
    return static_cast<int>(argb >> (8U * unsigned(colour)) & 0xFFU);
}

/// Whether a viewer could see that one block stands in place of the other.
bool differ(const std::uint32_t* one, const std::uint32_t* other, int stride, int width, int height) {
    std::array<int, colours> sums{};
    int squares = 0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (int colour = 0; colour < colours; ++colour) {
                const int difference =
                    colourOf(one[y * stride + x], colour) - colourOf(other[y * stride + x], colour);
                sums[std::size_t(colour)] += difference;
                squares += difference * difference;
            }
    const int pixels = width * height;
    return squares > squaresLimit * colours * pixels ||
           std::any_of(sums.begin(), sums.end(), [&](int sum) { return std::abs(sum) > meanLimit * pixels; });
}

bool configure(WebPConfig& config, std::optional<float> quality) {
    if (!quality)
        return WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, losslessEffort) != 0;
    if (WebPConfigPreset(&config, WEBP_PRESET_DRAWING, *quality) == 0) return false;
    config.method = lossyEffort;
    config.sns_strength = 0;  // It would take bits from even areas, where blocks are seen first.
    config.use_sharp_yuv = 1; // Thin coloured lines stay as bright as they are.
    config.exact = 1;         // See keepChanges().
    return true;
}

/// Peak signal-to-noise ratio, dB.
double likenessOf(const std::vector<std::uint32_t>& one, const std::vector<std::uint32_t>& other) {
    std::int64_t squares = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        for (int colour = 0; colour < colours; ++colour) {
            const int difference = colourOf(one[i], colour) - colourOf(other[i], colour);
            squares += std::int64_t{difference} * difference;
        }
    const double mean = double(std::max<std::int64_t>(squares, 1)) / double(one.size() * colours);
    return 10.0 * std::log10(255.0 * 255.0 / mean);
}

} // namespace

/// A part of a picture in the codec's bytes.
struct ClipEncoder::Encoded {
    int left;
    int top;
    int width;
    int height;
    WebPMemoryWriter writer{};

    Encoded(int fromX, int fromY, int toX, int toY)
        : left(fromX), top(fromY), width(toX - fromX), height(toY - fromY) {
        WebPMemoryWriterInit(&writer);
    }
    ~Encoded() { WebPMemoryWriterClear(&writer); }
    Encoded(const Encoded&) = delete;
    Encoded& operator=(const Encoded&) = delete;
};

void ClipEncoder::Delete::operator()(WebPMux* mux) const { WebPMuxDelete(mux); }

ClipEncoder::ClipEncoder(int width, int height)
    : width_(width), height_(height), columns_((width + tileSize - 1) / tileSize),
      rows_((height + tileSize - 1) / tileSize), mux_(WebPMuxNew()),
      changed_(std::size_t(columns_) * std::size_t(rows_)) {}

bool ClipEncoder::add(const sf::Image& image, int milliseconds) {
    Picture picture;
    if (!mux_ || !read(image, width_, height_, picture.webp)) return false;
    const std::size_t pixels = std::size_t(width_) * std::size_t(height_);
    const bool first = stored_.empty();
    const std::vector<std::uint32_t> drawn(picture.webp.argb, picture.webp.argb + pixels);
    if (first) {
        stored_.resize(pixels);
        shown_.resize(pixels);
        std::fill(changed_.begin(), changed_.end(), true);
    } else {
        findChanges(drawn);
    }
    const Part part = keepChanges(picture.webp);
    while (true) {
        Encoded encoded(part.left * tileSize, part.top * tileSize, std::min(width_, part.right * tileSize),
                        std::min(height_, part.bottom * tileSize));
        if (!encode(picture.webp, first ? std::nullopt : std::optional(quality_), encoded) || !show(encoded))
            return false;
        const double likeness = likenessOf(shown_, drawn);
        if (first || likeness >= enoughLikeness || quality_ >= mostQuality) {
            if (likeness > ampleLikeness) quality_ = std::max(quality_ - lessQuality, leastQuality);
            return push(encoded, milliseconds);
        }
        quality_ = std::min(quality_ + moreQuality, mostQuality);
    }
}

void ClipEncoder::findChanges(const std::vector<std::uint32_t>& drawn) {
    std::fill(changed_.begin(), changed_.end(), false);
    for (int y = 0; y < height_; y += blockSize)
        for (int x = 0; x < width_; x += blockSize) {
            char& changed = changed_[indexOf(y / tileSize * columns_ + x / tileSize)];
            const int at = y * width_ + x;
            if (!changed)
                changed = differ(drawn.data() + at, stored_.data() + at, width_,
                                 std::min(blockSize, width_ - x), std::min(blockSize, height_ - y));
        }
    // Each picture has an entry in the file, and an entry has at least one tile.
    if (std::find(changed_.begin(), changed_.end(), true) == changed_.end()) changed_.front() = true;
}

bool ClipEncoder::changedNear(int column, int row) const {
    for (int y = std::max(0, row - 1); y <= std::min(rows_ - 1, row + 1); ++y)
        for (int x = std::max(0, column - 1); x <= std::min(columns_ - 1, column + 1); ++x)
            if (changed_[indexOf(y * columns_ + x)]) return true;
    return false;
}

/// Makes the other tiles transparent. Those beside a changed one keep their colours: a decoder smooths across the edges
/// of tiles, and other colours there would draw a line along each edge. Returns the part with all changes.
ClipEncoder::Part ClipEncoder::keepChanges(WebPPicture& picture) {
    Part part{columns_, rows_, 0, 0};
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const bool changed = changed_[indexOf(row * columns_ + column)] != 0;
            if (changed)
                part = {std::min(part.left, column), std::min(part.top, row),
                        std::max(part.right, column + 1), std::max(part.bottom, row + 1)};
            const std::uint32_t mask = changedNear(column, row) ? colourMask : 0U;
            for (int y = row * tileSize; y < std::min(height_, (row + 1) * tileSize); ++y)
                for (int x = column * tileSize; x < std::min(width_, (column + 1) * tileSize); ++x) {
                    std::uint32_t& pixel = picture.argb[y * width_ + x];
                    if (changed)
                        stored_[indexOf(y * width_ + x)] = pixel;
                    else
                        pixel &= mask;
                }
        }
    return part;
}

bool ClipEncoder::encode(const WebPPicture& picture, std::optional<float> quality, Encoded& encoded) {
    Picture part;
    WebPConfig config{};
    if (!configure(config, quality) ||
        WebPPictureView(&picture, encoded.left, encoded.top, encoded.width, encoded.height, &part.webp) == 0)
        return false;
    part.webp.writer = WebPMemoryWrite;
    part.webp.custom_ptr = &encoded.writer;
    return WebPEncode(&config, &part.webp) != 0;
}

/// Decodes the changed tiles into shown_.
bool ClipEncoder::show(const Encoded& encoded) {
    const int stride = encoded.width * colours;
    std::vector<std::uint8_t> rgb(std::size_t(stride) * std::size_t(encoded.height));
    if (WebPDecodeRGBInto(encoded.writer.mem, encoded.writer.size, rgb.data(), rgb.size(), stride) == nullptr)
        return false;
    const std::uint8_t* at = rgb.data();
    for (int y = encoded.top; y < encoded.top + encoded.height; ++y)
        for (int x = encoded.left; x < encoded.left + encoded.width; ++x, at += colours)
            if (changed_[indexOf(y / tileSize * columns_ + x / tileSize)])
                shown_[indexOf(y * width_ + x)] = unsigned(at[0]) << 16U | unsigned(at[1]) << 8U | at[2];
    return true;
}

bool ClipEncoder::push(const Encoded& encoded, int milliseconds) {
    WebPMuxFrameInfo frame{};
    frame.bitstream = {encoded.writer.mem, encoded.writer.size};
    frame.x_offset = encoded.left;
    frame.y_offset = encoded.top;
    frame.duration = milliseconds;
    frame.id = WEBP_CHUNK_ANMF;
    frame.blend_method = WEBP_MUX_BLEND;
    return WebPMuxPushFrame(mux_.get(), &frame, 1) == WEBP_MUX_OK;
}

std::string ClipEncoder::file() const {
    constexpr WebPMuxAnimParams endless{0xFF00'0000U, 0};
    WebPData data{};
    std::string bytes;
    if (WebPMuxSetAnimationParams(mux_.get(), &endless) == WEBP_MUX_OK &&
        WebPMuxSetCanvasSize(mux_.get(), width_, height_) == WEBP_MUX_OK &&
        WebPMuxAssemble(mux_.get(), &data) == WEBP_MUX_OK)
        bytes.assign(reinterpret_cast<const char*>(data.bytes), data.size);
    WebPDataClear(&data);
    return bytes;
}

} // namespace arkanong
