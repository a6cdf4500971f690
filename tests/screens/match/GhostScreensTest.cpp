#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/replay/GhostFile.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace arkanong::test;

namespace {

/// With a log, and folders to keep things in.
struct Haunted {
    TempFolder folder;
    Shared shared;
    EventLog log{folder / "log"};
    ScreenContext context{{shared.context.services.levelFolder, shared.textures, shared.sounds, log}};
    Haunted() { context.services.profile = PlayerProfile(UserFolders{folder / "home", folder / "home"}); }

    bool logged(const std::string& part) const {
        std::ifstream file(folder / "log");
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        return text.find(part) != std::string::npos;
    }
    LoadedMatch loaded(const MatchSetup& setup) const {
        return loadMatch(setup, context.services.levelFolder);
    }
    /// The vertices of the field, which a ghost adds to.
    std::size_t drawn(const PlayScreen& screen) {
        screen.draw(1.0, 1.0);
        const std::size_t count = shared.textures.batch(Layer::Field).count;
        shared.textures.clear();
        return count;
    }
};

/// A round against a novice.
MatchSetup versusNovice(std::uint64_t seed) {
    MatchSetup setup;
    setup.kind = VersusMatch{Series{1}};
    setup.level = "pure-pong";
    setup.contestants[sideIndex(Side::Red)].computer.strength = Difficulty::Novice;
    setup.settings.goals.fill(tuning::goals);
    setup.seed = seed;
    return setup;
}

/// Plays to the end, or for this number of ticks; the person keeps the mouse below the nearest ball.
ScreenChange playOn(PlayScreen& screen, int ticks = tuning::seconds(300.0)) {
    ScreenChange change = Stay{};
    for (int i = 0; i < ticks && is<Stay>(change); ++i) {
        Vec2 at{480.0, 0.0};
        for (const Ball& ball : screen.world()->objects().balls)
            if (ball.owner == Side::Red && ball.position.y > at.y) at = ball.position;
        at = fieldOrigin + Vec2{at.x, 640.0};
        REQUIRE(is<Stay>(screen.handle(sfml::MouseMoved{at})));
        change = screen.step();
    }
    return change;
}

/// Played until the person wins, with one seed after another. Returns that one.
std::uint64_t winOne(Haunted& game) {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        PlayScreen screen(game.context, game.loaded(versusNovice(seed)));
        playOn(screen);
        if (screen.world()->match().winner() == Side::Blue) return seed;
    }
    FAIL("the person has never won");
    return 0;
}

std::string ghostFileOf(const Haunted& game) {
    return ghostFile(game.folder / "home/ghosts", "versus-novice-pure-pong",
                     game.loaded(versusNovice(1)).level);
}

} // namespace

TEST_CASE("the first victory is kept and plays along the next time, unless the setting is off", "[screens]") {
    Haunted game;
    const std::uint64_t seed = winOne(game);
    CHECK(game.logged("ghost kept versus-novice-pure-pong"));
    REQUIRE(std::filesystem::exists(ghostFileOf(game)));
    CHECK(game.context.services.profile.takeNotes().empty());

    PlayScreen haunted(game.context, game.loaded(versusNovice(seed + 1)));
    CHECK(game.logged("ghost versus-novice-pure-pong"));
    Settings settings = game.context.services.profile.settings();
    settings.ghost = false;
    game.context.services.profile.change(settings);
    PlayScreen alone(game.context, game.loaded(versusNovice(seed + 1)));
    playOn(haunted, 1500);
    playOn(alone, 1500);
    // The match is the same.
    CHECK(haunted.world()->stateHash() == alone.world()->stateHash());
    CHECK(game.drawn(haunted) > game.drawn(alone));
    // As soon as the setting is changed in the pause, the ghost goes or comes.
    haunted.resumed();
    CHECK(game.drawn(haunted) == game.drawn(alone));
    settings.ghost = true;
    game.context.services.profile.change(settings);
    alone.resumed();
    CHECK(game.drawn(alone) > game.drawn(haunted));
}

TEST_CASE("two people have no ghost, and a broken ghost file is set aside with a note", "[screens]") {
    Haunted game;
    winOne(game);
    std::ofstream(ghostFileOf(game)) << "broken";
    MatchSetup friends = versusNovice(1);
    friends.contestants[sideIndex(Side::Red)].controller = Controller::KeysRight;
    { PlayScreen screen(game.context, game.loaded(friends)); }
    CHECK(game.context.services.profile.takeNotes().empty());
    { PlayScreen screen(game.context, game.loaded(versusNovice(1))); }
    CHECK(game.context.services.profile.takeNotes().size() == 2);
    CHECK_FALSE(std::filesystem::exists(ghostFileOf(game)));
}

TEST_CASE("a match against a replay is an ordinary match with a ghost, and a verdict", "[screens]") {
    Haunted game;
    const std::uint64_t seed = winOne(game);
    MatchSetup setup;
    setup.kind = RivalMatch{ghostFileOf(game)};
    PlayScreen screen(game.context, game.loaded(setup));
    CHECK(game.logged("ghost of a replay"));
    // The person repeats the recorded commands.
    const ScreenChange end = playOn(screen);
    REQUIRE(is<ShowResult>(end));
    CHECK(screen.world()->match().winner() == Side::Blue);
    const auto& result = std::get<ShowResult>(end);
    ResultScreen page(game.context, result.setup, result.match, result.recording);
    CHECK(game.logged("verdict As good as the replay"));
    draw(game.shared, page);
    settle(page);
    REQUIRE(is<ShowMatch>(press(page, sfml::Key::Enter)));
    CHECK(result.setup.as<RivalMatch>().replay->seed == seed);
    const std::vector<ReplayLibrary::Entry> kept = game.context.services.profile.replays()->list();
    CHECK(std::any_of(kept.begin(), kept.end(), [](const ReplayLibrary::Entry& entry) {
        return entry.header->summary->occasion == "AGAINST A REPLAY";
    }));
}
