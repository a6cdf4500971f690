#pragma once

#include "Folders.hpp"
#include "arkanong/ui/Screen.hpp"

namespace arkanong::test {

/// What the screens share, without a window; keeps nothing. The player is no newcomer.
struct Shared {
    Shared() { context.services.profile.dropFirstMatch(); }

    TextureManager textures{assetsPath("textures")};
    SoundManager sounds{assetsPath("sounds"), false};
    EventLog log{""};
    ScreenContext context{{assetsPath("levels"), textures, sounds, log}};
};

/// Presses a key.
inline ScreenChange press(Screen& screen, sfml::Key key) { return screen.handle(sfml::KeyPressed{key}); }
inline void press(Screen& screen, sfml::Key key, int times) {
    for (int i = 0; i < times; ++i)
        press(screen, key);
}

template <typename Change>
bool is(const ScreenChange& change) {
    return std::holds_alternative<Change>(change);
}

} // namespace arkanong::test
