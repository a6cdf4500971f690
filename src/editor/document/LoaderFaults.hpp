#pragma once

#include "arkanong/editor/document/EditRefusal.hpp"

#include <string>

namespace arkanong {

/// A fault of a wall or of moving rows that the level loader found, whose message is in English and for authors of files, in
/// words for the editor. A message without a translation stays as it is.
RefusedEdit refusalFor(const std::string& loaderMessage);

} // namespace arkanong
