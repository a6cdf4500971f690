#include "arkanong/render/Mood.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/sim/Tuning.hpp"
#include "arkanong/storage/Campaign.hpp"

#include <set>
#include <string>

using namespace arkanong;
using namespace arkanong::test;

namespace {

double difference(sf::Color a, sf::Color b) {
    return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
}

} // namespace

TEST_CASE("each world of the campaign has a mood of its own, and so has the sandbox", "[render]") {
    std::set<std::string_view> seen{moodOf("").name};
    CHECK(*seen.begin() == "arena");
    for (const Campaign::World& world : loadCampaign(assetsPath("levels")).worlds)
        for (const Campaign::Entry& entry : world.levels) {
            INFO(entry.level.world);
            seen.insert(moodOf(entry.level.world).name);
            CHECK(moodOf(entry.level.world).name == moodOf(world.name).name);
        }
    seen.insert(moodOf("", "SANDBOX").name);
    CHECK(seen.size() == moodCount);
}

TEST_CASE("a mood is found by its name in capitals and small letters, the world's before the level's",
          "[render]") {
    CHECK(moodOf("3 \xC2\xB7 CLOCKWORK").name == "clockwork");
    CHECK(moodOf("clockwork orange").name == "clockwork");
    CHECK(moodOf("Honeycomb", "Mayhem").name == "honeycomb");
    CHECK(moodOf("WORLD 2", "BEEHIVE").name == "arena");
}

TEST_CASE("moods differ in motif and colour, and are dark", "[render]") {
    std::set<Motif> motifs;
    for (const Mood& mood : moods()) {
        CAPTURE(std::string(mood.name));
        CHECK(motifs.insert(mood.motif).second);
        CHECK(mood.strength > 0.1);
        CHECK(mood.ground.r + mood.ground.g + mood.ground.b < 150);
        CHECK(mood.depth.r + mood.depth.g + mood.depth.b < 50);
        for (const Mood& other : moods())
            if (&other != &mood) CHECK(difference(mood.ground, other.ground) > 20);
    }
}

TEST_CASE("a palette says how far moods may change it; the sides' colours they never change", "[render]") {
    const Mood& mood = moodOf("Mayhem");
    for (const std::string_view name : paletteNames) {
        CAPTURE(std::string(name));
        const Palette plain = *paletteNamed(name);
        const Palette moody = inMood(plain, mood);
        CHECK(moody.blue == plain.blue);
        CHECK(moody.red == plain.red);
        CHECK(moody.amber == plain.amber);
        CHECK(moody.good == plain.good);
        CHECK(moody.bad == plain.bad);
        CHECK(moody.ground != plain.ground);
    }
    const Palette standard = defaultPalette();
    const Palette high = *paletteNamed("high-contrast");
    CHECK(difference(inMood(high, mood).ground, high.ground) <
          0.6 * difference(inMood(standard, mood).ground, standard.ground));
}

TEST_CASE("a motif's lines lie in the field and are short enough to bend", "[render]") {
    for (const Mood& mood : moods()) {
        CAPTURE(std::string(mood.name));
        const MotifPicture picture = pictureOf(mood.motif);
        CHECK(picture.lines.size() > 200);
        CHECK(picture.lines.size() < 2000);
        std::size_t turning = 0;
        for (const MotifPicture::Wheel& wheel : picture.wheels) {
            CHECK(wheel.first + wheel.count <= picture.points.size());
            turning += wheel.count;
        }
        for (const MotifPicture::Line& line : picture.lines) {
            const Vec2 a = picture.points.at(line.from);
            const Vec2 b = picture.points.at(line.to);
            if (turning > 0) continue;
            CHECK(distance(a, b) < 37.0);
            for (const Vec2 p : {a, b})
                CHECK((p.x > -0.01 && p.y > -0.01 && p.x < tuning::fieldSize.x + 0.01 &&
                       p.y < tuning::fieldSize.y + 0.01));
        }
    }
}
