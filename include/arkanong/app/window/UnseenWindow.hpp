#pragma once

#include <functional>
#include <string>

namespace arkanong {

/// Calls `open`, by which SFML opens a window with this title, and returns whether nobody sees the window yet, as on a
/// hidden workspace of i3. On X11, SFML waits and works until the display reports the window as visible; here that is
/// reported after a second in any case. Otherwise returns false.
bool opensUnseen(const std::string& title, const std::function<void()>& open);

} // namespace arkanong
