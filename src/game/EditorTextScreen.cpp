#include "arkanong/game/EditorTextScreen.hpp"

#include "arkanong/game/LevelCard.hpp"
#include "arkanong/game/Levels.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/Widgets.hpp"
#include "arkanong/storage/LevelRules.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr Vec2 panelSize{860.0, 500.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 100.0};
constexpr double middle = screenSize.x / 2;
constexpr double fieldY = panelLow.y + 144.0;
constexpr Vec2 fieldSize{780.0, 44.0};
constexpr std::size_t columns = 10;
constexpr std::size_t gridRows = 5;
constexpr Vec2 cellStep{54.0, 50.0};
constexpr Vec2 firstCell{middle - cellStep.x * (columns - 1) / 2.0, panelLow.y + 236.0};
constexpr Vec2 cellSize{48.0, 42.0};

// What the cells add; the last two take a letter off and finish.
constexpr std::u32string_view letters = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.,!?:'+&/; ";
constexpr std::size_t eraseCell = columns * gridRows - 2;
constexpr std::size_t doneCell = eraseCell + 1;
static_assert(letters.size() == eraseCell, "a letter for each");

std::string cellText(std::size_t cell) {
    if (cell == eraseCell) return "DEL";
    if (cell == doneCell) return "OK";
    if (letters[cell] == U' ') return "GAP";
    return {static_cast<char>(letters[cell])};
}

TextStyle centred(double size, sf::Color colour) {
    TextStyle style;
    style.size = size;
    style.colour = colour;
    style.align = Align::Centre;
    return style;
}

std::string textOf(const Level& level, EditorPage page) {
    if (page == EditorPage::Idea) return level.idea;
    if (page == EditorPage::OpponentName) return level.opponent ? level.opponent->name : "";
    return level.name;
}

std::string_view headingOf(EditorPage page) {
    if (page == EditorPage::Idea) return "ITS IDEA IN ONE LINE";
    return page == EditorPage::OpponentName ? "THE OPPONENT'S NAME" : "THE LEVEL'S NAME";
}

} // namespace

EditorTextScreen::EditorTextScreen(ScreenContext& context, EditorPage page)
    : Screen(context), page_(page),
      field_(textOf(context.editor->draft.level(), page),
             page == EditorPage::Idea ? levelrules::longestIdea : levelrules::longestName),
      grid_({columns, gridRows, firstCell, cellStep, cellSize}) {}

ScreenChange EditorTextScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* character = std::get_if<sfml::CharacterTyped>(&event)) {
        typed(field_.add(character->character));
        return Stay{};
    }
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
ScreenChange EditorTextScreen::handleKey(sfml::Key key) {
    if (key == sfml::Key::Enter) return done();
    if (key == sfml::Key::Backspace) return erase();
    if (key != sfml::Key::Escape) return Stay{};
    context().sounds.play(Cue::MenuBack);
    return Resume{};
}

ScreenChange EditorTextScreen::press(std::size_t cell) {
    if (cell == eraseCell) return erase();
    if (cell == doneCell) return done();
    typed(field_.addWritten(letters[cell]));
    return Stay{};
}

void EditorTextScreen::typed(bool added) {
    if (!added) return;
    words_.clear();
    context().sounds.play(Cue::MenuMove);
}

ScreenChange EditorTextScreen::erase() {
    if (field_.erase()) context().sounds.play(Cue::MenuBack);
    return Stay{};
}

ScreenChange EditorTextScreen::done() {
    Level level = context().editor->draft.level();
    if (page_ == EditorPage::Name) level.name = field_.text();
    if (page_ == EditorPage::Idea) level.idea = field_.text();
    if (page_ == EditorPage::OpponentName && level.opponent) level.opponent->name = field_.text();
    if (const Refusal refusal = context().editor->draft.change(std::move(level))) {
        words_ = *refusal;
        return Stay{};
    }
    context().sounds.play(Cue::MenuAccept);
    context().log.write("text " + field_.text());
    return Resume{};
}

void EditorTextScreen::advance(double seconds) {
    age_ += seconds;
    context().sounds.play({}, std::nullopt);
}

void EditorTextScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawText(textures(), headingOf(page_), {middle, panelLow.y + 62.0}, centred(20.0, palette().pale));
    drawText(textures(), words_, {middle, fieldY + 44.0}, centred(10.0, palette().red));
    drawField();
    drawGrid();
    drawOwnHints();
}

void EditorTextScreen::drawField() const {
    drawFrame(textures(), {middle - fieldSize.x / 2.0, fieldY - 30.0}, fieldSize, palette().grid);
    const std::string text = displayName(field_.typed());
    const double wide = measureText(textures(), text, 14.0);
    const double size = 14.0 * std::min(1.0, (fieldSize.x - 30.0) / std::max(wide, 1.0));
    drawText(textures(), text, {middle, fieldY - 1.0}, centred(size, palette().blue));
    const double end = middle + measureText(textures(), text, size) / 2.0 + 4.0;
    const bool blink = age_ - std::floor(age_) < 0.6;
    if (blink) textures().drawRectangle(Layer::Overlay, {end, fieldY - 18.0}, {2.0, 20.0}, palette().pale);
}

void EditorTextScreen::drawGrid() const {
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

void EditorTextScreen::drawOwnHints() const {
    switch (context().device) {
    case Device::Keyboard:
        drawHints(textures(), palette(),
                  {{"LETTERS", "WRITE"}, {"BACKSPACE", "DELETE"}, {"ENTER", "DONE"}, {"ESC", "AS IT WAS"}});
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
