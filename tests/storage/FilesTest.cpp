#include "arkanong/storage/Files.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"

#include <cstddef>

using namespace arkanong;
using namespace arkanong::test;

namespace {

std::size_t filesIn(const TempFolder& folder) {
    const std::filesystem::directory_iterator files(folder.path());
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

} // namespace

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

TEST_CASE("a file that cannot be written leaves nothing behind and nothing harmed", "[storage]") {
    const TempFolder folder;
    CHECK_THROWS_WITH(writeFile(folder / "no/such/file", "x"), ContainsSubstring("there is no folder"));
    CHECK_THROWS_AS(writeFile(folder.path(), "x"), DataError);

    const std::string path = folder.write("kept", "precious");
    // Something in the way of the file that is written first.
    std::filesystem::create_directory(path + ".part");
    CHECK_THROWS_AS(writeFile(path, "x"), DataError);
    CHECK(readFile(path, 100) == "precious");
    CHECK(filesIn(folder) == 2);
}

TEST_CASE("what is missing, a folder or too large is not read", "[storage]") {
    const TempFolder folder;
    CHECK_THROWS_WITH(readFile(folder / "missing", 10), ContainsSubstring("missing: there is no such file"));
    CHECK_THROWS_WITH(readFile(folder.path(), 10), ContainsSubstring("found a folder"));
    const std::string path = folder.write("eleven", "01234567890");
    CHECK(readFile(path, 11).size() == 11);
    CHECK_THROWS_WITH(readFile(path, 10), ContainsSubstring("at most 10 bytes"));
}
