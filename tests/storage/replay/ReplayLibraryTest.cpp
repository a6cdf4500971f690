#include "arkanong/storage/replay/ReplayLibrary.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>

using namespace arkanong::test;

namespace {

namespace fs = std::filesystem;

Replay shortMatch(const std::string& date) { return summarised(playedMatch(130), date); }

/// "2026-11-21 10:00:07" for 7.
std::string second(int number) {
    const std::string digits = std::to_string(number);
    return "2026-11-21 10:00:" + std::string(digits.size() < 2 ? "0" : "") + digits;
}

std::vector<std::string> dates(const ReplayLibrary& library) {
    std::vector<std::string> found;
    for (const ReplayLibrary::Entry& entry : library.list())
        found.push_back(entry.date);
    return found;
}

} // namespace

TEST_CASE("a replay's file name contains date, level and result", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder / "replays");
    const std::string path = library.keep(shortMatch(second(7)));
    CHECK(fs::path(path).filename() == "2026-11-21_10-00-07_rows_blue-wins-1200-800.replay");
    CHECK_FALSE(firstDifference(loadReplay(path)));

    Replay other = shortMatch(second(7));
    other.level.name = "  Größe: 2/3  ";
    other.summary->winner.reset();
    CHECK(replayName(*other.summary, other.level) == "2026-11-21_10-00-07_grosse-2-3_unfinished-1200-800");
    other.summary->winner = Side::Red;
    CHECK(replayName(*other.summary, other.level) == "2026-11-21_10-00-07_grosse-2-3_red-wins-1200-800");
}

TEST_CASE("the list shows a replay's header without playing it", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    library.keep(shortMatch(second(7)));
    const std::vector<ReplayLibrary::Entry> entries = library.list();
    REQUIRE(entries.size() == 1);
    CHECK_FALSE(entries[0].saved);
    CHECK(entries[0].problem.empty());
    REQUIRE(entries[0].header);
    CHECK(entries[0].header->level.name == "Rows");
    CHECK(entries[0].header->level.bricks.size() == 42);
    REQUIRE(entries[0].header->summary);
    CHECK(entries[0].header->summary->players[1] == "RUSTY");
    CHECK(entries[0].header->summary->winner == Side::Blue);
    CHECK(entries[0].date == second(7));
}

TEST_CASE("the latest twenty replays are kept, listed newest first", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    for (int i = 0; i < 25; ++i)
        library.keep(shortMatch(second(i)));
    const std::vector<std::string> found = dates(library);
    REQUIRE(found.size() == ReplayLibrary::latest);
    CHECK(found.front() == second(24));
    CHECK(found.back() == second(5));
    CHECK(std::is_sorted(found.rbegin(), found.rend()));
}

TEST_CASE("the twenty replays that were written last are kept, even if the clock was wrong", "[storage]") {
    const std::string wrong = GENERATE("2099", "1970");
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    // The clock is wrong, then right, then wrong again; these are fewer and more than are kept.
    std::vector<std::string> written;
    for (const auto& [year, count] :
         {std::pair(wrong, 25), std::pair(std::string("2026"), 7), std::pair(wrong, 30)})
        for (int i = 0; i < count; ++i) {
            written.push_back(library.keep(shortMatch(year + second(i).substr(4))));
            CHECK(fs::exists(written.back()));
            const std::size_t kept = std::min(written.size(), ReplayLibrary::latest);
            CHECK(library.list().size() == kept);
            CHECK(std::all_of(written.end() - static_cast<std::ptrdiff_t>(kept), written.end(),
                              [](const std::string& path) { return fs::exists(path); }));
        }
}

TEST_CASE("a replay outlives those that the system says were written in the future", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    const auto future = fs::file_time_type::clock::now() + std::chrono::hours(24 * 365);
    for (int i = 0; i < 20; ++i)
        fs::last_write_time(library.keep(shortMatch("2099" + second(i).substr(4))), future);
    const std::string first = library.keep(shortMatch(second(0)));
    const std::string next = library.keep(shortMatch(second(1)));
    CHECK(fs::exists(first));
    CHECK(fs::exists(next));
    CHECK(library.list().size() == ReplayLibrary::latest);
}

TEST_CASE("matches that end in the same second get different names", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    const std::string first = library.keep(shortMatch(second(0)));
    for (int i = 0; i < 20; ++i)
        CHECK(library.keep(shortMatch(second(0))) != first);
    CHECK(library.list().size() == 20);
    CHECK_FALSE(fs::exists(first)); // The oldest one.
}

TEST_CASE("saved replays and files with other names are never deleted automatically", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    const std::string own = folder.write("0-my-own.replay", encodeReplay(playedMatch(10)));
    const std::vector<std::string> renamed{
        "2001-01-01_10-00-00_rows_my-best", "2001-01-01_10-00-00_unfinished-1",
        "2001-01-01_rows_blue-wins-1-0", "2001-01-01_10-00-00_rows_blue-wins-1-0x",
        "2001-01-01_10-00-00_rows_green-wins-1-0"};
    for (const std::string& name : renamed)
        folder.write(name + ".replay", encodeReplay(playedMatch(10)));
    const std::string saved = library.save(library.keep(shortMatch(second(0))));
    CHECK(library.isSaved(saved));
    CHECK(library.save(saved) == saved); // Saving twice has no effect.
    for (int i = 1; i < 40; ++i)
        library.keep(shortMatch(second(i)));
    CHECK(fs::exists(saved));
    CHECK(fs::exists(own));
    for (const std::string& name : renamed)
        CHECK(fs::exists(folder / (name + ".replay")));
    const std::vector<ReplayLibrary::Entry> entries = library.list();
    REQUIRE(entries.size() == ReplayLibrary::latest + renamed.size() + 2);
    CHECK(entries[20].saved);
    CHECK(entries[20].path == saved);
    CHECK(entries.back().date.empty()); // Unknown.
    CHECK(entries.back().header);
}

TEST_CASE("a saved replay overwrites no other", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    const std::string one = library.save(library.keep(shortMatch(second(0))));
    const std::string two = library.save(library.keep(shortMatch(second(0))));
    CHECK(one != two);
    CHECK(library.list().size() == 2);
    CHECK_THROWS_AS(library.save(folder / "no-such.replay"), DataError);
}

TEST_CASE("a broken replay is listed with an error message", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    std::string bytes = encodeReplay(shortMatch(second(1)));
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    folder.write("2026-11-21_10-00-01_rows_blue-wins-1-0.replay", bytes);
    folder.write("2026-11-21_10-00-02_rows_blue-wins-1-0.replay", "");
    folder.write("notes.txt", "not listed");
    const std::vector<ReplayLibrary::Entry> entries = library.list();
    REQUIRE(entries.size() == 2);
    CHECK_FALSE(entries[0].header);
    CHECK_THAT(entries[0].problem, ContainsSubstring("expected an Arkanong replay"));
    CHECK(entries[0].date == second(2));
    CHECK_FALSE(entries[1].header);
    CHECK_THAT(entries[1].problem, ContainsSubstring("cut short or changed"));
}

TEST_CASE("a list can be read a few files at a time, from any of them on", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.path());
    for (int i = 0; i < 4; ++i)
        library.keep(shortMatch(second(i)));
    const auto whichAreRead = [](const std::vector<ReplayLibrary::Entry>& entries) {
        std::string read;
        for (const ReplayLibrary::Entry& entry : entries)
            read += entry.isRead() ? 'x' : '-';
        return read;
    };
    std::vector<ReplayLibrary::Entry> entries = library.list(0);
    CHECK(whichAreRead(entries) == "----");
    CHECK(entries[0].date == second(3)); // Known from its name.
    CHECK_FALSE(ReplayLibrary::readSome(entries, 2, 1));
    CHECK(whichAreRead(entries) == "--x-");
    const std::size_t two = std::size_t{32} << 10U;
    CHECK_FALSE(ReplayLibrary::readSome(entries, 2, two));
    CHECK(whichAreRead(entries) == "x-xx");
    CHECK(ReplayLibrary::readSome(entries, 2, two));
    CHECK(whichAreRead(entries) == "xxxx");
    CHECK(ReplayLibrary::readSome(entries, 2, 0));
    CHECK(whichAreRead(library.list(two)) == "xx--");
}

TEST_CASE("a replay can be copied to another folder and deleted", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder / "replays");
    CHECK(library.list().empty()); // The folder does not exist yet.
    const std::string path = library.keep(shortMatch(second(3)));
    const std::string copy = library.exportTo(folder / "out", path);
    CHECK(fs::path(copy).filename() == "arkanong_2026-11-21_10-00-03_rows_blue-wins-1200-800.replay");
    CHECK(library.exportTo(folder / "out", path) != copy);
    CHECK(readFile(copy, 1 << 20) == readFile(path, 1 << 20));
    library.remove(path);
    CHECK(library.list().empty());
    CHECK_THROWS_WITH(library.remove(path), ContainsSubstring("cannot be deleted"));
    CHECK_THROWS_AS(library.exportTo(folder / "out", path), DataError);
}

TEST_CASE("a folder that cannot be written is a DataError", "[storage]") {
    const TempFolder folder;
    const ReplayLibrary library(folder.write("replays", "a file"));
    CHECK_THROWS_AS(library.keep(shortMatch(second(3))), DataError);
    CHECK(library.list().empty());
}
