#include "arkanong/screens/options/OptionRows.hpp"

#include "Catch.hpp"
#include "arkanong/render/Palette.hpp"

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

TEST_CASE("each choice of each row is what the row then says, and changes nothing else of the page",
          "[screens]") {
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

TEST_CASE("the page of the picture begins with what decides most", "[screens]") {
    std::vector<std::string_view> names;
    for (const Setting& row : optionRows(OptionPage::Picture))
        names.push_back(row.line.name);
    CHECK(names == std::vector<std::string_view>{"PALETTE", "TEXT SIZE", "EFFECTS", "AUTOMATIC EFFECTS",
                                                 "FLASHES", "SCREEN SHAKE", "MOVING MENUS",
                                                 "REDUCED MOTION"});
}

TEST_CASE("rows change the settings that they name", "[screens]") {
    const Settings fresh;
    CHECK(withChoice(rowNamed(OptionPage::Sound, "MASTER VOLUME"), fresh, 0).masterVolume == 0);
    CHECK(withChoice(rowNamed(OptionPage::Sound, "MUSIC"), fresh, 20).musicVolume == 100);
    CHECK(withChoice(rowNamed(OptionPage::Sound, "EFFECTS"), fresh, 1).effectsVolume == 5);
    CHECK(withChoice(rowNamed(OptionPage::Sound, "MUTE"), fresh, 1).mute);
    CHECK(withChoice(rowNamed(OptionPage::Window, "FULLSCREEN"), fresh, 1).fullscreen);
    CHECK(withChoice(rowNamed(OptionPage::Window, "WINDOW SIZE"), fresh, 2).windowWidth == 1600);
    CHECK(withChoice(rowNamed(OptionPage::Window, "WINDOW SIZE"), fresh, 2).windowHeight == 900);
    CHECK_FALSE(withChoice(rowNamed(OptionPage::Window, "VERTICAL SYNC"), fresh, 0).verticalSync);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "PALETTE"), fresh, 1).palette == paletteNames[1]);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "TEXT SIZE"), fresh, 1).textSize == 150);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "TEXT SIZE"), fresh, 2).textSize == 200);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "EFFECTS"), fresh, 0).effects == Effects::Low);
    CHECK_FALSE(withChoice(rowNamed(OptionPage::Picture, "FLASHES"), fresh, 0).flashes);
    CHECK_FALSE(withChoice(rowNamed(OptionPage::Picture, "SCREEN SHAKE"), fresh, 0).screenShake);
    CHECK(withChoice(rowNamed(OptionPage::Picture, "REDUCED MOTION"), fresh, 1).reducedMotion);
    CHECK(withChoice(rowNamed(OptionPage::Play, "GAME SPEED"), fresh, 0).gameSpeed == 25);
    CHECK(withChoice(rowNamed(OptionPage::Access, "GAME SPEED"), fresh, 1).gameSpeed == 30);
    CHECK(withChoice(rowNamed(OptionPage::Access, "ONE BUTTON"), fresh, 1).oneButton);
    CHECK(withChoice(rowNamed(OptionPage::Access, "PADDLE ASSIST"), fresh, 10).paddleAssist == 50);
    CHECK(withChoice(rowNamed(OptionPage::Access, "SPEED ON YOUR HALF"), fresh, 0).ownHalf == 40);
    CHECK(withChoice(rowNamed(OptionPage::Access, "MENU SPEED, MS"), fresh, 1).menuPace == 400);
    CHECK(withChoice(rowNamed(OptionPage::Access, "AIM WITHOUT HOLDING"), fresh, 1).toggleServe);
    CHECK(withChoice(rowNamed(OptionPage::Access, "LASER WITHOUT HOLDING"), fresh, 1).toggleLaser);
    CHECK(withChoice(rowNamed(OptionPage::Access, "POUR WITHOUT HOLDING"), fresh, 1).toggleAdding);
    CHECK(withChoice(rowNamed(OptionPage::Access, "OVERDRIVE WITHOUT HOLDING"), fresh, 1).toggleOverdrive);
    CHECK(withChoice(rowNamed(OptionPage::SecondPlayer, "ONE BUTTON"), fresh, 1).secondOneButton);
    CHECK(withChoice(rowNamed(OptionPage::SecondPlayer, "PADDLE ASSIST"), fresh, 1).secondAssist == 5);
    CHECK(withChoice(rowNamed(OptionPage::SecondPlayer, "SPEED ON THEIR HALF"), fresh, 1).secondOwnHalf ==
          45);
    CHECK(withChoice(rowNamed(OptionPage::Play, "MOUSE SENSITIVITY"), fresh, 0).mouseSensitivity == 0.2);
    CHECK_FALSE(withChoice(rowNamed(OptionPage::Play, "MOUSE CAPTURE"), fresh, 0).mouseCapture);
}

TEST_CASE("each piece of the feel has a switch", "[screens]") {
    struct Switch {
        OptionPage page;
        std::string_view name;
        bool Settings::*value;
    };
    const Switch row = GENERATE(values<Switch>({
        {OptionPage::Sound, "COMBO MELODY", &Settings::comboMelody},
        {OptionPage::Sound, "STEREO", &Settings::stereo},
        {OptionPage::Picture, "AUTOMATIC EFFECTS", &Settings::automaticEffects},
        {OptionPage::Picture, "MOVING MENUS", &Settings::menuMotion},
        {OptionPage::Feel, "PADDLE MOTION", &Settings::paddleMotion},
        {OptionPage::Feel, "EYES", &Settings::eyes},
        {OptionPage::Feel, "BRICK MOTION", &Settings::brickMotion},
        {OptionPage::Feel, "SHARDS", &Settings::shards},
        {OptionPage::Feel, "SPARKS", &Settings::sparks},
        {OptionPage::Feel, "TRAILS", &Settings::trails},
        {OptionPage::Feel, "RIPPLES", &Settings::ripples},
        {OptionPage::Feel, "HIT-STOP", &Settings::hitStop},
        {OptionPage::Feel, "SLOW MOTION", &Settings::slowMotion},
    }));
    CAPTURE(row.name);
    CHECK(Settings{}.*row.value);
    CHECK_FALSE(withChoice(rowNamed(row.page, row.name), {}, 0).*row.value);
    CHECK(withChoice(rowNamed(row.page, row.name), {}, 1).*row.value);
}

TEST_CASE("an unusual value is offered as long as it is set, in its place", "[screens]") {
    Settings edited;
    edited.masterVolume = 83;
    edited.windowWidth = 1000;
    edited.windowHeight = 800;
    edited.mouseSensitivity = 0.85;
    edited.palette = "mine";
    const Setting volume = rowNamed(OptionPage::Sound, "MASTER VOLUME");
    const Menu::Item item = itemOf(volume, edited);
    CHECK(item.options.at(item.option) == "83");
    CHECK(withChoice(volume, edited, item.option + 1).masterVolume == 85);
    CHECK(itemOf(volume, withChoice(volume, edited, item.option + 1)).options.size() ==
          item.options.size() - 1);
    CHECK(shownIn(rowNamed(OptionPage::Window, "WINDOW SIZE"), edited) == "1000 × 800");
    CHECK(shownIn(rowNamed(OptionPage::Play, "MOUSE SENSITIVITY"), edited) == "0.85");
    CHECK(shownIn(rowNamed(OptionPage::Picture, "PALETTE"), edited) == "MINE");
}

TEST_CASE("the row of the effects says when fewer are in use than were chosen", "[screens]") {
    const Setting effects = rowNamed(OptionPage::Picture, "EFFECTS");
    Settings chosen;
    CHECK(explain(effects, chosen, Effects::Full) == explain(effects, chosen));
    CHECK(explain(effects, chosen, Effects::Medium) == "NOW MEDIUM: THIS MACHINE IS TOO SLOW FOR MORE");
    CHECK(explain(effects, chosen, Effects::Low) == "NOW LOW: THIS MACHINE IS TOO SLOW FOR MORE");
    CHECK(shownIn(effects, chosen) == "FULL");
    chosen.effects = Effects::Low;
    CHECK(explain(effects, chosen, Effects::Low) == explain(effects, chosen));
    const Setting palette = rowNamed(OptionPage::Picture, "PALETTE");
    CHECK(explain(palette, chosen, Effects::Low) == explain(palette, chosen));
}
