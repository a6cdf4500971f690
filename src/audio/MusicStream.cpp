#include "arkanong/audio/MusicStream.hpp"

#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t chunkFrames = 2048; ///< 46 ms; SFML buffers three chunks.

/// The decoded music; empty, after a message on stderr, if it cannot be decoded.
std::vector<MusicLoop> decodedOrNone(const MusicFiles& files) {
    try {
        return files.decoded();
    } catch (const DataError& error) {
        std::cerr << "arkanong: " << error.what() << "; playing without music\n";
    }
    return {};
}

} // namespace

MusicStream::MusicStream(MusicFiles files)
    : StereoStream(soundRate),
      loops_(std::async(std::launch::async, [files = std::move(files)] { return decodedOrNone(files); })),
      frames_(2 * chunkFrames) {}

// Stops the audio thread before the mixer is destroyed.
MusicStream::~MusicStream() { SoundStream::stop(); }

void MusicStream::setGain(double gain) {
    setVolume(static_cast<float>(100.0 * gain));
    const bool playing = getStatus() == sf::SoundSource::Status::Playing;
    if (gain > 0.0 && !playing) play();
    if (gain <= 0.0 && playing) pause();
}

void MusicStream::setRequest(const MusicRequest& request) {
    const std::lock_guard lock(mutex_);
    request_ = request;
}

void MusicStream::duck(double seconds) {
    const std::lock_guard lock(mutex_);
    duck_ = std::max(duck_, seconds);
}

bool MusicStream::onGetData(Chunk& chunk) {
    if (loops_.valid() && loops_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        std::vector<MusicLoop> loops = loops_.get();
        if (!loops.empty()) mixer_.emplace(std::move(loops));
    }
    MusicRequest request;
    double duck = 0.0;
    {
        const std::lock_guard lock(mutex_);
        request = request_;
        duck = std::exchange(duck_, 0.0);
    }
    if (mixer_) {
        mixer_->duck(duck);
        mixer_->mix(request, frames_);
    }
    chunk.samples = frames_.data();
    chunk.sampleCount = frames_.size();
    return true;
}

} // namespace arkanong
