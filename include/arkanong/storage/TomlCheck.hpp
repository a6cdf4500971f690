#pragma once

#include <string>
#include <string_view>

namespace arkanong {

/// Call before toml::parse. Throws DataError where `text` (which messages call `file`) is not UTF-8, and
/// where toml++ 3.3 would not report an error but assert or do something undefined: brackets that do not
/// match, quotes within a word, a [ that no name can follow, and control characters or any beyond ASCII
/// outside quotes and comments. Stricter than TOML in one thing: strings over several lines must be literal
/// (''').
void checkToml(std::string_view text, const std::string& file);

} // namespace arkanong
