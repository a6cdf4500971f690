#include "arkanong/web/Page.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "PlayedGauntlet.hpp"
#include "TakenOver.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "arkanong/web/Pack.hpp"

#include <SFML/Graphics/Vertex.hpp>

#include <memory>
#include <string>
#include <vector>

using namespace arkanong::test;

namespace {

std::string textOf(PageText text) { return {text.data, text.length}; }

AtlasManifest manifest() {
    const std::string path = assetsPath("textures/atlas-1x.toml");
    return parseAtlasManifest(readFile(path, 1U << 20U), path);
}

std::string code() { return levelCode(loadLevel(levelPath(levelFolder, "mosaic"))); }

void unpack(const std::vector<PackedLevel>& levels) {
    const std::string pack = encodePack({manifest(), levels, {}});
    ark_atlas(pack.data(), pack.size());
}

struct End {
    void operator()(Show* show) const { ark_end(show); }
};
using Owned = std::unique_ptr<Show, End>;

Owned watched(std::uint32_t ticks) {
    unpack({});
    Owned show(ark_watch(code().data(), code().size(), 200, 100, 7));
    for (std::uint32_t i = 0; i < ticks; ++i)
        ark_step(show.get());
    return show;
}

std::string verified(const Replay& replay) {
    const std::string bytes = encodeReplay(replay);
    return textOf(ark_verify(bytes.data(), bytes.size()));
}

} // namespace

TEST_CASE("The page's pack gives back what was packed", "[web]") {
    const AtlasManifest before = manifest();
    const PagePack pack =
        decodePack(encodePack({before, {{"Name", "1-2", "Rusty", "CODE"}}, {"Foreman", "Queen"}}));
    for (std::size_t i = 0; i < spriteCount; ++i) {
        INFO(spriteNames[i]);
        CHECK(pack.atlas.sprites[i].low == before.sprites[i].low);
        CHECK(pack.atlas.sprites[i].high == before.sprites[i].high);
        CHECK(pack.atlas.sprites[i].textureHigh == before.sprites[i].textureHigh);
        CHECK(pack.atlas.sprites[i].core == before.sprites[i].core);
    }
    REQUIRE(pack.atlas.glyphs.size() == before.glyphs.size());
    CHECK(pack.atlas.glyphs[1].find(U'a')->advance == before.glyphs[1].find(U'a')->advance);
    REQUIRE(pack.levels.size() == 1);
    CHECK(pack.levels[0].opponent == "Rusty");
    CHECK(pack.finale == std::vector<std::string>{"Foreman", "Queen"});
}

TEST_CASE("The page draws whole sprites, first the ground with an opaque place of the picture", "[web]") {
    const Owned show = watched(600);
    ark_advance(show.get(), 0.02, 1.0);
    const std::uint32_t count = ark_draw(show.get());
    REQUIRE(count >= 4);
    std::size_t lights = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const PageBatch& batch = ark_batches()[i];
        CHECK(batch.count > 0);
        CHECK(batch.count % 6 == 0);
        lights += batch.additive;
    }
    CHECK(lights > 0);
    const auto* const ground = static_cast<const sf::Vertex*>(ark_batches()[0].vertices);
    const AtlasImage pixel = manifest().of(Sprite::Pixel);
    CHECK(ark_batches()[0].additive == 0);
    CHECK(ground->color.a == 255);
    CHECK(static_cast<double>(ground->texCoords.x) == (pixel.textureLow.x + pixel.textureHigh.x) / 2.0);
}

TEST_CASE("A frame of the page advances the match by its time", "[web]") {
    const Owned show = watched(0);
    CHECK(ark_advance(show.get(), 0.05, 1.0) == 6);
    CHECK(ark_advance(show.get(), 0.05, 0.0) == 0);
    CHECK(ark_advance(show.get(), 60.0, 1.0) == 12);
}

TEST_CASE("A match played on the page is verified, and one with another command is not", "[web]") {
    const Owned show = watched(1200);
    const std::string bytes = textOf(ark_recording(show.get()));
    Replay replay = decodeReplay(bytes, "it");
    CHECK(replay.ticks() == 1200);
    CHECK(replay.summary->occasion == "WATCH");
    CHECK_THAT(verified(replay), ContainsSubstring("\"same\": true"));
    // Without a serve the aim changes nothing, but no computer would aim so.
    ++replay.runs.back().commands[0].aimX;
    CHECK_THAT(verified(replay), ContainsSubstring("\"same\": false"));
    CHECK_THAT(verified(replay), ContainsSubstring("\"why\": \"at tick"));
    replay.hashes[3] ^= 1U;
    CHECK_THAT(verified(replay), ContainsSubstring("diverges from the recording at tick 480"));
}

TEST_CASE("A match played on the page has a code, which the page plays and verifies", "[web]") {
    const Owned show = watched(900);
    const std::string code = textOf(ark_recordingCode(show.get()));
    const std::string there = textOf(ark_places(show.get()));
    const Owned replay(ark_replay(code.data(), code.size()));
    ark_seek(replay.get(), 900);
    CHECK(textOf(ark_places(replay.get())) == there);
    CHECK_THAT(textOf(ark_verify(code.data(), code.size())), ContainsSubstring("\"same\": true"));
}

TEST_CASE("The page shows a replay at any tick", "[web]") {
    const std::string bytes = textOf(ark_recording(watched(900).get()));
    const Owned replay(ark_replay(bytes.data(), bytes.size()));
    ark_seek(replay.get(), 700);
    CHECK_THAT(textOf(ark_standing(replay.get())), ContainsSubstring("\"tick\": 700, \"ticks\": 900"));
    const std::string there = textOf(ark_places(replay.get()));
    ark_seek(replay.get(), 10);
    ark_seek(replay.get(), 699);
    ark_step(replay.get());
    CHECK(textOf(ark_places(replay.get())) == there);
    ark_seek(replay.get(), 5000);
    CHECK_THAT(textOf(ark_standing(replay.get())), ContainsSubstring("\"over\": true"));
}

TEST_CASE("A finger brings the paddle to its place, keys to a side", "[web]") {
    const Owned show(ark_play(code().data(), code().size(), 0, 3));
    ark_steer(show.get(), 300.0, 650.0, 0);
    for (int i = 0; i < 240; ++i)
        ark_step(show.get());
    CHECK_THAT(textOf(ark_places(show.get())), ContainsSubstring("\"blue\": {\"x\": 300, \"y\": 650}"));
    ark_command(show.get(), 1.0, 0.0, 0, 0.0, 0.0);
    for (int i = 0; i < 20; ++i)
        ark_step(show.get());
    CHECK_THAT(textOf(ark_places(show.get())), !ContainsSubstring("\"blue\": {\"x\": 300,"));
}

TEST_CASE("The verdict on a run names the round and the tick that differ", "[web]") {
    GauntletReplay run = playedGauntlet(2);
    run.players[1] = run.players[0]; // Another computer than it names has played it.
    const auto told = [&run] {
        const std::string bytes = encodeGauntlet(run);
        return textOf(ark_verify(bytes.data(), bytes.size()));
    };
    CHECK_THAT(told(), ContainsSubstring("{\"same\": true, \"round\": 0, \"tick\": 0, \"why\": \"\""));
    CHECK_THAT(told(), ContainsSubstring("\"hash\": \"" + hexDigits(run.rounds[1]->hashes.back())));
    Replay changed = *run.rounds[1];
    changed.hashes[3] ^= 1U;
    run.rounds[1] = std::make_shared<const Replay>(changed);
    CHECK_THAT(told(), ContainsSubstring("{\"same\": false, \"round\": 2, \"tick\": 480, "
                                         "\"why\": \"round 2 diverges from its recording at tick 480\""));
}

TEST_CASE("The verdict on a match says who took it over and when", "[web]") {
    const Replay played = summarised(playedMatch(1500), "2026-11-21 10:00:00");
    CHECK_THAT(verified(played), ContainsSubstring("\"takeovers\": []"));
    const Replay once = takenOver(played, 600, 1500, true);
    CHECK_THAT(verified(once), ContainsSubstring("\"same\": true"));
    CHECK_THAT(verified(once),
               ContainsSubstring("\"takeovers\": [{\"tick\": 600, \"from\": \"A player against Rusty\", "
                                 "\"to\": \"A player against Master\"}]"));
    CHECK_THAT(verified(takenOver(once, 900, 1500)),
               ContainsSubstring("{\"tick\": 900, \"from\": \"A player against Master\", "
                                 "\"to\": \"Easy against Master\"}]"));
}

TEST_CASE("A match on a level of the campaign is recorded as what it is", "[web]") {
    const Level level = loadLevel(*campaignLevelPath(levelFolder, {1, 3}));
    const std::string code = levelCode(level);
    unpack({{level.name, "1-3", level.opponent->name, code}});
    const Owned show(ark_play(code.data(), code.size(), -1, 3));
    CHECK_THAT(textOf(ark_standing(show.get())), ContainsSubstring("\"place\": \"1-3\""));
    for (int i = 0; i < 600; ++i)
        ark_step(show.get());
    const Replay replay = decodeReplay(textOf(ark_recording(show.get())), "the replay");
    REQUIRE(replay.summary);
    CHECK(replay.summary->occasion == "CAMPAIGN 1-3");
    CHECK(replay.summary->place == "1-3");
    CHECK(shownPlayers(Catalogue::english(), *replay.summary) == "You against " + level.opponent->name);
    CHECK(replay.settings.goals[0] == goalsOf({1, 3}));
    CHECK_THAT(verified(replay), ContainsSubstring("\"same\": true"));
    // Against another computer it is not the campaign's match.
    const Owned other(ark_play(code.data(), code.size(), 200, 3));
    ark_step(other.get());
    const Replay versus = decodeReplay(textOf(ark_recording(other.get())), "the replay");
    CHECK(versus.summary->occasion == "VERSUS");
    CHECK(versus.summary->place.empty());
}

TEST_CASE("What is no replay or level is refused in words", "[web]") {
    const std::string bytes = "Arkanong replay\nnot really";
    CHECK_THROWS_AS(ark_replay(bytes.data(), bytes.size()), DataError);
    CHECK_THROWS_AS(ark_verify(bytes.data(), bytes.size()), DataError);
    CHECK_THROWS_AS(ark_play(bytes.data(), bytes.size(), 0, 1), DataError);
    CHECK_THROWS_AS(ark_watch(code().data(), code().size(), 0, 401, 1), DataError);
}

TEST_CASE("The page says what it is", "[web]") {
    CHECK_THAT(textOf(ark_version()),
               ContainsSubstring("\"simulation\": " + std::to_string(simulationVersion)));
    CHECK_THAT(textOf(ark_version()), ContainsSubstring("\"field\": [160, 0, 960, 720]"));
}
