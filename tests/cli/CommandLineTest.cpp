#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"
#include "cli/Parsed.hpp"

using namespace arkanong::test;

TEST_CASE("without arguments the game starts with its menu in a window", "[cli]") {
    const Options options = accepted({});
    CHECK(options.program == "/usr/games/arkanong");
    CHECK_FALSE(options.headless);
    CHECK(options.start == Start::Menu);
    CHECK(options.level.empty());
    CHECK_FALSE(options.seed);
    CHECK(options.blue == Difficulty::Medium);
    CHECK(options.red == Difficulty::Medium);
    CHECK(options.overrides.empty());
    CHECK_FALSE(options.fps);
    CHECK(options.audio);
    CHECK_FALSE(options.seconds);
    CHECK_FALSE(options.matches);
    CHECK_FALSE(options.tournament);
    CHECK_FALSE(options.gauntlet);
    CHECK_FALSE(options.daily);
    CHECK(options.personalities == std::array<Personality, 2>{});
    CHECK(options.still == std::array<bool, 2>{});
    CHECK(options.ownOpponent);
    CHECK(options.settings.mutators.bits() == 0);
    CHECK(options.rounds == 3);
    CHECK(options.settings.goals == std::array<int, 2>{5, 5});
    CHECK(options.settings.lives == 5);
    CHECK(options.settings.pointsLimit == 0);
    CHECK(options.balls == 0);
}

TEST_CASE("every option of the windowed game is parsed", "[cli]") {
    const Options options = accepted({"--mode",      "versus",   "--level",
                                      "crossfire",   "--seed",   "18446744073709551615",
                                      "--blue",      "0.35",     "--red=master",
                                      "--record",    "a.replay", "--window",
                                      "800x450",     "--fps",    "0",
                                      "--seconds",   "12",       "--no-audio",
                                      "--event-log", "log.txt",  "--screenshots",
                                      "pictures",    "--assets", "my assets"});
    CHECK(options.start == Start::Versus);
    CHECK(options.level == "crossfire");
    CHECK(options.seed == UINT64_MAX);
    CHECK(options.blue == Strength::of(0.35));
    CHECK(options.red == Difficulty::Master);
    CHECK(options.record == "a.replay");
    CHECK(overridden({}, options).windowWidth == 800);
    CHECK(overridden({}, options).windowHeight == 450);
    CHECK(options.fps == 0);
    CHECK(options.seconds == 12);
    CHECK_FALSE(options.audio);
    CHECK(options.eventLog == "log.txt");
    CHECK(options.screenshots == "pictures");
    CHECK(options.assets == "my assets");
    CHECK_FALSE(options.pads);
    CHECK(accepted({"--pads"}).pads);
    CHECK(accepted({"--watch"}).start == Start::Watch);
    CHECK(accepted({"--mode", "first-match"}).start == Start::FirstMatch);
    CHECK(accepted({"--mode", "watch"}).start == Start::Watch);
    CHECK(accepted({"--mode", "sandbox"}).start == Start::Sandbox);
    CHECK(accepted({"--mode", "sandbox", "--balls", "100000"}).balls == 100000);
    CHECK(accepted({"--replay", "a.replay"}).replay == "a.replay");
    CHECK(accepted({"a.replay", "--fullscreen"}).replay == "a.replay");
    CHECK(accepted({"--beat", "a.replay", "--blue-plays", "mouse", "--record", "b"}).beat == "a.replay");
    CHECK(accepted({"--play-on", "a.replay"}).playOn == "a.replay");
    CHECK(accepted({"--replay", "a.replay", "--turning-points"}).turningPoints);
    CHECK_FALSE(accepted({"--replay", "a.replay"}).turningPoints);
    CHECK(accepted({"--play-on", "a", "--from", "1:10"}).from == tuning::seconds(70.0));
    CHECK(accepted({"--headless", "--play-on", "a", "--from", "0:00.5", "--red", "2.35"}).from == 60);
}

TEST_CASE("every option of the windowless game is parsed", "[cli]") {
    const Options options =
        accepted({"--headless", "--matches", "50", "--ticks", "1000", "--json", "--seed", "0"});
    CHECK(options.headless);
    CHECK(options.matches == 50);
    CHECK(options.ticks == 1000);
    CHECK(options.json);
    CHECK(options.seed == 0U);
    CHECK(accepted({"--headless", "--record", "a.replay"}).record == "a.replay");
    CHECK(accepted({"--headless", "--replay", "a.replay", "--ticks", "9"}).replay == "a.replay");
    CHECK(accepted({"--headless", "--mode", "sandbox", "--ticks", "9"}).start == Start::Sandbox);
    CHECK(accepted({"--headless", "--mode", "solo"}).start == Start::Solo);
    const Options verify = accepted({"--verify", "a.replay", "--json"});
    CHECK(verify.headless);
    CHECK(verify.verify == "a.replay");
    const Options analyse = accepted({"--analyse", "a.replay", "--json"});
    CHECK(analyse.headless);
    CHECK(analyse.analyse == "a.replay");
}

TEST_CASE("help and version are printed instead of starting", "[cli]") {
    const CommandLineReply help = refused({"--help"});
    CHECK(help.exitCode == 0);
    for (const char* option :
         {"--headless",  "--watch",       "--level",      "--mode",        "--seed",     "--ticks",
          "--json",      "--matches",     "--record",     "--replay",      "--verify",   "--blue",
          "--red",       "--goals",       "--lives",      "--points",      "--rounds",   "--balls",
          "--event-log", "--screenshots", "--no-audio",   "--assets",      "--window",   "--fullscreen",
          "--fps",       "--seconds",     "--version",    "--personality", "--mutators", "--tournament",
          "--blue-boss", "--red-boss",    "--blue-cards", "--red-cards",   "--gauntlet", "--daily",
          "--beat",      "--no-ghost",    "--pads",       "--analyse"})
        CHECK_THAT(help.text, ContainsSubstring(option));

    const CommandLineReply version = refused({"--version"});
    CHECK(version.exitCode == 0);
    CHECK_THAT(version.text, ContainsSubstring("arkanong "));
    CHECK(version.text.back() == '\n');
}

TEST_CASE("--assets sets the assets folder", "[cli]") {
    const TempFolder folder;
    Options options;
    options.program = "arkanong";
    options.assets = folder.path();
    CHECK_THROWS_AS(assetsFolder(options), DataError);
    std::filesystem::create_directory(folder / "levels");
    CHECK(assetsFolder(options) == folder.path());
}
