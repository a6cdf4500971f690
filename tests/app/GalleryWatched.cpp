#include "app/GalleryParts.hpp"
#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/screens/online/OnlinePlayScreen.hpp"
#include "arkanong/screens/online/OnlineWatchScreen.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "online/OnlinePair.hpp"

#include <map>

// Online matches with a spectator: what the spectator sees, and what the players see.

namespace arkanong::test::galleryparts {

namespace {

/// Of a match in which every brick holds a power-up.
MatchTerms fullTerms() {
    MatchTerms terms = shownTerms(3);
    terms.level = loadLevel(levelPath(assetsPath("levels"), "beehive"));
    terms.settings.mutators.set(Mutator::PowerRain, true);
    terms.settings.goals.fill(9);
    terms.settings.ownHalf[sideIndex(terms.host)] = 40;
    return terms;
}
constexpr int fullTicks = tuning::seconds(25.0);
constexpr int decidedTicks = -1;
constexpr int leftTicks = -2;

/// An online match with a spectator after this number of ticks, or when the series is decided, or when the guest has
/// left, too.
OnlinePair& watchedPair(int ticks) {
    static std::map<int, OnlinePair> pairs;
    const auto [at, anew] = pairs.try_emplace(ticks, ticks == fullTicks ? fullTerms() : shownTerms(3),
                                              ticks == fullTicks ? 60 : 100);
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
    if (ticks == leftTicks) pair.guest->leave();
    const bool left = ticks != leftTicks || pair.pumpUntil([&] {
        std::vector<Event> events;
        while (pair.watched->spectator().step(events))
            continue;
        return pair.watched->spectator().ended();
    });
    assert(left);
    static_cast<void>(begun);
    static_cast<void>(there);
    static_cast<void>(left);
    return pair;
}

GalleryPicture watching(const char* name, int ticks) {
    return {name, [ticks](Stage& stage) {
                auto& screen = stage.put<OnlineWatchScreen>(watchedPair(ticks).watched);
                for (int i = 0; i < 300; ++i)
                    if (ticks < 0) static_cast<void>(screen.step());
            }};
}

} // namespace

std::vector<GalleryPicture> watched() {
    constexpr Address farAway{0xdfdfdfdf, 26740};
    return {
        {"watch-declined",
         [farAway](Stage& stage) {
             Spectator spectator(farAway, "0.2.0", 1);
             spectator.update(Spectator::Time{1});
             spectator.receive({farAway, encode(RefusalPacket{0, Refusal::Declined, "0.2.0"})},
                               Spectator::Time{2});
             const OnlineWay way{farAway, {}};
             stage.put<OnlineEndScreen>(endWords(*stage.textures.type().catalogue, spectator, way), way,
                                        nextCalls(spectator));
         }},
        {"watch-wait",
         [farAway](Stage& stage) { stage.put<WatchWaitScreen>(std::make_shared<WatchedGame>(farAway)); }},
        watching("online-watch", 300),
        watching("online-watch-late", 0),
        watching("online-watch-end", decidedTicks),
        watching("online-watch-left", leftTicks),
        watching("match-full-watched", fullTicks),
        {"match-full-online", [](Stage& stage) { stage.put<OnlinePlayScreen>(watchedPair(fullTicks).host); }},
        {"match-full-online-red",
         [](Stage& stage) { stage.put<OnlinePlayScreen>(watchedPair(fullTicks).guest); }},
        {"online-watched", [](Stage& stage) { stage.put<OnlinePlayScreen>(watchedPair(300).host); }},
        {"online-play-red", [](Stage& stage) { stage.put<OnlinePlayScreen>(watchedPair(300).guest); }},
    };
}

} // namespace arkanong::test::galleryparts
