#include "arkanong/app/Captures.hpp"

#include "app/Directed.hpp"
#include "arkanong/app/TimedRun.hpp"
#include "arkanong/render/Sfml.hpp"

#include <array>
#include <filesystem>
#include <sstream>

using namespace arkanong::test;

namespace {

sf::Image smallPicture() {
    const std::array<std::uint8_t, 16> pixels{};
    return sfml::imageFromPixels(2, 2, pixels.data());
}

} // namespace

TEST_CASE("a screenshot is saved in the folder of the command line, and a toast names its file", "[app]") {
    Directed game;
    game.options.screenshots = game.folder / "shots";
    game.captures.save(smallPicture());
    CHECK(game.context.state.toast == "Saved arkanong-0001.png");
    CHECK(std::filesystem::exists(game.folder / "shots/arkanong-0001.png"));
    game.context.state.toast.clear();
    game.options.pictures = 1; // The toast would be visible in the next picture.
    game.captures.save(smallPicture());
    CHECK(game.context.state.toast.empty());
    CHECK(std::filesystem::exists(game.folder / "shots/arkanong-0002.png"));
}

TEST_CASE("a screenshot that cannot be saved is reported by a toast", "[app]") {
    Directed game;
    game.options.screenshots = game.folder / "shots";
    game.captures.save(std::nullopt);
    CHECK(game.context.state.toast.find("the window shows no picture") != std::string::npos);
    CHECK_FALSE(game.captures.saveKept());
    CHECK(std::filesystem::is_empty(game.folder / "shots"));
    game.options.screenshots = game.folder.write("file", "x");
    game.captures.save(smallPicture());
    CHECK(game.context.state.toast.find("Saved") == std::string::npos);
}

TEST_CASE("a timed run ends after its seconds and reports frame times only without pictures", "[app]") {
    Directed game;
    std::ostringstream out;
    TimedRun run(2, 0);
    CHECK_FALSE(run.follow(1.9, nullptr, game.captures, out));
    CHECK(run.follow(2.0, nullptr, game.captures, out));
    CHECK(out.str().empty());
    for (int frame = 0; frame < 200; ++frame) {
        FrameTime time;
        time.whole = 16.0;
        run.add(time);
    }
    run.report(out);
    CHECK(out.str().size() > 1);
    std::ostringstream ofPictures;
    TimedRun(2, 3).report(ofPictures);
    CHECK(ofPictures.str().empty());
}
