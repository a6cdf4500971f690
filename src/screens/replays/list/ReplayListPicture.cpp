#include "ReplayListLayout.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/replays/list/ReplayListScreen.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <filesystem>

namespace arkanong {

using namespace replaylist;

namespace {

constexpr double pictureWidth = 60.0; ///< In a row.
constexpr double largeWidth = 200.0;  ///< Beside the list.
constexpr double textX = pictureWidth + 28.0;
constexpr double resultX = 528.0; ///< From the row's left end: where these columns end.
constexpr double resultWidth = 160.0;
constexpr double clockX = 588.0;
constexpr double dateX = listSize.x - 24.0;

std::string fileName(const ReplayLibrary::Entry& entry) {
    return std::filesystem::path(entry.path).filename().string();
}

/// The reason without the path that the list shows anyway.
std::string reason(const ReplayLibrary::Entry& entry) {
    const std::string& all = entry.problem;
    const std::string start = entry.path + ": ";
    return displayName(all.rfind(start, 0) == 0 ? all.substr(start.size()) : all);
}

sf::Color resultColour(const Palette& palette, const ReplaySummary& summary) {
    return summary.winner ? palette.of(*summary.winner) : palette.muted;
}

std::string toldOf(const Catalogue& catalogue, const ReplaySummary& summary) {
    return shownOccasion(catalogue, summary.occasion) + "  -  " + shownPlayers(catalogue, summary);
}

/// Numbers of replays that are kept and saved.
std::string sumOf(const Catalogue& catalogue, const std::vector<ReplayLibrary::Entry>& entries) {
    if (entries.empty()) return {};
    const auto saved = std::count_if(entries.begin(), entries.end(),
                                     [](const ReplayLibrary::Entry& entry) { return entry.saved; });
    // Translators: so many of the latest replays are kept, and so many are saved until they are deleted.
    return fill(catalogue.text("Last {n} kept,  {saved} saved"),
                {{"n", ReplayLibrary::latest}, {"saved", saved}});
}

/// How a match that was taken over stood before: "Before: goals 1 : 0"; in Solo its score.
std::string beforeText(const Catalogue& catalogue, const ReplaySummary& before, Mode mode) {
    if (mode != Mode::Versus)
        return fill(catalogue.text("Before: {score}"), {{"score", shownScore(before, mode)}});
    return fill(catalogue.text("Before: goals {blue} : {red}"),
                {{"blue", before.goals[0]}, {"red", before.goals[1]}});
}

/// Without the seconds.
std::string shortDate(const std::string& date) { return date.substr(0, 16); }

} // namespace

void ReplayListScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    drawScreenHeading(textures(), palette(), text("REPLAYS"), sumOf(catalogue(), entries_));
    if (entries_.empty()) {
        drawEmpty();
    } else {
        drawPanel(textures(), palette(), listLow - Vec2{8.0, 8.0}, listSize + Vec2{16.0, 16.0});
        drawRows();
        drawDetails();
    }
    drawHintLine();
}

void ReplayListScreen::drawEmpty() const {
    drawPanel(textures(), palette(), {space::margin, space::top},
              {screenSize.x - 2.0 * space::margin, space::height});
    const std::string_view words = library_ ? text("No replays yet: every match you play appears here")
                                            : text("No folder for replays could be found");
    constexpr double room = screenSize.x - 2.0 * (space::margin + space::padding);
    drawText(textures(), words, {screenSize.x / 2, emptyY},
             {fittingSize(textures(), words, room, {type::body}), palette().muted, Align::Centre});
    drawActions();
}

Choices ReplayListScreen::choices() const {
    Choices choices;
    for (std::size_t i = 0; !entries_.empty() && i < rows_.shown(); ++i) {
        const Vec2 low = listLow + Vec2{0.0, static_cast<double>(i) * rowHeight};
        choices.add({low, low + Vec2{listSize.x, rowHeight}},
                    focus_ == Focus::Rows && rows_.top() + i == rows_.selected());
    }
    for (std::size_t i = 0; i < actions_.items().size(); ++i)
        choices.add(actions_.place(i),
                    (focus_ == Focus::Actions || entries_.empty()) && i == actions_.selected());
    return choices;
}

void ReplayListScreen::fitRows() {
    std::vector<std::string> names;
    std::vector<std::string> told;
    std::vector<std::string> results;
    double tally = 0.0; ///< Width of the widest one, which stands beside what is told.
    for (const ReplayLibrary::Entry& entry : entries_) {
        if (!entry.header) continue;
        names.push_back(shownTitle(catalogue(), *entry.header));
        if (!entry.header->summary) continue;
        told.push_back(toldOf(catalogue(), *entry.header->summary));
        tally = std::max(tally, measureText(textures(), shownTally(catalogue(), *entry.header), type::label));
        results.push_back(shownResult(catalogue(), *entry.header->summary, entry.header->settings));
    }
    nameSize_ =
        commonSize(textures(), names, resultX - resultWidth - textX - space::gap, {type::body, type::label});
    toldSize_ =
        commonSize(textures(), told, resultX - textX - std::max(128.0, tally + space::gap), {type::label});
    resultSize_ = commonSize(textures(), results, resultWidth, {type::label});
}

void ReplayListScreen::drawRows() const {
    for (std::size_t i = 0; i < rows_.shown(); ++i)
        drawRow(rows_.top() + i, listLow + Vec2{0.0, static_cast<double>(i) * rowHeight});
    if (rows_.scrolls()) drawScrollBar();
}

std::string ReplayListScreen::brokenText(const std::string& what) const {
    // Translators: a file of a replay that cannot be read, and why, or its name.
    return fill(text("Broken: {what}"), {{"what", what}});
}

void ReplayListScreen::drawScrollBar() const {
    const auto yOf = [&](std::size_t row) {
        return listLow.y + listSize.y * static_cast<double>(row) / static_cast<double>(rows_.count());
    };
    const double width = 6.0;
    textures().drawRectangle(Layer::Overlay, {barX - width / 2, listLow.y}, {width, listSize.y},
                             faded(palette().muted, 0.2));
    textures().drawRectangle(Layer::Overlay, {barX - width / 2, yOf(rows_.top())},
                             {width, yOf(rows_.top() + rows_.shown()) - yOf(rows_.top())},
                             faded(palette().pale, dragging_ ? 1.0 : 0.6));
}

void ReplayListScreen::drawRow(std::size_t row, Vec2 low) const {
    const ReplayLibrary::Entry& entry = entries_[row];
    const bool own = row == rows_.selected();
    const Vec2 size{listSize.x - (rows_.scrolls() ? 20.0 : 0.0), rowHeight - 4.0};
    if (!own && pointed_ == row && context().state.device == Device::Mouse)
        textures().drawRectangle(Layer::Overlay, low, size, faded(palette().pale, 0.07));
    if (own) {
        textures().drawRectangle(Layer::Overlay, low, size,
                                 faded(palette().blue, focus_ == Focus::Rows ? 0.22 : 0.1));
        drawFrame(textures(), low, size, faded(palette().blue, focus_ == Focus::Rows ? 1.0 : 0.4));
    }
    const bool enlarged = type().isLarge();     // Then a row has one line; the rest is told beside the list.
    const double marks = 2.0 * type().growth(); // Of the letters: they keep off the frame.
    const double first = enlarged ? low.y + (size.y + type::label) / 2.0 + marks : low.y + 23.0;
    const double second = low.y + 41.0;
    if (!entry.header) {
        const bool broken = entry.isRead(); // Else it will be read in a moment.
        const std::string name = enlarged && broken ? brokenText(fileName(entry)) : fileName(entry);
        drawText(textures(), name, {low.x + textX, first},
                 {fittingSize(textures(), name, dateX - textX, {type::label}),
                  enlarged && broken ? palette().red : palette().pale});
        if (enlarged || !broken) return;
        drawText(textures(), fittedText(textures(), brokenText(reason(entry)), type::label, dateX - textX),
                 {low.x + textX, second}, {type::label, palette().red});
        return;
    }
    const ReplayHeader& header = *entry.header;
    drawLevelPicture(textures(), palette(), header.level, low + Vec2{8.0, 1.5}, pictureWidth);
    if (enlarged) return drawLargeRow(row, {low.x, first});
    drawText(textures(), shownTitle(catalogue(), header), {low.x + textX, first},
             {nameSize_, own ? sf::Color(255, 255, 255) : palette().pale});
    drawText(textures(), shortDate(entry.date), {low.x + dateX, first},
             {type::label, own ? palette().pale : palette().muted, Align::Right});
    if (entry.saved)
        drawText(textures(), text("Saved"), {low.x + dateX, second},
                 {type::label, palette().amber, Align::Right});
    if (!header.summary) return;
    const ReplaySummary& summary = *header.summary;
    drawText(textures(), toldOf(catalogue(), summary), {low.x + textX, second},
             {toldSize_, own ? palette().pale : palette().muted});
    drawText(textures(), shownResult(catalogue(), summary, header.settings), {low.x + resultX, first},
             {resultSize_, resultColour(palette(), summary), Align::Right});
    drawText(textures(), shownTally(catalogue(), header), {low.x + resultX, second},
             {type::label, palette().pale, Align::Right});
    drawText(textures(), clockText(summary.clock), {low.x + clockX, first},
             {type::label, palette().pale, Align::Right});
}

// The title and the result.
void ReplayListScreen::drawLargeRow(std::size_t row, Vec2 at) const {
    const ReplayHeader& header = *entries_[row].header;
    const std::string title = shownTitle(catalogue(), header);
    const std::string result =
        header.summary ? shownResult(catalogue(), *header.summary, header.settings) : std::string();
    const bool isSelected = row == rows_.selected();
    const sf::Color outcome = header.summary ? resultColour(palette(), *header.summary) : palette().muted;
    drawEnds(textures(), {title, type::body, isSelected ? sf::Color(255, 255, 255) : palette().pale},
             {result, type::body, outcome}, at + Vec2{textX, 0.0}, dateX - textX, space::padding);
}

void ReplayListScreen::drawDetails() const {
    const ReplayLibrary::Entry& entry = *selected();
    drawPanel(textures(), palette(), detailsLow, detailsSize);
    const double width = detailsSize.x - 2.0 * space::padding;
    const double y = detailsLow.y + space::padding;
    if (entry.header) {
        drawFacts(entry);
    } else {
        const bool headed = !type().isLarge(); // Large rows say it themselves.
        if (headed)
            drawText(textures(), text("Broken"), {detailsLow.x + space::padding, y + 16.0},
                     {type::title, palette().red});
        drawParagraph(textures(), reason(entry), {detailsLow.x + space::padding, y + (headed ? 48.0 : 16.0)},
                      width, {type::label, palette().pale});
    }
    drawActions();
}

void ReplayListScreen::drawActions() const {
    const bool focused = focus_ == Focus::Actions || entries_.empty();
    if (focused)
        drawSelection(textures(), palette(), {actions_.centre(0).x, actions_.highlightY()},
                      actions_.itemSize());
    for (std::size_t i = 0; i < actions_.items().size(); ++i) {
        const Menu::Item& item = actions_.items()[i];
        textures().setBrightness(item.enabled ? 1.0 : light::disabled);
        drawMenuItem(textures(), palette(), text(item.context, item.text), actions_.centre(i),
                     focused ? actions_.glow(i) : 0.0, actions_.itemSize());
    }
    textures().setBrightness(1.0);
}

void ReplayListScreen::drawFacts(const ReplayLibrary::Entry& entry) const {
    const double middle = detailsLow.x + detailsSize.x / 2.0;
    const double top = detailsLow.y + space::padding;
    constexpr double width = detailsSize.x - 2.0 * space::padding;
    Column rows(width, Align::Centre);
    const auto write = [&](std::string words, TextSize size, sf::Color colour, bool spared = false) {
        ColumnRow row{std::move(words), size, colour, 12.0};
        row.spared = spared;
        if (!hasRoom(textures(), row.text, width, size)) row.lines = 2;
        rows.add(row);
    };
    const ReplayHeader& header = *entry.header;
    // Large words take the room of the picture, and the title and the winner are left out: the list shows both.
    const bool large = type().isLarge();
    if (rows.add(pictureRow(large ? 0.0 : levelPictureHeight(largeWidth))))
        drawLevelPicture(textures(), palette(), header.level, {middle - largeWidth / 2.0, top}, largeWidth);
    if (!large) write(shownTitle(catalogue(), header), type::body, palette().amber);
    if (header.summary) {
        const ReplaySummary& summary = *header.summary;
        if (large && !check_) write(shortDate(entry.date), type::label, palette().muted, true);
        write(shownOccasion(catalogue(), summary.occasion), type::label, palette().muted, large);
        write(shownPlayers(catalogue(), summary), type::label, palette().pale);
        const std::string tally = shownTally(catalogue(), header);
        write(large ? tally : shownResult(catalogue(), summary, header.settings) + "  " + tally, type::label,
              resultColour(palette(), summary));
        if (!summary.takeovers.empty()) {
            const ReplaySummary before = summaryBefore(summary);
            for (const std::string& told :
                 {beforeText(catalogue(), before, header.settings.mode), shownPlayers(catalogue(), before)}) {
                ColumnRow row{told, type::label, palette().muted, 12.0};
                row.spared = true;
                if (!hasRoom(textures(), told, width, row.size)) row.lines = 2;
                rows.add(row);
            }
        }
    } else {
        write(std::string(text("Unknown players")), type::label, palette().muted);
    }
    if (check_)
        write(checkText(catalogue()), type::label,
              !check_->fault(catalogue()).empty() ? palette().red : palette().good);
    rows.fit(textures(), actions_.centre(0).y - actions_.itemSize().y / 2.0 - space::unit - top);
    rows.draw(textures(), {middle, top});
}

void ReplayListScreen::drawHintLine() const {
    const MenuControls controls = shownControls();
    if (entries_.empty()) return drawMenuHints(text("Paste"), text("Title"));
    if (!oneButton() && context().state.device == Device::Mouse)
        return drawHints(textures(), palette(),
                         {{std::string(text("Click")), text("Choose")},
                          {std::string(text("Click again")), text("Watch")},
                          {std::string(text("Wheel")), text("Scroll")},
                          {controls.back, text("Title")}});
    if (focus_ == Focus::Actions) return drawMenuHints(text("Choose"), text("The list"));
    const std::string_view accept = selected()->header ? text("Watch") : text("More");
    if (oneButton()) return drawMenuHints(accept, text("Title"));
    drawHints(textures(), palette(),
              {{controls.accept, accept},
               // Translators: the arrow key or direction.
               {std::string(text("key", "Right")), text("More")},
               {controls.back, text("Title")}});
}

} // namespace arkanong
