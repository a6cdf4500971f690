#pragma once

#include <string>
#include <string_view>

namespace arkanong {

/// Call before toml::parse. Throws DataError if `text` (named `file` in messages) is not UTF-8, and in cases
/// where toml++ 3.3 asserts or has undefined behaviour instead of reporting an error: unmatched brackets,
/// quotes within a bare word, a [ that is not followed by a name, and control or non-ASCII characters outside
/// quotes and comments. Stricter than TOML in one point: multi-line strings must be literal (''').
void checkToml(std::string_view text, const std::string& file);

} // namespace arkanong
