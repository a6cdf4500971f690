#include "arkanong/ui/HeldControls.hpp"

#include "Catch.hpp"

#include <algorithm>

using namespace arkanong;
using sfml::Key;

TEST_CASE("a key or button is held from its press to its release", "[ui]") {
    HeldControls held;
    const std::vector<Control> space{controlOf(Key::Space)};
    const std::vector<Control> accept{padButton(padButtonAccept)};
    CHECK_FALSE(held.anyOf(space));
    held.handle(sfml::KeyPressed{Key::Space});
    held.handle(sfml::KeyPressed{Key::Space}); // As reported by a repeating key.
    held.handle(sfml::PadPressed{2, padButtonAccept});
    CHECK(held.anyOf(space));
    CHECK(held.anyOf(accept));
    CHECK_FALSE(held.anyOf({controlOf(Key::A), controlOf(sf::Mouse::Button::Left)}));
    held.handle(sfml::KeyReleased{Key::Space});
    CHECK_FALSE(held.anyOf(space));
    CHECK(held.anyOf(accept));
}

TEST_CASE("controls that can no longer be released count as released", "[ui]") {
    HeldControls held;
    const std::vector<Control> both{controlOf(Key::Space), padButton(padButtonAccept)};
    held.handle(sfml::PadPressed{0, padButtonAccept});
    held.handle(sfml::PadDisconnected{0});
    CHECK_FALSE(held.anyOf(both));
    held.handle(sfml::KeyPressed{Key::Space});
    held.handle(sfml::FocusLost{}); // Another window gets the release.
    CHECK_FALSE(held.anyOf(both));
}

TEST_CASE("every control set has a control for serving", "[ui]") {
    const std::vector<Control> serving = servingControls({});
    for (const Control control : {controlOf(Key::Space), controlOf(sf::Mouse::Button::Left)})
        CHECK(std::find(serving.begin(), serving.end(), control) != serving.end());
    CHECK(serving.size() >= 5);
}
