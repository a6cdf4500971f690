#include "app/Film.hpp"
#include "app/clip/WatchedMatch.hpp"
#include "arkanong/app/clip/ClipRecorder.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <cstdlib>

// The README's pictures, for script/pictures: no test of anything.

using namespace arkanong::test;
namespace fs = std::filesystem;

namespace {

fs::path folder() {
    const char* const named = std::getenv("ARKANONG_PICTURES");
    REQUIRE(named != nullptr);
    return named;
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

TEST_CASE("the best moment of a match is saved as F9 does it", "[.][readme]") {
    const MatchSetup setup = watchedMatch(assetsPath("levels"), "1-6", 6);
    const TestWindow window;
    Shared shared;
    fs::create_directories(folder());
    ClipRecorder recorder(shared.context, setup, folder() / "play.webp");
    while (!recorder.outcome())
        recorder.advance(shared.textures);
    CHECK(recorder.outcome()->problem.empty());
}
