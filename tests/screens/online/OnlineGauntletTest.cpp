#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/screens/online/OnlineDraftScreen.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "screens/online/OnlinePlay.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

/// A run through the gauntlet on seven empty levels; the host is Blue.
MatchTerms smallGauntlet(std::uint64_t seed) {
    MatchTerms terms = smallTerms();
    terms.gauntlet.resize(gauntlet::rounds, terms.level);
    terms.seed = seed;
    return terms;
}

/// A seed with which this side picks first.
std::uint64_t seedFor(Side first) {
    std::uint64_t seed = 1;
    while (GauntletRun({seed, gauntlet::rounds}).firstPicker() != first)
        ++seed;
    return seed;
}

} // namespace

TEST_CASE("a run is drafted by both, each at the own machine, and then its round is played", "[screens]") {
    const Side first = GENERATE(Side::Blue, Side::Red);
    OnlinePlay play(smallGauntlet(seedFor(first)));
    REQUIRE(is<ShowOnlineDraft>(play.frames(*play.screen)));
    OnlineDraftScreen draft(play.context, play.pair.host);
    draft.advance(DraftTable::quietTime);
    for (const Side side : {first, opponent(first)}) {
        REQUIRE(play.match().run()->picker() == side);
        draw(play, draft);
        const std::size_t before = play.match().run()->record().picks.size();
        press(draft, Key::Enter); // In the turn of the other one it picks nothing.
        if (side == Side::Red) {
            CHECK(is<Stay>(play.frames(draft, [&] { return play.match().tick() % 20 == 0; })));
            CHECK(draft.run().record().picks.size() == before);
            play.pair.guest->wish(OnlineInput::take(play.match().run()->mayPick(2) ? 2 : 0));
        }
        CHECK(is<Stay>(play.frames(draft, [&] { return draft.run().record().picks.size() > before; })));
    }
    CHECK(is<Stay>(play.frames(
        draft, [&] { return play.guestsMatch().run()->record() == play.match().run()->record(); })));
    draw(play, draft);
    CHECK(is<Resume>(play.frames(draft)));
    CHECK(play.match().round() == 0);
    CHECK(is<Stay>(play.frames(*play.screen, [&] { return play.screen->world()->tick() > 3; })));
}

TEST_CASE("a draft is paused and left like a round, and ends if the other player goes", "[screens]") {
    OnlinePlay play(smallGauntlet(1));
    REQUIRE(is<ShowOnlineDraft>(play.frames(*play.screen)));
    OnlineDraftScreen draft(play.context, play.pair.host);
    draft.advance(DraftTable::quietTime);
    press(draft, Key::Escape);
    REQUIRE(is<ShowOnlinePause>(play.frames(draft)));
    OnlinePauseScreen pause(play.context, play.pair.host);
    play.pair.guest->wish(OnlineInput::resume);
    CHECK(is<Resume>(play.frames(pause)));
    CHECK(play.match().stage() == OnlineMatch::Stage::Draft);
    play.waitForGuest();
    CHECK(is<ShowOnlinePause>(press(draft, Key::Escape)));
    static_cast<void>(play.pair.host->takeWishes());
    play.pair.guest->leave();
    CHECK(is<ShowOnlineEnd>(play.frames(draft)));
}

TEST_CASE("a gauntlet is hosted from the menu, with seven levels of the campaign", "[screens]") {
    Keeping shared;
    OnlineScreen online(shared.context);
    press(online, Key::Down);
    const ScreenChange change = press(online, Key::Enter);
    REQUIRE(is<ShowOnlineWait>(change));
    const MatchTerms& terms = *std::get<ShowOnlineWait>(change).game->peer().terms();
    CHECK(terms.gauntlet.size() == gauntlet::rounds);
    CHECK_FALSE(terms.gauntlet[0] == terms.gauntlet[1]);
    CHECK(encodeTerms(terms).size() <= TermsPacket::largestTerms);
}
