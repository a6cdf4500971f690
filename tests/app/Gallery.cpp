#include "app/Gallery.hpp"

#include "app/GalleryParts.hpp"
#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"

#include <cstdlib>

namespace arkanong::test {

Stage::Stage(const GalleryLook& look) {
    Settings settings = context.services.profile.settings();
    settings.palette = look.palette;
    settings.offerFirstMatch = false;
    context.services.profile.overrideSettings(settings);
    context.look.palette = *paletteNamed(look.palette);
    context.state.device = look.device;
    context.state.deviceUsed = true;
    textures.type().catalogue = look.catalogue;
    setTextSize(look.textSize);
}

void Stage::setTextSize(int percent) {
    Settings settings = context.services.profile.settings();
    settings.textSize = percent;
    context.services.profile.overrideSettings(settings);
    context.look.view = viewSettingsOf(settings);
    textures.type().scale = percent / 100.0;
    screens.lookChanged();
}

void Stage::play(const MatchSetup& setup) {
    LoadedMatch match = loadMatch(setup, context.services.levelFolder);
    if (setup.is<SandboxMatch>())
        put<SandboxScreen>(std::move(match));
    else
        put<PlayScreen>(std::move(match));
}

ScreenChange Stage::runSeconds(double seconds) {
    constexpr std::chrono::microseconds frame{16'667};
    ScreenChange change = Stay{};
    for (int i = 0; i < static_cast<int>(seconds * 60.0) && is<Stay>(change); ++i) {
        const int due = fixedStep_.advance(screens.top().counted(frame), screens.top().speed());
        for (int step = 0; step < due && is<Stay>(change); ++step)
            change = screens.step();
        screens.advance(std::chrono::duration<double>(frame).count());
    }
    return change;
}

const std::vector<GalleryPicture>& gallery() {
    static const std::vector<GalleryPicture> all = [] {
        std::vector<GalleryPicture> pictures;
        using namespace galleryparts;
        for (const auto& part : {titleAndOptions(), galleryparts::campaign(), setups(), results(), replays(),
                                 gauntlets(), matches(), fullMatches(), editors(), onlines(), watched()})
            pictures.insert(pictures.end(), part.begin(), part.end());
        return pictures;
    }();
    return all;
}

std::string wordFrom(const char* variable, const char* otherwise) {
    const char* const word = std::getenv(variable);
    return word == nullptr ? otherwise : word;
}

} // namespace arkanong::test
