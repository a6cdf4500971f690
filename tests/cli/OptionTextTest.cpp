#include "arkanong/cli/OptionText.hpp"

#include "Catch.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/sim/objects/Card.hpp"

#include <algorithm>
#include <map>
#include <regex>

using namespace arkanong::test;

namespace {

using Strings = std::vector<std::string>;

OptionText option(const std::string& name) {
    const std::vector<OptionText> all = optionTexts(Catalogue::english());
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& text) { return text.name == name; });
    REQUIRE(found != all.end());
    return *found;
}

/// The lines of the text that are longer than `limit` characters.
Strings longLines(const std::string& text, std::size_t limit) {
    Strings found;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        if (line.size() > limit) found.push_back(line);
    return found;
}

} // namespace

TEST_CASE("the table of options matches --help", "[cli]") {
    const std::vector<const char*> words{"arkanong", "--help"};
    const auto reply = parseCommandLine(2, words.data());
    const std::string help = std::get<CommandLineReply>(reply).text;
    const std::vector<OptionText> all = optionTexts(Catalogue::english());
    // Matches a line of the help that starts an option. CLI11 2.5 and later align the long names, and put only one
    // space after those that fill their column.
    const std::regex lineOfOption("^ {2,11}(?:(-.), *)?(--[^ ]+)(.*)$");
    std::istringstream lines(help);
    std::map<std::string, std::string> listed; // The help after each name.
    for (std::string line; std::getline(lines, line);)
        if (std::smatch parts; std::regex_match(line, parts, lineOfOption))
            listed[parts.str(1) + parts.str(2)] = parts.str(3);
    CHECK(listed.size() == all.size());
    for (const OptionText& text : all) {
        INFO(text.name);
        REQUIRE(listed.count(text.letter + text.name) == 1);
        if (!text.value.empty())
            CHECK((listed[text.letter + text.name] + " ").rfind(" " + text.value + " ", 0) == 0);
    }
    CHECK(option("--help").letter == "-h");
    CHECK(option("--help").value.empty());
}

TEST_CASE("an option accepts each of its words", "[cli]") {
    CHECK(option("--mode").words == Strings{"versus", "solo", "sandbox", "watch", "first-match"});
    CHECK(option("--red").words == Strings{"novice", "easy", "medium", "hard", "master", "still"});
    CHECK(option("--mutators").words == Strings{"more-balls", "spinning-hexagons", "pure-pong",
                                                "no-conversion", "giant-balls", "fast-rally", "power-rain",
                                                "no-power-ups"});
    CHECK(option("--blue-cards").words.size() == cardCount - 1); // All but the mirror.
    CHECK(option("--gauntlet").words == Strings{"novice", "easy", "medium", "hard", "master", "random"});
    CHECK(option("--effects").words == Strings{"low", "medium", "full"});
    CHECK(option("--tournament").words == Strings{"strengths", "personalities"});
    CHECK(option("--seed").words.empty());
    CHECK(option("--level").words.empty());
    CHECK(option("--watch").words.empty());
    for (const OptionText& text : optionTexts(Catalogue::english()))
        for (const std::string& word : text.words) {
            INFO(text.name << ' ' << word);
            const std::string joined = text.name + '=' + word;
            const std::vector<const char*> arguments{"arkanong", joined.c_str()};
            const auto result = parseCommandLine(2, arguments.data());
            const auto* const reply = std::get_if<CommandLineReply>(&result);
            CHECK((reply == nullptr || reply->text.find("expected") == std::string::npos));
        }
}

TEST_CASE("the manual page and the completions contain every option", "[cli]") {
    const std::string page = manualPage("2026-11-23", Catalogue::english());
    const std::string shells[] = {bashCompletion(), zshCompletion({}), fishCompletion({})};
    for (const OptionText& text : optionTexts(Catalogue::english())) {
        INFO(text.name);
        std::string dashes = text.name;
        for (std::size_t at = dashes.find('-'); at != std::string::npos; at = dashes.find('-', at + 2))
            dashes.insert(at, 1, '\\');
        CHECK_THAT(page, ContainsSubstring("\\fB" + dashes + "\\fR"));
        for (const std::string& shell : shells) {
            CHECK_THAT(shell, ContainsSubstring(' ' + text.name) || ContainsSubstring('\'' + text.name) ||
                                  ContainsSubstring(')' + text.name) ||
                                  ContainsSubstring(" -l " + text.name.substr(2) + ' '));
            for (const std::string& word : text.words)
                CHECK_THAT(shell, ContainsSubstring(word));
        }
    }
    for (const std::string& shell : shells)
        CHECK_THAT(shell, ContainsSubstring(" --levels 2>/dev/null")); // For the value of --level.
    CHECK_THAT(page, ContainsSubstring(".TH ARKANONG 6 2026-11-23 \"Arkanong "));
    CHECK(longLines(page, 80) == Strings{});
}
