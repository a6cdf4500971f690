#include "arkanong/render/Screen.hpp"
#include "arkanong/screens/online/OnlineWatchScreen.hpp"
#include "screens/online/OnlinePlay.hpp"

// Online, Red's own screen shows the field flipped.

using namespace arkanong::test;
using sfml::Key;

namespace {

/// The guest, who plays Red, has a screen; the host is idle.
struct RedsPlay : Keeping {
    explicit RedsPlay(int rounds = 1) : pair(smallTerms(rounds)) { REQUIRE(pair.begin()); }

    OnlinePlayScreen& sit() { return screen.emplace(context, pair.guest); }
    void flip(bool on) {
        Settings settings = context.services.profile.settings();
        settings.flipForRed = on;
        context.services.profile.change(settings);
    }
    template <typename Predicate>
    bool playUntil(Predicate isSo) {
        std::vector<Event> events;
        return pair.pumpUntil([&] {
            RollbackSession& host = *pair.host->peer().session();
            if (!host.waits()) host.play({});
            host.advance(events);
            static_cast<void>(screen->step());
            screen->advance(frame);
            return isSo();
        });
    }
    const World& world() const { return pair.guest->peer().session()->present().world(); }
    /// Where the paddle of this side is drawn, screen px.
    double paddleSeen(const Screen& shown, Side side) {
        textures.clear();
        shown.draw(1.0, 1.0);
        double y = 0.0;
        for (const QuadSeen& paddle : quadsOf(textures, Layer::Balls, Sprite::PaddleMiddle))
            if (paddle.colour == context.look.palette.of(side)) y = paddle.centre().y;
        textures.clear();
        return y;
    }
    bool redBelow(const Screen& shown) {
        const double red = paddleSeen(shown, Side::Red);
        const double blue = paddleSeen(shown, Side::Blue);
        CHECK((red > middle.y) != (blue > middle.y));
        return red > middle.y;
    }

    OnlinePair pair;
    std::optional<OnlinePlayScreen> screen;
};

} // namespace

TEST_CASE("Red's paddle is at the bottom of Red's own screen, in every round", "[screens]") {
    RedsPlay play(3);
    play.sit();
    CHECK(play.redBelow(*play.screen));
    REQUIRE(play.pair.playUntil([&] { return play.pair.guest->peer().session()->confirmed().round() == 1; }));
    play.screen->advance(frame);
    CHECK(play.redBelow(*play.screen));
}

TEST_CASE("with Flip for Red off, Red is at the top; a change takes effect in the match", "[screens]") {
    RedsPlay play;
    play.flip(false);
    play.sit();
    CHECK_FALSE(play.redBelow(*play.screen));
    play.flip(true);
    play.screen->lookChanged();
    play.screen->resumed();
    CHECK(play.redBelow(*play.screen));
}

TEST_CASE("the host, who plays Blue, and a spectator see the field as it is", "[screens]") {
    RedsPlay play;
    play.pair.letWatch();
    REQUIRE(play.pair.playUntil([&] {
        Spectator& spectator = play.pair.watched->spectator();
        std::vector<Event> events;
        static_cast<void>(spectator.step(events));
        return spectator.match() != nullptr;
    }));
    CHECK_FALSE(play.redBelow(OnlinePlayScreen(play.context, play.pair.host)));
    CHECK_FALSE(play.redBelow(OnlineWatchScreen(play.context, play.pair.watched)));
}

TEST_CASE("Red's Up key moves the paddle up on Red's screen; both have the same match", "[screens]") {
    RedsPlay play;
    const bool on = GENERATE(true, false);
    play.flip(on);
    play.sit();
    REQUIRE(play.playUntil([&] { return play.world().match().phase() == Phase::Play; }));
    const double before = play.paddleSeen(*play.screen, Side::Red);
    const double depth = play.world().objects().paddle(Side::Red)->position.y;
    press(*play.screen, on ? Key::Up : Key::Down);
    const int from = play.world().tick();
    REQUIRE(play.playUntil([&] { return play.world().tick() > from + 60; }));
    const double moved = play.paddleSeen(*play.screen, Side::Red) - before;
    CHECK((on ? -moved : moved) > 10.0);
    CHECK(play.world().objects().paddle(Side::Red)->position.y > depth + 10.0);
    // Both play on to a tick at which they compare the match.
    const RollbackSession& host = *play.pair.host->peer().session();
    const RollbackSession& guest = *play.pair.guest->peer().session();
    REQUIRE(play.playUntil([&] {
        return host.checkpoint().tick > from + 60 && host.checkpoint().tick == guest.checkpoint().tick;
    }));
    CHECK(host.checkpoint().hash == guest.checkpoint().hash);
    CHECK_FALSE(guest.difference());
    CHECK_FALSE(play.pair.guest->peer().ended());
}
