#include "arkanong/app/clip/ClipWriter.hpp"

#include "arkanong/app/clip/ClipEncoder.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <cassert>
#include <utility>

namespace arkanong {

ClipWriter::ClipWriter(std::string path, int width, int height, int milliseconds)
    : path_(std::move(path)), width_(width), height_(height), milliseconds_(milliseconds),
      thread_([this] { work(); }) {
    assert(width > 0 && height > 0 && milliseconds > 0);
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
        outcome = encodeAll();
    } catch (const std::exception& error) {
        outcome.problem = error.what();
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    outcome_ = std::move(outcome);
}

ClipOutcome ClipWriter::encodeAll() {
    ClipEncoder encoder(width_, height_);
    bool encoded = true;
    while (const std::optional<sf::Image> picture = next())
        encoded = encoded && encoder.add(*picture, milliseconds_);
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (abandoned_) return {};
    }
    const std::string bytes = encoded ? encoder.file() : std::string();
    if (bytes.empty()) throw MachineError(path_, "the moving picture cannot be encoded; is memory short?");
    if (bytes.size() > largestFile)
        throw MachineError(path_, "the moving picture would be larger than 16 MB");
    writeFile(path_, bytes);
    return {"", bytes.size()};
}

} // namespace arkanong
