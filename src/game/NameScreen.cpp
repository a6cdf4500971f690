#include "arkanong/game/NameScreen.hpp"

#include "arkanong/game/Explanations.hpp"
#include "arkanong/game/LevelCard.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/Widgets.hpp"

#include <array>
#include <cmath>
#include <ctime>

namespace arkanong {

namespace {

constexpr Vec2 panelSize{640.0, 500.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 100.0};
constexpr double middle = screenSize.x / 2;
constexpr double fieldY = panelLow.y + 192.0;
constexpr std::size_t columns = 10;
constexpr std::size_t gridRows = 4;
constexpr Vec2 cellStep{54.0, 52.0};
constexpr Vec2 firstCell{middle - cellStep.x * (columns - 1) / 2.0, panelLow.y + 276.0};
constexpr Vec2 cellSize{48.0, 44.0};

// What the cells add; the last two take a letter off and finish.
constexpr std::u32string_view letters = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789- ";
constexpr std::size_t eraseCell = letters.size();
constexpr std::size_t doneCell = eraseCell + 1;
static_assert(doneCell + 1 == columns * gridRows, "a cell for each");

std::string cellText(std::size_t cell) {
    if (cell == eraseCell) return "DEL";
    if (cell == doneCell) return "OK";
    if (letters[cell] == U' ') return "GAP";
    return {static_cast<char>(letters[cell])};
}

/// The player's own date, as "2025-11-21".
std::string today() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 16> text{};
    const std::tm* const local = std::localtime(&now);
    if (local == nullptr || std::strftime(text.data(), text.size(), "%Y-%m-%d", local) == 0) return {};
    return text.data();
}

/// The last one; at first the player's own, where it is not the one that the game came with.
std::string offeredName(const ScreenContext& context) {
    if (!context.lastName.empty()) return context.lastName;
    const std::string& own = context.records.settings().playerNames[sideIndex(Side::Blue)];
    return own == Settings{}.playerNames[sideIndex(Side::Blue)] ? std::string() : own;
}

TextStyle centred(double size, sf::Color colour) {
    TextStyle style;
    style.size = size;
    style.colour = colour;
    style.align = Align::Centre;
    return style;
}

} // namespace

NameScreen::NameScreen(ScreenContext& context, ScoreEntry entry)
    : Screen(context), entry_(std::move(entry)),
      place_(context.records.scores(entry_.table).placeFor(entry_.score).value_or(0)),
      grid_({columns, gridRows, firstCell, cellStep, cellSize}) {
    const std::string offered = offeredName(context);
    for (std::string_view rest = offered; !rest.empty();)
        field_.add(takeCodePoint(rest));
}

ScreenChange NameScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* typed = std::get_if<sfml::CharacterTyped>(&event)) return type(typed->character);
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) return handleKey(key->key);
    const auto* button = std::get_if<sfml::PadPressed>(&event);
    if (button != nullptr && button->button == padButtonStart) return done();
    switch (lead(event, input_, grid_)) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved: context().sounds.play(Cue::MenuMove); break;
    case Menu::Result::Accepted: return press(grid_.selected());
    case Menu::Result::Back: return erase();
    }
    return Stay{};
}

// Letters come as characters, so that they are the ones of the player's own keyboard.
ScreenChange NameScreen::handleKey(sfml::Key key) {
    if (key == sfml::Key::Enter) return done();
    if (key == sfml::Key::Backspace) return erase();
    if (key == sfml::Key::Escape) return skip();
    return Stay{};
}

ScreenChange NameScreen::press(std::size_t cell) {
    if (cell == eraseCell) return erase();
    if (cell == doneCell) return done();
    return type(letters[cell]);
}

ScreenChange NameScreen::type(char32_t character) {
    if (field_.add(character)) context().sounds.play(Cue::MenuMove);
    return Stay{};
}

ScreenChange NameScreen::erase() {
    if (field_.erase()) context().sounds.play(Cue::MenuBack);
    return Stay{};
}

ScreenChange NameScreen::done() {
    const std::string name = field_.name();
    if (name.empty()) return Stay{};
    context().sounds.play(Cue::MenuAccept);
    context().lastName = name;
    context().log.write("name " + name);
    const auto place = context().records.addScore(
        entry_.table, {name, entry_.score, entry_.level, today(), entry_.levelName});
    return ShowEntered{entry_.table, place.value_or(place_)};
}

ScreenChange NameScreen::skip() const {
    context().sounds.play(Cue::MenuBack);
    return Resume{};
}

void NameScreen::advance(double seconds) {
    age_ += seconds;
    context().sounds.play({}, std::nullopt);
}

void NameScreen::draw(double, double) const {
    drawBackdrop(textures());
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawText(textures(), shownTable(entry_.table) + ": A HIGH SCORE", {middle, panelLow.y + 50.0},
             centred(14.0, palette().blue));
    drawText(textures(), std::to_string(entry_.score), {middle, panelLow.y + 114.0},
             centred(36.0, palette().pale));
    drawText(textures(), "PLACE " + std::to_string(place_ + 1) + " OF THE BEST TEN",
             {middle, panelLow.y + 142.0}, centred(10.0, palette().amber));
    drawField();
    drawGrid();
    drawOwnHints();
}

void NameScreen::drawField() const {
    constexpr Vec2 size{360.0, 44.0};
    const Vec2 low{middle - size.x / 2.0, fieldY - 30.0};
    drawFrame(textures(), low, size, palette().grid);
    drawText(textures(), field_.text(), {middle, fieldY}, centred(20.0, palette().blue));
    const double end = middle + measureText(textures(), field_.text(), 20.0) / 2.0 + 4.0;
    const bool blink = age_ - std::floor(age_) < 0.6;
    if (blink) textures().drawRectangle(Layer::Overlay, {end, fieldY - 20.0}, {2.0, 22.0}, palette().pale);
    if (field_.text().empty())
        drawText(textures(), "YOUR NAME", {middle, fieldY - 4.0}, centred(10.0, palette().muted));
}

void NameScreen::drawGrid() const {
    for (std::size_t cell = 0; cell < grid_.count(); ++cell) {
        const Vec2 centre = grid_.centre(cell);
        const bool selected = cell == grid_.selected();
        const std::string text = cellText(cell);
        const double size = text.size() == 1 ? 14.0 : 10.0;
        drawFrame(textures(), centre - grid_.size() / 2.0, grid_.size(),
                  selected ? palette().blue : faded(palette().grid, 0.7));
        drawText(textures(), text, centre + Vec2{0.0, size / 2.0},
                 centred(size, selected ? sf::Color(255, 255, 255) : palette().pale));
    }
}

void NameScreen::drawOwnHints() const {
    switch (context().device) {
    case Device::Keyboard:
        drawHints(textures(), palette(),
                  {{"LETTERS", "YOUR NAME"}, {"BACKSPACE", "DELETE"}, {"ENTER", "DONE"}, {"ESC", "SKIP"}});
        break;
    case Device::Mouse:
        drawHints(textures(), palette(), {{"CLICK", "LETTER"}, {"RIGHT CLICK", "DELETE"}});
        break;
    case Device::Gamepad:
        drawHints(textures(), palette(), {{"A", "LETTER"}, {"B", "DELETE"}, {"START", "DONE"}});
        break;
    }
}

} // namespace arkanong
