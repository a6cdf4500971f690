#include "arkanong/cli/CommandLine.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <filesystem>
#include <vector>

using namespace arkanong;
using namespace arkanong::test;

namespace {

using Words = std::vector<const char*>;

std::variant<Options, CommandLineReply> parse(Words words) {
    words.insert(words.begin(), "/usr/games/arkanong");
    return parseCommandLine(static_cast<int>(words.size()), words.data());
}

Options accepted(const Words& words) {
    const auto result = parse(words);
    if (const auto* reply = std::get_if<CommandLineReply>(&result)) FAIL(reply->text);
    return std::get<Options>(result);
}

CommandLineReply refused(const Words& words) {
    const auto result = parse(words);
    REQUIRE(std::holds_alternative<CommandLineReply>(result));
    return std::get<CommandLineReply>(result);
}

} // namespace

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

TEST_CASE("the rules of a versus match can be set", "[cli]") {
    const Options options =
        accepted({"--mode", "versus", "--goals", "9", "--points", "5000", "--rounds", "5"});
    CHECK(options.settings.goals == std::array<int, 2>{9, 9});
    CHECK(options.settings.pointsLimit == 5000);
    CHECK(options.rounds == 5);
    CHECK(accepted({"--mode", "versus", "--rounds", "1"}).rounds == 1);
    CHECK(accepted({"--mode", "versus", "--points", "0"}).settings.pointsLimit == 0);
    const Options headless = accepted({"--headless", "--goals", "1", "--points", "300"});
    CHECK(headless.settings.goals == std::array<int, 2>{1, 1});
    CHECK(headless.settings.pointsLimit == 300);
}

TEST_CASE("the lives of a solo run can be set", "[cli]") {
    CHECK(accepted({"--mode", "solo", "--lives", "9"}).settings.lives == 9);
    CHECK(accepted({"--mode", "solo", "--lives", "1"}).settings.lives == 1);
    CHECK(accepted({"--headless", "--mode", "solo", "--lives", "3"}).settings.lives == 3);
    CHECK(accepted({"--mode", "solo", "--lives", "9"}).settings.goals == MatchSettings{}.goals);
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
}

TEST_CASE("players, personalities and mutators can be chosen", "[cli]") {
    const Options still = accepted({"--headless", "--blue", "still", "--red", "hard"});
    CHECK(still.still == std::array<bool, 2>{true, false});
    CHECK(still.red == Difficulty::Hard);
    CHECK_FALSE(still.ownOpponent);
    using Both = std::array<Personality, 2>;
    CHECK(accepted({"--temperament", "hunter"}).personalities ==
          Both{Personality::Hunter, Personality::Hunter});
    CHECK(accepted({"--temperament", "hunter,steady"}).personalities ==
          Both{Personality::Hunter, Personality::Steady});
    const Mutators mutators = accepted({"--mutators", "giant-balls,no-power-ups"}).settings.mutators;
    for (std::size_t i = 0; i < mutatorCount; ++i) {
        const auto mutator = static_cast<Mutator>(i);
        CHECK(mutators.has(mutator) == (mutator == Mutator::GiantBalls || mutator == Mutator::NoPowerUps));
    }
    CHECK(accepted({"--mutators", "more-balls,spinning-hexagons,pure-pong,no-conversion,giant-balls,"
                                  "fast-rally,power-rain,no-power-ups"})
              .settings.mutators.bits() == 0xff);
}

TEST_CASE("each side can have a boss's paddle where two sides play", "[cli]") {
    const Options both = accepted({"--mode", "watch", "--blue-boss", "minotaur", "--red-boss", "umbra"});
    CHECK(both.settings.bosses == std::array<std::optional<Boss>, 2>{Boss::Minotaur, Boss::Umbra});
    CHECK(accepted({"--headless", "--red-boss", "queen"}).settings.bosses[1] == Boss::Queen);
    CHECK_FALSE(accepted({"--headless", "--red-boss", "queen"}).settings.bosses[0]);
}

TEST_CASE("each side can have cards where two sides play", "[cli]") {
    const Options some = accepted(
        {"--mode", "watch", "--blue-cards", "piercing,Thief", "--red-cards", "swift serve,spare-plate"});
    CHECK(some.settings.cards[0].count() == 2);
    CHECK(some.settings.has(Side::Blue, Card::Thief));
    CHECK(some.settings.has(Side::Red, Card::SwiftServe));
    CHECK(some.settings.has(Side::Red, Card::SparePlate));
    const CommandLineReply refusal = refused({"--headless", "--red-cards", "all"});
    for (std::size_t i = 0; i < cardCount; ++i) {
        std::string name(traitsOf(static_cast<Card>(i)).name);
        std::replace(name.begin(), name.end(), ' ', '-');
        CAPTURE(name);
        if (name == "mirror") continue; // It stands for another card.
        CHECK(accepted({"--headless", "--blue-cards", name.c_str()}).settings.cards[0].count() == 1);
        CHECK_THAT(refusal.text, ContainsSubstring(name));
        CHECK_THAT(refused({"--help"}).text, ContainsSubstring(name));
    }
}

TEST_CASE("a tournament is of strengths or of temperaments", "[cli]") {
    CHECK(accepted({"--headless", "--tournament"}).tournament == Contest::Difficulties);
    CHECK(accepted({"--headless", "--tournament", "strengths"}).tournament == Contest::Difficulties);
    const Options options = accepted({"--headless", "--tournament", "temperaments", "--blue", "hard",
                                      "--matches", "8", "--level", "a,b", "--json"});
    CHECK(options.tournament == Contest::Personalities);
    CHECK(options.blue == Difficulty::Hard);
    CHECK(options.matches == 8);
    CHECK(options.level == "a,b");
}

TEST_CASE("runs of the gauntlet are drafted at random, as the sides play, or as other strengths", "[cli]") {
    using Drafting = std::array<std::optional<Strength>, 2>;
    const Options both = accepted({"--headless", "--gauntlet", "--matches", "8", "--blue", "hard"});
    CHECK(both.gauntlet);
    CHECK_FALSE(both.drafting);
    CHECK(both.matches == 8);
    CHECK(accepted({"--headless", "--gauntlet", "--record", "run.replay"}).record == "run.replay");
    CHECK(accepted({"--headless", "--gauntlet", "random"}).drafting == Drafting{});
    CHECK(accepted({"--headless", "--gauntlet", "random,master"}).drafting ==
          Drafting{std::nullopt, Strength(Difficulty::Master)});
    CHECK(accepted({"--headless", "--gauntlet", "3.5"}).drafting ==
          Drafting{strengthNamed("3.5"), strengthNamed("3.5")});
}

TEST_CASE("the daily duel is today's or that of a day", "[cli]") {
    CHECK(accepted({"--daily"}).daily);
    CHECK_FALSE(accepted({"--daily"}).day);
    const Options past = accepted({"--daily", "2024-02-29", "--blue-plays", "mouse"});
    CHECK(past.daily);
    CHECK(past.day == dayNamed("2024-02-29"));
    const Options headless =
        accepted({"--headless", "--gauntlet", "--daily", "2026-11-22", "--blue", "hard"});
    CHECK(headless.day == dayNamed("2026-11-22"));
    CHECK(accepted({"--daily", "--headless", "--json"}).daily);
}

TEST_CASE("help and version are printed instead of starting", "[cli]") {
    const CommandLineReply help = refused({"--help"});
    CHECK(help.exitCode == 0);
    for (const char* option :
         {"--headless",  "--watch",       "--level",      "--mode",        "--seed",     "--ticks",
          "--json",      "--matches",     "--record",     "--replay",      "--verify",   "--blue",
          "--red",       "--goals",       "--lives",      "--points",      "--rounds",   "--balls",
          "--event-log", "--screenshots", "--no-audio",   "--assets",      "--window",   "--fullscreen",
          "--fps",       "--seconds",     "--version",    "--temperament", "--mutators", "--tournament",
          "--blue-boss", "--red-boss",    "--blue-cards", "--red-cards",   "--gauntlet", "--daily",
          "--beat",      "--no-ghost",    "--pads"})
        CHECK_THAT(help.text, ContainsSubstring(option));

    const CommandLineReply version = refused({"--version"});
    CHECK(version.exitCode == 0);
    CHECK_THAT(version.text, ContainsSubstring("arkanong "));
    CHECK(version.text.back() == '\n');
}

TEST_CASE("invalid arguments are refused in one line that says what was expected", "[cli]") {
    using Case = std::pair<Words, const char*>;
    const Case bad = GENERATE(values<Case>({
        {{"--nonsense"}, "--nonsense"},
        {{"a.replay", "b.replay"}, "b.replay"},
        {{"--replay", "a.replay", "b.replay"}, "b.replay"},
        {{""}, "--replay: expected a text that is not empty"},
        {{"a.replay", "--seed", "3"}, "--seed cannot be combined with --replay"},
        {{"--level"}, "--level"},
        {{"--level", ""}, "expected a text that is not empty"},
        {{"--mode", "duel"}, "--mode: expected versus, solo, sandbox, watch or first-match, found 'duel'"},
        {{"--red", "strong"},
         "--red: expected novice, easy, medium, hard, master, a number from 0 to 4 with at most "
         "two decimals, or still, found 'strong'"},
        {{"--red", "still"}, "still needs --headless"},
        {{"--pads", "--headless"}, "--headless cannot be combined with --pads"},
        {{"--temperament", "mild"}, "--temperament: expected steady, hothead"},
        {{"--temperament", "steady,hunter,steady"}, "found 'steady,hunter,steady'"},
        {{"--temperament", "steady,"}, "found 'steady,'"},
        {{"--mutators", "more-balls,less"}, "--mutators: expected some of more-balls"},
        {{"--mode", "versus", "--red-boss", "ogre"},
         "--red-boss: expected foreman, queen, clockmaker, minotaur or umbra, found 'ogre'"},
        {{"--blue-boss", "queen"}, "--blue-boss needs --mode versus or watch"},
        {{"--mode", "solo", "--red-boss", "queen"}, "--red-boss needs --mode versus or watch"},
        {{"--replay", "a", "--red-boss", "queen"}, "--red-boss cannot be combined with --replay"},
        {{"--headless", "--tournament", "--blue-boss", "queen"},
         "--blue-boss cannot be combined with --tournament"},
        {{"--mode", "watch", "--red-cards", "trump"},
         "--red-cards: expected some of piercing, thief, wrecker, velvet, twins"},
        {{"--mode", "watch", "--red-cards", "lance"}, "found 'lance'"},
        {{"--mode", "watch", "--red-cards", "mirror"}, "found 'mirror'"},
        {{"--mode", "watch", "--red-cards", "fog,"}, "found 'fog,'"},
        {{"--mode", "solo", "--blue-cards", "fog"}, "--blue-cards needs --mode versus or watch"},
        {{"--verify", "a", "--blue-cards", "fog"}, "--blue-cards cannot be combined with --verify"},
        {{"--headless", "--tournament", "--red-cards", "fog"},
         "--red-cards cannot be combined with --tournament"},
        {{"--tournament"}, "--tournament needs --headless"},
        {{"--headless", "--tournament", "all"},
         "--tournament: expected strengths or temperaments, found 'all'"},
        {{"--headless", "--tournament", "--red", "easy"}, "--red cannot be combined with --tournament"},
        {{"--headless", "--tournament", "--record", "a"}, "--record cannot be combined with --tournament"},
        {{"--gauntlet"}, "--gauntlet needs --headless"},
        {{"--headless", "--gauntlet", "greedy"},
         "--gauntlet: expected random or a strength such as hard, or two of them, as BLUE,RED, found "
         "'greedy'"},
        {{"--headless", "--gauntlet", "easy,hard,random"}, "found 'easy,hard,random'"},
        {{"--headless", "--gauntlet", "--goals", "3"}, "--goals cannot be combined with --gauntlet"},
        {{"--headless", "--gauntlet", "--tournament"}, "--tournament cannot be combined with --gauntlet"},
        {{"--headless", "--gauntlet", "--red", "still"}, "still cannot be combined with --gauntlet"},
        {{"--replay", "a", "--gauntlet"}, "--gauntlet cannot be combined with --replay"},
        {{"--daily", "2026-02-30"}, "--daily: expected a day such as 2026-11-22, found '2026-02-30'"},
        {{"--daily", "tomorrow"}, "--daily: expected a day such as 2026-11-22, found 'tomorrow'"},
        {{"--daily", "--seed", "3"}, "--seed cannot be combined with --daily: the day gives the whole run"},
        {{"--daily", "--mode", "solo"}, "--mode cannot be combined with --daily"},
        {{"--daily", "--blue-plays", "computer"}, "--blue-plays computer cannot be combined with --daily"},
        {{"--daily", "--record", "a"}, "--record cannot be combined with --daily: a run is kept among the"},
        {{"--headless", "--daily", "--matches", "3"}, "--matches cannot be combined with --daily"},
        {{"--headless", "--daily", "--blue", "still"}, "still cannot be combined with --daily"},
        {{"--headless", "--daily", "--gauntlet", "random"},
         "a value of --gauntlet cannot be combined with --daily"},
        {{"--replay", "a", "--daily"}, "--daily cannot be combined with --replay"},
        {{"--verify", "a", "--daily"}, "--daily cannot be combined with --verify"},
        {{"--seed", "-1"}, "--seed"},
        {{"--seed", "18446744073709551616"}, "--seed: expected a whole number"},
        {{"--seed", "1x"}, "found '1x'"},
        {{"--fps", "1001"}, "expected a whole number from 0 to 1000, found '1001'"},
        {{"--seconds", "0"}, "--seconds"},
        {{"--window", "800"}, "--window: expected a size such as 1280x720, found '800'"},
        {{"--window", "800x"}, "found '800x'"},
        {{"--window", "99999x99999"}, "found '99999x99999'"},
        {{"--headless", "--ticks", "0"}, "--ticks: expected a whole number from 1"},
        {{"--headless", "--matches", "two"}, "--matches: expected a whole number"},
        {{"--ticks", "10"}, "--ticks needs --headless"},
        {{"--matches", "10"}, "--matches needs --headless"},
        {{"--json"}, "--json needs --headless"},
        {{"--record", "a"}, "--record needs a match"},
        {{"--headless", "--record", "a", "--matches", "2"}, "--record cannot be combined with --matches"},
        {{"--replay", "a", "--record", "b"}, "--record cannot be combined with --replay"},
        {{"--beat", "a", "--level", "b"}, "--level cannot be combined with --beat"},
        {{"--beat", "a", "--red", "hard"}, "--red cannot be combined with --beat"},
        {{"--beat", "a", "--red-plays", "arrows"}, "--red-plays cannot be combined with --beat"},
        {{"--beat", "a", "--replay", "b"}, "--replay cannot be combined with --beat"},
        {{"--beat", "a", "--verify", "b"}, "--verify cannot be combined with --beat"},
        {{"--beat", "a", "--headless"}, "--beat needs a window"},
        {{"--beat", "a", "--blue-plays", "computer"}, "--blue-plays cannot be computer with --beat"},
        {{"--replay", "a", "--level", "b"}, "--level cannot be combined with --replay"},
        {{"--replay", "a", "--seed", "3"}, "--seed cannot be combined with --replay"},
        {{"--replay", "a", "--mode", "versus"}, "--mode cannot be combined with --replay"},
        {{"--verify", "a", "--replay", "b"}, "--replay cannot be combined with --verify"},
        {{"--verify", "a", "--red", "easy"}, "--red cannot be combined with --verify"},
        {{"--watch", "--mode", "versus"}, "--mode cannot be combined with --watch"},
        {{"--window", "800x600", "--fullscreen"}, "--window cannot be combined with --fullscreen"},
        {{"--mode", "versus", "--goals", "0"}, "--goals: expected a whole number from 1 to 9, found '0'"},
        {{"--mode", "versus", "--goals", "10"}, "found '10'"},
        {{"--mode", "versus", "--shields", "3"}, "--shields"},
        {{"--mode", "solo", "--lives", "0"}, "--lives: expected a whole number from 1 to 9, found '0'"},
        {{"--mode", "solo", "--lives", "10"}, "found '10'"},
        {{"--lives", "3"}, "--lives needs --mode solo"},
        {{"--mode", "versus", "--lives", "3"}, "--lives needs --mode solo"},
        {{"--watch", "--lives", "3"}, "--lives needs --mode solo"},
        {{"--headless", "--lives", "3"}, "--lives needs --mode solo"},
        {{"--mode", "solo", "--goals", "3"}, "--goals needs --mode versus"},
        {{"--headless", "--mode", "solo", "--goals", "3"}, "--goals needs --mode versus"},
        {{"--headless", "--mode", "sandbox", "--ticks", "9", "--goals", "3"}, "has no effect in the sandbox"},
        {{"--replay", "a", "--lives", "3"}, "--lives cannot be combined with --replay"},
        {{"--verify", "a", "--lives", "3"}, "--lives cannot be combined with --verify"},
        {{"--verify", "a", "--goals", "3"}, "--goals cannot be combined with --verify"},
        {{"--mode", "versus", "--points", "-1"}, "--points: expected a whole number"},
        {{"--mode", "versus", "--rounds", "2"}, "--rounds: expected 1, 3 or 5, found '2'"},
        {{"--rounds", "3"}, "--rounds needs --mode versus"},
        {{"--goals", "3"}, "--goals needs --mode versus"},
        {{"--watch", "--points", "3"}, "--points needs --mode versus"},
        {{"--mode", "sandbox", "--goals", "3"}, "--goals needs --mode versus"},
        {{"--headless", "--rounds", "3"}, "--rounds needs a window"},
        {{"--balls", "9"}, "--balls needs --mode sandbox"},
        {{"--watch", "--balls", "9"}, "--balls needs --mode sandbox"},
        {{"--mode", "sandbox", "--balls", "0"},
         "--balls: expected a whole number from 1 to 100000, found '0'"},
        {{"--mode", "sandbox", "--balls", "100001"}, "found '100001'"},
        {{"--mode", "sandbox", "--balls", "9", "--record", "a"}, "--record cannot be combined with --balls"},
        {{"--replay", "a", "--balls", "9"}, "--balls cannot be combined with --replay"},
        {{"--headless", "--mode", "sandbox", "--ticks", "9", "--balls", "9"}, "--balls needs a window"},
        {{"--headless", "--mode", "sandbox", "--ticks", "9", "--points", "3"},
         "has no effect in the sandbox"},
        {{"--replay", "a", "--goals", "3"}, "--goals cannot be combined with --replay"},
        {{"--verify", "a", "--points", "3"}, "--points cannot be combined with --verify"},
        {{"--headless", "--window", "800x600"}, "--window needs a window"},
        {{"--headless", "--seconds", "3"}, "--seconds needs a window"},
        {{"--headless", "--mode", "sandbox"}, "--headless needs --ticks"},
    }));
    CAPTURE(bad.second);
    const CommandLineReply reply = refused(bad.first);
    CHECK(reply.exitCode == 2);
    CHECK_THAT(reply.text, ContainsSubstring(bad.second));
    CHECK(reply.text.substr(0, 10) == "arkanong: ");
    CHECK(std::count(reply.text.begin(), reply.text.end(), '\n') == 1);
    CHECK(reply.text.back() == '\n');
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

TEST_CASE("the command line overrides settings for this run, all others stay as saved", "[cli]") {
    Settings kept;
    kept.masterVolume = 20;
    kept.musicVolume = 30;
    kept.fullscreen = true;
    const auto with = [&kept](const Words& words) { return overridden(kept, accepted(words)); };
    CHECK(with({}).masterVolume == 20);
    CHECK(with({"--volume", "55"}).masterVolume == 55);
    CHECK(with({"--volume", "55"}).musicVolume == 30);
    CHECK(with({"--music-volume", "0"}).musicVolume == 0);
    CHECK(with({"--effects-volume", "100"}).effectsVolume == 100);
    CHECK(with({"--mute"}).mute);
    CHECK(with({"--palette", "high-contrast"}).palette == "high-contrast");
    CHECK(with({"--effects", "low"}).effects == Effects::Low);
    CHECK(with({"--reduced-motion"}).reducedMotion);
    CHECK_FALSE(with({"--no-shake"}).screenShake);
    CHECK_FALSE(with({"--no-flashes"}).flashes);
    CHECK_FALSE(with({"--no-vsync"}).verticalSync);
    CHECK(with({"--speed", "25"}).gameSpeed == 25);
    CHECK(with({"--paddle-assist", "50"}).paddleAssist == 50);
    CHECK(with({"--own-half", "60"}).ownHalf == 60);
    CHECK(with({"--one-button"}).oneButton);
    CHECK(with({"--menu-pace", "900"}).menuPace == 900);
    CHECK(with({"--toggle-serve"}).toggleServe);
    CHECK(with({"--toggle-laser"}).toggleLaser);
    CHECK(with({"--toggle-adding"}).toggleAdding);
    CHECK(with({"--toggle-overdrive"}).toggleOverdrive);
    CHECK(with({"--second-paddle-assist", "40"}).secondAssist == 40);
    CHECK(with({"--second-own-half", "70"}).secondOwnHalf == 70);
    CHECK(with({"--second-one-button"}).secondOneButton);
    CHECK(with({}).fullscreen);
    CHECK_FALSE(with({"--window", "640x360"}).fullscreen);
    CHECK(overridden({}, accepted({"--fullscreen"})).fullscreen);
}

TEST_CASE("each visual effect can be switched off for a run", "[cli]") {
    struct Piece {
        const char* option;
        bool Settings::*setting;
    };
    const Piece piece = GENERATE(values<Piece>({{"--no-automatic-effects", &Settings::automaticEffects},
                                                {"--no-paddle-motion", &Settings::paddleMotion},
                                                {"--no-eyes", &Settings::eyes},
                                                {"--no-brick-motion", &Settings::brickMotion},
                                                {"--no-shards", &Settings::shards},
                                                {"--no-sparks", &Settings::sparks},
                                                {"--no-trails", &Settings::trails},
                                                {"--no-ripples", &Settings::ripples},
                                                {"--no-hit-stop", &Settings::hitStop},
                                                {"--no-slow-motion", &Settings::slowMotion},
                                                {"--no-menu-motion", &Settings::menuMotion},
                                                {"--no-combo-melody", &Settings::comboMelody},
                                                {"--no-stereo", &Settings::stereo}}));
    CHECK_FALSE(overridden({}, accepted({piece.option})).*piece.setting);
    CHECK(overridden({}, accepted({})).*piece.setting);
}

TEST_CASE("an invalid setting is refused with the valid values", "[cli]") {
    CHECK_THAT(refused({"--volume", "101"}).text, ContainsSubstring("from 0 to 100"));
    CHECK_THAT(refused({"--speed", "24"}).text, ContainsSubstring("from 25 to 100"));
    CHECK_THAT(refused({"--palette", "pink"}).text,
               ContainsSubstring("red-green, blue-yellow or high-contrast"));
    CHECK_THAT(refused({"--effects", "some"}).text, ContainsSubstring("low, medium or full"));
    CHECK_THAT(refused({"--headless", "--mute"}).text, ContainsSubstring("--mute needs a window"));
}
