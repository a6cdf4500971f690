#include "arkanong/session/EventLog.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/storage/DataError.hpp"

using namespace arkanong::test;

TEST_CASE("the event log immediately writes a line with the tick for each event", "[session]") {
    const TempFolder folder;
    const std::string path = folder / "log.txt";
    EventLog log(path);
    CHECK(log.enabled());
    log.write("screen title");
    log.write(7, {CountdownTicked{2}, SuddenDeathBegan{}});
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    CHECK(line == "screen title");
    std::getline(file, line);
    CHECK(line == "tick 7 " + describe(CountdownTicked{2}));
    std::getline(file, line);
    CHECK(line == "tick 7 " + describe(SuddenDeathBegan{}));
}

TEST_CASE("without a path no event log is written, and an unwritable path is an error", "[session]") {
    EventLog log("");
    CHECK_FALSE(log.enabled());
    log.write("nothing");
    CHECK(log.complete());
    CHECK_THROWS_WITH(EventLog("/no/such/folder/log.txt"), ContainsSubstring("there is no folder"));
    const TempFolder folder;
    CHECK_THROWS_WITH(EventLog(folder.path()), ContainsSubstring("it is a folder"));
#if defined(__linux__)
    CHECK_THROWS_AS(EventLog("/proc/log.txt"), MachineError);
#endif
}

#if defined(__linux__)
TEST_CASE("an event log is incomplete after a line could not be written", "[session]") {
    EventLog log("/dev/full");
    CHECK(log.complete());
    log.write("screen title");
    CHECK_FALSE(log.complete());
}
#endif
