#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "Folders.hpp"
#include "app/TextFaults.hpp"
#include "arkanong/editor/EditorPanels.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

using namespace arkanong::test;

TEST_CASE("the editor's help on each brick and power-up can be read in every language and text size",
          "[app][texts]") {
    const int textSize = GENERATE(100, 150, 200);
    for (const Language& language : languages) {
        const std::optional<Catalogue> built = builtCatalogue(language.code);
        if (!built && language.code != "en") continue; // A build without gettext.
        Stage stage({textSize, "standard", Device::Keyboard, built ? &*built : &Catalogue::english()});
        const auto session =
            std::make_shared<EditorSession>(copyOf(loadLevel(levelPath(assetsPath("levels"), "2-8"))));
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
                for (const std::string& fault : faultsOf(drawn, textSize / 100.0))
                    FAIL_CHECK(fault);
                for (const std::string& fault : edgeFaultsOf(drawn))
                    FAIL_CHECK(fault);
            }
        }
    }
}
