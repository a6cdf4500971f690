#include "Catch.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "game/Film.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

// The README's pictures, for script/pictures: no test of anything.

using namespace arkanong;
using namespace arkanong::test;
namespace fs = std::filesystem;

namespace {

fs::path folder() {
    const char* const named = std::getenv("ARKANONG_PICTURES");
    REQUIRE(named != nullptr);
    return named;
}

std::string numbered(int number) {
    std::array<char, 16> name{};
    std::snprintf(name.data(), name.size(), "%04d.png", number);
    return name.data();
}

} // namespace

TEST_CASE("a match, the campaign and the editor are shown", "[.][readme]") {
    {
        Film film;
        film.play(watchSetup("5-4", 13));
        film.runSeconds(13.1);
        savePicture(film.picture(), folder() / "match.png");
    }
    {
        Film film;
        for (int world = 1; world <= 3; ++world)
            for (int level = 1; level <= 8; ++level) {
                Victory victory;
                film.context().services.profile.addVictory({world, level}, victory, {});
            }
        film.context().state.lastCampaignLevel = CampaignLevel{4, 1};
        film.put<CampaignScreen>();
        film.runSeconds(2.0);
        savePicture(film.picture(), folder() / "campaign.png");
    }
    {
        Film film;
        film.context().state.editor = std::make_shared<EditorSession>(
            copyOf(loadLevel(levelPath(film.context().services.levelFolder, "3-7"))));
        film.put<EditorScreen>();
        film.runSeconds(2.0);
        savePicture(film.picture(), folder() / "editor.png");
    }
}

TEST_CASE("a lively exchange is filmed", "[.][readme]") {
    constexpr double begin = 9.5;
    constexpr double length = 5.0;
    constexpr double framesPerSecond = 25.0;
    constexpr double gameFrames = 60.0;
    Film film;
    film.play(watchSetup("5-4", 13));
    film.runSeconds(begin);
    int shown = 0;
    for (int frame = 0; frame < static_cast<int>(length * framesPerSecond); ++frame) {
        const int due = static_cast<int>(frame * gameFrames / framesPerSecond);
        film.run(due - shown);
        shown = due;
        savePicture(film.picture(), folder() / "frames" / numbered(frame));
    }
}
