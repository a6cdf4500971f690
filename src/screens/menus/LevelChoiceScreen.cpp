#include "arkanong/screens/menus/LevelChoiceScreen.hpp"

#include "arkanong/input/bindings/Bindings.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/TypingScreen.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

constexpr double detailsRoom = LevelChoice::columns * LevelChoice::cellStep.x - 168.0; ///< Beside the arrows.
constexpr double specialsRoom = ///< Below them, to the last picture.
    (LevelChoice::columns - 1) * LevelChoice::cellStep.x + LevelChoice::cellSize.x;
constexpr int wheelRows = 3;
constexpr double rowInset = 12.0; ///< From a row's edges to its texts.
constexpr TextSize smallestTitle = condensed(type::label, 0.8);
constexpr double titleRoom = LevelChoice::cellSize.x;
constexpr double rowRoom = LevelChoice::rowSize.x - 76.0;

std::vector<std::string> namesOf(const std::vector<LevelGroup>& groups) {
    std::vector<std::string> names;
    names.reserve(groups.size());
    for (const LevelGroup& group : groups)
        names.push_back(group.name);
    return names;
}

/// The game's own groups and levels with their names in the language in use, by which they are found, too.
void translate(const Catalogue& catalogue, const std::string& folder, LevelGroup& group) {
    if (setLevelNamed(group.levels.front())) return;
    const std::string number = std::to_string(group.world) + "  ";
    if (group.world > 0)
        group.name = number + std::string(catalogue.text(group.name.substr(number.size())));
    else
        group.name = std::string(catalogue.text(group.name));
    if (!group.titles.empty() || catalogue.size() == 0) return;
    std::vector<SetTitle> titles;
    for (std::size_t i = 0; i < group.levels.size(); ++i) {
        titles.push_back(titleOf(group, i));
        const std::string name = levelNameIn(levelPath(folder, group.levels[i])).value_or("");
        if (const std::string_view shown = catalogue.text(name); shown != name) titles.back().title = shown;
    }
    group.titles = std::move(titles);
}

std::vector<LevelGroup> groupsOrError(const ScreenContext& context) {
    const std::string& folder = context.services.levelFolder;
    std::vector<LevelGroup> groups = levelGroups(folder, userFolders());
    if (groups.empty()) throw DataError(folder, "expected levels in it, found none");
    for (LevelGroup& group : groups)
        translate(*context.services.textures.type().catalogue, folder, group);
    return groups;
}

} // namespace

LevelChoiceScreen::LevelChoiceScreen(ScreenContext& context, SetupKind kind, std::string_view level)
    : Screen(context), kind_(kind),
      // Translators: the levels that a search has found.
      choice_(groupsOrError(context), level, std::string(text("Found"))) {
    layOut();
}

void LevelChoiceScreen::layOut() {
    listSize_ = commonSize(textures(), namesOf(choice_.groups()), rowRoom, {type::label});
    choice_.enlarge(type().isLarge());
    pageNames_.clear();
    loadPage();
}

ScreenChange LevelChoiceScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* typed = std::get_if<sfml::CharacterTyped>(&event))
        return answer(choice_.type(typed->character) ? Menu::Result::Moved : Menu::Result::Nothing);
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) return handleKey(*key);
    if (const auto* wheel = std::get_if<sfml::MouseWheeled>(&event)) {
        const bool back = wheel->notches > 0.0F;
        if (!overList_) return answer(choice_.turn(!back));
        choice_.scroll(back ? -wheelRows : wheelRows);
        return Stay{};
    }
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event))
        overList_ = moved->at.x < LevelChoice::listLow.x + LevelChoice::rowSize.x;
    if (const auto* button = std::get_if<sfml::PadPressed>(&event))
        if (button->button == padButtonLeftShoulder || button->button == padButtonShoulder)
            return answer(choice_.turn(button->button == padButtonShoulder));
    return answer(lead(event, input_, choice_));
}

// Letters come as characters: here they are for finding.
ScreenChange LevelChoiceScreen::handleKey(const sfml::KeyPressed& pressed) {
    using sfml::Key;
    const Key key = pressed.key;
    if (key == Key::PageUp || key == Key::PageDown) return answer(choice_.turn(key == Key::PageDown));
    if (key == Key::Backspace && choice_.typed().empty()) return answer(Menu::Result::Back);
    if (pastes(pressed)) return PasteText{};
    constexpr std::array leading{Key::Up,    Key::Down,   Key::Left, Key::Right,
                                 Key::Enter, Key::Escape, Key::Tab};
    const bool leads = std::find(leading.begin(), leading.end(), key) != leading.end();
    if (leads) return answer(lead(pressed, input_, choice_));
    return answer(choice_.press(pressed) ? Menu::Result::Moved : Menu::Result::Nothing);
}

bool LevelChoiceScreen::repeats(sfml::Key key) const {
    return !oneButton() && key == sfml::Key::Backspace && !choice_.typed().empty();
}

void LevelChoiceScreen::paste(std::string_view text) {
    choice_.insert(text);
    static_cast<void>(answer(Menu::Result::Moved));
}

ScreenChange LevelChoiceScreen::answer(Menu::Result result) {
    const std::optional<std::string> level = choice_.chosen();
    switch (result) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved:
        sounds().play(Cue::MenuMove);
        loadPage();
        break;
    case Menu::Result::Accepted:
        if (!level) break;
        sounds().play(Cue::MenuAccept);
        return taken(*level);
    case Menu::Result::Back: sounds().play(Cue::MenuBack); return Resume{};
    }
    return Stay{};
}

ScreenChange LevelChoiceScreen::taken(const std::string& level) {
    log().write("level " + level);
    switch (kind_) {
    case SetupKind::Solo: return ShowSoloStart{level};
    case SetupKind::Sandbox: {
        MatchSetup setup = sandboxSetup(context().state.ownController);
        setup.level = level;
        return ShowMatch{setup};
    }
    case SetupKind::Watch: context().state.lastWatch.level = level; break;
    case SetupKind::Versus:
    case SetupKind::Online: context().state.lastVersus.level = level; break;
    }
    return Resume{};
}

void LevelChoiceScreen::loadPage() {
    std::vector<std::string> names;
    if (!choice_.groups().empty()) {
        const auto first = choice_.groups()[choice_.group()].levels.begin() +
                           static_cast<std::ptrdiff_t>(choice_.firstOnPage());
        names.assign(first, first + static_cast<std::ptrdiff_t>(choice_.onPage()));
    }
    if (names == pageNames_) return;
    pageNames_ = std::move(names);
    std::vector<std::string> titles;
    for (std::size_t cell = 0; cell < pageNames_.size(); ++cell)
        titles.push_back(
            displayName(titleOf(choice_.groups()[choice_.group()], choice_.firstOnPage() + cell).title));
    pageSize_ = commonSize(textures(), titles, titleRoom, {type::label});
    if (pageSize_.width() < smallestTitle.width())
        pageSize_ = smallestTitle; // The longer ones get two lines.
    page_.clear();
    page_.reserve(pageNames_.size());
    for (const std::string& level : pageNames_) {
        try {
            page_.emplace_back(loadLevel(levelPath(context().services.levelFolder, level)));
        } catch (const DataError&) {
            page_.emplace_back(); // The player is told when starting it.
        }
    }
}

void LevelChoiceScreen::advance(double seconds) {
    age_ += seconds;
    sounds().play({}, std::nullopt);
}

void LevelChoiceScreen::draw(double, double) const {
    const std::size_t selected = choice_.level() - choice_.firstOnPage();
    const bool known = !choice_.groups().empty() && page_[selected];
    drawBackdrop(1.0, known ? page_[selected]->theme : LevelTheme::Arena);
    drawScreenHeading(textures(), palette(), heading());
    drawFind();
    drawList();
    drawPage();
    drawArrows();
    drawOwnHints();
}

std::string_view LevelChoiceScreen::heading() const { return text("LEVELS"); }

// Above the pictures, or further to the right where the heading is long.
void LevelChoiceScreen::drawFind() const {
    const std::string& typed = choice_.typed();
    const double headingEnd = space::margin + measureText(textures(), heading(), type::heading);
    const Vec2 at{std::max(LevelChoice::firstCell.x, headingEnd + space::gap), space::headingLine};
    const double room = screenSize.x - space::margin - at.x;
    if (typed.empty()) {
        if (context().state.device == Device::Gamepad) return; // It has no letters.
        const std::string_view words = text("Type to find a level, its author or a set");
        drawText(textures(), words, at,
                 {fittingSize(textures(), words, room, {type::body}), palette().muted});
        return;
    }
    // Translators: before what is typed to find levels.
    const std::string find(text("Find"));
    drawText(textures(), find, at, {type::body, palette().muted});
    const Vec2 field = at + Vec2{measureText(textures(), find + ' ', type::body) + 8.0, 0.0};
    const TextSize letters =
        fittingSize(textures(), typed, room - (field.x - at.x) - space::gap, {type::title});
    drawField(textures(), palette(), choice_.field(), typed, field, letters, age_);
}

Choices LevelChoiceScreen::choices() const {
    Choices choices;
    for (std::size_t row = 0; row < choice_.shownRows() && choice_.firstRow() + row < choice_.groups().size();
         ++row) {
        const Vec2 low = LevelChoice::rowLow(row, choice_.rowHeight());
        choices.add({low, low + Vec2{LevelChoice::rowSize.x, choice_.rowHeight()}},
                    choice_.inList() && choice_.firstRow() + row == choice_.group());
    }
    for (std::size_t cell = 0; cell < page_.size(); ++cell) { // Its title stands below it.
        const Vec2 low = LevelChoice::cellLow(cell);
        choices.add({low, low + LevelChoice::cellStep},
                    !choice_.inList() && choice_.firstOnPage() + cell == choice_.level());
    }
    return choices;
}

void LevelChoiceScreen::drawList() const {
    const std::vector<LevelGroup>& groups = choice_.groups();
    drawPanel(textures(), palette(), {space::margin, space::top},
              {LevelChoice::rowSize.x + 2.0 * space::unit, space::height});
    for (std::size_t row = 0; row < choice_.shownRows() && choice_.firstRow() + row < groups.size(); ++row) {
        const LevelGroup& group = groups[choice_.firstRow() + row];
        const Vec2 low = LevelChoice::rowLow(row, choice_.rowHeight());
        const Vec2 size{LevelChoice::rowSize.x, choice_.rowHeight()};
        const bool selected = choice_.firstRow() + row == choice_.group();
        if (selected)
            textures().drawRectangle(Layer::Overlay, low, size,
                                     faded(palette().blue, choice_.inList() ? 0.35 : 0.15));
        const double base = low.y + (size.y + type::label) / 2.0;
        const std::string count = std::to_string(group.levels.size());
        drawText(textures(), group.name, {low.x + rowInset, base},
                 {listSize_, selected ? sf::Color(255, 255, 255) : palette().pale});
        drawText(textures(), count, {low.x + size.x - rowInset, base},
                 {type::label, palette().muted, Align::Right});
    }
}

void LevelChoiceScreen::drawPage() const {
    if (choice_.groups().empty()) {
        drawText(textures(), text("No level matches"), LevelChoice::firstCell + Vec2{0.0, 60.0},
                 {type::body, palette().muted});
        return;
    }
    for (std::size_t cell = 0; cell < page_.size(); ++cell)
        drawCell(cell);
    drawSelected();
}

void LevelChoiceScreen::drawCell(std::size_t cell) const {
    const LevelGroup& group = choice_.groups()[choice_.group()];
    const std::size_t index = choice_.firstOnPage() + cell;
    const Vec2 low = LevelChoice::cellLow(cell);
    const Vec2 size = LevelChoice::cellSize;
    const bool selected = index == choice_.level();
    if (page_[cell])
        drawLevelPicture(textures(), palette(), *page_[cell], low, size.x);
    else
        drawBroken(low + size / 2.0);
    const sf::Color mark = choice_.inList() ? faded(palette().blue, 0.6) : palette().blue;
    drawFrame(textures(), low, size, selected ? mark : palette().grid);
    if (selected) {
        constexpr Vec2 around{3.0, 3.0};
        drawFrame(textures(), low - around, size + around * 2.0, mark);
    }
    if (choice_.enlarged()) return; // The selected one's title stands below them.
    const std::string title = displayName(titleOf(group, index).title);
    drawTitle(title, low + Vec2{0.0, size.y}, selected ? palette().amber : palette().muted);
}

void LevelChoiceScreen::drawBroken(Vec2 at) const {
    const std::string_view words = text("level", "Broken");
    drawText(textures(), words, at,
             {fittingSize(textures(), words, titleRoom, {type::label}), palette().red, Align::Centre});
}

/// In one line below `at`, or in two.
void LevelChoiceScreen::drawTitle(const std::string& title, Vec2 at, sf::Color colour) const {
    if (measureText(textures(), title, pageSize_) <= titleRoom)
        return drawText(textures(), title, at + Vec2{0.0, 15.0}, {pageSize_, colour});
    const std::string first = wrapText(textures(), title, pageSize_, titleRoom).front();
    const std::string rest = title.substr(std::min(first.size() + 1, title.size()));
    double down = 11.0;
    for (const std::string& line : {first, rest}) {
        const TextSize size = fittingSize(textures(), line, titleRoom, {pageSize_});
        drawText(textures(), line, at + Vec2{0.0, down}, {size, colour});
        down += 11.0;
    }
}

void LevelChoiceScreen::drawSelected() const {
    const LevelGroup& group = choice_.groups()[choice_.group()];
    const SetTitle title = titleOf(group, choice_.level());
    const std::string by = title.author.empty()
                               ? std::string()
                               : fill(text("By {author}"), {{"author", displayName(title.author)}}) + "   ";
    const std::optional<Level>& level = page_[choice_.level() - choice_.firstOnPage()];
    const std::string world = level ? sentenceCase(text(level->world)) : std::string();
    const std::string idea = level && title.author.empty() ? sentenceCase(text(level->idea)) : std::string();
    const std::string told = by + (idea.empty() ? world : idea);
    Column rows(specialsRoom);
    ColumnRow name{std::to_string(choice_.level() + 1) + "  " + capitals(title.title), type::body,
                   palette().amber};
    name.aside = specialsRoom - detailsRoom;
    rows.add(name);
    rows.add({told, type::label, palette().pale, 12.0});
    const std::size_t lines = choice_.enlarged() ? 3 : 2;
    if (level)
        rows.add({specialsWithin(textures(), *level, specialsRoom, lines).text, type::label, palette().amber,
                  10.0, lines});
    const double top = choice_.wordsY() - 18.0;
    rows.fit(textures(), space::explanationLine - top);
    rows.draw(textures(), {LevelChoice::firstCell.x, top});
}

void LevelChoiceScreen::drawArrows() const {
    using Arrow = LevelChoice::Arrow;
    const auto arrow = [this](Arrow which, double turns, bool leads) {
        if (leads)
            textures().draw(Layer::Overlay, Sprite::Chevron,
                            {choice_.centreOf(which), {1.0, 1.0}, rotationFromTurns(turns)}, palette().blue);
    };
    arrow(Arrow::ListUp, -0.25, choice_.firstRow() > 0);
    arrow(Arrow::ListDown, 0.25, choice_.firstRow() + choice_.shownRows() < choice_.groups().size());
    if (choice_.groups().empty() || choice_.pages() < 2) return;
    arrow(Arrow::PageBack, 0.5, choice_.page() > 0);
    arrow(Arrow::PageOn, 0.0, choice_.page() + 1 < choice_.pages());
    const Vec2 middle = (choice_.centreOf(Arrow::PageBack) + choice_.centreOf(Arrow::PageOn)) / 2.0;
    const std::string page = std::to_string(choice_.page() + 1);
    const std::string all = std::to_string(choice_.pages());
    std::string words = page;
    words += '/';
    words += all;
    if (!choice_.enlarged()) words = fill(text("Page {n} of {pages}"), {{"n", page}, {"pages", all}});
    drawText(textures(), words, middle + Vec2{0.0, type::label / 2.0},
             {fittingSize(textures(), words, 98.0, {type::label}), palette().muted, Align::Centre});
}

void LevelChoiceScreen::drawOwnHints() const {
    const std::string_view accept =
        kind_ == SetupKind::Solo || kind_ == SetupKind::Sandbox ? text("Play") : text("Choose");
    if (oneButton()) return drawMenuHints(accept, text("Back"));
    switch (context().state.device) {
    case Device::Keyboard:
        drawHints(textures(), palette(),
                  {{std::string(text("key", "Arrows")), text("Move")},
                   {std::string(text("key", "Page up, down")), text("Scroll")},
                   {std::string(text("key", "Enter")), accept},
                   {std::string(text("key", "Esc")), text("Back")}});
        break;
    case Device::Mouse:
        drawHints(textures(), palette(),
                  {{std::string(text("Click")), accept},
                   {std::string(text("Wheel")), text("Scroll")},
                   {std::string(text("Right click")), text("Back")}});
        break;
    case Device::Gamepad:
        drawHints(textures(), palette(),
                  {{padGlyph(PadPart::A), accept},
                   {padGlyph(PadPart::LeftShoulder) + padGlyph(PadPart::RightShoulder), text("Scroll")},
                   {padGlyph(PadPart::B), text("Back")}});
        break;
    }
}

} // namespace arkanong
