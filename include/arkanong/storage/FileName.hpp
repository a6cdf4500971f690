#pragma once

#include <string>
#include <string_view>

namespace arkanong {

/// A name as a part of a file's name: lower-case ASCII letters, digits and single hyphens between them. Letters of the
/// game's font become those that readers of them use: "lodz-noca" for "Łódź nocą", "shchuka" for "Щука", "psari" for "Ψάρι".
/// Empty if the name has no letter and no digit. Cyrillic as the Ukrainian government writes it (resolution 55 of 2010), Greek
/// as ELOT 743.
std::string fileNameOf(std::string_view name);

} // namespace arkanong
