#include "arkanong/ui/TypingScreen.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/ui/widgets/LetterNames.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

constexpr double middle = screenSize.x / 2.0;
constexpr double panelHeight = 500.0;
constexpr std::size_t fewestColumns = 10;
constexpr std::size_t airyRows = 4; ///< With more rows the cells are closer together.
constexpr double frameHeight = 44.0;
constexpr double inset = 15.0; ///< Space at both ends of the line, px.

constexpr double mostCondensed = 2.5; ///< Of a longer line only the part around the caret is shown.

/// The ends of a part of the text that contains the caret and is at most `width` px wide, bytes.
std::pair<std::size_t, std::size_t> partAround(const TextureManager& textures, std::string_view text,
                                               std::size_t caret, TextSize size, double width) {
    constexpr double share = 0.8; ///< Of the width, at most, for what is before the caret.
    std::size_t first = 0;
    while (measureText(textures, text.substr(first, caret - first), size) > share * width)
        first += characterLength(text.substr(first));
    std::size_t last = caret;
    while (last < text.size() && measureText(textures, text.substr(first, last + 1 - first), size) <= width)
        last += characterLength(text.substr(last));
    return {first, last};
}

/// With large letters, or many of them, cells are as wide as the panel has room for.
Grid::Layout gridOf(const TypingScreen::Layout& layout, double panelTop, const Type& type) {
    constexpr double besideGrid = 40.0; ///< px.
    constexpr double belowGrid = 36.0;  ///< At least, from the middle of the last row, px.
    constexpr double narrowStep = 50.0;
    const double below = panelHeight - belowGrid - layout.grid;
    const std::size_t mostRows = 1 + static_cast<std::size_t>(below / narrowStep);
    const std::size_t cells = layout.letters.size() + 2;
    const std::size_t columns = std::max(fewestColumns, (cells + mostRows - 1) / mostRows);
    const auto across = static_cast<double>(columns);
    const bool airy = cells <= airyRows * columns;
    const Vec2 step{std::min(type.isLarge() ? 60.0 : 54.0, (layout.panelWidth - besideGrid) / across),
                    airy ? 52.0 : narrowStep};
    const Vec2 first{middle - step.x * (across - 1.0) / 2.0, panelTop + layout.grid};
    return {columns, cells, first, step, step - Vec2{6.0, 8.0}};
}

} // namespace

void drawField(TextureManager& textures, const Palette& palette, const TextField& field,
               std::string_view shown, Vec2 left, TextSize size, double age, std::size_t before) {
    constexpr double caretOver = 3.0; ///< The caret exceeds a letter by this at the top and the bottom, px.
    constexpr double tallest = 40.0;  ///< The largest height of the caret, px.
    const double height = std::min(textures.type().capHeight(size) + 2.0 * caretOver, tallest);
    const double top = left.y - size / 2.0 - height / 2.0;
    const auto xOf = [&](std::size_t place) {
        return left.x + measureText(textures, shown.substr(0, place - std::min(before, place)), size);
    };
    const auto [first, last] = field.selection();
    if (first < last)
        textures.drawRectangle(Layer::Overlay, {xOf(first), top}, {xOf(last) - xOf(first), height},
                               faded(palette.blue, 0.35));
    drawText(textures, shown, left, {size, palette.blue});
    const double x = xOf(field.caret()) + (field.caret() == before + shown.size() ? 4.0 : -1.0);
    const bool blink = age - std::floor(age) < 0.6;
    if (blink) textures.drawRectangle(Layer::Overlay, {x, top}, {2.0, height}, palette.pale);
}

std::u32string alphabetOf(const Catalogue& catalogue) {
    // Translators: all capitals of your language's alphabet, in its order. Players without a keyboard choose from them.
    std::string_view letters = catalogue.text("alphabet", "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    std::u32string alphabet;
    while (!letters.empty())
        if (const char32_t letter = takeCodePoint(letters); isShownLetter(letter)) alphabet += letter;
    return alphabet;
}

TypingScreen::TypingScreen(ScreenContext& context, TextField field, Layout layout)
    : Screen(context), field_(std::move(field)), layout_(std::move(layout)),
      grid_(gridOf(layout_, panelTop, context.services.textures.type())) {
    // Selects the cell that finishes, so that one press accepts the suggested line.
    if (oneButton()) grid_.select(grid_.count() - 1);
}

void TypingScreen::lookChanged() {
    const std::size_t selected = grid_.selected();
    grid_ = Grid(gridOf(layout_, panelTop, type()));
    grid_.select(selected);
}

ScreenChange TypingScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* character = std::get_if<sfml::CharacterTyped>(&event)) {
        noteLeftOut(character->character);
        return typed(field_.add(character->character));
    }
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) return handleKey(*key);
    const auto* button = std::get_if<sfml::PadPressed>(&event);
    if (button != nullptr && button->button == padButtonStart) return done();
    return answer(lead(event, input_, grid_));
}

ScreenChange TypingScreen::answer(Menu::Result result) {
    switch (result) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved: sounds().play(Cue::MenuMove); break;
    case Menu::Result::Accepted: return press(grid_.selected());
    case Menu::Result::Back: return field_.selection().second == 0 ? cancel() : erased(field_.erase());
    }
    return Stay{};
}

// Letters arrive as CharacterTyped events, so that they follow the keyboard's layout.
ScreenChange TypingScreen::handleKey(const sfml::KeyPressed& pressed) {
    using sfml::Key;
    const Key key = pressed.key;
    age_ = 0.0; // Shows the caret.
    if (key == Key::Enter) return oneButton() ? press(grid_.selected()) : done();
    if (key == Key::Tab) return answer(grid_.handle(MenuIntent::Next));
    if (key == Key::Escape) return cancel();
    if (pastes(pressed)) return PasteText{};
    if (pressed.control && (key == Key::C || key == Key::X)) return copySelected(key == Key::X);
    return erased(field_.press(pressed));
}

bool TypingScreen::repeats(sfml::Key key) const {
    using sfml::Key;
    const bool erases = key == Key::Backspace || key == Key::Delete;
    return !oneButton() && (erases || key == Key::Left || key == Key::Right);
}

void TypingScreen::paste(std::string_view text) {
    const bool whole = write(text);
    static_cast<void>(typed(true));
    if (!whole && leftOut_.empty()) refuse(std::string(this->text("What does not fit was left out")));
}

bool TypingScreen::write(std::string_view text) {
    const bool whole = field_.insert(text);
    while (!text.empty())
        noteLeftOut(takeCodePoint(text));
    return whole;
}

// Control characters are keys, and line ends of a pasted text.
void TypingScreen::noteLeftOut(char32_t character) {
    const bool control = character < U' ' || (character >= 0x7F && character < 0xA0);
    if (!control && !field_.accepts(character)) leftOut_ += character;
}

ScreenChange TypingScreen::copySelected(bool cuts) {
    const std::string text = field_.selected();
    if (text.empty()) return Stay{};
    if (cuts) field_.erase();
    return CopyText{text};
}

ScreenChange TypingScreen::cancel() {
    sounds().play(Cue::MenuBack);
    return Resume{};
}

ScreenChange TypingScreen::press(std::size_t cell) {
    const std::size_t letters = layout_.letters.size();
    if (cell < letters) return typed(field_.addWritten(layout_.letters[cell], catalogue().language()));
    return cell == letters ? erased(field_.erase()) : done();
}

ScreenChange TypingScreen::typed(bool added) {
    if (!added) return Stay{};
    words_.clear();
    sounds().play(Cue::MenuMove);
    return Stay{};
}

ScreenChange TypingScreen::erased(bool removed) {
    if (!removed) return Stay{};
    leftOut_.clear();
    sounds().play(Cue::MenuBack);
    return Stay{};
}

void TypingScreen::advance(double seconds) {
    age_ += seconds;
    sounds().play({}, std::nullopt);
}

std::string TypingScreen::cellText(std::size_t cell) const {
    const std::size_t letters = layout_.letters.size();
    // Translators: on a key of a few letters that deletes; that accepts; that writes a space.
    if (cell >= letters)
        return std::string(cell == letters ? text("short key", "DEL") : text("short key", "OK"));
    if (layout_.letters[cell] == U' ') return std::string(text("short key", "GAP"));
    return utf8Of(layout_.letters[cell]);
}

Choices TypingScreen::choices() const {
    Choices choices;
    for (std::size_t cell = 0; cell < grid_.count(); ++cell)
        choices.add(grid_.place(cell), cell == grid_.selected());
    return choices;
}

void TypingScreen::drawTyping(std::string_view shown) const {
    drawLine(shown);
    const bool refused = !words_.empty() || leftOut_.empty();
    drawExplanation(textures(),
                    refused ? words_
                            : fill(text("Cannot be written here: {letters}"),
                                   {{"letters", namesOfLetters(catalogue(), leftOut_)}}),
                    palette().red);
    drawGrid();
    drawOwnHints();
}

void TypingScreen::drawLine(std::string_view shown) const {
    const Vec2 at{middle, panelTop + layout_.line};
    const Vec2 frame{layout_.width, frameHeight};
    drawFrame(textures(), at - frame / 2.0, frame, palette().grid);
    const double room = frame.x - 2.0 * inset;
    std::size_t before = 0;
    if (measureText(textures(), shown, layout_.size) > mostCondensed * room) {
        const auto [first, last] =
            partAround(textures(), shown, field_.caret(), layout_.size, mostCondensed * room);
        shown = shown.substr(first, last - first);
        before = first;
    }
    const TextSize size = fittingSize(textures(), shown, room, {layout_.size});
    const Vec2 left = at + Vec2{-measureText(textures(), shown, size) / 2.0, size / 2.0};
    drawField(textures(), palette(), field_, shown, left, size, age_, before);
}

void TypingScreen::drawBoard() const {
    const Vec2 size{layout_.panelWidth, panelHeight};
    drawPanel(textures(), palette(), {middle - size.x / 2.0, panelTop}, size);
}

void TypingScreen::drawHeading(std::string_view heading) const {
    drawText(textures(), heading, {middle, panelTop + 62.0},
             {fittingSize(textures(), heading, layout_.panelWidth - 2.0 * space::padding, {type::title}),
              palette().pale, Align::Centre});
}

// The marks of letters have room in the cells, too: where they lack it, all letters are moved, and then smaller.
TypingScreen::Letters TypingScreen::lettersInCells(const std::vector<std::string>& texts) const {
    constexpr double edge = 1.0; ///< Of a cell, px.
    const MarksReach marks = furthestMarks(texts);
    const double room = grid_.size().y - 2.0 * edge;
    const double whole = type().capHeight(type::body);
    const double share = std::min(1.0, room / ((1.0 + marks.above + marks.below) * whole));
    const double beside = (room - share * whole) / 2.0;
    const auto lacking = [&](double reach) { return std::max(0.0, reach * share * whole - beside); };
    return {type::body * share, lacking(marks.above) - lacking(marks.below)};
}

void TypingScreen::drawGrid() const {
    std::vector<std::string> texts;
    for (std::size_t cell = 0; cell < grid_.count(); ++cell)
        texts.push_back(cellText(cell));
    const Letters letters = lettersInCells(texts);
    const bool chooses =
        oneButton() || context().state.device != Device::Keyboard; // Keys write, and choose no cell.
    for (std::size_t cell = 0; cell < grid_.count(); ++cell) {
        const Vec2 centre = grid_.centre(cell);
        const bool selected = chooses && cell == grid_.selected();
        const std::string& shown = texts[cell];
        const bool letter = countCharacters(shown) == 1;
        const TextSize size =
            fittingSize(textures(), shown, grid_.size().x - 2.0, {letter ? letters.size : type::label});
        drawFrame(textures(), centre - grid_.size() / 2.0, grid_.size(),
                  selected ? palette().blue : faded(palette().grid, 0.7));
        drawText(textures(), shown, centre + Vec2{0.0, size / 2.0 + (letter ? letters.down : 0.0)},
                 {size, selected ? sf::Color(255, 255, 255) : palette().pale, Align::Centre});
        if (shown.size() == 1) namePicture(textures(), signInWords(catalogue(), shown.front()), centre);
    }
}

void TypingScreen::drawOwnHints() const {
    if (oneButton()) return drawMenuHints(text("Choose"), text(layout_.leaveHint));
    // Without a letter before the caret it can only be left.
    const std::string_view back = field_.selection().second == 0 ? text(layout_.leaveHint) : text("Delete");
    switch (context().state.device) {
    case Device::Keyboard:
        drawHints(textures(), palette(),
                  {{std::string(text("key", "Letters")), text(layout_.typeHint)},
                   {std::string(text("key", "Ctrl+V")), text("Paste")},
                   {std::string(text("key", "Enter")), text("Done")},
                   {std::string(text("key", "Esc")), text(layout_.leaveHint)}});
        break;
    case Device::Mouse:
        drawHints(textures(), palette(),
                  {{std::string(text("Click")), text("Letter")}, {std::string(text("Right click")), back}});
        break;
    case Device::Gamepad:
        drawHints(textures(), palette(),
                  {{padGlyph(PadPart::A), text("Letter")},
                   {padGlyph(PadPart::B), back},
                   {padGlyph(PadPart::Start), text("Done")}});
        break;
    }
}

} // namespace arkanong
