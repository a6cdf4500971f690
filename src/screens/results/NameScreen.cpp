#include "arkanong/screens/results/NameScreen.hpp"

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <array>
#include <ctime>

namespace arkanong {

namespace {

constexpr double panelWidth = 640.0;
constexpr double lineY = 184.0; ///< From the panel's top.
constexpr double centreX = screenSize.x / 2;

/// The player's own date, as "2025-11-21".
std::string today() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 16> text{};
    const std::tm* const local = std::localtime(&now);
    if (local == nullptr || std::strftime(text.data(), text.size(), "%Y-%m-%d", local) == 0) return {};
    return text.data();
}

/// The last entered name; at first the player's name from the settings, unless that is still the default.
std::string offeredName(const ScreenContext& context) {
    if (!context.state.lastName.empty()) return context.state.lastName;
    return chosenName(context.services.profile.settings());
}

TypingScreen::Layout nameLayout(const Catalogue& catalogue) {
    return {alphabetOf(catalogue) + U"0123456789-' ",
            panelWidth,
            lineY,
            276.0,
            360.0,
            type::title,
            translatable("Your name"),
            translatable("Skip")};
}

} // namespace

NameScreen::NameScreen(ScreenContext& context, ScoreEntry entry)
    : TypingScreen(context, {TextField::Kind::Name, longestPlayerName},
                   nameLayout(*context.services.textures.type().catalogue)),
      entry_(std::move(entry)),
      place_(context.services.profile.scores(entry_.table).placeFor(entry_.score).value_or(0)) {
    write(offeredName(context));
}

ScreenChange NameScreen::done() {
    const std::string name = field().text();
    if (name.empty()) return Stay{};
    sounds().play(Cue::MenuAccept);
    context().state.lastName = name;
    log().write("name " + name);
    const auto place = profile().addScore(
        entry_.table, {name, entry_.score, entry_.level, today(), entry_.levelName, entry_.aids});
    return ShowEntered{entry_.table, place.value_or(place_)};
}

void NameScreen::draw(double, double) const {
    drawBackdrop();
    drawBoard();
    const std::string place = fill(entry_.aids.any() ? text("Place {n} of the best ten, with {aids}")
                                                     : text("Place {n} of the best ten"),
                                   {{"n", place_ + 1}, {"aids", namedAids(catalogue(), entry_.aids)}});
    Column rows(panelWidth - 2.0 * space::padding, Align::Centre);
    rows.add({fill(text("{table}: A HIGH SCORE"), {{"table", shownTable(catalogue(), entry_.table)}}),
              type::body, palette().blue});
    rows.add(
        {std::to_string(entry_.score), type().isLarge() ? type::title : type::heading, palette().pale, 24.0});
    rows.add({place, type::label, palette().amber, 18.0});
    rows.drawBetween(textures(), centreX, panelTop + space::gap, panelTop + lineY - 2.0 * space::gap);
    drawTyping(field().typed());
    if (field().typed().empty())
        drawText(textures(), text("Your name"), {centreX, panelTop + lineY + 5.0},
                 {type::label, palette().muted, Align::Centre});
}

} // namespace arkanong
