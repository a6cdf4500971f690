#include "arkanong/input/gamepad/GamepadDevice.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"

using namespace arkanong;
using namespace arkanong::test;
using Axis = sf::Joystick::Axis;

namespace {

/// Puts a gamepad into a folder that looks like /sys/class/input.
void plug(const TempFolder& folder, const std::string& node, const std::string& name,
          const std::string& product, const std::string& keys = "7cdb000000000000 0 0 0 0",
          const std::string& axes = "3003f") {
    const std::filesystem::path device = std::filesystem::path(folder / node) / "device";
    std::filesystem::create_directories(device / "id");
    std::filesystem::create_directories(device / "capabilities");
    for (const auto& [file, text] : {std::pair<std::string, std::string>{"name", name},
                                     {"id/bustype", "0003"},
                                     {"id/vendor", "045e"},
                                     {"id/product", product},
                                     {"id/version", "0114"},
                                     {"capabilities/key", keys},
                                     {"capabilities/abs", axes}})
        std::ofstream(device / file) << text << '\n';
}

} // namespace

TEST_CASE("the kernel tells a gamepad's bus, version, buttons and axes", "[input]") {
    const TempFolder folder;
    plug(folder, "js0", "Other Pad", "0001");
    plug(folder, "js1", "Xbox 360 pad", "028e");
    std::filesystem::create_directories(folder / "event7");
    const GamepadDevice device = deviceOf({"Xbox 360 pad", 0x45e, 0x28e, 11, {}, {}}, folder.path());
    CHECK(device.node == "js1");
    CHECK(textOf(guidOf(device.id)) == "030000005e0400008e02000014010000");
    CHECK(device.axes == std::vector{0, 1, 2, 3, 4, 5, 16, 17});
    CHECK(device.buttons ==
          std::vector{0x130, 0x131, 0x133, 0x134, 0x136, 0x137, 0x13a, 0x13b, 0x13c, 0x13d, 0x13e});
}

TEST_CASE("the driver numbers joystick buttons before those with lower codes, and no keys", "[input]") {
    const TempFolder folder;
    // Keys 2 and 4, buttons 0x100 and 0x121.
    plug(folder, "js0", "Odd Pad", "0002", "200000001 0 0 0 14");
    CHECK(deviceOf({"Odd Pad", 0, 0, 2, {}, {}}, folder.path()).buttons == std::vector{0x121, 0x100});
}

TEST_CASE("without the kernel's word a gamepad is what SFML says of it", "[input]") {
    const TempFolder folder;
    plug(folder, "js0", "Other Pad", "0001");
    const ReportedPad pad{
        "My Pad", 0x1234, 0x5678, 12, {Axis::X, Axis::Y, Axis::Z, Axis::R, Axis::PovX, Axis::PovY}, {}};
    for (const std::string& place : {folder.path(), folder / "nowhere"}) {
        const GamepadDevice device = deviceOf(pad, place);
        CHECK(device.node.empty());
        CHECK_FALSE(device.id.bus);
        CHECK_FALSE(device.id.version);
        CHECK(device.id.vendor == 0x1234);
        CHECK(device.axes == std::vector{0, 1, 2, 5, 16, 17});
        CHECK(device.buttons.empty());
    }
}

TEST_CASE("files of the kernel that make no sense do no harm", "[input]") {
    const TempFolder folder;
    plug(folder, "js0", "Pad", "zz", "no bits", "");
    const GamepadDevice device = deviceOf({"Pad", 0, 7, 3, {Axis::X}, {}}, folder.path());
    CHECK(device.id.product == 7);
    CHECK(device.buttons.empty());
    CHECK(device.axes == std::vector{0});
}
