#include "arkanong/session/cast/Cast.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <set>

using namespace arkanong::test;

TEST_CASE("every opponent and boss of the campaign is a member of the cast, in the order of the levels",
          "[session]") {
    const Campaign campaign = loadCampaign(levelFolder);
    std::size_t index = 0;
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next(), ++index) {
        const std::string& name = campaign.entry(*at).level.opponent->name;
        CAPTURE(name);
        CHECK(castMember(name) == &cast()[index]);
        CHECK(cast()[index].sting.notes.empty() == at->isBoss()); // Bosses have motifs of their own.
    }
    CHECK(castMember("Nobody") == nullptr);
    CHECK(castMember("") == nullptr);
}

TEST_CASE("every member says a short sentence before a match and after each outcome, and no two are alike",
          "[session]") {
    constexpr std::size_t longest = 45;
    std::set<std::string_view> said;
    for (const CastMember& member : cast())
        for (const std::string_view line : {member.before, member.beaten, member.won}) {
            CAPTURE(line);
            REQUIRE_FALSE(line.empty());
            CHECK(line.size() <= longest);
            CHECK((line.front() >= 'A' && line.front() <= 'Z'));
            CHECK((line.back() == '.' || line.back() == '?'));
            CHECK(said.insert(line).second);
        }
    CHECK(said.size() == 3 * cast().size());
}

TEST_CASE("a story leads into each world in three sentences", "[session]") {
    std::set<std::string_view> told;
    for (int world = 1; world <= campaign::worlds; ++world)
        for (const std::string_view line : storyBefore(world)) {
            CAPTURE(line);
            CHECK(line.size() <= 72);
            CHECK(line.size() >= 20);
            CHECK(told.insert(line).second);
        }
}
