#pragma once

// Includes Catch2 3 (several headers) or 2.13 (one header); tests use only what both have.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include "arkanong/math/Vec2.hpp"

#include <sstream>
#include <string>

/// Prints vectors in failed comparisons.
template <>
struct Catch::StringMaker<arkanong::Vec2> {
    static std::string convert(arkanong::Vec2 v) {
        std::ostringstream text;
        text.precision(17);
        text << '(' << v.x << ", " << v.y << ')';
        return text.str();
    }
};

/// A test says only `using namespace arkanong::test`, which brings the game's names, too.
namespace arkanong::test {

using namespace arkanong;
using Catch::Matchers::WithinAbs;
#if __has_include(<catch2/catch_all.hpp>)
using Catch::Matchers::ContainsSubstring;
#else
inline auto ContainsSubstring(const std::string& part) { return Catch::Matchers::Contains(part); }
#endif

} // namespace arkanong::test
