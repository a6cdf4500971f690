#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/input/bindings/KeyPlaces.hpp"

using namespace arkanong::test;
using sfml::Key;

TEST_CASE("the signs in a settings file of an earlier version are places of the US layout", "[input]") {
    const TempFolder folder;
    const std::string file = folder.write(
        "config.toml", "[controls.left-keys]\nmove-up = [\"Semicolon\", \"z\"]\nserve = [\"LControl\"]\n");
    sfml::useSigns(U"qbcdefghijkl,noparstuvzxyw1234567890)=^$*mù²;:!<"); // French.
    const auto loaded = loadSettings(file);
    const ControlMap controls(loaded.value.controls);
    CHECK(loaded.notes.empty());
    CHECK(problemsIn(loaded.value.controls).empty());
    CHECK(controls.of(ControlSet::LeftKeys, Action::MoveUp) ==
          std::vector<Control>{controlOf(Key::Semicolon), controlOf(Key::Z)});
    CHECK(displayName(controlOf(Key::Semicolon)) == "M");
    CHECK(displayName(controlOf(Key::Z)) == "W");
    sfml::useSigns(std::u32string(sfml::usSigns.begin(), sfml::usSigns.end()));
}

TEST_CASE("the place of every key is saved as a word and read again", "[input]") {
    const TempFolder folder;
    const std::string file = folder / "config.toml";
    for (std::size_t code = 0; code < sfml::placeCount; ++code) {
        const Control control = controlOf(static_cast<Key>(code));
        if (isReserved(control)) continue;
        CAPTURE(nameOf(control));
        ControlMap controls;
        controls.replace(ControlSet::LeftKeys, Action::MoveUp, {control});
        Settings settings;
        controls.save(settings.controls);
        saveSettings(settings, file);
        CHECK(ControlMap(loadSettings(file).value.controls) == controls);
    }
}
