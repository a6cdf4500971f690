#pragma once

#include "app/Gallery.hpp"
#include "arkanong/session/MatchSetup.hpp"

// The gallery's pictures by kind of screen, and their common parts. In a namespace of its own: other files make
// pictures of the same things.

namespace arkanong {
struct MatchTerms;
}

namespace arkanong::test::galleryparts {

std::vector<GalleryPicture> titleAndOptions();
std::vector<GalleryPicture> setups();
std::vector<GalleryPicture> editors();
std::vector<GalleryPicture> onlines();
std::vector<GalleryPicture> watched();
std::vector<GalleryPicture> campaign();
std::vector<GalleryPicture> gauntlets();
std::vector<GalleryPicture> matches();
std::vector<GalleryPicture> fullMatches();
std::vector<GalleryPicture> results();
std::vector<GalleryPicture> replays();

inline MatchSetup setupOf(MatchKind kind) {
    MatchSetup setup;
    setup.kind = std::move(kind);
    return setup;
}

/// The terms of an online match with the longest words, on a level with a mission's worth of bricks.
MatchTerms shownTerms(int rounds);

/// The same match in every run.
inline MatchSetup seeded(MatchSetup setup, std::uint64_t seed = 7) {
    setup.seed = seed;
    return setup;
}

/// A match of two masters.
inline MatchSetup computers(const std::string& level) {
    MatchSetup setup = setupOf(WatchMatch{});
    setup.level = level;
    setup.contestants.fill({Controller::Computer, {Difficulty::Master}});
    return seeded(setup);
}

/// A solo run that has come to this stage, from 0.
inline SoloRun runAt(int stage, int score) {
    SoloRun run;
    run.stage = stage;
    run.score = score;
    return run;
}

/// Everything up to this level of the campaign has been won.
inline void winUpTo(Stage& stage, CampaignLevel last) {
    for (int world = 1; world <= last.world; ++world)
        for (int level = 1; level <= (world < last.world ? 8 : last.level); ++level)
            stage.context.services.profile.addVictory({world, level}, {tuning::seconds(754), false, 98'760},
                                                      {800, {}, 50});
    stage.context.state.lastCampaignLevel = last;
}

} // namespace arkanong::test::galleryparts
