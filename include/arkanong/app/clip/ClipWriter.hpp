#pragma once

#include <SFML/Graphics/Image.hpp>

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

/// Writes pictures as a file of a ClipEncoder on a thread of its own.
class ClipWriter {
  public:
    /// Number of pictures that can wait for the encoder, which limits the memory.
    static constexpr std::size_t waitingLimit = 3;
    static constexpr std::size_t largestFile = std::size_t{16}
                                               << 20U; ///< Bytes; a larger one is not written.

    /// The file has `width` x `height` px; each picture is scaled to this size and shown for `milliseconds`.
    ClipWriter(std::string path, int width, int height, int milliseconds);
    /// Writes no file unless finish() was called.
    ~ClipWriter();
    ClipWriter(const ClipWriter&) = delete;
    ClipWriter& operator=(const ClipWriter&) = delete;

    /// Whether add() can be called now.
    bool hasRoom() const;
    /// Adds the next picture. Precondition: hasRoom().
    void add(const sf::Image& picture);
    /// Writes the file once the last picture is encoded. Leaves no partial file. Precondition: add() has been called.
    void finish();
    /// How writing ended; nullopt while the encoder works.
    std::optional<ClipOutcome> outcome() const;

  private:
    /// Runs on the thread: encodes all pictures and writes the file.
    void work();
    ClipOutcome encodeAll();
    /// Waits for the next picture; nullopt after the last one.
    std::optional<sf::Image> next();

    const std::string path_;
    const int width_;
    const int height_;
    const int milliseconds_;

    mutable std::mutex mutex_; ///< Protects the members below it, except thread_.
    std::condition_variable changed_;
    std::deque<sf::Image> waiting_;
    bool finished_ = false;
    bool abandoned_ = false;
    std::optional<ClipOutcome> outcome_;

    std::thread thread_; ///< Declared last, because it uses all other members.
};

} // namespace arkanong
