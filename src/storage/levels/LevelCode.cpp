#include "arkanong/storage/levels/LevelCode.hpp"

#include "LevelCodeParts.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace levelcode {
namespace {

void passStrength(ValueCoder& coder, arkanong::Strength& strength) {
    bool named = strength.isNamed();
    coder.flag(NamedStrength, named);
    int hundredths = strength.hundredths();
    constexpr int step = arkanong::Strength::hundredthsOfStep;
    if (named) hundredths /= step;
    coder.whole(named ? NamedStrength : Field::Strength, 0,
                arkanong::Strength::mostHundredths / (named ? step : 1), hundredths);
    strength = *arkanong::Strength::ofHundredths(named ? hundredths * step : hundredths);
}

/// Passes whether there is an opponent, boss or the like; if so, there is one afterwards.
template <typename Value>
bool passPresence(ValueCoder& coder, Field field, std::optional<Value>& value) {
    bool present = value.has_value();
    coder.flag(field, present);
    if (!present)
        value.reset();
    else if (!value)
        value.emplace();
    return present;
}

void passOpponent(ValueCoder& coder, std::optional<Opponent>& opponent) {
    if (!passPresence(coder, HasOpponent, opponent)) return;
    coder.text(Name, opponent->name);
    passStrength(coder, opponent->strength);
    coder.choice(Field::Personality, personalityCount, opponent->personality);
    if (passPresence(coder, HasBoss, opponent->boss)) coder.choice(WhichBoss, bossCount, *opponent->boss);
}

void passMedals(ValueCoder& coder, MedalTargets& medals) {
    bool usual = medals == MedalTargets{};
    coder.flag(UsualMedals, usual);
    if (usual) return;
    coder.whole(Seconds, 0, levelrules::mostSeconds, medals.seconds);
    coder.choice(MissionKinds, missionKindCount, medals.mission.kind);
    coder.whole(MissionCount, 0, mostMissionCount, medals.mission.count);
    double score = medals.score;
    coder.real(Score, score);
    if (!(score >= 1.0 && score <= levelrules::mostScore)) coder.fail("expected a medal's score");
    medals.score = static_cast<int>(score);
}

void passRows(ValueCoder& coder, int& rows) {
    constexpr std::array<int, 3> counts{tuning::brickRows, tuning::fineBrickRows, tuning::finaleBrickRows};
    auto which = static_cast<std::size_t>(std::find(counts.begin(), counts.end(), rows) - counts.begin());
    coder.choice(Rows, counts.size(), which);
    rows = counts[which];
}

void passGoalWidth(ValueCoder& coder, int& width) {
    int half = width / 2;
    coder.whole(GoalWidth, 1, tuning::shieldsOfRow / 2, half);
    width = 2 * half;
}

void passRules(ValueCoder& coder, Mutators& rules) {
    int bits = rules.bits();
    coder.whole(Rules, 0, (1 << mutatorCount) - 1, bits);
    rules = Mutators::fromBits(static_cast<std::uint8_t>(bits));
}

} // namespace
} // namespace levelcode

namespace {

/// Fails if the level breaks a rule.
void checkRules(const ValueCoder& coder, const Level& level) {
    if (const auto fault = brickFault(level)) coder.fail(*fault);
    if (const auto fault = hexagonFault(level)) coder.fail(fault->message);
    if (const auto fault = wallFault(level)) coder.fail(fault->message);
    if (const auto fault = bandFault(level)) coder.fail(fault->message);
    if (const auto fault = campaignFault(level)) coder.fail(*fault);
}

bool isNameOrEmpty(const std::string& text, std::size_t longest) {
    return text.empty() || isName(text, longest);
}

void checkFileRules(const ValueCoder& coder, const Level& level) {
    using namespace levelrules;
    const bool named =
        isName(level.name, longestName) && (!level.opponent || isName(level.opponent->name, longestName));
    if (!named) coder.fail("expected names of 1 to " + std::to_string(longestName) + " characters");
    if (!isNameOrEmpty(level.world, longestName) || !isNameOrEmpty(level.idea, longestIdea))
        coder.fail("expected a shorter world or idea");
    if (const auto fault = passageFault(level)) coder.fail(fault->message);
}

} // namespace

void passLevel(ValueCoder& coder, Level& level) {
    using namespace levelcode;
    coder.text(Name, level.name);
    coder.text(World, level.world);
    coder.text(Idea, level.idea);
    coder.choice(Theme, levelThemeCount, level.theme);
    passRows(coder, level.rows);
    coder.real(Luck, level.dropChance);
    passGoalWidth(coder, level.goalWidth);
    passRules(coder, level.rules);
    passOpponent(coder, level.opponent);
    passMedals(coder, level.medals);
    passBricks(coder, level.rows, level.bricks);
    passHexagons(coder, level.hexagons);
    passWalls(coder, level.walls);
    passBands(coder, level.bands);
    if (coder.reads()) checkRules(coder, level);
}

std::string levelCode(const Level& level) {
    BitCoder bits(levelContexts);
    ValueCoder coder(bits, std::string(levelCodes.called));
    Level passed = level;
    passLevel(coder, passed);
    return sealedCode(bits.finish(), levelCodes);
}

Level levelOfCode(std::string_view text) {
    const std::string body = unsealedCode(text, levelCodes);
    BitCoder bits(body, levelContexts);
    ValueCoder coder(bits, std::string(levelCodes.called));
    Level level;
    passLevel(coder, level);
    checkFileRules(coder, level);
    if (!bits.atEnd()) coder.fail("letters follow the end of the code");
    return level;
}

} // namespace arkanong
