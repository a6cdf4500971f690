#pragma once

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Which level is to be edited: an empty one, one of the player's own, or a copy of one of the game's. Work
/// that was kept from a session that ended without saving is offered first.
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
    std::string explanation() const;
    void drawFolder() const;

    std::vector<LevelGroup> groups_; ///< The first is for the empty level, the second, if any, the player's.
    std::optional<EditorSession> kept_;
    std::size_t group_ = 0;
    std::string loaded_;
    std::optional<Level> level_; ///< Empty where it can't be read:
    std::string problem_;        ///< for this reason.
};

} // namespace arkanong
