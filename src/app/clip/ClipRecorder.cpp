#include "arkanong/app/clip/ClipRecorder.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/storage/DataError.hpp"

namespace arkanong {

namespace {

constexpr auto drawnWidth = static_cast<unsigned>(screenSize.x);
constexpr auto drawnHeight = static_cast<unsigned>(screenSize.y);
constexpr int stepsASecond = tuning::seconds(1.0);
constexpr int pictureMilliseconds = (1000 * ClipRecorder::stepsAPicture + stepsASecond / 2) / stepsASecond;

} // namespace

ClipRecorder::ClipRecorder(const ScreenContext& context, const MatchSetup& setup, const std::string& path)
    : player_(context, setup), writer_(path, width, height, pictureMilliseconds) {
    if (!sfml::createRenderTexture(screen_, drawnWidth, drawnHeight))
        throw MachineError(path, "this machine cannot draw out of sight");
    screen_.setView(sf::View(sf::FloatRect({0.0F, 0.0F}, {float(drawnWidth), float(drawnHeight)})));
}

void ClipRecorder::advance(TextureManager& textures) {
    if (finished_ || !writer_.hasRoom()) return;
    bool more = true;
    if (player_.begun()) {
        for (int i = 0; i < stepsAPicture && more; ++i)
            more = player_.step();
        player_.advance(double(stepsAPicture) / stepsASecond);
        drawPicture(textures);
    } else {
        more = player_.step();
    }
    if (more && pictures_ < mostPictures) return;
    finished_ = true;
    writer_.finish();
}

void ClipRecorder::drawPicture(TextureManager& textures) {
    player_.draw(textures, 1.0, 1.0);
    screen_.clear();
    textures.flush(screen_);
    screen_.display();
    writer_.add(picture());
    ++pictures_;
}

} // namespace arkanong
