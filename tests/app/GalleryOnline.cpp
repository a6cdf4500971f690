#include "app/GalleryParts.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/screens/online/OnlineDraftScreen.hpp"
#include "arkanong/screens/online/OnlineGamesScreen.hpp"
#include "arkanong/screens/online/OnlinePlayScreen.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "arkanong/screens/online/OnlineTextScreen.hpp"
#include "arkanong/screens/online/OnlineWatchScreen.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "online/OnlinePair.hpp"

#include <map>

namespace arkanong::test::galleryparts {

using sfml::Key;

namespace {

constexpr Address farAway{0xdfdfdfdf, 26740};

/// Of longest words, on a level with a mission's worth of bricks.
MatchTerms shownTerms(int rounds) {
    MatchTerms terms = smallTerms(rounds);
    terms.level = loadLevel(levelPath(assetsPath("levels"), "pure-pong"));
    return terms;
}

/// A match that has begun, once for all pictures: that takes a moment.
OnlinePair& begunPair() {
    static OnlinePair pair(shownTerms(3));
    static const bool begun = pair.begin();
    assert(begun);
    static_cast<void>(begun);
    return pair;
}

/// A match whose host waits for the guest.
OnlinePair& waitingPair() {
    static OnlinePair pair(shownTerms(3));
    static const bool waits = pair.begin() && pair.pumpUntil([] {
        RollbackSession& session = *pair.host->peer().session();
        std::vector<Event> events;
        if (!session.waits()) session.play({});
        session.advance(events);
        return session.waits();
    });
    assert(waits);
    static_cast<void>(waits);
    return pair;
}

/// One whose guest has paused it.
OnlinePair& pausedPair() {
    static OnlinePair pair(shownTerms(3));
    static const bool paused = pair.begin() && [] {
        pair.guest->wish(OnlineInput::pause);
        return pair.playUntil(
            [] { return pair.host->peer().session()->confirmed().stage() == OnlineMatch::Stage::Paused; });
    }();
    assert(paused);
    static_cast<void>(paused);
    return pair;
}

/// One whose first round is decided.
OnlinePair& roundPair() {
    static OnlinePair pair(shownTerms(3));
    static const bool decided = pair.begin() && pair.playUntil([] {
        return pair.host->peer().session()->confirmed().stage() == OnlineMatch::Stage::RoundOver;
    });
    assert(decided);
    static_cast<void>(decided);
    return pair;
}

/// One that is decided, and whose guest wants another.
OnlinePair& decidedPair() {
    static OnlinePair pair(shownTerms(1));
    static const bool decided = pair.begin() && pair.playToEnd() && [] {
        pair.guest->wish(OnlineInput::rematch);
        return pair.playUntil(
            [] { return pair.host->peer().session()->confirmed().wantsRematch(Side::Red); });
    }();
    assert(decided);
    static_cast<void>(decided);
    return pair;
}

/// A run through the gauntlet of the longest names, in the draft after its third round or later.
OnlinePair& gauntletPair() {
    static OnlinePair pair([] {
        MatchTerms terms = gauntletTerms(5, assetsPath("levels"));
        terms.names[sideIndex(terms.host)] = "ADA LOVELACE WWW";
        return terms;
    }());
    static const bool drafting = pair.begin() && pair.playUntil([] {
        const OnlineMatch& match = pair.host->peer().session()->confirmed();
        return match.played() >= 3 && match.stage() == OnlineMatch::Stage::Draft &&
               match.rest() < tuning::seconds(12.0);
    });
    assert(drafting);
    static_cast<void>(drafting);
    return pair;
}

/// Of a match in which every brick holds a power-up.
MatchTerms fullTerms() {
    MatchTerms terms = shownTerms(3);
    terms.level = loadLevel(levelPath(assetsPath("levels"), "beehive"));
    terms.settings.mutators.set(Mutator::PowerRain, true);
    terms.settings.goals.fill(9);
    return terms;
}
constexpr int fullTicks = tuning::seconds(25.0);

/// An online match with a spectator after this number of ticks; a negative number: the series is decided.
OnlinePair& watchedPair(int ticks) {
    static std::map<int, OnlinePair> pairs;
    const auto [at, anew] = pairs.try_emplace(ticks, ticks == fullTicks ? fullTerms() : shownTerms(3));
    OnlinePair& pair = at->second;
    if (!anew) return pair;
    const bool begun = pair.begin();
    assert(begun);
    pair.letWatch();
    const bool there = pair.playUntil([&] {
        Spectator& spectator = pair.watched->spectator();
        if (spectator.match() == nullptr) return false;
        if (ticks == 0) return spectator.behind() > 4 * Spectator::farBehind;
        spectator.catchUp();
        std::vector<Event> events;
        const auto done = [&] {
            return ticks < 0 ? spectator.match()->stage() == OnlineMatch::Stage::Decided
                             : spectator.match()->world().tick() >= ticks && !spectator.catchesUp();
        };
        while (!done() && spectator.step(events))
            continue;
        return done();
    });
    assert(there);
    static_cast<void>(begun);
    static_cast<void>(there);
    return pair;
}

GalleryPicture watching(const char* name, int ticks) {
    return {name, [ticks](Stage& stage) {
                auto& screen = stage.put<OnlineWatchScreen>(watchedPair(ticks).watched);
                for (int i = 0; i < 300; ++i)
                    if (ticks < 0) static_cast<void>(screen.step());
            }};
}

GalleryPicture typing(const char* name, OnlineText what, int erased = 0) {
    return {name, [what, erased](Stage& stage) {
                stage.put<OnlineScreen>();
                auto& screen = stage.put<OnlineTextScreen>(what);
                for (const char32_t letter : std::u32string_view(U"223.223.223.223:65535"))
                    static_cast<void>(screen.handle(sfml::CharacterTyped{letter}));
                for (int i = 0; i < erased; ++i)
                    static_cast<void>(screen.handle(sfml::KeyPressed{Key::Backspace}));
                if (erased > 0) static_cast<void>(screen.handle(sfml::KeyPressed{Key::Enter}));
            }};
}

} // namespace

std::vector<GalleryPicture> onlines() {
    const auto ended = [](const char* name, auto words) {
        return GalleryPicture{name, [words](Stage& stage) {
                                  Peer peer = Peer::guest(farAway, "BOB", "0.2.0", 1);
                                  peer.update(Peer::Time{1});
                                  peer.update(Peer::unansweredAfter + Peer::Time{2});
                                  stage.put<ChoiceScreen>(onlineEndDialog(endWords(peer, words)));
                              }};
    };
    return {
        {"online",
         [](Stage& stage) {
             Settings settings = stage.context.services.profile.settings();
             settings.playerNames[0] = "MWMWMWMWMWMWMWMW";
             settings.relay = "223.223.223.223:26740";
             stage.context.services.profile.overrideSettings(settings);
             press(stage.put<OnlineScreen>(), Key::Down, 5);
         }},
        {"online-host", [](Stage& stage) { stage.put<SetupScreen>(SetupKind::Online); }},
        {"online-host-red",
         [](Stage& stage) {
             stage.context.state.onlineSide = Side::Red;
             press(stage.put<SetupScreen>(SetupKind::Online), Key::Up, 1);
         }},
        {"online-games", [](Stage& stage) { stage.put<OnlineGamesScreen>(); }},
        typing("online-name", OnlineText::Name),
        typing("online-relay", OnlineText::Relay),
        typing("online-join", OnlineText::Join, 11),
        {"online-wait",
         [](Stage& stage) { stage.put<OnlineWaitScreen>(OnlineGame::host(shownTerms(3), 0, farAway)); }},
        {"online-wait-full",
         [](Stage& stage) {
             const auto game = OnlineGame::host(shownTerms(3), 0, farAway);
             game->peer().receive({farAway, encode(RelayedPacket{game->way().code, 1, RelayPlace::Full})},
                                  Peer::Time{1});
             stage.put<OnlineWaitScreen>(game);
         }},
        ended("online-end", OnlineWay{farAway, {}}),
        ended("online-end-code", OnlineWay{farAway, "7KQ2M-XD4HT"}),
        {"online-busy",
         [](Stage& stage) {
             stage.put<OnlineBusyScreen>(
                 OnlineWords{"THE GAME IS FULL",
                             "Somebody else plays there already. Try again later, or host a game yourself."},
                 farAway);
         }},
        {"watch-wait",
         [](Stage& stage) { stage.put<WatchWaitScreen>(std::make_shared<WatchedGame>(farAway)); }},
        watching("online-watch", 300),
        watching("online-watch-late", 0),
        watching("online-watch-end", -1),
        watching("match-full-watched", fullTicks),
        {"match-full-online", [](Stage& stage) { stage.put<OnlinePlayScreen>(watchedPair(fullTicks).host); }},
        {"match-full-online-red",
         [](Stage& stage) { stage.put<OnlinePlayScreen>(watchedPair(fullTicks).guest); }},
        {"online-watched", [](Stage& stage) { stage.put<OnlinePlayScreen>(watchedPair(300).host); }},
        {"online-play", [](Stage& stage) { stage.put<OnlinePlayScreen>(begunPair().host); }},
        {"online-play-red", [](Stage& stage) { stage.put<OnlinePlayScreen>(watchedPair(300).guest); }},
        {"online-draft",
         [](Stage& stage) {
             stage.put<OnlinePlayScreen>(gauntletPair().host);
             stage.put<OnlineDraftScreen>(gauntletPair().host).advance(DraftTable::quietTime);
         }},
        {"online-gauntlet", [](Stage& stage) { stage.put<OnlinePlayScreen>(gauntletPair().host); }},
        {"online-round", [](Stage& stage) { stage.put<OnlinePlayScreen>(roundPair().host); }},
        {"online-round-red", [](Stage& stage) { stage.put<OnlinePlayScreen>(roundPair().guest); }},
        {"online-pause",
         [](Stage& stage) {
             stage.put<OnlinePlayScreen>(pausedPair().host);
             stage.put<OnlinePauseScreen>(pausedPair().host);
         }},
        {"online-leave",
         [](Stage& stage) {
             stage.put<OnlinePlayScreen>(waitingPair().host);
             stage.put<OnlinePauseScreen>(waitingPair().host);
         }},
        {"online-result",
         [](Stage& stage) {
             stage.put<OnlinePlayScreen>(decidedPair().host);
             stage.put<OnlineResultScreen>(decidedPair().host);
         }},
    };
}

} // namespace arkanong::test::galleryparts
