#include "arkanong/editor/EditorChoiceScreen.hpp"

#include "arkanong/render/text/Column.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"
#include "arkanong/ui/widgets/LevelPanel.hpp"

#include <utility>

namespace arkanong {

namespace {

enum Item : std::size_t { GoOn, Group, Which, Open, Back };

/// An item's index in the menu. The first item, which resumes a saved draft, is missing without a draft.
std::size_t placeOf(Item item, bool kept) { return item - (kept ? 0U : 1U); }

constexpr Vec2 menuTop{levelpanel::menuMiddle, levelpanel::menuLow.y + space::padding + menuItemStep / 2.0};

const char* const freshGroup = translatable("New level");
const char* const ownGroup = translatable("My levels");

std::vector<LevelGroup> groupsFor(const ScreenContext& context) {
    std::vector<LevelGroup> groups{{freshGroup, {""}}};
    LevelGroup own = ownLevels(context.services.ownLevels);
    if (!own.levels.empty()) groups.push_back(std::move(own));
    for (LevelGroup& group : levelGroups(context.services.levelFolder, std::nullopt))
        if (!setLevelNamed(group.levels.front()))
            groups.push_back(std::move(group)); // Levels of sets cannot be edited.
    return groups;
}

std::vector<std::string> namesIn(const LevelGroup& group) {
    std::vector<std::string> names;
    names.reserve(group.levels.size());
    for (std::size_t level = 0; level < group.levels.size(); ++level)
        names.push_back(group.levels[level].empty() ? translatable("Empty")
                                                    : displayName(titleOf(group, level).title));
    return names;
}

Menu menuFor(const std::vector<LevelGroup>& groups, const std::optional<EditorSession>& kept) {
    std::vector<Menu::Item> items;
    if (kept)
        items.push_back(
            {fill(translatable("RESUME {level}"), {{"level", displayName(kept->draft.level().name)}})});
    Menu::Item group{translatable("Start from")};
    group.options.reserve(groups.size());
    for (const LevelGroup& each : groups)
        group.options.push_back(each.name);
    items.push_back(std::move(group));
    items.push_back({translatable("Level"), namesIn(groups.front())});
    items.push_back({translatable("OPEN")});
    items.push_back({translatable("BACK")});
    Menu menu(std::move(items), menuTop, menuItemStep, {levelpanel::itemWidth, menuItemHeight});
    menu.select(placeOf(kept ? GoOn : Open, kept.has_value()));
    return menu;
}

} // namespace

EditorChoiceScreen::EditorChoiceScreen(ScreenContext& context)
    : EditorChoiceScreen(context, groupsFor(context),
                         context.services.ownLevels.empty() ? std::nullopt
                                                            : keptDraft(context.services.ownLevels)) {}

EditorChoiceScreen::EditorChoiceScreen(ScreenContext& context, std::vector<LevelGroup> groups,
                                       std::optional<EditorSession> kept)
    : MenuScreen(context, menuFor(groups, kept)), groups_(std::move(groups)), kept_(std::move(kept)) {
    context.state.editor.reset();
    if (!kept_ && groups_.size() > 1 && groups_[1].name == ownGroup) item(Group).option = 1;
    follow();
}

void EditorChoiceScreen::selectionMoved() { follow(); }

bool EditorChoiceScreen::isFresh() const { return group_ == 0; }
bool EditorChoiceScreen::isOwn() const { return groups_[group_].name == ownGroup; }
std::string EditorChoiceScreen::path() const {
    return groups_[group_].levels[menu().items()[placeOf(Which, kept_.has_value())].option];
}

Menu::Item& EditorChoiceScreen::item(std::size_t which) {
    return menu().item(placeOf(static_cast<Item>(which), kept_.has_value()));
}
bool EditorChoiceScreen::selects(std::size_t which) const {
    if (which == GoOn && !kept_) return false;
    return menu().selected() == placeOf(static_cast<Item>(which), kept_.has_value());
}

void EditorChoiceScreen::follow() {
    const std::size_t group = item(Group).option;
    if (group != group_) {
        group_ = group;
        item(Which).options = namesIn(groups_[group]);
        item(Which).option = 0;
    }
    const std::string wanted = selects(GoOn) ? "kept" : std::to_string(group_) + path();
    if (wanted == loaded_) return;
    loaded_ = wanted;
    level_.reset();
    problem_.clear();
    try {
        if (wanted == "kept")
            level_ = kept_->draft.level();
        else if (isFresh())
            level_ = freshLevel(context().services.ownLevels, catalogue());
        else
            level_ = loadLevel(levelPath(context().services.levelFolder, path()));
    } catch (const DataError& error) {
        problem_ = error.what();
        log().write("problem " + problem_);
        // Drops the folder, which drawFolder() shows.
        const std::string folder = context().services.ownLevels + '/';
        if (problem_.rfind(folder, 0) == 0) problem_.erase(0, folder.size());
    }
}

ScreenChange EditorChoiceScreen::chosen(std::size_t place) {
    const std::size_t item = place + (kept_ ? 0 : 1);
    if (item == Back) return ShowTitle{};
    if (item == Group || item == Which) {
        menu().handle(MenuIntent::Right);
        follow();
        return Stay{};
    }
    if (item == GoOn) {
        context().state.editor = std::make_shared<EditorSession>(*kept_);
        return ShowEditor{};
    }
    if (!level_) return Stay{};
    if (kept_) quarantineDraft(context().services.ownLevels);
    context().state.editor = std::make_shared<EditorSession>(isFresh() || isOwn() ? *level_ : copyOf(*level_),
                                                             isOwn() ? path() : "");
    return ShowEditor{};
}

const char* EditorChoiceScreen::explanation() const {
    if (selects(GoOn)) return translatable("Unsaved work from last time");
    if (isFresh()) return translatable("An empty field");
    if (isOwn())
        return translatable("Your own. Level files that you put into the folder are offered here too");
    return translatable("A copy: the game's own level stays as it is");
}

void EditorChoiceScreen::draw(double, double brightness) const {
    drawBackdrop(brightness, level_ ? level_->theme : LevelTheme::Arena);
    drawScreenHeading(textures(), palette(), text("LEVEL EDITOR"));
    if (level_)
        levelpanel::draw(textures(), palette(), *level_);
    else
        levelpanel::drawMissing(textures(), palette(), text("This file can't be read"), problem_);
    drawItems();
    if (!context().services.ownLevels.empty()) drawFolder();
    drawExplanation(text(explanation()));
    drawMenuHints(selects(Group) || selects(Which) ? text("Change") : text("Open"), text("Back"));
}

// The menu has the draft's name in English, as it is logged.
void EditorChoiceScreen::drawItems() const {
    drawPill();
    for (std::size_t i = menu().first(); i <= menu().last(); ++i) {
        if (kept_ && i == placeOf(GoOn, true))
            drawMenuItem(textures(), palette(),
                         fill(text("RESUME {level}"), {{"level", displayName(kept_->draft.level().name)}}),
                         menu().centre(i), menu().glow(i), menu().itemSize());
        else
            drawItem(i);
    }
    drawScrollMarks();
}

// Shows the folder at the bottom of the left panel.
void EditorChoiceScreen::drawFolder() const {
    Column rows(levelpanel::itemWidth, Align::Centre);
    rows.add({std::string(text("Your levels are in")), type::label, palette().muted});
    rows.add({fromHome(context().services.ownLevels), type::body, palette().pale, 10.0});
    const double bottom = levelpanel::menuLow.y + levelpanel::menuSize.y - space::padding;
    rows.fit(textures(), space::height);
    rows.draw(textures(), {levelpanel::menuMiddle, bottom - rows.height()});
}

} // namespace arkanong
