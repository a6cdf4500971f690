#pragma once

#include "Catch.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <ostream>
#include <string>

// Texts of level files for tests.

namespace arkanong::test {

/// A level file with the name on its first line, followed by this text.
inline std::string named(const std::string& rest) { return "name = \"Test\"\n" + rest; }

/// A level file with these rows of bricks; the first row is line 3.
inline std::string bricks(const std::string& rows) { return named("bricks = '''\n" + rows + "'''\n"); }

/// A level file with one hexagon, whose table starts on line 2.
inline std::string hexagon(const std::string& lines) { return named("[[hexagon]]\n" + lines); }

struct BadLevel {
    const char* story;
    std::string text;
    unsigned line;
    unsigned column;
    const char* expected; ///< Part of the message.
};

inline std::ostream& operator<<(std::ostream& out, const BadLevel& level) { return out << level.story; }

inline DataError errorOf(const std::string& text) {
    try {
        parseLevel(text, "test.toml");
    } catch (const DataError& error) {
        return error;
    }
    FAIL("accepted:\n" << text);
    throw 0;
}

inline void checkRefused(const BadLevel& bad) {
    CAPTURE(bad);
    const DataError error = errorOf(bad.text);
    CHECK(error.file() == "test.toml");
    CHECK(error.line() == bad.line);
    CHECK(error.column() == bad.column);
    CHECK_THAT(error.what(), ContainsSubstring(bad.expected));
    CHECK_THAT(error.what(), ContainsSubstring("test.toml:" + std::to_string(bad.line)));
}

} // namespace arkanong::test
