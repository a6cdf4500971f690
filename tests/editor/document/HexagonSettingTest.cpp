#include "arkanong/editor/document/HexagonSetting.hpp"

#include "Catch.hpp"
#include "arkanong/editor/EditorPanels.hpp"

using namespace arkanong::test;

TEST_CASE("a step up and a step down restore the setting", "[editor]") {
    Level::HexagonPlace hexagon;
    hexagon.centre = {480.0, 360.0};
    hexagon.pathEnd = {600.0, 360.0};
    hexagon.pathSpeed = 60.0;
    hexagon.spin = 0.1;
    for (const HexagonSetting setting :
         {HexagonSetting::Radius, HexagonSetting::Angle, HexagonSetting::Spin, HexagonSetting::Speed}) {
        const Level::HexagonPlace changed = changedBy(hexagon, {setting, true});
        CAPTURE(displayName(setting));
        CHECK_FALSE(changed == hexagon);
        CHECK(valueOf(Catalogue::english(), changed, setting) !=
              valueOf(Catalogue::english(), hexagon, setting));
        CHECK(changedBy(changed, {setting, false}) == hexagon);
    }
    CHECK(changedBy(hexagon, {HexagonSetting::Path, false}).pathEnd == hexagon.centre);
    CHECK(changedBy(hexagon, {HexagonSetting::Path, true}) == hexagon);
}

TEST_CASE("a radius and a speed are clamped, and an angle wraps around", "[editor]") {
    Level::HexagonPlace hexagon;
    hexagon.pathEnd = {100.0, 0.0};
    for (int i = 0; i < 100; ++i) {
        hexagon = changedBy(hexagon, {HexagonSetting::Radius, false});
        hexagon = changedBy(hexagon, {HexagonSetting::Speed, false});
    }
    CHECK(hexagon.radius == 16.0);
    CHECK(hexagon.pathSpeed > 0.0);
    for (int i = 0; i < 12; ++i)
        hexagon = changedBy(hexagon, {HexagonSetting::Angle, true});
    CHECK(hexagon.turns == 0.0);
}

TEST_CASE("every character that is shown beside a setting changes it", "[editor]") {
    const auto changes = [](EditorTool tool, std::size_t setting, std::string_view keys) {
        for (const char key : keys) {
            if (key == ' ') continue;
            const char small = key >= 'A' && key <= 'Z' ? static_cast<char>(key - 'A' + 'a') : key;
            const auto change = settingTyped(tool, static_cast<char32_t>(small));
            REQUIRE(change);
            CHECK(change->setting == setting);
        }
    };
    for (std::size_t i = 0; i < hexagonSettingCount; ++i)
        changes(EditorTool::Hexagon, i, keysOf(static_cast<HexagonSetting>(i)));
    for (std::size_t i = 0; i < bandSettingCount; ++i)
        changes(EditorTool::Band, i, keysOf(static_cast<BandSetting>(i)));
    CHECK(settingTyped(EditorTool::Band, U'=')->more);
    CHECK_FALSE(settingTyped(EditorTool::Hexagon, U'm'));
    CHECK_FALSE(settingTyped(EditorTool::Wall, U'a'));
}

TEST_CASE("values are shown in a short form", "[editor]") {
    Level::HexagonPlace hexagon;
    hexagon.spin = -0.05;
    CHECK(valueOf(Catalogue::english(), hexagon, HexagonSetting::Spin) == "-0.05 / S");
    hexagon.spin = 0.1 + 0.2;
    CHECK(valueOf(Catalogue::english(), hexagon, HexagonSetting::Spin) == "0.3 / S");
    CHECK(valueOf(Catalogue::english(), hexagon, HexagonSetting::Path) == "None");
    hexagon.turns = 25.0 / 360.0;
    CHECK(valueOf(Catalogue::english(), hexagon, HexagonSetting::Angle) == "25°");
}
