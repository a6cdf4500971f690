#pragma once

#include "Folders.hpp"
#include "arkanong/language/Languages.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace arkanong::test {

/// The catalogue of a language as this build has it; nullopt if the build has no gettext, or no Python for pseudoLanguage.
inline std::optional<Catalogue> builtCatalogue(std::string_view code) {
    const std::filesystem::path folder = std::filesystem::path(programPath()).parent_path() / "languages";
    const std::string file = (folder / (std::string(code) + ".mo")).string();
    return std::filesystem::exists(file) ? std::optional(Catalogue::load(file)) : std::nullopt;
}

} // namespace arkanong::test
