#include "arkanong/sim/Mission.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// A '#' stands for the number.
struct Words {
    std::string_view many;
    std::string_view one;
    std::string_view none; ///< Of a limit.
    std::string_view counter;
    int usual;
};

// In the order of MissionKind.
constexpr auto words = tableOf<MissionKind, Words>({
    {"concede at most # goals", "concede at most # goal", "concede no goal", "goals against", 1},
    {"win with at most # serves", "win with at most # serve", "win without serving", "serves", 5},
    {"lose at most # shields", "lose at most # shield", "lose no shield", "shields lost", 5},
    {"catch at most # bad capsules", "catch at most # bad capsule", "catch no bad capsule", "bad capsules",
     0},
    {"steal # balls", "steal # ball", "", "steals", 10},
    {"smash # balls", "smash # ball", "", "smashes", 5},
    {"cushion # balls", "cushion # ball", "", "cushions", 5},
    {"play a rally of # touches", "play a rally of # touch", "", "rally", 20},
    {"reach a combo of #", "reach a combo of #", "", "best combo", 8},
    {"score # goals in a row", "score # goal in a row", "", "in a row", 2},
    {"break # shields in a row", "break # shield in a row", "", "shields", 8},
    {"repair # shields", "repair # shield", "", "repairs", 1},
    {"catch # good capsules", "catch # good capsule", "", "capsules", 4},
    {"break # bricks by laser", "break # brick by laser", "", "by laser", 5},
    {"break # bricks", "break # brick", "", "bricks", 40},
    {"break # hard bricks", "break # hard brick", "", "hard bricks", 8},
    {"break # glass bricks", "break # glass brick", "", "glass", 12},
    {"set off # bombs", "set off # bomb", "", "bombs", 3},
    {"break # splitters", "break # splitter", "", "splitters", 4},
    {"break # blue bricks", "break # blue brick", "", "blue bricks", 12},
    {"break # regrowing bricks", "break # regrowing brick", "", "regrowing", 12},
    {"break # mystery bricks", "break # mystery brick", "", "mystery", 4},
    {"hit # bumpers", "hit # bumper", "", "bumpers", 10},
    {"clear the field # times", "clear the field # time", "", "cleared", 1},
});

constexpr std::size_t limits = static_cast<std::size_t>(MissionKind::Steals);

const Words& wordsOf(MissionKind kind) { return words[static_cast<std::size_t>(kind)]; }

bool isDigit(char sign) { return sign >= '0' && sign <= '9'; }

std::string filled(std::string_view pattern, std::string_view number) {
    std::string text(pattern);
    const std::size_t place = text.find('#');
    return place == std::string::npos ? text : text.replace(place, 1, number);
}

} // namespace

bool operator==(const Mission& a, const Mission& b) { return a.kind == b.kind && a.count == b.count; }

bool isLimit(MissionKind kind) { return static_cast<std::size_t>(kind) < limits; }

int leastCount(MissionKind kind) { return isLimit(kind) ? 0 : 1; }

Mission usualMission(MissionKind kind) { return {kind, wordsOf(kind).usual}; }

std::string sentenceOf(const Mission& mission) {
    const Words& its = wordsOf(mission.kind);
    if (mission.count == 0) return std::string(its.none);
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
            (sentence == filled(words[i].many, number) || sentence == filled(words[i].one, number));
        if (none || some) return Mission{kind, count};
    }
    return std::nullopt;
}

std::string allSentences() {
    std::string list;
    for (const Words& its : words) {
        list += (list.empty() ? "" : ", ") + filled(its.many, "N");
        if (!its.none.empty()) list += ", " + std::string(its.none);
    }
    return list;
}

std::string_view counterName(MissionKind kind) { return wordsOf(kind).counter; }

} // namespace arkanong
