#include "arkanong/storage/player/GauntletFile.hpp"

#include "arkanong/storage/UserFile.hpp"

#include <charconv>
#include <limits>
#include <tuple>

namespace arkanong {

namespace {

constexpr int gauntletVersion = 1;
constexpr int mostTicks = std::numeric_limits<int>::max();

std::string sideList(const std::array<int, 2>& numbers) {
    return "\"" + std::to_string(numbers[0]) + ' ' + std::to_string(numbers[1]) + "\"";
}

std::string textOf(const SavedGauntlet& saved) {
    std::string picks;
    for (const std::size_t pick : saved.record.picks)
        picks += std::to_string(pick);
    std::string text =
        "# A run of the gauntlet that was broken off. Two numbers are Blue's and Red's.\nversion = " +
        std::to_string(gauntletVersion) +
        "\nseed = " + tomlString(std::to_string(saved.record.settings.seed)) +
        "\nlevels = " + std::to_string(saved.record.settings.levels) +
        "\nfastest-goal = " + std::to_string(saved.fastestGoal) + '\n';
    if (!picks.empty()) text += "picks = " + tomlString(picks) + '\n';
    for (const SavedGauntlet::Player& player : saved.players) {
        text += "\n[[player]]\nplays = " + tomlString(player.plays) + '\n';
        if (!player.name.empty()) text += "name = " + tomlString(player.name) + '\n';
        text += "strength = " + std::to_string(player.computer.strength.hundredths()) +
                "\ntemperament = " + tomlString(nameOf(player.computer.personality)) + '\n';
    }
    for (const RoundResult& round : saved.record.results)
        text += "\n[[round]]\nwinner = " + tomlString(nameOf(round.winner)) +
                "\ngoals = " + sideList(round.goals) + "\nscore = " + sideList(round.score) +
                "\nsteals = " + sideList(round.steals) + "\nticks = " + std::to_string(round.ticks) + '\n';
    return text;
}

template <typename Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<std::array<int, 2>> sidesIn(std::string_view text) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const auto blue = numberIn<int>(text.substr(0, space)), red = numberIn<int>(text.substr(space + 1));
    return blue && red ? std::optional(std::array{*blue, *red}) : std::nullopt;
}

std::optional<Side> winnerIn(std::string_view text) {
    for (const Side side : {Side::Blue, Side::Red})
        if (text == nameOf(side)) return side;
    return std::nullopt;
}

std::optional<std::vector<std::size_t>> picksIn(std::string_view text) {
    std::vector<std::size_t> picks;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        picks.push_back(static_cast<std::size_t>(digit - '0'));
    }
    return picks;
}

/// As TomlReader::word(), but a missing key throws DataError, too.
template <typename Named>
auto needWord(const TomlReader& in, const toml::table& table, std::string_view key, Named named,
              const std::string& expected) {
    auto found = in.word(table, key, named, expected);
    if (!found)
        in.fail(table.source().begin, "expected " + std::string(key) + " = " + expected + ", found none");
    return *found;
}

SavedGauntlet::Player readPlayer(const TomlReader& in, const toml::table& table) {
    in.checkKeys(table, {"plays", "name", "strength", "temperament"});
    SavedGauntlet::Player player;
    player.plays = in.needText(table, "plays", SavedGauntlet::longestName);
    player.name = in.text(table, "name", SavedGauntlet::longestName).value_or("");
    player.computer.strength =
        *Strength::ofHundredths(in.needWhole(table, "strength", 0, Strength::mostHundredths));
    player.computer.personality =
        needWord(in, table, "temperament", personalityNamed, "a temperament such as \"steady\"");
    return player;
}

RoundResult readRound(const TomlReader& in, const toml::table& table) {
    in.checkKeys(table, {"winner", "goals", "score", "steals", "ticks"});
    const auto sides = [&](std::string_view key) {
        return needWord(in, table, key, sidesIn, "two numbers such as \"2 1\"");
    };
    RoundResult round;
    round.winner = needWord(in, table, "winner", winnerIn, R"("blue" or "red")");
    round.goals = sides("goals");
    round.score = sides("score");
    round.steals = sides("steals");
    round.ticks = in.needWhole(table, "ticks", 0, mostTicks);
    return round;
}

SavedGauntlet readGauntlet(const TomlReader& in) {
    const toml::table& document = in.document();
    in.needWhole(document, "version", 1, gauntletVersion);
    in.checkKeys(document, {"version", "seed", "levels", "fastest-goal", "picks", "player", "round"});
    SavedGauntlet saved;
    saved.record.settings.seed =
        needWord(in, document, "seed", numberIn<std::uint64_t>, "a whole number in quotes");
    saved.record.settings.levels = in.needWhole(document, "levels", 1, gauntlet::mostLevels);
    saved.fastestGoal = in.needWhole(document, "fastest-goal", 0, mostTicks);
    saved.record.picks =
        in.word(document, "picks", picksIn, "digits such as \"0211\"").value_or(std::vector<std::size_t>{});
    const std::vector<const toml::table*> players = in.tables(document, "player");
    if (players.size() != saved.players.size())
        in.fail(document.source().begin,
                "expected two [[player]] tables, found " + std::to_string(players.size()));
    for (std::size_t i = 0; i < players.size(); ++i)
        saved.players[i] = readPlayer(in, *players[i]);
    for (const toml::table* const round : in.tables(document, "round"))
        saved.record.results.push_back(readRound(in, *round));
    const std::optional<GauntletRun> run = GauntletRun::replayed(saved.record);
    if (!run || run->winner())
        in.fail(document.source().begin, std::string("expected a run that can go on, found one that ") +
                                             (run ? "is over" : "cannot have happened"));
    return saved;
}

auto fieldsOf(const SavedGauntlet::Player& player) {
    return std::tie(player.plays, player.name, player.computer.strength, player.computer.personality);
}

} // namespace

bool operator==(const SavedGauntlet& a, const SavedGauntlet& b) {
    for (std::size_t i = 0; i < a.players.size(); ++i)
        if (fieldsOf(a.players[i]) != fieldsOf(b.players[i])) return false;
    return a.record == b.record && a.fastestGoal == b.fastestGoal;
}

Loaded<std::optional<SavedGauntlet>> loadGauntlet(const std::string& path) {
    Loaded<std::optional<SavedGauntlet>> loaded;
    try {
        const std::optional<std::string> text = readUserBytes(path, loaded.notes);
        if (!text) return loaded;
        loaded.value = readGauntlet(TomlReader(*text, path));
        loaded.found = true;
    } catch (const MachineError& error) {
        loaded.notes.emplace_back(error.what());
    } catch (const DataError& error) {
        loaded.notes.emplace_back(error.what());
        quarantineAndNote(path, loaded.notes);
    }
    return loaded;
}

void saveGauntlet(const SavedGauntlet& saved, const std::string& path) { saveUserFile(path, textOf(saved)); }

} // namespace arkanong
