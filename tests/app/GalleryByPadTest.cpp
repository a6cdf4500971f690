#include "Catch.hpp"
#include "app/Gallery.hpp"

#include <set>

using namespace arkanong::test;

// The whole game by gamepad.

namespace {

bool leads(const ScreenChange& change) { return !std::holds_alternative<Stay>(change); }

ScreenChange tap(Stage& stage, unsigned button) {
    Screen& top = stage.screens.top();
    ScreenChange change = top.handle(sfml::PadPressed{0, button});
    static_cast<void>(top.handle(sfml::PadReleased{0, button}));
    return change;
}

/// Leaves by B, which can delete a letter first, or otherwise by START, which pauses and opens menus.
bool leadsAway(Stage& stage) {
    constexpr int longestLine = 80;
    static_cast<void>(stage.runSeconds(1.0)); // Menus that follow play take nothing at first.
    for (int i = 0; i < longestLine; ++i)
        if (leads(tap(stage, padButtonBack))) return true;
    return leads(tap(stage, padButtonStart)) ||
           leads(stage.runSeconds(0.5)); // A match pauses with its next tick.
}

} // namespace

TEST_CASE("a gamepad leads away from every screen", "[app]") {
    // Here both machines must agree, and the other one sleeps; tests/screens/online has their ways.
    const std::set<std::string> agreed{"online-play",      "online-pause",      "online-round",
                                       "online-draft",     "online-watched",    "online-play-red",
                                       "online-round-red", "match-full-online", "match-full-online-red"};
    GalleryLook look;
    look.device = Device::Gamepad;
    for (const GalleryPicture& picture : gallery()) {
        if (agreed.count(picture.name) > 0) continue;
        Stage stage(look);
        picture.show(stage);
        if (leads(stage.runSeconds(picture.seconds))) continue; // By itself.
        INFO(picture.name);
        CHECK(leadsAway(stage));
    }
}
