#include "arkanong/game/clip/ClipWriter.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <cassert>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>
#include <webp/encode.h>
#include <webp/mux.h>

namespace arkanong {

namespace {

constexpr unsigned shrink = 2;
constexpr std::size_t merged = 4; ///< So many px become one.
constexpr std::size_t channels = 4;

/// Half as wide and high: each px is the mean of four.
std::vector<std::uint8_t> halved(const sf::Image& picture, unsigned width, unsigned height) {
    const std::uint8_t* const from = picture.getPixelsPtr();
    const std::size_t row = channels * width;
    std::vector<std::uint8_t> to;
    to.reserve(row * height / merged);
    for (std::size_t y = 0; y < height; y += shrink)
        for (std::size_t x = 0; x < row; x += shrink * channels)
            for (std::size_t channel = 0; channel < channels; ++channel) {
                const std::uint8_t* const at = from + y * row + x + channel;
                const unsigned sum = 0U + at[0] + at[channels] + at[row] + at[row + channels];
                to.push_back(static_cast<std::uint8_t>(sum / merged));
            }
    return to;
}

} // namespace

/// libwebp's encoder of one animation.
class ClipWriter::Encoder {
  public:
    Encoder(unsigned width, unsigned height) : width_(int(width)), height_(int(height)) {
        WebPAnimEncoderOptions options;
        WebPConfig config;
        ready_ = WebPAnimEncoderOptionsInit(&options) != 0 &&
                 WebPConfigPreset(&config, WEBP_PRESET_DRAWING, quality) != 0;
        if (!ready_) return;
        config.method = effort;
        config_ = config;
        encoder_.reset(WebPAnimEncoderNew(width_, height_, &options));
    }

    bool add(const std::vector<std::uint8_t>& rgba, int time) {
        WebPPicture picture;
        if (!ready_ || !encoder_ || WebPPictureInit(&picture) == 0) return false;
        picture.width = width_;
        picture.height = height_;
        picture.use_argb = 1;
        const bool added =
            WebPPictureImportRGBA(&picture, rgba.data(), width_ * static_cast<int>(channels)) != 0 &&
            WebPAnimEncoderAdd(encoder_.get(), &picture, time, &config_) != 0;
        WebPPictureFree(&picture);
        return added;
    }

    /// The file, which ends at this time; empty on failure.
    std::string finish(int time) {
        WebPData data;
        WebPDataInit(&data);
        std::string bytes;
        if (encoder_ && WebPAnimEncoderAdd(encoder_.get(), nullptr, time, nullptr) != 0 &&
            WebPAnimEncoderAssemble(encoder_.get(), &data) != 0)
            bytes.assign(data.bytes, data.bytes + data.size);
        WebPDataClear(&data);
        return bytes;
    }

  private:
    static constexpr float quality = 70.0F; ///< Of 100.
    static constexpr int effort = 2;        ///< 0 to 6: a smaller file for more time.

    struct Delete {
        void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
    };
    int width_;
    int height_;
    bool ready_ = false;
    WebPConfig config_{};
    std::unique_ptr<WebPAnimEncoder, Delete> encoder_;
};

ClipWriter::ClipWriter(std::string path, unsigned width, unsigned height, int milliseconds)
    : path_(std::move(path)), width_(width), height_(height), milliseconds_(milliseconds),
      thread_([this] { work(); }) {
    assert(width % shrink == 0 && height % shrink == 0 && milliseconds > 0);
}

ClipWriter::~ClipWriter() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        abandoned_ = !finished_;
    }
    changed_.notify_all();
    thread_.join();
}

bool ClipWriter::hasRoom() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return waiting_.size() < waitingLimit;
}

void ClipWriter::add(const sf::Image& picture) {
    assert(picture.getSize().x == width_ && picture.getSize().y == height_);
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        assert(!finished_ && waiting_.size() < waitingLimit);
        waiting_.push_back(picture);
    }
    changed_.notify_all();
}

void ClipWriter::finish() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        finished_ = true;
    }
    changed_.notify_all();
}

std::optional<ClipOutcome> ClipWriter::outcome() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return outcome_;
}

std::optional<sf::Image> ClipWriter::next() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return abandoned_ || finished_ || !waiting_.empty(); });
    if (abandoned_ || waiting_.empty()) return std::nullopt;
    sf::Image picture = waiting_.front();
    waiting_.pop_front();
    return picture;
}

void ClipWriter::work() {
    ClipOutcome outcome;
    try {
        Encoder encoder(width_ / shrink, height_ / shrink);
        outcome = encodeAll(encoder);
    } catch (const std::exception& error) {
        outcome.problem = error.what();
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    outcome_ = std::move(outcome);
}

ClipOutcome ClipWriter::encodeAll(Encoder& encoder) {
    int time = 0;
    bool encoded = true;
    while (const std::optional<sf::Image> picture = next()) {
        encoded = encoded && encoder.add(halved(*picture, width_, height_), time);
        time += milliseconds_;
    }
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (abandoned_) return {};
    }
    const std::string bytes = encoded ? encoder.finish(time) : std::string();
    if (bytes.empty()) throw MachineError(path_, "the moving picture cannot be encoded; is memory short?");
    if (bytes.size() > largestFile) throw MachineError(path_, "the moving picture would be larger than 8 MB");
    writeFile(path_, bytes);
    return {"", bytes.size()};
}

} // namespace arkanong
