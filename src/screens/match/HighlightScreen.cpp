#include "arkanong/screens/match/HighlightScreen.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

namespace {

/// Those that the Game itself answers.
bool isWindowKey(sfml::Key key) {
    return key == sfml::Key::F3 || key == sfml::Key::F10 || key == sfml::Key::F11 || key == sfml::Key::F12;
}

} // namespace

HighlightScreen::HighlightScreen(ScreenContext& context, const MatchSetup& setup)
    : Screen(context), setup_(setup), player_(context, setup) {
    const std::string& whose = player_.whose();
    context.services.log.write("moment " + whose + (whose.empty() ? "" : ": ") +
                               captionOf(Catalogue::english(), player_.highlight()));
}

ScreenChange HighlightScreen::handle(const sfml::WindowEvent& event) {
    if (savesMoment(event)) return SaveMoment{setup_};
    const auto* key = std::get_if<sfml::KeyPressed>(&event);
    const bool pressed = (key != nullptr && !isWindowKey(key->key)) ||
                         std::holds_alternative<sfml::MousePressed>(event) ||
                         std::holds_alternative<sfml::PadPressed>(event);
    if (!pressed) return Stay{};
    sounds().play(Cue::MenuBack);
    return Resume{};
}

ScreenChange HighlightScreen::step() {
    if (player_.step()) return Stay{};
    log().write("moment ends");
    return Resume{};
}

void HighlightScreen::advance(double seconds) {
    sounds().play(player_.takeEvents(seconds), std::nullopt);
    player_.advance(seconds);
}

void HighlightScreen::draw(double alpha, double brightness) const {
    player_.draw(textures(), alpha, brightness, fill(text("{key}: back"), {{"key", anyKey()}}));
}

} // namespace arkanong
