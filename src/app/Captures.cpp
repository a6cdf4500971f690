#include "arkanong/app/Captures.hpp"

#include "arkanong/app/Screenshots.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <filesystem>
#include <utility>

namespace arkanong {

namespace {

std::string savedText(const Type& words, const std::string& path) {
    return fill(words.text("Saved {file}"), {{"file", std::filesystem::path(path).filename().string()}});
}

} // namespace

std::string Captures::folder() const {
    return options_.screenshots.empty() ? screenshotFolder() : options_.screenshots;
}

void Captures::tellFailure(const std::string& kind, const std::string& problem) {
    context_.services.log.write(kind + " failed: " + problem);
    context_.state.toast = problem;
}

bool Captures::saveKept() {
    if (!kept_) return false;
    save(std::exchange(kept_, std::nullopt));
    return true;
}

void Captures::take(const sf::RenderWindow& window) {
    if (std::exchange(keepWanted_, false)) kept_ = sfml::pictureOf(window);
    if (std::exchange(screenshotWanted_, false)) save(sfml::pictureOf(window));
}

void Captures::save(const std::optional<sf::Image>& picture) {
    try {
        const std::string path = nextScreenshot(folder());
        if (!picture) throw DataError(path, "the window shows no picture");
        savePicture(*picture, path);
        context_.services.log.write("screenshot " + path);
        if (options_.pictures == 0) context_.state.toast = savedText(context_.services.textures.type(), path);
    } catch (const DataError& error) {
        tellFailure("screenshot", error.what());
    }
}

void Captures::startClip(const MatchSetup& setup) {
    if (clip_) return;
    try {
        clipPath_ = nextScreenshot(folder(), ".webp");
        checkWritable(clipPath_);
        clip_ = std::make_unique<ClipRecorder>(context_, setup, clipPath_);
        context_.services.sounds.play(Cue::MenuAccept);
        context_.services.log.write("clip begins");
    } catch (const DataError& error) {
        tellFailure("clip", error.what());
    }
}

void Captures::advanceClip(TextureManager& textures) {
    if (!clip_) return;
    clip_->advance(textures);
    context_.state.clipPercent = clip_->percent();
    const std::optional<ClipOutcome> outcome = clip_->outcome();
    if (!outcome) return;
    clip_.reset();
    context_.state.clipPercent.reset();
    if (!outcome->problem.empty()) return tellFailure("clip", outcome->problem);
    context_.services.log.write("clip " + clipPath_);
    context_.state.toast = savedText(textures.type(), clipPath_);
}

} // namespace arkanong
