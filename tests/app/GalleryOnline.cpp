#include "PlayedMatch.hpp"
#include "app/GalleryParts.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/screens/online/OnlineDraftScreen.hpp"
#include "arkanong/screens/online/OnlineGamesScreen.hpp"
#include "arkanong/screens/online/OnlineLookup.hpp"
#include "arkanong/screens/online/OnlinePlayScreen.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "arkanong/screens/online/OnlineTextScreen.hpp"
#include "arkanong/screens/online/OnlineWatchScreen.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "online/FakeRouter.hpp"
#include "online/RelayedPair.hpp"

namespace arkanong::test::galleryparts {

using sfml::Key;

MatchTerms shownTerms(int rounds) {
    MatchTerms terms = smallTerms(rounds);
    terms.level = loadLevel(levelPath(assetsPath("levels"), "pure-pong"));
    return terms;
}

namespace {

constexpr Address farAway{0xdfdfdfdf, 26740};

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

/// One that is decided, whose host wants another, and whose guest is silent.
OnlinePair& silentPair() {
    static OnlinePair pair(shownTerms(1));
    static const bool silent = pair.begin() && pair.playToEnd() && pair.pumpUntil([] {
        RollbackSession& session = *pair.host->peer().session();
        std::vector<Event> events;
        if (!session.waits()) session.play({});
        session.advance(events);
        return session.waits();
    });
    assert(silent);
    static_cast<void>(silent);
    pair.host->wish(OnlineInput::rematch);
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

/// A match whose host is asked about a guest with a long name.
OnlinePair& askedPair() {
    static OnlinePair pair(shownTerms(3));
    static const bool asked = [] {
        pair.host->peer().askFirst(true);
        return pair.pumpUntil([] { return pair.guest->peer().stage() == Peer::Stage::Asked; });
    }();
    assert(asked);
    static_cast<void>(asked);
    return pair;
}

/// One through a relay, whose panel has all lines, beside longest names.
RelayedPair& relayedPair() {
    static RelayedPair pair(
        [] {
            MatchTerms terms = shownTerms(3);
            terms.names[sideIndex(terms.host)] = "WWWWWWWWWWWWWWWW";
            return terms;
        }(),
        false, 60);
    static const bool watched = pair.begin() && [] {
        pair.letWatch();
        return pair.pumpUntil([] { return pair.host->spectators() == 1; });
    }();
    assert(watched);
    static_cast<void>(watched);
    return pair;
}

/// A match whose guest has cancelled while the host was asked.
OnlinePair& gonePair() {
    static OnlinePair pair(shownTerms(3));
    static const bool gone = [] {
        pair.host->peer().askFirst(true);
        if (!pair.pumpUntil([] { return pair.guest->peer().stage() == Peer::Stage::Asked; })) return false;
        pair.guest->leave();
        return pair.pumpUntil([] { return !pair.host->peer().goneGuest().empty(); });
    }();
    assert(gone);
    static_cast<void>(gone);
    return pair;
}

/// The host's screen after it has asked such a router; with a code, if there is a relay.
void askRouter(Stage& stage, RouterNature nature, std::optional<Address> relay = {}) {
    const bool answers = !nature.silent;
    const FakeRouter router(std::move(nature));
    const auto game = OnlineGame::host(shownTerms(3), 0, relay);
    game->setRouter(router.url());
    auto& screen = stage.put<OnlineWaitScreen>(game);
    press(screen, Key::Down, relay ? 2 : 1);
    press(screen, Key::Enter, 1);
    for (int i = 0; answers && i < 10'000 && game->routerNews()->state == RouterPort::State::Asking; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    static_cast<void>(screen.step());
}

GalleryPicture routing(const char* name, RouterNature nature, std::optional<Address> relay = {}) {
    return {name, [nature, relay](Stage& stage) { askRouter(stage, nature, relay); }};
}

RouterNature routerAt(const char* outside, int refuses = 0, const char* description = "",
                      bool silent = false) {
    RouterNature nature;
    nature.outside = outside;
    nature.refuses = refuses;
    nature.description = description;
    nature.silent = silent;
    return nature;
}

/// The question about a guest from far away, or by code, whose half is slower.
void askFromFar(Stage& stage, bool byCode) {
    const Address from = byCode ? farAway : *addressNamed("[2001:db8:dead:beef:dead:beef:dead:beef]:65535");
    const auto game = OnlineGame::host(shownTerms(3), 0, byCode ? std::optional(from) : std::nullopt);
    Peer& peer = game->peer();
    peer.askFirst(true);
    peer.receive({from, encode(HelloPacket{1})}, Peer::Time{1});
    const auto cookie = decode(peer.takeOutgoing().at(0).bytes);
    JoinPacket join{1, std::get<CookiePacket>(*cookie).cookie, simulationVersion, "0.2.0",
                    "MWMWMWMWMWMWMWMW"};
    join.ownHalf = 60;
    peer.receive({from, encode(join)}, Peer::Time{2});
    stage.put<OnlineWaitScreen>(game);
    stage.put<OnlineQuestionScreen>(game);
}

/// The end of a call that the host has answered with this packet and nothing more.
template <typename Answer>
GalleryPicture answered(const char* name, Answer answer) {
    return {name, [answer](Stage& stage) mutable {
                Peer peer = Peer::guest(farAway, "BOB", "0.2.0", 1);
                peer.update(Peer::Time{1'000'000});
                answer.guest = std::get<HelloPacket>(*decode(peer.takeOutgoing().at(0).bytes)).guest;
                peer.receive({farAway, encode(answer)}, Peer::Time{1'000'000});
                peer.update(Peer::decidedWithin + Peer::Time{1'000'000});
                const OnlineWay way{farAway, {}};
                stage.put<OnlineEndScreen>(endWords(*stage.textures.type().catalogue, peer, way), way,
                                           nextCalls(peer));
            }};
}

/// A call by a code that nobody has shown to the relay for three seconds, or to a relay that is silent for so long.
void callLong(Stage& stage, bool relayAnswers) {
    static const auto silent = [] {
        auto game = OnlineGame::join(farAway, "7KQ2M-XD4HT", "BOB");
        game->pump();
        std::this_thread::sleep_for(RelayCall::answersWithin);
        game->pump();
        return game;
    }();
    const auto game = relayAnswers ? OnlineGame::join(farAway, "7KQ2M-XD4HT", "BOB") : silent;
    if (relayAnswers)
        for (const Peer::Time now : {-RelayCall::answersWithin, Peer::Time{1}})
            game->peer().receive({farAway, encode(RelayedPacket{"7KQ2M-XD4HT", 1})}, now);
    stage.put<OnlineWaitScreen>(game);
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

/// A host's name; the first part may have up to 63 letters.
std::string longName(std::size_t letters) { return std::string(letters, 'W') + ".invalid"; }

} // namespace

std::vector<GalleryPicture> onlines() {
    const auto ended = [](const char* name, const OnlineWay& way) {
        return GalleryPicture{name, [way](Stage& stage) {
                                  Peer peer = Peer::guest(farAway, "BOB", "0.2.0", 1);
                                  peer.update(Peer::Time{1});
                                  peer.update(Peer::unansweredAfter + Peer::Time{2});
                                  stage.put<OnlineEndScreen>(
                                      endWords(*stage.textures.type().catalogue, peer, way), way,
                                      nextCalls(peer));
                              }};
    };
    return {
        {"online",
         [](Stage& stage) {
             Settings settings = stage.context.services.profile.settings();
             settings.playerNames[0] = "MWMWMWMWMWMWMWMW";
             settings.relay = "223.223.223.223:26740";
             stage.context.services.profile.overrideSettings(settings);
             press(stage.put<OnlineScreen>(), Key::Down, 6);
         }},
        {"online-unnamed", [](Stage& stage) { press(stage.put<OnlineScreen>(), Key::Down, 5); }},
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
        {"online-lookup",
         [](Stage& stage) {
             stage.put<OnlineLookupScreen>(ShowOnlineLookup{longName(63), {}});
         }},
        {"online-lookup-unknown",
         [](Stage& stage) {
             auto& screen = stage.put<OnlineLookupScreen>(ShowOnlineLookup{longName(64), {}});
             static_cast<void>(screen.step());
         }},
        {"online-wait",
         [](Stage& stage) { stage.put<OnlineWaitScreen>(OnlineGame::host(shownTerms(3), 0, farAway)); }},
        {"online-wait-full",
         [](Stage& stage) {
             const auto game = OnlineGame::host(shownTerms(3), 0, farAway);
             game->peer().receive({farAway, encode(RelayedPacket{game->way().code, 1, RelayPlace::Full})},
                                  Peer::Time{1});
             stage.put<OnlineWaitScreen>(game);
         }},
        routing("online-router-asked", routerAt("", 0, "", true), farAway),
        routing("online-router-open", routerAt("223.223.223.223")),
        routing("online-router-open-code", routerAt("223.223.223.223"), farAway),
        routing("online-router-refused", routerAt("223.223.223.223", 606), farAway),
        routing("online-router-none", routerAt("", 0, "none"), farAway),
        routing("online-router-private", routerAt("100.100.100.100"), farAway),
        {"online-question", [](Stage& stage) { askFromFar(stage, false); }},
        {"online-question-code", [](Stage& stage) { askFromFar(stage, true); }},
        {"online-asked", [](Stage& stage) { stage.put<OnlineWaitScreen>(askedPair().guest); }},
        answered("online-declined", RefusalPacket{0, Refusal::Declined, "0.2.0"}),
        answered("online-busy", RefusalPacket{0, Refusal::Busy, "0.2.0"}),
        answered("online-undecided", AskedPacket{0, 1}),
        ended("online-end", OnlineWay{farAway, {}}),
        ended("online-end-code", OnlineWay{farAway, "7KQ2M-XD4HT"}),
        {"online-alone", [](Stage& stage) { callLong(stage, true); }},
        {"online-silent-relay", [](Stage& stage) { callLong(stage, false); }},
        {"online-gone", [](Stage& stage) { stage.put<OnlineWaitScreen>(gonePair().host); }},
        {"online-relayed", [](Stage& stage) { stage.put<OnlinePlayScreen>(relayedPair().host); }},
        {"online-play", [](Stage& stage) { stage.put<OnlinePlayScreen>(begunPair().host); }},
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
             stage.put<OnlineResultScreen>(decidedPair().host,
                                           std::make_shared<const Replay>(playedMatch(600)));
         }},
        {"online-result-silent",
         [](Stage& stage) {
             stage.put<OnlinePlayScreen>(silentPair().host);
             stage.put<OnlineResultScreen>(silentPair().host,
                                           std::make_shared<const Replay>(playedMatch(600)));
         }},
    };
}

} // namespace arkanong::test::galleryparts
