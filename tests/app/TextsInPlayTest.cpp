#include "Catch.hpp"
#include "app/TextFaults.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "render/Textures.hpp"
#include "sim/Scene.hpp"

// The texts of a match in its fullest moments: every power-up that lasts runs on both sides, and one is explained.

using namespace arkanong;
using namespace arkanong::test;

namespace {

enum class Fullest { Campaign, Series, Bosses, Cards, SuddenDeath, Solo };

MatchSettings settingsFor(Fullest moment) {
    MatchSettings settings;
    settings.goals = {9, 9};
    if (moment == Fullest::Series) settings.pointsLimit = 100'000;
    if (moment == Fullest::Bosses) settings.bosses = {Boss::Queen, Boss::Clockmaker};
    if (moment == Fullest::Cards)
        for (CardSet& cards : settings.cards)
            for (const Card card : {Card::Thief, Card::Twins, Card::SparePlate, Card::Mirror})
                cards.add(card);
    if (moment == Fullest::SuddenDeath) settings.suddenDeathAt = tuning::seconds(1.0);
    if (moment == Fullest::Solo) settings.mode = Mode::Solo;
    return settings;
}

/// The longest names there are.
HudLabels labelsFor(Fullest moment) {
    HudLabels labels{"World 3", "RISING CANYON OF LIGHTS", "Player of 16 let", "Medium · guardian", ""};
    if (moment == Fullest::Series || moment == Fullest::Cards) labels.series.rounds = 7;
    if (moment == Fullest::Solo) {
        labels.red = "Level 40";
        labels.carried = 9'123'450;
    }
    return labels;
}

/// A match two seconds after its countdown with everything running, and its picture.
struct FullMatch {
    TextureManager textures = gameTextures();
    test::Scene scene;
    MatchView view;

    explicit FullMatch(Fullest moment)
        : scene(test::Scene::versus({}, settingsFor(moment))),
          view(defaultPalette(), labelsFor(moment), calmView) {
        view.explain({});
        if (moment == Fullest::Campaign) view.show(MissionProgress(usualMission(MissionKind::ShieldsInARow)));
        scene.step(tuning::seconds(2.0));
        for (const Paddle& paddle : scene.world.objects().paddles)
            for (std::size_t i = 0; i < powerUpCount; ++i)
                if (const auto kind = static_cast<PowerUp>(i); traitsOf(kind).ticks > 0)
                    scene.give(paddle.side, kind);
    }

    /// Both sides catch a capsule of this kind, whose explanation is then fully visible.
    std::vector<DrawnText> textsAfter(PowerUp kind) {
        std::vector<Event> events;
        for (const Side side : {Side::Blue, Side::Red})
            events.push_back(CapsuleCaught{{480.0, 360.0}, {kind, traitsOf(kind).hinders}, side});
        view.notice(events);
        view.advance(1.0, scene.world);
        std::vector<DrawnText> texts;
        textures.type().noted = &texts;
        view.draw(textures, scene.world, 1.0, {});
        textures.type().noted = nullptr;
        textures.clear();
        return texts;
    }
};

} // namespace

TEST_CASE("with every power-up running no text overlaps, is cut or leaves its panel", "[app][texts]") {
    const auto moment = GENERATE(Fullest::Campaign, Fullest::Series, Fullest::Bosses, Fullest::Cards,
                                 Fullest::SuddenDeath, Fullest::Solo);
    const double scale = GENERATE(1.0, 1.5, 2.0);
    FullMatch match(moment);
    match.textures.type().scale = scale;
    for (const PowerUp kind : everyOf<PowerUp>()) {
        const std::vector<DrawnText> texts = match.textsAfter(kind);
        INFO(traitsOf(kind).name << ", moment " << static_cast<int>(moment) << ", " << 100.0 * scale << " %");
        CHECK_FALSE(texts.empty());
        for (const std::string& fault : faultsOf(texts, scale))
            FAIL_CHECK(fault);
        for (const DrawnText& text : texts) {
            const bool beside =
                text.high.x <= fieldOrigin.x || text.low.x >= fieldOrigin.x + tuning::fieldSize.x;
            const bool within =
                text.low.x >= fieldOrigin.x && text.high.x <= fieldOrigin.x + tuning::fieldSize.x;
            if (!beside && !within) FAIL_CHECK("across the field's wall: " + told(text));
        }
    }
}
