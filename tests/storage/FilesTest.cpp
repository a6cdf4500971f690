#include "arkanong/storage/Files.hpp"

#include "storage/player/UserFileText.hpp"

#include <cstddef>

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("a written file reads back byte for byte and replaces the one before", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "data";
    writeFile(path, "before, and longer");
    const std::string bytes("\0\r\n\xFF", 4);
    writeFile(path, bytes);
    CHECK(readFile(path, 100) == bytes);
    CHECK(filesIn(folder) == 1);
    writeFile(path, "");
    CHECK(readFile(path, 100).empty());
}

TEST_CASE("a failed write leaves no temporary file and keeps the old content", "[storage]") {
    const TempFolder folder;
    CHECK_THROWS_WITH(writeFile(folder / "no/such/file", "x"), ContainsSubstring("there is no folder"));
    CHECK_THROWS_AS(writeFile(folder.path(), "x"), DataError);

    const std::string path = folder.write("kept", "precious");
    // A folder in the place of the temporary file.
    std::filesystem::create_directory(path + ".part");
    CHECK_THROWS_AS(writeFile(path, "x"), DataError);
    CHECK(readFile(path, 100) == "precious");
    CHECK(filesIn(folder) == 2);
}

TEST_CASE("a missing file, a folder and a file that is too large are not read", "[storage]") {
    const TempFolder folder;
    CHECK_THROWS_WITH(readFile(folder / "missing", 10), ContainsSubstring("missing: there is no such file"));
    CHECK_THROWS_WITH(readFile(folder.path(), 10), ContainsSubstring("found a folder"));
    const std::string path = folder.write("eleven", "01234567890");
    CHECK(readFile(path, 11).size() == 11);
    CHECK_THROWS_WITH(readFile(path, 10), ContainsSubstring("at most 10 bytes"));
}

TEST_CASE("writing through a symbolic link keeps the link", "[storage]") {
    const TempFolder folder;
    std::filesystem::create_directory(folder / "elsewhere");
    const std::string real = folder.write("elsewhere/real", "before");
    std::filesystem::create_symlink(real, folder / "link");
    writeFile(folder / "link", "after");
    CHECK(std::filesystem::is_symlink(folder / "link"));
    CHECK(readFile(real, 100) == "after");
    CHECK(filesIn(folder) == 2);
}

TEST_CASE("a folder is created with its parents", "[storage]") {
    const TempFolder folder;
    makeFolder(folder / "a/b/c");
    makeFolder(folder / "a/b/c");
    CHECK(std::filesystem::is_directory(folder / "a/b/c"));
#ifndef _WIN32
    using std::filesystem::perms;
    CHECK(std::filesystem::status(folder / "a/b").permissions() == perms::owner_all);
#endif
    const std::string file = folder.write("file", "x");
    CHECK_THROWS_WITH(makeFolder(file), ContainsSubstring("cannot be created"));
    CHECK_THROWS_WITH(makeFolder(file + "/below"), ContainsSubstring("cannot be created"));
    CHECK_THROWS_AS(makeFolder(""), DataError);
}

TEST_CASE("a quarantined file keeps its content and overwrites no other", "[storage]") {
    const TempFolder folder;
    const std::string path = folder.write("data.toml", "first");
    CHECK(quarantine(path) == path + ".broken-1");
    CHECK_FALSE(std::filesystem::exists(path));
    folder.write("data.toml", "second");
    CHECK(quarantine(path) == path + ".broken-2");
    CHECK(readFile(path + ".broken-1", 100) == "first");
    CHECK(readFile(path + ".broken-2", 100) == "second");
    CHECK_THROWS_WITH(quarantine(path), ContainsSubstring("cannot be renamed"));
    CHECK(filesIn(folder) == 2);
    folder.write("data.toml", "third");
    CHECK(quarantine(path, "newer") == path + ".newer-1");
}
