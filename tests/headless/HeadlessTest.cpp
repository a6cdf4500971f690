#include "arkanong/headless/Headless.hpp"

#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "storage/levels/SetText.hpp"

#include <sstream>

using namespace arkanong::test;

namespace {

struct Outcome {
    int exitCode = 0;
    std::string text;
};

Outcome run(const Options& options) {
    std::ostringstream out;
    const int exitCode = runHeadless(options, out);
    return {exitCode, out.str()};
}

Options quickMatch() {
    Options options;
    options.headless = true;
    options.assets = assetsPath();
    options.level = "first-light";
    options.seed = 3;
    options.ticks = 1500;
    return options;
}

Options recordedMatch(const TempFolder& folder) {
    Options options = quickMatch();
    options.record = folder / "match.replay";
    return options;
}

Outcome verified(const std::string& file, bool json = false) {
    Options options;
    options.verify = file;
    options.json = json;
    return run(options);
}

/// The text after `key` up to the next comma or the end of the line.
std::string valueOf(const std::string& text, const std::string& key) {
    const std::size_t at = text.find(key);
    REQUIRE(at != std::string::npos);
    const std::size_t start = at + key.size();
    return text.substr(start, text.find_first_of(",\n}", start) - start);
}

} // namespace

TEST_CASE("a match without a window prints its result, which depends only on the seed", "[headless]") {
    const Outcome first = run(quickMatch());
    CHECK(first.exitCode == 0);
    for (const char* part :
         {"First Light, seed 3: ", "(1500 ticks)", "Blue (medium): score ", "Red (medium): score ", "goals ",
          ", shields broken ", ", serves ", "Balls in play: ", "simulated seconds per second"})
        CHECK_THAT(first.text, ContainsSubstring(part));

    const std::string hash = valueOf(first.text, "State hash ");
    CHECK(hash.size() == 16);
    CHECK(hash.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(valueOf(run(quickMatch()).text, "State hash ") == hash);
    Options other = quickMatch();
    other.seed = 4;
    CHECK(valueOf(run(other).text, "State hash ") != hash);
}

TEST_CASE("the result can be printed as one JSON object", "[headless]") {
    Options options = quickMatch();
    const std::string text = run(options).text;
    options.json = true;
    const std::string json = run(options).text;
    CHECK(json.front() == '{');
    CHECK(json.substr(json.size() - 2) == "}\n");
    CHECK(valueOf(json, "\"hash\": ") == '"' + valueOf(text, "State hash ") + '"');
    CHECK(valueOf(json, "\"ticks\": ") == "1500");
    CHECK(valueOf(json, "\"goals\": ") == valueOf(text, "goals "));
    CHECK(valueOf(json, "\"shieldsBroken\": ") == valueOf(text, "shields broken "));
    CHECK(valueOf(json, "\"level\": ") == "\"First Light\"");
    CHECK(valueOf(json, "\"breach\": ") == "null");
    CHECK(valueOf(json, "\"over\": ") == "false");
}

TEST_CASE("a recorded match replays to the same result and verifies", "[headless]") {
    const TempFolder folder;
    Options options = recordedMatch(folder);
    const Outcome match = run(options);

    Options replay;
    replay.replay = options.record;
    const Outcome played = run(replay);
    CHECK(played.exitCode == 0);
    CHECK(valueOf(played.text, "State hash ") == valueOf(match.text, "State hash "));
    CHECK_THAT(played.text, ContainsSubstring("First Light, seed 3: "));

    CHECK(verified(options.record).text == "verified\nBlue: a computer, which gives the same commands again\n"
                                           "Red: a computer, which gives the same commands again\n");
    CHECK(verified(options.record).exitCode == 0);
    const std::string json = verified(options.record, true).text;
    CHECK_THAT(json, Catch::Matchers::StartsWith("{\"verified\": true, \"tick\": null, \"hash\": \"" +
                                                 valueOf(match.text, "State hash ") +
                                                 "\", \"winner\": null, \"scores\": ["));
    CHECK_THAT(json, Catch::Matchers::EndsWith(
                         "], \"players\": {\"blue\": \"computer\", \"red\": \"computer\"}}\n"));
}

TEST_CASE("verification plays again a computer of any strength and personality", "[headless]") {
    const TempFolder folder;
    Options options = recordedMatch(folder);
    options.blue = *strengthNamed("2.35");
    options.red = Difficulty::Hard;
    options.personalities = {Personality::Steady, Personality::Hunter};
    run(options);
    const Replay replay = loadReplay(options.record);
    REQUIRE(replay.summary);
    CHECK(replay.summary->players == std::array<std::string, 2>{"2.35", "HARD HUNTER"});

    CHECK_THAT(verified(options.record, true).text,
               ContainsSubstring("{\"blue\": \"computer\", \"red\": \"computer\"}"));
}

TEST_CASE("an unmoved paddle cannot be verified, but the computer against it can", "[headless]") {
    const TempFolder folder;
    Options options = recordedMatch(folder);
    options.still[0] = true;
    run(options);
    CHECK_THAT(verified(options.record, true).text,
               ContainsSubstring("{\"blue\": \"unknown\", \"red\": \"computer\"}"));
}

TEST_CASE("a replay that diverges, also by a computer's command, is reported with the fault", "[headless]") {
    const bool command = GENERATE(false, true);
    const TempFolder folder;
    Options options = recordedMatch(folder);
    run(options);
    Replay replay = loadReplay(options.record);
    if (command)
        replay.summary->players[0] = "NOVICE";
    else
        replay.hashes[3] ^= 1U;
    saveReplay(replay, folder / "changed.replay");
    const Outcome outcome = verified(folder / "changed.replay");
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.text, ContainsSubstring(command ? "Blue" : "diverges from the recording at tick 480"));
}

TEST_CASE("several matches end in a summary", "[headless]") {
    Options options = quickMatch();
    options.ticks = 400;
    options.matches = 3;
    const Outcome outcome = run(options);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.text,
               ContainsSubstring("3 matches, seeds 3 to 5: Blue won 0, Red won 0, undecided 3"));
    CHECK_THAT(outcome.text, ContainsSubstring("Length: mean 0:03.3, longest 0:03.3 (seed 3)"));
    CHECK_THAT(outcome.text, ContainsSubstring("Breaches: 0"));
    options.json = true;
    const std::string json = run(options).text;
    CHECK(valueOf(json, "\"matches\": ") == "3");
    CHECK(valueOf(json, "\"undecided\": ") == "3");
    CHECK(valueOf(json, "\"meanTicks\": ") == "400.0");
    CHECK(valueOf(json, "\"breaches\": ") == "[]");
}

TEST_CASE("a match between two computers ends", "[headless]") {
    Options options = quickMatch();
    options.ticks.reset();
    options.level = GENERATE("beehive", "pure-pong");
    options.json = true;
    const Outcome outcome = run(options);
    CHECK(outcome.exitCode == 0);
    CHECK(valueOf(outcome.text, "\"over\": ") == "true");
    CHECK(valueOf(outcome.text, "\"winner\": ") != "null");
}

TEST_CASE("a finale ends with the number of broken names, and nobody wins it", "[headless]") {
    Options options = quickMatch();
    options.level = "finale";
    options.ticks.reset();
    const std::string ended = run(options).text;
    CHECK_THAT(ended, ContainsSubstring(" of 40 names broken, played to its end after "));
    CHECK_THAT(ended, !ContainsSubstring("wins"));
    options.matches = 2;
    CHECK_THAT(run(options).text, ContainsSubstring(" of 80 names broken\n"));
    options.matches.reset();
    options.json = true;
    const std::string json = run(options).text;
    CHECK(valueOf(json, "\"winner\": ") == "null");
    CHECK(valueOf(json, "\"names\": ") == "40");
    CHECK_THAT(ended, ContainsSubstring(": " + valueOf(json, "\"namesBroken\": ") + " of 40"));
    options.json = false;
    options.ticks = tuning::countdown + 100;
    CHECK_THAT(run(options).text, ContainsSubstring(": 0 of 40 names broken, unfinished after "));
}

TEST_CASE("a match can be played with still paddles, any personality and any mutators", "[headless]") {
    Options options = quickMatch();
    options.ticks.reset();
    options.still[0] = true;
    options.personalities = {Personality::Steady, Personality::Hunter};
    const Outcome outcome = run(options);
    CHECK_THAT(outcome.text, ContainsSubstring("Red wins"));
    CHECK_THAT(outcome.text, ContainsSubstring("Blue (still): score "));
    CHECK_THAT(outcome.text, ContainsSubstring("serves 0"));
    CHECK_THAT(outcome.text, ContainsSubstring("Red (medium hunter): score "));
    options = quickMatch();
    const std::string plain = valueOf(run(options).text, "State hash ");
    options.settings.mutators.set(Mutator::GiantBalls, true);
    CHECK(valueOf(run(options).text, "State hash ") != plain);
}

TEST_CASE("solo runs without a window and prints its result", "[headless]") {
    Options options = quickMatch();
    options.start = Start::Solo;
    options.ticks.reset();
    options.blue = Difficulty::Master;
    const Outcome outcome = run(options);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.text, ContainsSubstring("First Light, seed 3: cleared after "));
    CHECK_THAT(outcome.text, !ContainsSubstring("Red"));
}

TEST_CASE("on a campaign level Red plays as the level's opponent, unless --red is given", "[headless]") {
    const TempFolder folder;
    Options options = quickMatch();
    options.level =
        folder.write("boss.toml", "name = \"Boss\"\n[opponent]\nname = \"B\"\nstrength = \"hard\"\n"
                                  "personality = \"trickster\"\nboss = \"foreman\"\n");
    options.record = folder / "boss.replay";
    CHECK_THAT(run(options).text, ContainsSubstring("Red (hard trickster): "));
    const Replay replay = loadReplay(options.record);
    CHECK(replay.settings.bosses[sideIndex(Side::Red)] == Boss::Foreman);
    options.ownOpponent = false;
    CHECK_THAT(run(options).text, ContainsSubstring("Red (medium): "));
    CHECK_FALSE(loadReplay(options.record).settings.bosses[sideIndex(Side::Red)]);
}

TEST_CASE("a boss's paddle that was asked for plays, and the replay contains it", "[headless]") {
    const TempFolder folder;
    Options options = quickMatch();
    options.settings.bosses = {Boss::Queen, Boss::Clockmaker};
    options.record = folder / "bosses.replay";
    CHECK(run(options).exitCode == 0);
    const Replay replay = loadReplay(options.record);
    CHECK(replay.settings.bosses == options.settings.bosses);
    CHECK_FALSE(firstDifference(replay));
}

TEST_CASE("a campaign level can be given by its number", "[headless]") {
    Options options = quickMatch();
    options.level = "1-1";
    CHECK(run(options).exitCode == 0);
    options.level = "9-9";
    CHECK_THROWS_AS(run(options), DataError);
}

TEST_CASE("a tournament's table names all entrants", "[headless]") {
    Options options = quickMatch();
    options.ticks.reset();
    options.tournament = Contest::Difficulties;
    options.level = "pure-pong";
    options.matches = 1; // Rounded up to an even number.
    const Outcome outcome = run(options);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.text, ContainsSubstring("2 matches per pairing, seeds 3 to 4, on Pure Pong"));
    for (const char* part :
         {"novice", "easy", "medium", "hard", "master", "Blue won ", " of 20: ", "Breaches: 0"})
        CHECK_THAT(outcome.text, ContainsSubstring(part));
    options.json = true;
    options.tournament = Contest::Personalities;
    const std::string json = run(options).text;
    CHECK(json.front() == '{');
    CHECK_THAT(json, ContainsSubstring("{\"first\": \"medium hunter\", \"second\": \"medium\", \"wins\": "));
    CHECK(valueOf(json, "\"breaches\": ") == "[]");
}

TEST_CASE("the sandbox runs without a window", "[headless]") {
    Options options = quickMatch();
    options.start = Start::Sandbox;
    options.level.clear();
    const Outcome outcome = run(options);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.text, ContainsSubstring("Sandbox, seed 3: undecided after 0:12.5 (1500 ticks)"));
    CHECK_THAT(outcome.text, ContainsSubstring("Balls in play: "));
}

TEST_CASE("bad data throw a DataError", "[headless]") {
    const TempFolder folder;
    Options options = quickMatch();
    options.level = "no-such-level";
    CHECK_THROWS_WITH(run(options),
                      ContainsSubstring("no-such-level.toml: there is no such level; there are beehive"));
    options.level = folder.write("bad.toml", "name = 3");
    CHECK_THROWS_WITH(run(options), ContainsSubstring("bad.toml:1:8"));
    Options replay;
    replay.replay = folder.write("bad.replay", "nothing");
    CHECK_THROWS_AS(run(replay), DataError);
    Options record = quickMatch();
    record.record = folder / "missing/match.replay";
    CHECK_THROWS_AS(run(record), DataError);
}

TEST_CASE("a level of a set is played by its path and number", "[headless]") {
    const TempFolder folder;
    const std::string path = folder.write("Small", setLevel("One", {{9, "......aa......"}}) +
                                                       setLevel("Two", {{8, "..*.x....E.b.."}}));
    Options options = quickMatch();
    options.assets = folder / "none"; // A path works without assets.
    options.level = path + "#2";
    options.record = folder / "match.replay";
    const Outcome outcome = run(options);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.text, ContainsSubstring("Two, seed 3: "));
    CHECK(verified(options.record).exitCode == 0);
    options.level = path + "#3";
    CHECK_THROWS_WITH(run(options), ContainsSubstring("1 to 2, found 3"));
}
