#include "arkanong/render/boss/BossBody.hpp"

#include "Catch.hpp"
#include "render/Textures.hpp"

#include <map>
#include <set>

using namespace arkanong::test;

namespace {

constexpr double width = 126.0;

const std::map<Boss, Sprite> bodies{{Boss::Foreman, Sprite::BossHat},
                                    {Boss::Queen, Sprite::BossCrown},
                                    {Boss::Clockmaker, Sprite::BossClock},
                                    {Boss::Minotaur, Sprite::BossHorn},
                                    {Boss::Umbra, Sprite::BossDisc}};

BossPose poseOf(Boss boss, Side side = Side::Red, int phase = 1) {
    BossPose pose;
    pose.boss = boss;
    pose.side = side;
    pose.phase = phase;
    return pose;
}

/// Valid until the next call.
const TextureManager& drawn(const BossPose& pose) {
    TextureManager& textures = freshTextures();
    drawBossBody(textures, defaultPalette(), Layer::Field, Placement(middle), width, pose);
    drawBossPaint(textures, defaultPalette(), Layer::Balls, Placement(middle), width, pose);
    drawBossBrows(textures, defaultPalette(), Layer::Balls, Placement(middle), pose);
    return textures;
}

} // namespace

TEST_CASE("each boss is told by its body", "[render]") {
    for (const auto& [boss, sprite] : bodies)
        for (const auto& [other, sign] : bodies) {
            INFO(displayName(boss) << " and " << displayName(other));
            CHECK(quadsOf(drawn(poseOf(boss)), Layer::Field, sign).empty() == (boss != other));
        }
}

TEST_CASE("a body lies behind the paddle, away from the opponent", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    for (const Boss boss : {Boss::Foreman, Boss::Queen, Boss::Clockmaker, Boss::Minotaur}) {
        const auto seen = quadsOf(drawn(poseOf(boss, side)), Layer::Field, bodies.at(boss));
        REQUIRE_FALSE(seen.empty());
        for (const QuadSeen& part : seen)
            CHECK((part.centre().y - middle.y) * forward(side) < 0.0);
    }
}

TEST_CASE("near the end of the field a body gets lower, so that it stays inside", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    for (const Boss boss : {Boss::Foreman, Boss::Clockmaker}) {
        BossPose pose = poseOf(boss, side);
        const auto reach = [&](double room) {
            pose.room = room;
            double most = 0.0;
            for (const QuadSeen& part : quadsOf(drawn(pose), Layer::Field, bodies.at(boss)))
                most = std::max({most, (middle.y - part.topLeft.y) * forward(side),
                                 (middle.y - part.bottomRight.y) * forward(side)});
            return most;
        };
        INFO(displayName(boss));
        CHECK(reach(40.0) < 46.0); // The picture has an empty edge.
        CHECK(reach(100.0) > 60.0);
        CHECK(reach(100.0) == reach(200.0));
    }
}

TEST_CASE("a body is the same on both of its sides", "[render]") {
    for (const Boss boss : {Boss::Queen, Boss::Minotaur}) {
        const Sprite part = boss == Boss::Queen ? Sprite::BossWing : Sprite::BossHorn;
        const auto seen = quadsOf(drawn(poseOf(boss)), Layer::Field, part);
        REQUIRE(seen.size() == 2);
        CHECK_THAT(seen[0].centre().x + seen[1].centre().x, WithinAbs(2.0 * middle.x, 0.01));
        CHECK_THAT(seen[0].centre().y, WithinAbs(seen[1].centre().y, 0.01));
    }
}

TEST_CASE("bosses get angrier and hotter with each phase", "[render]") {
    for (const auto& [boss, sprite] : bodies) {
        if (boss == Boss::Umbra) continue; // A black disc.
        std::set<std::uint32_t> colours;
        std::vector<std::size_t> brows;
        for (const int phase : {1, 2, 3}) {
            const TextureManager& textures = drawn(poseOf(boss, Side::Red, phase));
            colours.insert(quadsOf(textures, Layer::Field, sprite).at(0).colour.toInteger());
            brows.push_back(quadsOf(textures, Layer::Balls, Sprite::Line).size());
        }
        CHECK(colours.size() == 3);
        CHECK(brows[0] <= brows[1]);
        CHECK(brows[1] == brows[2]);
        CHECK(brows[1] > 0);
    }
    CHECK(eyesOf(defaultPalette(), poseOf(Boss::Foreman, Side::Red, 3)) !=
          eyesOf(defaultPalette(), poseOf(Boss::Foreman)));
}

TEST_CASE("a boss's body fades in from behind its final position", "[render]") {
    BossPose pose = poseOf(Boss::Foreman);
    pose.here = 0.3;
    const QuadSeen early = quadsOf(drawn(pose), Layer::Field, Sprite::BossHat).at(0);
    pose.here = 1.0;
    const QuadSeen there = quadsOf(drawn(pose), Layer::Field, Sprite::BossHat).at(0);
    CHECK(early.centre().y < there.centre().y);
    CHECK(early.colour.a < there.colour.a);
    pose.here = 0.0;
    CHECK(quadCount(drawn(pose), Layer::Field) == 0);
}

TEST_CASE("a sign before the paddle warns of a boss's next action", "[render]") {
    BossPose pose = poseOf(Boss::Minotaur);
    CHECK(quadsOf(drawn(pose), Layer::Field, Sprite::Warning).empty());
    pose.warns = true;
    const auto signs = quadsOf(drawn(pose), Layer::Field, Sprite::Warning);
    REQUIRE(signs.size() == 1);
    CHECK(signs[0].centre().y > middle.y + 14.0);
}

TEST_CASE("dust trails behind the charging Minotaur", "[render]") {
    const std::size_t resting = quadCount(drawn(poseOf(Boss::Minotaur)), Layer::Field);
    BossPose pose = poseOf(Boss::Minotaur);
    pose.charge = {0.0, 1.0};
    const TextureManager& textures = drawn(pose);
    REQUIRE(quadCount(textures, Layer::Field) == resting + 5);
    for (std::size_t i = resting; i < resting + 5; ++i)
        CHECK(quad(textures, Layer::Field, i).centre().y < middle.y);
}

TEST_CASE("the portrait in menus has the body, the paddle and two eyes", "[render]") {
    for (const auto& [boss, sprite] : bodies) {
        TextureManager textures = gameTextures();
        drawBossPortrait(textures, defaultPalette(), Layer::Overlay, middle, 0.5, poseOf(boss));
        CHECK_FALSE(quadsOf(textures, Layer::Overlay, sprite).empty());
        CHECK(quadsOf(textures, Layer::Overlay, Sprite::PaddleMiddle).size() == 1);
        CHECK(quadsOf(textures, Layer::Overlay, Sprite::Eye).size() == 2);
        for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i)
            CHECK(std::abs(quad(textures, Layer::Overlay, i).centre().x - middle.x) < 55.0);
    }
}
