#pragma once

#include <string>
#include <string_view>

namespace arkanong {

/// Call before toml::parse. Throws DataError if `text` (named `file` in messages) is not UTF-8, and in cases
/// where toml++ 3.3 asserts or has undefined behaviour instead of reporting an error: unmatched brackets,
/// quotes, brackets or = within a bare word, a [ that is not followed by a name, and control or non-ASCII
/// characters outside quotes and comments. toml++ recurses over the parts of a key and over brackets, so keys must
/// have at most `mostParts` parts and brackets be nested at most `mostBrackets` deep; larger numbers exhaust the
/// stack. Stricter than TOML in two more points: multi-line strings must be literal ('''), and no blank may stand
/// between a date and a time.
inline constexpr int mostParts = 8;
inline constexpr int mostBrackets = 16;
void checkToml(std::string_view text, const std::string& file);

} // namespace arkanong
