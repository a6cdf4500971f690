#include "Catch.hpp"
#include "TempFolder.hpp"
#include "e2e/Programs.hpp"

using namespace arkanong::test;

namespace {

/// The program's words on the gamepads, without a display, with its files in this folder.
Outcome pads(const TempFolder& folder) {
    return runToEnd({"--pads"}, {"ARKANONG_HOME=" + folder.path(), "DISPLAY"});
}

int knownIn(const std::string& output) {
    const std::size_t end = output.find(" gamepads are known by name.");
    REQUIRE(end != std::string::npos);
    const std::size_t line = output.rfind('\n', end);
    return std::stoi(output.substr(line == std::string::npos ? 0 : line + 1));
}

} // namespace

TEST_CASE("--pads needs no window, reads the player's entries and tells their errors", "[.][display][e2e]") {
    const TempFolder folder;
    const Outcome before = pads(folder);
    CHECK(before.exitCode == 0);
    CHECK(before.errors.empty());

    folder.write("gamecontrollerdb.txt",
                 "03000000341200000100000001000000,My Pad,a:b1,b:b0,platform:Linux,\n"
                 "03000000341200000100000001000000,My Pad,a:b0,platform:Linux\nno entry\n");
    const Outcome after = pads(folder);
    CHECK(after.exitCode == 0);
    CHECK(knownIn(after.output) == knownIn(before.output) + 1);
    CHECK_THAT(after.errors, ContainsSubstring("gamecontrollerdb.txt:3: "));
}
