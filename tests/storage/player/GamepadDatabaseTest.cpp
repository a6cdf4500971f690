#include "arkanong/storage/player/GamepadDatabase.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// The entry of a gamepad of vendor 1234 and product 5678 on USB, in this version.
std::string line(const std::string& version, const std::string& name, const std::string& controls) {
    return "030000003412000078560000" + version + "0000," + name + "," + controls + ",platform:Linux,\n";
}

GamepadId padOf(std::uint16_t version) { return {3, 0x1234, 0x5678, version, "Pad"}; }

GamepadDatabase readQuietly(const std::string& text) {
    GamepadDatabase database;
    Notes notes;
    database.read(text, "pads.txt", notes);
    CHECK(notes == Notes{});
    return database;
}

std::string nameFor(const GamepadDatabase& database, const GamepadId& id) {
    const GamepadEntry* const entry = database.find(id);
    return entry != nullptr ? entry->name : "";
}

/// The note on this text.
std::string noteOn(const std::string& text) {
    GamepadDatabase database;
    Notes notes;
    database.read(text, "pads.txt", notes);
    CHECK(database.entries().empty());
    REQUIRE(notes.size() == 1);
    return notes.front();
}

} // namespace

TEST_CASE("an entry names buttons, axes, halves and hats", "[storage]") {
    const GamepadDatabase database = readQuietly(line(
        "0100", "My Pad", "a:b2,leftx:a0~,-lefty:b4,+lefty:b5,dpup:h0.1,lefttrigger:+a3,righttrigger:a4"));
    REQUIRE(database.entries().size() == 1);
    const GamepadEntry& entry = database.entries().front();
    CHECK(entry.name == "My Pad");
    CHECK(entry.file == "pads.txt");
    CHECK(entry.line == 1);
    REQUIRE(entry.wires.size() == 7);
    using Kind = PadSource::Kind;
    CHECK(entry.wires[0].part == PadPart::A);
    CHECK(entry.wires[0].source.kind == Kind::Button);
    CHECK(entry.wires[0].source.number == 2);
    CHECK(entry.wires[1].source.from == 1.0); // Reversed.
    CHECK(entry.wires[1].source.to == -1.0);
    CHECK(entry.wires[2].to == -1.0); // A button that pushes up.
    CHECK(entry.wires[3].to == 1.0);
    CHECK(entry.wires[4].source.kind == Kind::Hat);
    CHECK(entry.wires[4].source.direction == 1);
    CHECK(entry.wires[5].source.from == 0.0); // Half an axis.
    CHECK(entry.wires[6].source.from == -1.0);
}

TEST_CASE("the entry for a gamepad's version is preferred to those for others, and a later one to an earlier",
          "[storage]") {
    const GamepadDatabase database =
        readQuietly(line("0100", "first", "a:b0") + line("0200", "second", "a:b0") +
                    line("0100", "again", "a:b0") + line("0300", "third", "a:b0"));
    CHECK(nameFor(database, padOf(1)) == "again");
    CHECK(nameFor(database, padOf(2)) == "second");
    CHECK(nameFor(database, padOf(9)) == "third");
    GamepadId bluetooth = padOf(1);
    bluetooth.bus = 5;
    CHECK(nameFor(database, bluetooth).empty());
    CHECK(nameFor(database, {3, 0x1234, 0x5679, 1, "Pad"}).empty());
    // Where the system tells less, an entry for any bus and version will do.
    CHECK(nameFor(database, {std::nullopt, 0x1234, 0x5678, std::nullopt, "Pad"}) == "third");
}

TEST_CASE("the player's own entries win over those read before", "[storage]") {
    const TempFolder folder;
    GamepadDatabase database;
    Notes notes;
    database.load(folder.write("installed.txt", line("0100", "installed", "a:b0")), notes);
    database.load(folder / "missing.txt", notes);
    database.load(folder.write("own.txt", "# mine\n\n" + line("0100", "own", "a:b1")), notes);
    CHECK(notes == Notes{});
    const GamepadEntry* const entry = database.find(padOf(1));
    REQUIRE(entry != nullptr);
    CHECK(entry->name == "own");
    CHECK(entry->file == folder / "own.txt");
    CHECK(entry->line == 3);
}

TEST_CASE("gamepads without a vendor are known by name", "[storage]") {
    // The GUID holds the bus and the first eleven letters of "Xbox Gamepad".
    const GamepadDatabase database =
        readQuietly("0000000058626f782047616d65706100,old,a:b0,platform:Linux,\n");
    CHECK(nameFor(database, {3, 0, 0, 0, "Xbox Gamepad (userspace driver)"}) == "old");
    CHECK(nameFor(database, {3, 0, 0, 0, "Xbox"}).empty());
    CHECK(nameFor(database, {3, 1, 1, 0, "Xbox Gamepad"}).empty());
    CHECK(textOf(guidOf({5, 0, 0, 0, "Xbox Gamepad"})) == "0500000058626f782047616d65706100");
    CHECK(textOf(guidOf({3, 0x45e, 0x28e, 0x110, "X"})) == "030000005e0400008e02000010010000");
}

TEST_CASE("entries for other systems, for SDL's wishes and for no gamepad in particular are passed over",
          "[storage]") {
    const std::string pad = "03000000341200007856000000010000,Pad,";
    const GamepadDatabase database =
        readQuietly(pad + "a:b0,platform:Windows,\n" + pad + "a:b0,hint:SDL_X:=1,platform:Mac OS X,\n" +
                    "xinput,XInput Controller,a:b0,platform:Linux,\n" + pad + "wrong,platform:Windows,\n" +
                    pad + "b:b0,hint:SDL_USE_LABELS:=0,platform:Linux,\n" + pad +
                    "x:b0,!hint:SDL_USE_LABELS:=0,platform:Linux,\n" + pad + "misc9:b9,y:b1,\n");
    REQUIRE(database.entries().size() == 2);
    CHECK(database.entries()[0].wires.front().part == PadPart::X);
    CHECK(database.entries()[1].wires.front().part == PadPart::Y); // For any system.
}

TEST_CASE("a wrong line is skipped and noted with its place and what was expected", "[storage]") {
    CHECK(noteOn("\n0300,Pad,a:b0,\n") ==
          "pads.txt:2:1: expected a GUID of 32 hexadecimal digits, found \"0300\"");
    const std::string pad = "03000000341200007856000000010000";
    CHECK_THAT(noteOn(pad), ContainsSubstring("pads.txt:1:1: expected a name and controls behind the GUID"));
    CHECK_THAT(noteOn(pad + ",Pad,"), ContainsSubstring("expected controls behind the GUID and the name"));
    CHECK_THAT(noteOn(pad + ",Pad,a:k0"), ContainsSubstring(":1:40: expected a control's source such as"));
    CHECK_THAT(noteOn(pad + ",Pad,a:b256"), ContainsSubstring("expected a number from 0 to 255"));
    CHECK_THAT(noteOn(pad + ",Pad,a:b"), ContainsSubstring("expected a number from 0 to 255"));
    CHECK_THAT(noteOn(pad + ",Pad,a:h0.3"), ContainsSubstring("expected a hat's direction of 1, 2, 4 or 8"));
    CHECK_THAT(noteOn(pad + ",Pad,a:+b1"), ContainsSubstring("expected a control's source"));
    CHECK_THAT(noteOn(pad + ",Pad,a:b1x"), ContainsSubstring("expected a comma"));
    CHECK_THAT(noteOn(pad + ",Pad,a\x1b[31m"),
               ContainsSubstring("expected a control such as \"a:b0\", found \"a?[31m\""));
}

TEST_CASE("wrong lines do not keep right ones from being read, and many are told in a few notes",
          "[storage]") {
    std::string text;
    for (int i = 0; i < 100; ++i)
        text += "nonsense\n" + line("0100", "Pad", "a:b0");
    GamepadDatabase database;
    Notes notes;
    database.read(text, "pads.txt", notes);
    CHECK(database.entries().size() == 100);
    CHECK(notes.size() == 6);
    CHECK(notes.back() == "pads.txt: 95 more problems");
}

TEST_CASE("a text with too many wrong lines is not read to its end, and a note says so", "[storage]") {
    std::string text;
    for (int i = 0; i < 256; ++i)
        text += "x\n";
    GamepadDatabase database;
    Notes notes;
    database.read(text + line("0100", "Pad", "a:b0"), "pads.txt", notes);
    CHECK(database.entries().empty());
    REQUIRE(notes.size() == 7);
    CHECK(notes.back() == "pads.txt: the rest is not read, because 256 lines are wrong");
    notes.clear();
    database.read(text.substr(2) + line("0100", "Pad", "a:b0") + "x", "pads.txt", notes);
    CHECK(database.entries().size() == 1);
    CHECK(notes.size() == 6); // The last wrong line is the last line.
}

TEST_CASE("an entry has at most two controls for each part of a gamepad", "[storage]") {
    std::string controls = "a:b0";
    for (int i = 1; i < 54; ++i)
        controls += ",a:b0";
    CHECK(readQuietly(line("0100", "Pad", controls)).entries().front().wires.size() == 54);
    CHECK_THAT(noteOn(line("0100", "Pad", controls + ",x:b1")),
               ContainsSubstring("expected at most 54 controls, found \"x:b1\""));
}

TEST_CASE("a checksum in an entry tells apart pads of the same numbers by their names", "[storage]") {
    // 0xbb3d is the published check value of CRC-16/ARC, that of "123456789".
    const GamepadDatabase database =
        readQuietly("03003dbb341200007856000001000000,named,a:b0,\n" + line("0100", "any", "a:b0"));
    GamepadId pad = padOf(1);
    CHECK(nameFor(database, pad) == "any");
    pad.name = "123456789";
    CHECK(nameFor(database, pad) == "named");
    pad.version = 2;
    CHECK(nameFor(database, pad) == "named");
    CHECK(nameFor(database, {3, 0, 0, 0, "123456789"}).empty());
}

TEST_CASE("an entry by name for one bus is for that bus, or for one that is not known", "[storage]") {
    const GamepadDatabase database = readQuietly("050000004f6c64506164000000000000,OldPad,a:b0,\n");
    CHECK(nameFor(database, {5, 0, 0, 0, "OldPad"}) == "OldPad");
    CHECK(nameFor(database, {3, 0, 0, 0, "OldPad"}).empty());
    CHECK(nameFor(database, {std::nullopt, 0, 0, 0, "OldPad"}) == "OldPad");
}

TEST_CASE("files of other editors, GUIDs in capitals and fields that say nothing of a control are read",
          "[storage]") {
    const GamepadDatabase database =
        readQuietly("\xEF\xBB\xBF"
                    "0300000034120000785600000001ABCD,Pad,crc:1234,type:xbox,face:abxy,sdk>=:29,,"
                    "dpup:h0.1,dpright:h0.2,dpdown:h0.4,dpleft:h0.8,leftx:-a0,\r\n"
                    "default,Any,a:b0,\n");
    REQUIRE(database.entries().size() == 1);
    const GamepadEntry& entry = database.entries().front();
    CHECK(textOf(entry.guid) == "0300000034120000785600000001abcd");
    REQUIRE(entry.wires.size() == 5);
    CHECK(entry.wires[3].source.direction == 8);
    CHECK(entry.wires[4].source.from == 0.0);
    CHECK(entry.wires[4].source.to == -1.0);
}

TEST_CASE("a GUID of other characters, a hat without a direction and a control without a name are wrong",
          "[storage]") {
    for (const char wrong : {'/', ':', '@', 'G', '`', 'g'}) {
        CAPTURE(wrong);
        std::string pad = "03000000341200007856000000010000,Pad,a:b0";
        pad[8] = wrong;
        CHECK_THAT(noteOn(pad), ContainsSubstring("expected a GUID of 32 hexadecimal digits"));
        std::swap(pad[8], pad[9]);
        CHECK_THAT(noteOn(pad), ContainsSubstring("expected a GUID of 32 hexadecimal digits"));
    }
    const std::string pad = "03000000341200007856000000010000,Pad,";
    CHECK_THAT(noteOn(pad + "a:h0"), ContainsSubstring("expected a hat's direction such as \"h0.4\""));
    CHECK_THAT(noteOn(pad + ":b0"), ContainsSubstring("expected a control such as \"a:b0\""));
    CHECK_THAT(noteOn(pad + "a:"), ContainsSubstring("expected a control's source"));
}
