#include "arkanong/sim/Mission.hpp"

#include <algorithm>

namespace arkanong {

namespace {

struct Words {
    PluralText some;
    std::string_view none; ///< Of a limit.
    std::string_view counter;
    int usual;
};

// In the order of MissionKind.
constexpr auto words = tableOf<MissionKind, Words>({
    {translatablePlural("concede at most {n} goal", "concede at most {n} goals"),
     translatable("concede no goal"), translatable("counter", "goals against"), 1},
    {translatablePlural("win with at most {n} serve", "win with at most {n} serves"),
     translatable("win without serving"), translatable("counter", "serves"), 5},
    {translatablePlural("lose at most {n} shield", "lose at most {n} shields"),
     translatable("lose no shield"), translatable("counter", "shields lost"), 5},
    {translatablePlural("catch at most {n} bad capsule", "catch at most {n} bad capsules"),
     translatable("catch no bad capsule"), translatable("counter", "bad capsules"), 0},
    {translatablePlural("steal {n} ball", "steal {n} balls"), "", translatable("counter", "steals"), 10},
    {translatablePlural("smash {n} ball", "smash {n} balls"), "", translatable("counter", "smashes"), 5},
    {translatablePlural("cushion {n} ball", "cushion {n} balls"), "", translatable("counter", "cushions"), 5},
    {translatablePlural("play a rally of {n} touch", "play a rally of {n} touches"), "",
     translatable("counter", "rally"), 20},
    {translatablePlural("reach a combo of {n}", "reach a combo of {n}"), "",
     translatable("counter", "best combo"), 8},
    {translatablePlural("score {n} goal in a row", "score {n} goals in a row"), "",
     translatable("counter", "in a row"), 2},
    {translatablePlural("break {n} shield in a row", "break {n} shields in a row"), "",
     translatable("counter", "shields"), 8},
    {translatablePlural("repair {n} shield", "repair {n} shields"), "", translatable("counter", "repairs"),
     1},
    {translatablePlural("catch {n} good capsule", "catch {n} good capsules"), "",
     translatable("counter", "capsules"), 4},
    {translatablePlural("break {n} brick by laser", "break {n} bricks by laser"), "",
     translatable("counter", "by laser"), 5},
    {translatablePlural("break {n} brick", "break {n} bricks"), "", translatable("counter", "bricks"), 40},
    {translatablePlural("break {n} hard brick", "break {n} hard bricks"), "",
     translatable("counter", "hard bricks"), 8},
    {translatablePlural("break {n} glass brick", "break {n} glass bricks"), "",
     translatable("counter", "glass"), 12},
    {translatablePlural("set off {n} bomb", "set off {n} bombs"), "", translatable("counter", "bombs"), 3},
    {translatablePlural("break {n} splitter", "break {n} splitters"), "",
     translatable("counter", "splitters"), 4},
    {translatablePlural("break {n} blue brick", "break {n} blue bricks"), "",
     translatable("counter", "blue bricks"), 12},
    {translatablePlural("break {n} regrowing brick", "break {n} regrowing bricks"), "",
     translatable("counter", "regrowing"), 12},
    {translatablePlural("break {n} mystery brick", "break {n} mystery bricks"), "",
     translatable("counter", "mystery"), 4},
    {translatablePlural("hit {n} bumper", "hit {n} bumpers"), "", translatable("counter", "bumpers"), 10},
    {translatablePlural("clear the field {n} time", "clear the field {n} times"), "",
     translatable("counter", "cleared"), 1},
});

constexpr std::size_t limits = static_cast<std::size_t>(MissionKind::Steals);

const Words& wordsOf(MissionKind kind) { return words[static_cast<std::size_t>(kind)]; }

bool isDigit(char sign) { return sign >= '0' && sign <= '9'; }

std::string filled(std::string_view pattern, std::string_view number) {
    constexpr std::string_view hole = "{n}";
    std::string text(pattern);
    const std::size_t place = text.find(hole);
    return place == std::string::npos ? text : text.replace(place, hole.size(), number);
}

} // namespace

bool operator==(const Mission& a, const Mission& b) { return a.kind == b.kind && a.count == b.count; }

bool isLimit(MissionKind kind) { return static_cast<std::size_t>(kind) < limits; }

int leastCount(MissionKind kind) { return isLimit(kind) ? 0 : 1; }

Mission usualMission(MissionKind kind) { return {kind, wordsOf(kind).usual}; }

PluralText patternOf(MissionKind kind) { return wordsOf(kind).some; }

std::string_view noneOf(MissionKind kind) { return wordsOf(kind).none; }

std::string sentenceOf(const Mission& mission) {
    const PluralText its = patternOf(mission.kind);
    if (mission.count == 0) return std::string(noneOf(mission.kind));
    return filled(mission.count == 1 ? its.one : its.many, std::to_string(mission.count));
}

std::optional<Mission> missionOf(std::string_view sentence) {
    const auto first = std::find_if(sentence.begin(), sentence.end(), isDigit);
    const auto last = std::find_if_not(first, sentence.end(), isDigit);
    constexpr int mostDigits = 3;
    if (last - first > mostDigits) return std::nullopt;
    int count = 0;
    for (auto digit = first; digit != last; ++digit)
        count = 10 * count + (*digit - '0');
    const std::string number(first, last);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto kind = static_cast<MissionKind>(i);
        const bool none = number.empty() && isLimit(kind) && sentence == words[i].none;
        const bool some =
            !number.empty() && count >= 1 &&
            (sentence == filled(words[i].some.many, number) || sentence == filled(words[i].some.one, number));
        if (none || some) return Mission{kind, count};
    }
    return std::nullopt;
}

std::string allSentences() {
    std::string list;
    for (const Words& its : words) {
        list += (list.empty() ? "" : ", ") + filled(its.some.many, "N");
        if (!its.none.empty()) list += ", " + std::string(its.none);
    }
    return list;
}

std::string_view counterName(MissionKind kind) { return wordsOf(kind).counter; }

} // namespace arkanong
