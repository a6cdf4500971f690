#include "arkanong/screens/options/OptionRows.hpp"

#include "Catch.hpp"

using namespace arkanong;

namespace {

OptionPage anyPage() {
    return static_cast<OptionPage>(GENERATE(range(0, static_cast<int>(optionPageCount))));
}

Setting rowNamed(OptionPage page, std::string_view name) {
    for (const Setting& row : optionRows(page))
        if (row.line.name == name) return row;
    FAIL("no row " << name);
    return {};
}

std::string shownIn(const Setting& row, const Settings& settings) {
    const Menu::Item item = itemOf(row, settings);
    return item.options.at(item.option);
}

} // namespace

TEST_CASE("after each choice the row shows that choice, and no other row of the page changes", "[screens]") {
    const OptionPage page = anyPage();
    const std::vector<Setting> rows = optionRows(page);
    REQUIRE_FALSE(rows.empty());
    for (const Setting& row : rows) {
        CAPTURE(row.line.name);
        const Settings fresh;
        const std::size_t count = itemOf(row, fresh).options.size();
        REQUIRE(count >= 2);
        for (std::size_t option = 0; option < count; ++option) {
            const Settings changed = withChoice(row, fresh, option);
            CHECK(shownIn(row, changed) == itemOf(row, fresh).options[option]);
            CHECK_FALSE(explain(row, changed).empty());
            for (const Setting& other : rows)
                if (other.line.name != row.line.name) CHECK(shownIn(other, changed) == shownIn(other, fresh));
            CHECK(shownIn(row, withDefault(row, changed)) == shownIn(row, fresh));
        }
    }
}

TEST_CASE("the page of the picture begins with the settings that have the largest effect", "[screens]") {
    std::vector<std::string_view> names;
    for (const Setting& row : optionRows(OptionPage::Picture))
        names.push_back(row.line.name);
    CHECK(names == std::vector<std::string_view>{"Palette", "Text size", "Effects", "Automatic effects",
                                                 "Flashes", "Screen shake", "Moving menus", "Reduced motion",
                                                 "Language"});
}

TEST_CASE("rows change the settings that they name", "[screens]") {
    const Settings fresh;
    CHECK(withChoice(rowNamed(OptionPage::Sound, "Master volume"), fresh, 0).masterVolume == 0);
    CHECK(withChoice(rowNamed(OptionPage::Sound, "Music"), fresh, 20).musicVolume == 100);
    CHECK(withChoice(rowNamed(OptionPage::Sound, "Effects"), fresh, 1).effectsVolume == 5);
    CHECK(withChoice(rowNamed(OptionPage::Sound, "Mute"), fresh, 1).mute);
    CHECK(withChoice(rowNamed(OptionPage::Window, "Full screen"), fresh, 1).fullscreen);
    CHECK(withChoice(rowNamed(OptionPage::Window, "Window size"), fresh, 2).windowWidth == 1600);
    CHECK(withChoice(rowNamed(OptionPage::Window, "Window size"), fresh, 2).windowHeight == 900);
    CHECK_FALSE(withChoice(rowNamed(OptionPage::Window, "Vertical sync"), fresh, 0).verticalSync);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "Palette"), fresh, 1).palette == paletteNames[1]);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "Text size"), fresh, 1).textSize == 150);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "Text size"), fresh, 2).textSize == 200);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "Effects"), fresh, 0).effects == Effects::Low);
    CHECK_FALSE(withChoice(rowNamed(OptionPage::Picture, "Flashes"), fresh, 0).flashes);
    CHECK_FALSE(withChoice(rowNamed(OptionPage::Picture, "Screen shake"), fresh, 0).screenShake);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "Reduced motion"), fresh, 1).reducedMotion);
    CHECK(withChoice(rowNamed(OptionPage::Play, "Game speed"), fresh, 0).gameSpeed == 25);
    CHECK(withChoice(rowNamed(OptionPage::Access, "Game speed"), fresh, 1).gameSpeed == 30);
    CHECK(withChoice(rowNamed(OptionPage::Access, "One button"), fresh, 1).oneButton);
    CHECK(withChoice(rowNamed(OptionPage::Access, "Paddle assist"), fresh, 10).paddleAssist == 50);
    CHECK(withChoice(rowNamed(OptionPage::Access, "Speed on your half"), fresh, 0).ownHalf == 40);
    CHECK(withChoice(rowNamed(OptionPage::Access, "Time per menu item"), fresh, 1).menuPace == 400);
    CHECK(withChoice(rowNamed(OptionPage::Access, "Aim without holding"), fresh, 1).toggleServe);
    CHECK(withChoice(rowNamed(OptionPage::Access, "Laser without holding"), fresh, 1).toggleLaser);
    CHECK(withChoice(rowNamed(OptionPage::Access, "Pour without holding"), fresh, 1).toggleAdding);
    CHECK(withChoice(rowNamed(OptionPage::Access, "Overdrive without holding"), fresh, 1).toggleOverdrive);
    CHECK(withChoice(rowNamed(OptionPage::Ear, "Hear the ball"), fresh, 20).hearBall == 100);
    CHECK(withChoice(rowNamed(OptionPage::Ear, "Ball after it"), fresh, 1).hearSecond == 5);
    CHECK(withChoice(rowNamed(OptionPage::Ear, "Capsules"), fresh, 1).hearCapsules == 5);
    CHECK(withChoice(rowNamed(OptionPage::Ear, "Walls"), fresh, 1).hearWalls == 5);
    CHECK(withChoice(rowNamed(OptionPage::Ear, "Serves"), fresh, 1).hearServes == 5);
    CHECK(withChoice(rowNamed(OptionPage::SecondPlayer, "One button"), fresh, 1).secondOneButton);
    CHECK(withChoice(rowNamed(OptionPage::SecondPlayer, "Paddle assist"), fresh, 1).secondAssist == 5);
    CHECK(withChoice(rowNamed(OptionPage::SecondPlayer, "Speed on their half"), fresh, 1).secondOwnHalf ==
          45);
    CHECK(withChoice(rowNamed(OptionPage::Play, "Input delay"), fresh, 4).inputDelay == 4);
    CHECK(withChoice(rowNamed(OptionPage::Play, "Mouse sensitivity"), fresh, 0).mouseSensitivity == 0.2);
    CHECK_FALSE(withChoice(rowNamed(OptionPage::Play, "Mouse capture"), fresh, 0).mouseCapture);
}

TEST_CASE("each piece of the feel has a switch", "[screens]") {
    struct Switch {
        OptionPage page;
        std::string_view name;
        bool Settings::*value;
    };
    const Switch row = GENERATE(values<Switch>({
        {OptionPage::Sound, "Combo melody", &Settings::comboMelody},
        {OptionPage::Sound, "Stereo", &Settings::stereo},
        {OptionPage::Picture, "Automatic effects", &Settings::automaticEffects},
        {OptionPage::Picture, "Moving menus", &Settings::menuMotion},
        {OptionPage::Feel, "Paddle motion", &Settings::paddleMotion},
        {OptionPage::Feel, "Eyes", &Settings::eyes},
        {OptionPage::Feel, "Brick motion", &Settings::brickMotion},
        {OptionPage::Feel, "Shards", &Settings::shards},
        {OptionPage::Feel, "Sparks", &Settings::sparks},
        {OptionPage::Feel, "Trails", &Settings::trails},
        {OptionPage::Feel, "Ripples", &Settings::ripples},
        {OptionPage::Feel, "Hit-stop", &Settings::hitStop},
        {OptionPage::Feel, "Slow motion", &Settings::slowMotion},
    }));
    CAPTURE(row.name);
    CHECK(Settings{}.*row.value);
    CHECK_FALSE(withChoice(rowNamed(row.page, row.name), {}, 0).*row.value);
    CHECK(withChoice(rowNamed(row.page, row.name), {}, 1).*row.value);
}

TEST_CASE("an unusual value is offered while it is set, sorted among the usual ones", "[screens]") {
    Settings edited;
    edited.masterVolume = 83;
    edited.windowWidth = 1000;
    edited.windowHeight = 800;
    edited.mouseSensitivity = 0.85;
    edited.palette = "mine";
    const Setting volume = rowNamed(OptionPage::Sound, "Master volume");
    const Menu::Item item = itemOf(volume, edited);
    CHECK(item.options.at(item.option) == "83");
    CHECK(withChoice(volume, edited, item.option + 1).masterVolume == 85);
    CHECK(itemOf(volume, withChoice(volume, edited, item.option + 1)).options.size() ==
          item.options.size() - 1);
    CHECK(shownIn(rowNamed(OptionPage::Window, "Window size"), edited) == "1000 × 800");
    CHECK(shownIn(rowNamed(OptionPage::Play, "Mouse sensitivity"), edited) == "0.85");
    CHECK(shownIn(rowNamed(OptionPage::Picture, "Palette"), edited) == "Mine");
}

TEST_CASE("the row of the effects says when fewer are in use than were chosen", "[screens]") {
    const Setting effects = rowNamed(OptionPage::Picture, "Effects");
    Settings chosen;
    CHECK(explain(effects, chosen, Effects::Full) == explain(effects, chosen));
    CHECK(explain(effects, chosen, Effects::Medium) == "Now medium: this machine is too slow for more");
    CHECK(explain(effects, chosen, Effects::Low) == "Now low: this machine is too slow for more");
    CHECK(shownIn(effects, chosen) == "Full");
    chosen.effects = Effects::Low;
    CHECK(explain(effects, chosen, Effects::Low) == explain(effects, chosen));
    const Setting palette = rowNamed(OptionPage::Picture, "Palette");
    CHECK(explain(palette, chosen, Effects::Low) == explain(palette, chosen));
}
