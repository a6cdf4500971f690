#include "arkanong/audio/MusicStream.hpp"

#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <iostream>
#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t chunkFrames = 2048; ///< 46 ms; SFML buffers three chunks.

/// The decoded track; null, after a message on stderr, if it cannot be decoded.
std::shared_ptr<const MusicLoop> decodedOrNone(const MusicFiles& files, Track track) {
    try {
        return std::make_shared<const MusicLoop>(files.decoded(track));
    } catch (const DataError& error) {
        std::cerr << "arkanong: " << error.what() << "; playing without this music\n";
    }
    return nullptr;
}

} // namespace

MusicStream::MusicStream(std::shared_ptr<const MusicFiles> files)
    : StereoStream(soundRate), files_(std::move(files)), frames_(2 * chunkFrames) {}

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

void MusicStream::supply(Track track) {
    if (decoding_.valid() && decoding_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        Loop loop = decoding_.get();
        damaged_[static_cast<std::size_t>(coming_)] = loop == nullptr;
        mixer_.provide(coming_, std::move(loop));
    }
    for (const Track other : everyOf<Track>()) {
        if (other != track && other != mixer_.track()) mixer_.provide(other, nullptr);
    }
    if (mixer_.provided(track) || decoding_.valid() || damaged_[static_cast<std::size_t>(track)]) return;
    coming_ = track;
    decoding_ = std::async(std::launch::async, [this, track] { return decodedOrNone(*files_, track); });
}

bool MusicStream::inTime() {
    constexpr double chunk = static_cast<double>(chunkFrames) / soundRate;
    constexpr double most = 1.0;
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::duration<double> passed = now - std::exchange(taken_, now);
    ahead_ = std::max(0.0, ahead_ + chunk - passed.count());
    return ahead_ < most;
}

bool MusicStream::onGetData(Chunk& chunk) {
    if (!inTime()) { // Otherwise SFML would decode the next part at once.
        deviceGone_ = true;
        chunk = {};
        return false;
    }
    MusicRequest request;
    double duck = 0.0;
    {
        const std::lock_guard lock(mutex_);
        request = request_;
        duck = std::exchange(duck_, 0.0);
    }
    supply(request.track);
    mixer_.duck(duck);
    mixer_.mix(request, frames_);
    chunk.samples = frames_.data();
    chunk.sampleCount = frames_.size();
    return true;
}

} // namespace arkanong
