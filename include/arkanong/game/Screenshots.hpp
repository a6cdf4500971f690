#pragma once

#include <SFML/Graphics/Image.hpp>

#include <string>
#include <string_view>

namespace arkanong {

/// The player's folder for screenshots: Arkanong in the desktop's folder for pictures ($XDG_PICTURES_DIR,
/// else Pictures at home where that exists), else in the data folder ($XDG_DATA_HOME or ~/.local/share).
/// Relative values of the variables are ignored; without a home it is the current folder.
std::string screenshotFolder();

/// The first of folder/arkanong-0001.png, -0002 ... that does not exist, with `ending` for ".png". Makes the folder.
/// Throws DataError where that can't be done.
std::string nextScreenshot(const std::string& folder, std::string_view ending = ".png");

/// Writes the picture as PNG, all of it or nothing. Throws MachineError on failure.
void savePicture(const sf::Image& picture, const std::string& path);

} // namespace arkanong
