#include "arkanong/editor/TrialScreen.hpp"

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/session/InterfaceTexts.hpp"

namespace arkanong {

ScreenChange TrialScreen::handle(const sfml::WindowEvent& event) {
    const auto* key = std::get_if<sfml::KeyPressed>(&event);
    if (key != nullptr && key->key == sfml::Key::Escape) return ShowEditor{};
    return PlayScreen::handle(event);
}

ScreenChange TrialScreen::step() {
    ScreenChange change = PlayScreen::step();
    const bool goesOn = std::holds_alternative<Stay>(change) || std::holds_alternative<ShowPause>(change);
    if (goesOn) return change;
    if (const auto winner = field().match().winner(); winner && context().state.editor)
        context().state.editor->news = text(winText(match().setup, *winner));
    return ShowEditor{};
}

} // namespace arkanong
