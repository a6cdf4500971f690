#pragma once
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/screens/online/OnlinePlayScreen.hpp"
#include "online/OnlinePair.hpp"
#include "render/Textures.hpp"
#include "ui/Keeping.hpp"

namespace arkanong::test {

/// The host has a screen, the guest is idle.
struct OnlinePlay : Keeping {
    explicit OnlinePlay(int rounds = 1) : OnlinePlay(smallTerms(rounds)) {}
    explicit OnlinePlay(MatchTerms terms) : pair(std::move(terms)) {
        REQUIRE(pair.begin());
        screen.emplace(context, pair.host);
    }
    const OnlineMatch& match() const { return pair.host->peer().session()->present(); }
    const OnlineMatch& guestsMatch() const { return pair.guest->peer().session()->present(); }

    /// Plays frames until `top` requests another one or the condition holds. Returns the request.
    template <typename Predicate>
    ScreenChange frames(Screen& top, Predicate isSo) {
        ScreenChange change = Stay{};
        std::vector<Event> events;
        pair.pumpUntil([&] {
            if (RollbackSession& guest = *pair.guest->peer().session(); !guest.waits()) {
                OnlineInput input;
                input.wishes = pair.guest->takeWishes();
                guest.play(input);
                guest.advance(events);
            } else {
                guest.advance(events);
            }
            change = top.step();
            if (&top != &*screen) screen->stepBelow();
            screen->advance(frame);
            return !is<Stay>(change) || isSo();
        });
        return change;
    }
    ScreenChange frames(Screen& top) {
        return frames(top, [] { return false; });
    }
    /// Frames pass in which the guest does nothing, until the match waits for it.
    void waitForGuest() {
        REQUIRE(pair.pumpUntil([&] {
            screen->stepBelow();
            screen->advance(frame);
            return waitsForOther(pair.host->peer());
        }));
    }
    /// Computers bring the match to its end, before the screen sees it.
    void end() { REQUIRE(pair.playToEnd()); }

    OnlinePair pair;
    std::optional<OnlinePlayScreen> screen;
};

} // namespace arkanong::test
