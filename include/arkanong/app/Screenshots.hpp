#pragma once

#include <SFML/Graphics/Image.hpp>

#include <string>
#include <string_view>

namespace arkanong {

/// The player's folder for screenshots: the folder Arkanong in $XDG_PICTURES_DIR, in an existing ~/Pictures, in
/// $XDG_DATA_HOME or in ~/.local/share, whichever comes first. Relative values of the variables are ignored. The
/// current folder if there is no home.
std::string screenshotFolder();

/// The first path of folder/arkanong-0001.png, -0002 ... that does not exist, with this ending. Creates the folder.
/// Throws DataError if it cannot.
std::string nextScreenshot(const std::string& folder, std::string_view ending = ".png");

/// Writes the picture as a PNG file. Leaves no partial file. Throws MachineError on failure.
void savePicture(const sf::Image& picture, const std::string& path);

} // namespace arkanong
