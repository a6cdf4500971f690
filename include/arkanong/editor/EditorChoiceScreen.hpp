#pragma once

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Chooses the level to edit: an empty one, one of the player's own, or a copy of one of the game's. An unsaved draft
/// of an earlier session is offered first.
class EditorChoiceScreen : public MenuScreen {
  public:
    explicit EditorChoiceScreen(ScreenContext& context);

    std::string_view name() const override { return "editor-choice"; }
    void draw(double alpha, double brightness) const override;

  protected:
    ScreenChange chosen(std::size_t place) override;
    ScreenChange back() override { return ShowTitle{}; }
    void selectionMoved() override;

  private:
    EditorChoiceScreen(ScreenContext& context, std::vector<LevelGroup> groups,
                       std::optional<EditorSession> kept);
    bool isOwn() const;
    bool isFresh() const;
    std::string path() const;
    Menu::Item& item(std::size_t which);
    bool selects(std::size_t which) const;
    void follow();
    void drawItems() const;
    /// In English.
    const char* explanation() const;
    void drawFolder() const;

    /// The first is for the empty level, the second, if any, for the player's own levels.
    std::vector<LevelGroup> groups_;
    std::optional<EditorSession> kept_;
    std::size_t group_ = 0;
    std::string loaded_;
    std::optional<Level> level_; ///< Empty if it could not be loaded.
    std::string problem_;        ///< Why level_ could not be loaded.
};

} // namespace arkanong
