#include "arkanong/editor/pages/PropertiesScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

MenuPanel panelFor(std::size_t items) {
    MenuPanel panel;
    panel.width = 708.0;
    panel.rows = items;
    panel.step = 30.3;
    panel.lowest = MenuPanel::aboveExplanation;
    return panel;
}

/// The numbers `from` to `to` in steps of `by`.
std::vector<int> steps(int from, int to, int by) {
    std::vector<int> values;
    values.reserve(static_cast<std::size_t>((to - from) / by) + 1);
    for (int value = from; value <= to; value += by)
        values.push_back(value);
    return values;
}

template <typename Kind>
std::vector<std::string> namesOf(const Catalogue& words) {
    std::vector<std::string> names;
    for (const Kind kind : everyOf<Kind>())
        names.push_back(words.sentenceCase(shownName(words, kind)));
    return names;
}

std::vector<std::string> themeNames(const Catalogue& words) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < levelThemeCount; ++i)
        names.push_back(words.sentenceCase(words.text("theme", nameOf(static_cast<LevelTheme>(i)))));
    return names;
}

std::vector<std::string> bossNames(const Catalogue& words) {
    std::vector<std::string> names = namesOf<Boss>(words);
    names.insert(names.begin(), std::string(words.text("boss", "None")));
    return names;
}

/// The sentence of each kind of mission; for the kind of `mission` with its numbers.
std::vector<std::string> missionSentences(const Catalogue& words, const Mission& mission) {
    std::vector<std::string> sentences;
    sentences.reserve(missionKindCount);
    for (const MissionKind kind : everyOf<MissionKind>())
        sentences.push_back(
            words.sentenceCase(sentenceOf(words, kind == mission.kind ? mission : usualMission(kind))));
    return sentences;
}

/// Shortens a text to `longest` characters, of which the last three are dots.
std::string shortened(const std::string& text, std::size_t longest) {
    if (countCharacters(text) <= longest) return displayName(text);
    std::string_view rest = text;
    for (std::size_t i = 0; i + 3 < longest; ++i)
        rest.remove_prefix(characterLength(rest));
    return displayName(std::string_view(text).substr(0, text.size() - rest.size())) + "...";
}

} // namespace

PropertiesScreen::Numbers PropertiesScreen::numbersFor(Item item, const Level& level) {
    std::vector<int> values;
    int now = 0;
    if (item == Item::Luck) {
        values = steps(0, 100, 5);
        now = static_cast<int>(std::lround(level.dropChance * 100.0));
    } else if (item == Item::Goals) {
        values = steps(2, tuning::shieldsOfRow, 2);
        now = level.goalWidth;
    } else if (item == Item::Strength) {
        values = steps(0, Strength::mostHundredths, Strength::hundredthsOfStep / 10);
        now = (level.opponent ? level.opponent->strength : Difficulty::Medium).hundredths();
    } else if (item == Item::Time) {
        values = steps(15, 300, 5);
        now = level.medals.seconds;
    } else if (item == Item::MissionCount) {
        constexpr int most = 100;
        values = steps(leastCount(level.medals.mission.kind), most, 1);
        now = level.medals.mission.count;
    } else {
        values = steps(500, 30000, 500);
        now = level.medals.score;
    }
    // A value from a file can lie between the ones on offer.
    const auto place = std::lower_bound(values.begin(), values.end(), now);
    const auto index = static_cast<std::size_t>(place - values.begin());
    if (place == values.end() || *place != now) values.insert(place, now);
    return {values, index};
}

Menu::Item PropertiesScreen::itemFor(const Catalogue& words, Item item, const Level& level) {
    constexpr std::size_t longestShown = 30;
    const bool opponent = level.opponent.has_value();
    const auto numbers = [&](const char* name, auto textOf) {
        Menu::Item choice{name};
        const Numbers on = numbersFor(item, level);
        for (const int value : on.values)
            choice.options.push_back(textOf(value));
        choice.option = on.chosen;
        return choice;
    };
    const auto enumeration = [&](const char* name, std::vector<std::string> names, std::size_t now) {
        return Menu::Item{name, std::move(names), now, opponent};
    };
    const auto digits = [](int number) { return std::to_string(number); };
    switch (item) {
    case Item::Name: return {translatable("Name"), {shortened(level.name, longestShown)}};
    case Item::Idea:
        // Translators: a level without a line that describes it.
        return {translatable("Idea"),
                {level.idea.empty() ? std::string(words.text("idea", "None"))
                                    : shortened(level.idea, longestShown)}};
    case Item::Theme:
        return {translatable("Theme"), themeNames(words), static_cast<std::size_t>(level.theme)};
    case Item::Luck:
        return numbers(translatable("Power-up chance"), [&words](int percent) {
            return fill(words.text("{n} %"), {{"n", percent}});
        });
    case Item::Goals:
        return numbers(translatable("Goal width"), [&words](int shields) {
            return fill(
                words.plural("{n} shield wide", "{n} shields wide", static_cast<std::uint64_t>(shields)),
                {{"n", shields}});
        });
    case Item::Rules: {
        Menu::Item rules{translatable("Rules"), {shownNames(words, level.rules)}};
        rules.opens = true;
        return rules;
    }
    case Item::Opponent:
        return {translatable("Opponent"),
                {std::string(words.text("opponent", "Any")),
                 opponent ? displayName(level.opponent->name) : std::string(words.text("One of its own"))},
                opponent ? 1U : 0U};
    case Item::Strength: {
        Menu::Item choice = numbers(translatable("·  Strength"), [&words](int hundredths) {
            return shownStrength(words, *Strength::ofHundredths(hundredths));
        });
        choice.enabled = opponent;
        return choice;
    }
    case Item::Character:
        return enumeration(translatable("·  Personality"), namesOf<Personality>(words),
                           opponent ? static_cast<std::size_t>(level.opponent->personality) : 0);
    case Item::Boss:
        return enumeration(translatable("·  Boss"), bossNames(words),
                           opponent && level.opponent->boss ? bossIndex(*level.opponent->boss) + 1 : 0);
    case Item::Time:
        return numbers(translatable("Medal: time"),
                       [](int seconds) { return clockText(tuning::seconds(seconds)); });
    case Item::Mission:
        return {translatable("Medal: mission"), missionSentences(words, level.medals.mission),
                static_cast<std::size_t>(level.medals.mission.kind)};
    case Item::MissionCount: return numbers(translatable("·  How many"), digits);
    case Item::Points: return numbers(translatable("Medal: points"), digits);
    case Item::Back: break;
    }
    return {translatable("BACK")};
}

PropertiesScreen::PropertiesScreen(ScreenContext& context)
    : MenuScreen(context, [&context] {
          std::vector<Menu::Item> items;
          items.reserve(itemCount);
          for (std::size_t i = 0; i < itemCount; ++i)
              items.push_back(itemFor(*context.services.textures.type().catalogue, static_cast<Item>(i),
                                      context.state.editor->draft.level()));
          return panelFor(itemCount).menu(std::move(items));
      }()) {
    lastOpponent_.name = "Rival";
    lastOpponent_.strength = Difficulty::Medium;
    show();
}

void PropertiesScreen::show() {
    const Level& level = context().state.editor->draft.level();
    shown_.clear();
    shown_.reserve(itemCount);
    for (std::size_t i = 0; i < itemCount; ++i) {
        menu().item(i) = itemFor(catalogue(), static_cast<Item>(i), level);
        shown_.push_back(menu().items()[i].option);
    }
}

Level PropertiesScreen::with(Item item, std::size_t option) const {
    Level level = context().state.editor->draft.level();
    const auto number = [&] { return numbersFor(item, level).values[option]; };
    switch (item) {
    case Item::Theme: level.theme = static_cast<LevelTheme>(option); break;
    case Item::Luck: level.dropChance = number() / 100.0; break;
    case Item::Goals: level.goalWidth = number(); break;
    case Item::Opponent: level.opponent = option == 1 ? std::optional(lastOpponent_) : std::nullopt; break;
    case Item::Strength: level.opponent->strength = *Strength::ofHundredths(number()); break;
    case Item::Character: level.opponent->personality = static_cast<Personality>(option); break;
    case Item::Boss:
        level.opponent->boss = option == 0 ? std::nullopt : std::optional(static_cast<Boss>(option - 1));
        break;
    case Item::Time: level.medals.seconds = number(); break;
    case Item::Mission: level.medals.mission = usualMission(static_cast<MissionKind>(option)); break;
    case Item::MissionCount: level.medals.mission.count = number(); break;
    case Item::Points: level.medals.score = number(); break;
    case Item::Name:
    case Item::Idea:
    case Item::Rules:
    case Item::Back: break;
    }
    return level;
}

void PropertiesScreen::selectionMoved() {
    refusal_.reset();
    const std::size_t at = menu().selected();
    const std::size_t option = menu().items()[at].option;
    if (option == shown_[at]) return;
    EditedLevel& draft = context().state.editor->draft;
    if (draft.level().opponent) lastOpponent_ = *draft.level().opponent;
    if (const EditRefusal refusal = draft.change(with(static_cast<Item>(at), option))) refusal_ = refusal;
    log().write("property " + std::to_string(at) + " option " + std::to_string(option));
    show();
}

ScreenChange PropertiesScreen::chosen(std::size_t item) {
    const bool opponent = context().state.editor->draft.level().opponent.has_value();
    switch (static_cast<Item>(item)) {
    case Item::Name: return ShowEditorPage{EditorPage::Name};
    case Item::Idea: return ShowEditorPage{EditorPage::Idea};
    case Item::Rules: return ShowEditorPage{EditorPage::Rules};
    case Item::Back: return Resume{};
    case Item::Opponent:
        if (opponent) return ShowEditorPage{EditorPage::OpponentName};
        break;
    case Item::Theme:
    case Item::Luck:
    case Item::Goals:
    case Item::Strength:
    case Item::Character:
    case Item::Boss:
    case Item::Time:
    case Item::Mission:
    case Item::MissionCount:
    case Item::Points: break;
    }
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

std::string_view PropertiesScreen::explanation() const {
    const Level& level = context().state.editor->draft.level();
    switch (static_cast<Item>(menu().selected())) {
    case Item::Name: return translatable("The file gets the same name");
    case Item::Idea: return translatable("One line that players read before the match");
    case Item::Theme:
        return translatable("The background, the shade of the bricks and the music of its matches");
    case Item::Luck: return translatable("The chance of a power-up in each brick that you gave none");
    case Item::Goals: return translatable("How wide both goals are.  Beside a narrow one stand goalposts");
    case Item::Rules:
        return translatable(
            "Mutators that every match on this level has.  Press Enter or click to choose them");
    case Item::Opponent:
        return level.opponent ? translatable("Press Enter to rename it")
                              : translatable("The opponent is chosen before the match");
    case Item::Strength:
        return level.opponent ? explain(level.opponent->strength.nearest()) : std::string_view();
    case Item::Character: return level.opponent ? explain(level.opponent->personality) : std::string_view();
    case Item::Boss:
        return level.opponent && level.opponent->boss ? explain(*level.opponent->boss)
                                                      : translatable("An opponent with a rule of its own");
    case Item::Time: return translatable("Win within this time to earn this medal");
    case Item::Mission: return translatable("Fulfil this mission and win to earn this medal");
    case Item::MissionCount: return translatable("The number in the mission");
    case Item::Points: return translatable("Points needed to earn this medal");
    case Item::Back: break;
    }
    return {};
}

void PropertiesScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return;
    panelFor(itemCount).draw(textures(), palette(), text("PROPERTIES"), palette().pale);
    drawFoot(textures(), palette(), true);
    drawMenu();
    drawExplanation(refusal_ ? refusal_->in(catalogue()) : std::string(text(explanation())));
    drawMenuHints(text("Change"), text("Back"));
}

} // namespace arkanong
