#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <filesystem>
#include <iostream>
#include <iterator>
#include <new>
#include <stdexcept>
#include <vector>
#ifndef _WIN32
#include <sys/stat.h>
#endif

// Start and end of the program's main function.

using namespace arkanong::test;

TEST_CASE("any error ends the program with a printable line, and exit code 2 for bad data, else 1", "[cli]") {
    std::ostringstream told;
    std::streambuf* const usual = std::cerr.rdbuf(told.rdbuf());
    const std::vector<const char*> words{"arkanong"};
    const int badData =
        runProgram(words, [](const Options&) -> int { throw DataError("a\x1b.toml", "is wrong"); });
    const int machine = runProgram(words, [](const Options&) -> int { throw MachineError("b", "is full"); });
    const int memory = runProgram(words, [](const Options&) -> int { throw std::bad_alloc(); });
    const int other = runProgram(words, [](const Options&) -> int { throw std::runtime_error("a\nb"); });
    std::cerr.rdbuf(usual);
    CHECK(badData == 2);
    CHECK(machine == 1);
    CHECK(memory == 1);
    CHECK(other == 1);
    CHECK(told.str() == "arkanong: a?.toml: is wrong\narkanong: b: is full\n"
                        "arkanong: there is not enough memory\narkanong: a?b\n");
}

#ifndef _WIN32
TEST_CASE("unwritable output files are refused before the match, in one line", "[cli]") {
    struct Refusal {
        const char* option;
        std::string path;
        int exitCode;
        const char* why;
    };
    const TempFolder folder;
    const std::string file = folder.write("file", "as it was");
    const std::string pipe = folder / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    std::filesystem::create_symlink(pipe, folder / "link");
    for (const Refusal& refusal : std::vector<Refusal>{
             {"--record", pipe, 2, "it is no file, but a pipe, a socket or a device"},
             {"--record", folder / "link", 2, "it is no file, but a pipe, a socket or a device"},
             {"--record", folder.path(), 2, "it is a folder"},
             {"--record", folder / "none/match.replay", 2, "there is no folder"},
             {"--record", "/proc/match.replay", 1, "cannot be written"},
             {"--screenshots", file, 1, "the folder cannot be created"},
             {"--screenshots", "/proc/self", 1, "cannot be written"},
         }) {
        CAPTURE(refusal.option, refusal.path);
        std::ostringstream told;
        std::streambuf* const usual = std::cerr.rdbuf(told.rdbuf());
        const int exitCode = runProgram({"arkanong", "--watch", refusal.option, refusal.path.c_str()},
                                        [](const Options&) -> int { throw std::runtime_error("played"); });
        std::cerr.rdbuf(usual);
        CHECK(exitCode == refusal.exitCode);
        const std::string line = told.str();
        CHECK_THAT(line, ContainsSubstring(refusal.why));
        CHECK(line.find('\n') + 1 == line.size());
    }
    CHECK(readFile(file, 100) == "as it was");
}

TEST_CASE("an output file keeps its old content until the end of the match", "[cli]") {
    const TempFolder folder;
    const std::string file = folder.write("match.replay", "as it was");
    CHECK(runProgram({"arkanong", "--watch", "--record", file.c_str()}, [](const Options& options) {
              return readFile(options.record, 100) == "as it was" ? 17 : 0;
          }) == 17);
    const auto files = std::filesystem::directory_iterator(folder.path());
    CHECK(std::distance(begin(files), end(files)) == 1);
}
#endif
