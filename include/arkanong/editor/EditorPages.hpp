#pragma once

#include "arkanong/editor/EditorSession.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

// What lies over the level editor. All of it works on context.state.editor; there must be one.

namespace arkanong {

/// A page of the editor.
std::unique_ptr<Screen> editorPage(ScreenContext& context, EditorPage page);

/// Saves the level; where that would write over another one's file it asks first. Stay where it is saved, or
/// can't be: the editor tells.
ScreenChange saveOrAsk(ScreenContext& context);

/// Ends the work on the level as it is; what was kept of it is dropped.
ScreenChange leaveEditor(ScreenContext& context);

/// A question or menu over the editor.
class EditorMenuScreen : public MenuScreen {
  public:
    enum class Choice : std::uint8_t {
        Back,
        Trial,
        Save,
        Properties,
        TurnOver,
        TurnAside,
        Clear,
        Leave,
        SaveAndLeave,
        LeaveUnsaved,
        Replace,
    };
    struct MenuEntry {
        std::string text;
        Choice choice;
    };
    /// `question` may have several lines, or be empty.
    EditorMenuScreen(ScreenContext& context, std::string heading, std::string question,
                     std::vector<MenuEntry> entries);

    std::string_view name() const override { return "editor-menu"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }

  private:
    std::string heading_;
    std::string question_;
    std::vector<MenuEntry> entries_;
};

} // namespace arkanong
