#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "Folders.hpp"
#include "app/TextFaults.hpp"
#include "arkanong/editor/EditorPanels.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/input/bindings/WindowEvent.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <memory>

using namespace arkanong::test;

namespace {

std::shared_ptr<EditorSession> edited() {
    return std::make_shared<EditorSession>(copyOf(loadLevel(levelPath(assetsPath("levels"), "2-8"))));
}

} // namespace

TEST_CASE("the editor's help on each brick and power-up can be read in every language and text size",
          "[app][texts]") {
    const int textSize = GENERATE(100, 150, 200);
    for (const Language& language : languages) {
        const std::optional<Catalogue> built = builtCatalogue(language.code);
        if (!built && language.code != "en") continue; // A build without gettext.
        Stage stage({textSize, "standard", Device::Keyboard, built ? &*built : &Catalogue::english()});
        const std::shared_ptr<EditorSession> session = edited();
        stage.context.state.editor = session;
        stage.put<EditorScreen>();
        stage.runSeconds(1.0);
        for (const EditorTool tool : {EditorTool::Brick, EditorTool::PowerUp}) {
            session->tool = tool;
            for (std::size_t index = 0; index < paletteSize(tool); ++index) {
                (tool == EditorTool::Brick ? session->brick : session->drop) = index;
                INFO(language.code << " at " << textSize << " %, entry " << index);
                const Drawn drawn = drawnOn(stage);
                CHECK(drawn.texts.size() > 3);
                for (const std::string& fault : allFaultsOf(drawn, textSize / 100.0))
                    FAIL_CHECK(fault);
            }
        }
    }
}

TEST_CASE("the palette's last brick is chosen by a click on it, large letters included", "[app]") {
    const int textSize = GENERATE(100, 150, 200);
    const double bottom = 516.0 - 60.0 * (textSize / 100.0 - 1.0);
    INFO(textSize << " %");
    Stage stage({textSize});
    const std::shared_ptr<EditorSession> session = edited();
    stage.context.state.editor = session;
    auto& screen = stage.put<EditorScreen>();
    static_cast<void>(screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {1168.0, bottom - 4.0}}));
    CHECK(session->brick == paletteSize(EditorTool::Brick) - 1);
    static_cast<void>(screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {1168.0, bottom + 4.0}}));
    CHECK(session->brick == paletteSize(EditorTool::Brick) - 1);
}
