#include "arkanong/storage/Files.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "storage/player/UserFileText.hpp"

#if defined(__linux__)
#include <sys/sysmacros.h>
#endif
#ifndef _WIN32
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

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

    CHECK(filesIn(folder) == 0);
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

#ifndef _WIN32
TEST_CASE("writing through a symbolic link to a file that is not there yet creates that file", "[storage]") {
    const TempFolder folder;
    std::filesystem::create_directory(folder / "elsewhere");
    std::filesystem::create_symlink("elsewhere/real", folder / "link");
    writeFile(folder / "link", "new");
    CHECK(std::filesystem::is_symlink(folder / "link"));
    CHECK(readFile(folder / "elsewhere/real", 100) == "new");
}

TEST_CASE("a pipe and a device are neither read nor replaced, and nothing waits for them", "[storage]") {
    const TempFolder folder;
    const std::string pipe = folder / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    CHECK_THROWS_WITH(readFile(pipe, 10), ContainsSubstring("found a pipe, a socket or a device"));
    CHECK_THROWS_WITH(writeFile(pipe, "x"), ContainsSubstring("it is no file, but a pipe"));
    CHECK(std::filesystem::is_fifo(pipe));
    // A device of the test's own: a failure here must not replace one of the machine's. Making one takes a right.
    const std::string device = folder / "device";
    if (mknod(device.c_str(), S_IFCHR | 0600, makedev(1, 3)) != 0) return;
    std::filesystem::create_symlink(device, folder / "link");
    for (const std::string& path : {device, folder / "link"}) {
        CHECK_THROWS_AS(readFile(path, 10), DataError);
        CHECK_THROWS_AS(writeFile(path, "x"), DataError);
        CHECK(std::filesystem::is_character_file(device));
    }
}

TEST_CASE("a socket and a loop of links are no files, and keep no file from being saved", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "config.toml";
    const std::string kind = GENERATE("a socket", "a loop of symbolic links");
    if (kind == "a socket") {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        REQUIRE(path.copy(address.sun_path, sizeof address.sun_path - 1) == path.size());
        const int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
        REQUIRE(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
        ::close(listener);
    } else {
        std::filesystem::create_symlink("config.toml", path);
    }
    CHECK_THROWS_WITH(readFile(path, 10),
                      ContainsSubstring("expected a file, found") && ContainsSubstring(kind));
    auto loaded = loadSettings(path);
    CHECK(loaded.notes.size() == 2);
    Settings changed = loaded.value;
    changed.masterVolume = 7;
    updateSettings(changed, loaded.value, path, loaded.notes);
    CHECK(loadSettings(path).value.masterVolume == 7);
    CHECK(filesIn(folder) == 2);
}

TEST_CASE("two programs that write one file at once each have a temporary file of their own", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "file";
    std::string a(200'000, 'a');
    std::string b(200'000, 'b');
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        for (int i = 0; i < 50; ++i)
            writeFile(path, a);
        _exit(0);
    }
    bool mixed = false;
    for (int i = 0; i < 50; ++i) {
        writeFile(path, b);
        const std::string now = readFile(path, 1U << 20U);
        mixed = mixed || (now != a && now != b);
    }
    int status = 1;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(status == 0);
    CHECK_FALSE(mixed);
    CHECK(filesIn(folder) == 1);
}
#endif

TEST_CASE("a folder that is missing cannot be locked", "[storage]") {
    const TempFolder folder;
    CHECK_THROWS_AS(FolderLock(folder / "missing"), MachineError);
}

#ifndef _WIN32
TEST_CASE("of all files in a locked folder only temporary ones of ended games are deleted", "[storage]") {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) _exit(0);
    REQUIRE(waitpid(child, nullptr, 0) == child);
    const std::string ended = std::to_string(child);
    const TempFolder folder;
    for (const std::string& name : {"file.part-" + ended + "-1", "a.part-2.toml.part-" + ended + "-12"})
        folder.write(name, "half");
    const std::vector<std::string> others{"file",
                                          "song.part-2-1.toml",
                                          "song.part-one.toml",
                                          "file.part-",
                                          "file.part-" + ended,
                                          "file.part-" + ended + "-",
                                          "file.part--1",
                                          "file.part-" + ended + "-1x",
                                          "file.part-" + ended + "-01",
                                          "file.part-0" + ended + "-1",
                                          "file.part-+" + ended + "-1",
                                          "file.part--" + ended + "-1",
                                          "file.part-0-1",
                                          "file.part-99999999999999999999-1",
                                          ".part-" + ended + "-1",
                                          "file.part-" + std::to_string(getpid()) + "-1",
                                          "file.part-1-1"};
    for (const std::string& name : others)
        folder.write(name, "the player's");
    std::filesystem::create_directory(folder / ("folder.part-" + ended + "-1"));
    std::filesystem::create_symlink("file", folder / ("link.part-" + ended + "-1"));
    { const FolderLock lock(folder.path()); }
    for (const std::string& name : others) {
        CAPTURE(name);
        CHECK(std::filesystem::exists(folder / name));
    }
    CHECK(filesIn(folder) == others.size() + 2);
}
#endif

TEST_CASE("the start of a file is read, whatever its size", "[storage]") {
    const TempFolder folder;
    const std::string path = folder.write("file", "0123456789");
    CHECK(readStart(path, 4) == "0123");
    CHECK(readStart(path, 10) == "0123456789");
    CHECK(readStart(path, 11) == "0123456789");
    CHECK_THROWS_WITH(readStart(folder / "missing", 4), ContainsSubstring("there is no such file"));
    CHECK_THROWS_WITH(readStart(folder.path(), 4), ContainsSubstring("found a folder"));
}

TEST_CASE("a copy that is put aside is made once for the same content", "[storage]") {
    const TempFolder folder;
    const std::string path = folder.write("data.toml", "first");
    CHECK(keepAside(path, "first") == path + ".broken-1");
    CHECK(keepAside(path, "first") == path + ".broken-1");
    CHECK(keepAside(path, "second") == path + ".broken-2");
    CHECK(keepAside(path, "first", "newer") == path + ".newer-1");
    CHECK(readFile(path, 100) == "first");
    CHECK(readFile(path + ".broken-2", 100) == "second");
    CHECK(filesIn(folder) == 4);
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
    CHECK_THROWS_WITH(quarantine(path), ContainsSubstring("cannot be moved"));
    CHECK(filesIn(folder) == 2);
    folder.write("data.toml", "third");
    CHECK(quarantine(path, "newer") == path + ".newer-1");
}
