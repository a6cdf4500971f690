#include "arkanong/ui/widgets/LevelCard.hpp"

#include "arkanong/storage/levels/Campaign.hpp"
#include "render/Textures.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;

namespace {

const MedalLine& mission(const MedalLines& lines) { return lines[static_cast<std::size_t>(Medal::Mission)]; }

constexpr Vec2 at{100.0, 100.0};

} // namespace

TEST_CASE("the medal for the mission names the task, and says whether it was fulfilled", "[ui]") {
    const MedalTargets targets{60, {MissionKind::Steals, 10}, 500};
    CHECK(mission(medalLines(Catalogue::english(), targets, {})).name.empty());
    CHECK(mission(medalLines(Catalogue::english(), targets, {})).target == "Steal 10 balls");
    CHECK(mission(medalLines(Catalogue::english(), targets, {})).reached.empty());
    LevelRecord best;
    CHECK(mission(medalLines(Catalogue::english(), targets, best)).reached.empty());
    CHECK_FALSE(mission(medalLines(Catalogue::english(), targets, best)).earned);
    best.medals.add(Medal::Mission);
    CHECK(mission(medalLines(Catalogue::english(), targets, best)).reached == "Done");
    Medals earned;
    earned.add(Medal::Mission);
    const MedalLines lines =
        medalLines(Catalogue::english(), targets, Victory{7000, true, 900}, earned, earned);
    CHECK(mission(lines).earned);
    CHECK(mission(lines).fresh);
    CHECK_FALSE(lines[static_cast<std::size_t>(Medal::Score)].earned);
}

TEST_CASE("the medals of a level are told in words", "[ui]") {
    CHECK(medalsText(Catalogue::english(), std::nullopt).empty());
    LevelRecord best;
    CHECK(medalsText(Catalogue::english(), best) == "No medals");
    best.medals.add(Medal::Speed);
    best.medals.add(Medal::Score);
    CHECK(medalsText(Catalogue::english(), best) == "Medals: Speed, Score");
}

TEST_CASE("a mission's count is shown with its target, and a limit's count alone", "[ui]") {
    MissionProgress steals({MissionKind::Steals, 2});
    steals.note(BallConverted{{}, Side::Blue});
    CHECK(shownCount(Catalogue::english(), steals, true) == "1 / 2");
    CHECK(shownCount(Catalogue::english(), steals, false) == "1 / 2");
    steals.note(BallConverted{{}, Side::Blue});
    CHECK(shownCount(Catalogue::english(), steals, true) == "Done");
    CHECK(shownCount(Catalogue::english(), steals, false) == "2 / 2");
    MissionProgress serves({MissionKind::Serves, 1});
    CHECK(shownCount(Catalogue::english(), serves, true) == "Done");
    CHECK(shownCount(Catalogue::english(), serves, false) == "0");
    serves.note({BallServed{{}, {}, Side::Blue}, BallServed{{}, {}, Side::Blue}});
    CHECK(shownCount(Catalogue::english(), serves, true) == "2");
}

TEST_CASE("a medal's target never overlaps its result, in the narrowest panel", "[ui]") {
    constexpr double narrowest = 320.0; // The panel beside the list of campaign levels.
    constexpr double gap = 8.0;
    constexpr auto figures = tableOf<Medal, const char*>({"9:59", "Done", "99950"});
    Shared shared;
    const Campaign all = loadCampaign(assetsPath("levels"));
    for (const double scale : {1.0, 2.0})
        for (const Campaign::World& world : all.worlds)
            for (const Campaign::Entry& entry : world.levels) {
                MedalLines lines = medalLines(Catalogue::english(), entry.level.medals, {});
                for (std::size_t i = 0; i < medalCount; ++i)
                    lines[i].reached = figures[i];
                std::vector<DrawnText> texts;
                shared.textures.type().scale = scale;
                shared.textures.type().noted = &texts;
                drawMedalLines(shared.textures, defaultPalette(), lines, at, narrowest * scale);
                shared.textures.type().noted = nullptr;
                shared.textures.clear();
                INFO(entry.level.name << " at " << scale);
                texts.erase(std::remove_if(texts.begin(), texts.end(),
                                           [](const DrawnText& text) { return text.isNamed; }),
                            texts.end());
                REQUIRE(texts.size() == 2 * medalCount + 2); // The mission has no name.
                for (std::size_t i = 1; i < texts.size(); ++i)
                    if (texts[i].low.y == texts[i - 1].low.y)
                        CHECK(texts[i - 1].high.x + gap <= texts[i].low.x);
            }
}
