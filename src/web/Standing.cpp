#include "Json.hpp"
#include "arkanong/headless/ReportText.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Version.hpp"
#include "arkanong/sim/tuning/Momentum.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

namespace arkanong {

namespace {

std::string_view nameOf(Phase phase) {
    switch (phase) {
    case Phase::Countdown: return "countdown";
    case Phase::Play: return "play";
    case Phase::SuddenDeath: return "sudden death";
    case Phase::NextGoal: return "next goal";
    case Phase::Over: break;
    }
    return "over";
}

std::string word(std::string_view key, std::string_view text) {
    return jsonString(std::string(key)) + ": " + jsonString(std::string(text));
}

std::string number(std::string_view key, double value) {
    return jsonString(std::string(key)) + ": " + std::to_string(static_cast<long>(value));
}

std::string truth(std::string_view key, bool value) {
    return jsonString(std::string(key)) + (value ? ": true" : ": false");
}

std::string powersJson(const PowerUps& powers, Side side) {
    std::string json;
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const auto kind = static_cast<PowerUp>(i);
        if (!powers.active(side, kind)) continue;
        json += (json.empty() ? "{" : ", {") + word("name", displayName(traitsOf(kind).name)) + ", " +
                number("left", powers.ticksLeft(side, kind)) + '}';
    }
    return '[' + json + ']';
}

std::string timeJson(const Match& match) {
    const std::optional<ShownClock> clock = shownClock(match);
    if (!clock) return "null";
    return '{' + word("label", clock->label) + ", " + number("left", clock->left.value_or(-1)) + '}';
}

std::string sideJson(const World& world, Side side, const std::string& name) {
    const Match& match = world.match();
    const Standing& standing = match.standing(side);
    return jsonString(nameOf(side)) + ": {" + word("name", name) + ", " + number("score", standing.score) +
           ", " + number("goals", standing.goals) + ", " + number("needed", match.goalsNeeded(side)) + ", " +
           number("reserve", standing.reserve) + ", " + number("momentum", standing.momentum) + ", " +
           number("momentumNeeded", match.hasMomentum() ? tuning::momentumSteals : 0) + ", " +
           number("superLeft", standing.superLeft) + ", \"powers\": " + powersJson(world.powers(), side) +
           '}';
}

std::string bestJson(const std::optional<Highlight>& best) {
    if (!best) return "null";
    return '{' + number("begin", best->begin) + ", " + number("climax", best->climax) + ", " +
           number("end", best->end) + ", " + word("text", captionOf(Catalogue::english(), *best)) + '}';
}

std::string placeJson(Vec2 onField) {
    const Vec2 at = fieldOrigin + onField;
    return '{' + number("x", at.x) + ", " + number("y", at.y);
}

} // namespace

std::string standingJson(const Show& show) {
    const Match& match = show.world().match();
    const ShowFacts facts = show.facts();
    const Level& level = show.level();
    const std::optional<Side> winner = match.winner();
    return '{' + word("phase", nameOf(match.phase())) + ", " + number("clock", match.clock()) + ", " +
           number("left", match.ticksLeft()) + ", " + sideJson(show.world(), Side::Blue, facts.names[0]) +
           ", " + sideJson(show.world(), Side::Red, facts.names[1]) + ", " +
           word("winner", winner ? nameOf(*winner) : std::string_view()) + ", " + number("tick", facts.tick) +
           ", " + number("ticks", facts.ticks) + ", " + number("round", static_cast<double>(facts.round)) +
           ", " + number("rounds", static_cast<double>(facts.rounds)) + ", \"time\": " + timeJson(match) +
           ", \"best\": " + bestJson(facts.best) + ", " + word("level", displayName(level.name)) + ", " +
           word("place", facts.place) + ", " +
           word("mission", level.opponent ? sentenceOf(level.medals.mission) : std::string()) + ", " +
           word("opponent", level.opponent ? level.opponent->name : std::string()) + ", " +
           truth("over", facts.over) + ", " + truth("canServe", facts.canServe) + '}';
}

std::string placesJson(const Show& show) {
    const ObjectManager& objects = show.world().objects();
    std::string json = "{\"balls\": [";
    const char* between = "";
    for (const Ball& ball : objects.balls) {
        json += between + placeJson(ball.position) + ", " + word("side", nameOf(ball.owner)) + '}';
        between = ", ";
    }
    json += ']';
    for (const Paddle& paddle : objects.paddles)
        json += ", " + jsonString(nameOf(paddle.side)) + ": " + placeJson(paddle.position) + '}';
    return json + '}';
}

std::string versionJson() {
    std::string json = '{' + word("version", gameVersion()) + ", " + number("simulation", simulationVersion) +
                       ", " + number("format", replayFormat) + ", \"screen\": [" +
                       std::to_string(static_cast<int>(screenSize.x)) + ", " +
                       std::to_string(static_cast<int>(screenSize.y)) + "], \"field\": [" +
                       std::to_string(static_cast<int>(fieldOrigin.x)) + ", " +
                       std::to_string(static_cast<int>(fieldOrigin.y)) + ", " +
                       std::to_string(static_cast<int>(tuning::fieldSize.x)) + ", " +
                       std::to_string(static_cast<int>(tuning::fieldSize.y)) + "], \"strengths\": [";
    for (std::size_t i = 0; i < difficultyCount; ++i)
        json += (i == 0 ? "" : ", ") + jsonString(displayName(nameOf(static_cast<Difficulty>(i))));
    return json + "]}";
}

} // namespace arkanong
