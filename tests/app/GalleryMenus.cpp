#include "app/GalleryParts.hpp"
#include "arkanong/editor/EditorChoiceScreen.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/editor/pages/EditorPages.hpp"
#include "arkanong/screens/menus/LevelChoiceScreen.hpp"
#include "arkanong/screens/menus/SetupPageScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/ControlSetScreen.hpp"
#include "arkanong/screens/options/ControlsScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/options/PresetsScreen.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"
#include "arkanong/ui/MutatorsScreen.hpp"

namespace arkanong::test::galleryparts {

using sfml::Key;

namespace {

/// A level with everything that can be special about one.
Level specialLevel() {
    Level level = loadLevel(levelPath(assetsPath("levels"), "2-8"));
    level.rules = Mutators::fromBits(0x0f);
    level.goalWidth = 4;
    return level;
}

} // namespace

std::vector<GalleryPicture> titleAndOptions() {
    std::vector<GalleryPicture> pictures{
        {"title", [](Stage& stage) { stage.put<TitleScreen>(7U); }, 3.0},
        {"title-newcomer",
         [](Stage& stage) {
             Settings settings = stage.context.services.profile.settings();
             settings.offerFirstMatch = true;
             stage.context.services.profile.overrideSettings(settings);
             stage.put<TitleScreen>(7U);
         },
         3.0},
        {"options",
         [](Stage& stage) {
             stage.put<TitleScreen>(7U);
             stage.put<OptionsScreen>(true);
         }},
        {"controls",
         [](Stage& stage) {
             stage.put<TitleScreen>(7U);
             stage.put<ControlsScreen>();
         }},
        {"presets",
         [](Stage& stage) {
             stage.put<TitleScreen>(7U);
             press(stage.put<PresetsScreen>(true), Key::Down, 3);
         }},
        {"message",
         [](Stage& stage) {
             stage.put<ChoiceScreen>(messageDialog("/home/somebody/.local/share/arkanong/levels/"
                                                   "my-level.toml:12:3: expected a whole number from "
                                                   "1 to 3, found \"many\""));
         }},
    };
    for (std::size_t i = 0; i < optionPageCount; ++i)
        for (const int row : {0, 1, 6})
            pictures.push_back(
                {"options-" + std::to_string(i + 1) + "-row-" + std::to_string(row), [i, row](Stage& stage) {
                     stage.play(computers("beehive"));
                     stage.runSeconds(4.0);
                     press(stage.put<OptionPageScreen>(static_cast<OptionPage>(i)), Key::Down, row);
                 }});
    for (std::size_t i = 0; i < controlSetCount; ++i)
        pictures.push_back({"controls-" + std::to_string(i + 1), [i](Stage& stage) {
                                stage.put<TitleScreen>(7U);
                                press(stage.put<ControlSetScreen>(static_cast<ControlSet>(i)), Key::Down, 2);
                            }});
    return pictures;
}

std::vector<GalleryPicture> setups() {
    std::vector<GalleryPicture> pictures;
    pictures.push_back({"setup", [](Stage& stage) { stage.put<SetupScreen>(SetupKind::Versus); }});
    const std::pair<const char*, SetupPage> pages[] = {
        {"setup-blue", SetupPage::Blue}, {"setup-red", SetupPage::Red}, {"setup-rules", SetupPage::Rules}};
    for (const auto& [name, page] : pages)
        pictures.push_back({name, [page = page](Stage& stage) {
                                stage.put<SetupScreen>(SetupKind::Versus);
                                press(stage.put<SetupPageScreen>(SetupKind::Versus, page), Key::Down, 1);
                            }});
    pictures.push_back({"setup-watch", [](Stage& stage) {
                            winUpTo(stage, {5, 8});
                            MatchSetup& setup = stage.context.state.lastWatch;
                            setup.settings.bosses[sideIndex(Side::Red)] = Boss::Minotaur;
                            setup.settings.goals = {3, 5};
                            setup.settings.pointsLimit = 20000;
                            setup.settings.mutators.set(Mutator::SpinningHexagons, true);
                            setup.settings.mutators.set(Mutator::FastRally, true);
                            press(stage.put<SetupScreen>(SetupKind::Watch), Key::Up, 1);
                        }});
    pictures.push_back({"mutators", [](Stage& stage) {
                            stage.put<SetupScreen>(SetupKind::Versus);
                            press(stage.put<MutatorsScreen>(SetupKind::Versus), Key::Down, 3);
                        }});
    for (const char* const level : {"", "two-lifts", "4-8"})
        pictures.push_back(
            {std::string("levels-") + (*level == '\0' ? "first" : level), [level](Stage& stage) {
                 winUpTo(stage, {5, 8});
                 stage.put<SetupScreen>(SetupKind::Versus);
                 const std::string& folder = stage.context.services.levelFolder;
                 const std::optional<CampaignLevel> at = campaignLevelNamed(level);
                 stage.put<LevelChoiceScreen>(SetupKind::Versus,
                                              at ? campaignLevelPath(folder, *at).value() : level);
             }});
    return pictures;
}

std::vector<GalleryPicture> editors() {
    const auto edit = [](Stage& stage) {
        stage.context.services.ownLevels = stage.folder / "levels";
        stage.context.state.editor = std::make_shared<EditorSession>(copyOf(specialLevel()));
    };
    std::vector<GalleryPicture> pictures{
        {"editor-choice",
         [edit](Stage& stage) {
             edit(stage);
             stage.put<EditorChoiceScreen>();
         }},
    };
    pictures.push_back({"editor-saved", [edit](Stage& stage) {
                            edit(stage);
                            stage.context.state.editor->file =
                                "/home/somebody/.local/share/arkanong/levels/my-level.toml";
                            auto menu = editorPage(stage.context, EditorPage::Menu);
                            static_cast<void>(chosen(*menu, 5)); // SHARE.
                            stage.screens.push(std::move(menu));
                        }});
    pictures.push_back({"editor-paste", [edit](Stage& stage) {
                            edit(stage);
                            auto menu = editorPage(stage.context, EditorPage::Menu);
                            menu->paste(levelCode(specialLevel()));
                            stage.screens.push(std::move(menu));
                        }});
    for (int tool = 0; tool < 6; ++tool)
        pictures.push_back({"editor-" + std::to_string(tool), [edit, tool](Stage& stage) {
                                edit(stage);
                                press(stage.put<EditorScreen>(), Key::Tab, tool);
                            }});
    constexpr std::array<const char*, 8> names{"menu", "properties", "rules",   "name",
                                               "idea", "opponent",   "replace", "leave"};
    for (std::size_t i = 0; i < names.size(); ++i)
        pictures.push_back({std::string("editor-") + names[i], [edit, i](Stage& stage) {
                                edit(stage);
                                stage.screens.push(editorPage(stage.context, static_cast<EditorPage>(i)));
                            }});
    return pictures;
}

} // namespace arkanong::test::galleryparts
