#include "arkanong/screens/match/HighlightScreen.hpp"

#include "arkanong/render/text/Text.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

namespace {

constexpr Vec2 hintAt{1145.0, 456.0}; ///< In the right panel, below the clock.

/// Those that the Game itself answers.
bool isWindowKey(sfml::Key key) {
    return key == sfml::Key::F3 || key == sfml::Key::F10 || key == sfml::Key::F11 || key == sfml::Key::F12;
}

} // namespace

HighlightScreen::HighlightScreen(ScreenContext& context, const MatchSetup& setup)
    : Screen(context), setup_(setup), player_(context, setup) {
    const std::string& whose = player_.whose();
    context.services.log.write("moment " + whose + (whose.empty() ? "" : ": ") +
                               captionOf(player_.highlight()));
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
    player_.draw(textures(), alpha, brightness);
    if (player_.begun()) {
        const std::string words = anyKey() + ": back";
        const FittedLines lines = fittingLines(textures(), words, 124.0, 2, {type::label});
        drawLines(textures(), lines, hintAt, {type::label, palette().muted});
    }
}

} // namespace arkanong
