#pragma once

#include <SFML/Graphics/Image.hpp>

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace arkanong {

/// How writing a moving picture ended.
struct ClipOutcome {
    std::string problem;   ///< One line for the player; empty if the file was saved.
    std::size_t bytes = 0; ///< The file's size.
};

/// Encodes pictures as an animated WebP file on a thread of its own (libwebp).
class ClipWriter {
  public:
    /// Pictures that may wait for the encoder, so that memory is bounded.
    static constexpr std::size_t waitingLimit = 3;
    static constexpr std::size_t largestFile = std::size_t{8} << 20U; ///< Bytes; a larger one is not written.

    /// The pictures to come are all `width` x `height` px, both even, and are shown `milliseconds` each. The file's
    /// pictures have half the width and height.
    ClipWriter(std::string path, unsigned width, unsigned height, int milliseconds);
    /// Without finish() nothing is written.
    ~ClipWriter();
    ClipWriter(const ClipWriter&) = delete;
    ClipWriter& operator=(const ClipWriter&) = delete;

    /// Whether add() may be called now.
    bool hasRoom() const;
    /// The next picture.
    void add(const sf::Image& picture);
    /// No more pictures come: writes the file, all of it or nothing, when the last one is encoded. At least one must
    /// have come.
    void finish();
    /// Empty while the encoder works.
    std::optional<ClipOutcome> outcome() const;

  private:
    class Encoder;
    /// The thread's work, from the first picture to the file.
    void work();
    ClipOutcome encodeAll(Encoder& encoder);
    /// Waits for the next picture; empty when no more come.
    std::optional<sf::Image> next();

    const std::string path_;
    const unsigned width_;
    const unsigned height_;
    const int milliseconds_;

    mutable std::mutex mutex_; ///< Of what follows.
    std::condition_variable changed_;
    std::deque<sf::Image> waiting_;
    bool finished_ = false;
    bool abandoned_ = false;
    std::optional<ClipOutcome> outcome_;

    std::thread thread_; ///< Last: it uses all of the above.
};

} // namespace arkanong
