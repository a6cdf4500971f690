#include "arkanong/screens/menus/CampaignPages.hpp"

#include "Catch.hpp"

using namespace arkanong;
using Result = Menu::Result;

TEST_CASE("left and right go through all levels of the campaign, and round", "[screens]") {
    CampaignPages pages({1, 1});
    CHECK(pages.handle(MenuIntent::Left) == Result::Moved);
    CHECK(pages.selected() == CampaignLevel{5, 8});
    pages.handle(MenuIntent::Right);
    for (int i = 0; i < campaign::levelsOfWorld; ++i)
        pages.handle(MenuIntent::Right);
    CHECK(pages.selected() == CampaignLevel{2, 1});
}

TEST_CASE("the finale and the mirror campaign's pages follow the last world's once open", "[screens]") {
    CampaignPages closed({5, 8});
    closed.turn(true);
    CHECK(closed.selected() == CampaignLevel{1, 8});
    CHECK_FALSE(closed.atFinale());
    CampaignPages pages({5, 8}, true);
    pages.handle(MenuIntent::Right);
    CHECK(pages.atFinale());
    CHECK(pages.pointTo(CampaignPages::cardLow(2) + Vec2{5.0, 5.0}) == Result::Nothing);
    CHECK(pages.clickAt(CampaignPages::finaleLow + Vec2{5.0, 5.0}) == Result::Accepted);
    CHECK(pages.clickAt({640.0, 100.0}) == Result::Nothing);
    pages.handle(MenuIntent::Left);
    CHECK(pages.selected() == CampaignLevel{5, 8});
    pages.turn(true);
    CHECK(pages.atFinale());
    pages.handle(MenuIntent::Down);
    CHECK_FALSE(pages.atFinale());
    CHECK(pages.selected() == CampaignLevel{1, 1, true});
    for (int i = 0; i < campaign::worlds; ++i)
        pages.turn(true);
    CHECK(pages.selected() == CampaignLevel{1, 1});
    pages.handle(MenuIntent::Left);
    CHECK(pages.selected() == CampaignLevel{5, 8, true});
    CHECK(pages.clickAt(CampaignPages::cardLow(2) + Vec2{5.0, 5.0}) == Result::Accepted);
    CHECK(pages.selected() == CampaignLevel{5, 2, true});
}

TEST_CASE("up and down change the row, and from the last row the world", "[screens]") {
    CampaignPages pages({1, 2});
    pages.handle(MenuIntent::Down);
    CHECK(pages.selected() == CampaignLevel{1, 6});
    pages.handle(MenuIntent::Down);
    CHECK(pages.selected() == CampaignLevel{2, 2});
    pages.handle(MenuIntent::Up);
    CHECK(pages.selected() == CampaignLevel{1, 6});
    CHECK(pages.handle(MenuIntent::Accept) == Result::Accepted);
    CHECK(pages.handle(MenuIntent::Back) == Result::Back);
}

TEST_CASE("the arrows beside the cards turn to the next world and back", "[screens]") {
    CampaignPages pages({1, 3});
    CHECK(pages.clickAt({1250.0, CampaignPages::arrowY}) == Result::Moved);
    CHECK(pages.selected() == CampaignLevel{2, 3});
    CHECK(pages.clickAt({CampaignPages::arrowInset, CampaignPages::arrowY}) == Result::Moved);
    CHECK(pages.selected() == CampaignLevel{1, 3});
    pages.turn(false);
    CHECK(pages.selected() == CampaignLevel{5, 3});
}

TEST_CASE("the mouse selects the card that it points at, and accepts the one that it clicks", "[screens]") {
    CampaignPages pages({3, 1});
    const Vec2 sixth = CampaignPages::cardLow(6) + CampaignPages::cardSize / 2.0;
    CHECK(pages.pointTo(sixth) == Result::Moved);
    CHECK(pages.pointTo(sixth) == Result::Nothing);
    CHECK(pages.selected() == CampaignLevel{3, 6});
    CHECK(pages.clickAt(CampaignPages::cardLow(2) + Vec2{5.0, 5.0}) == Result::Accepted);
    CHECK(pages.selected() == CampaignLevel{3, 2});
    CHECK(pages.clickAt({640.0, 100.0}) == Result::Nothing);
}
