#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "CommandOutput.hpp"
#include "TempFolder.hpp"
#include "arkanong/cli/OptionText.hpp"

#include <optional>
#include <string>
#include <vector>

// The descriptions of options that zsh and fish show, in all languages that this build has.

using namespace arkanong::test;

namespace {

constexpr const char* englishHelp = "Print this help and exit";

std::vector<Catalogue> translations() {
    std::vector<Catalogue> all;
    for (const Language& language : languages)
        if (std::optional<Catalogue> built = builtCatalogue(language.code)) all.push_back(*std::move(built));
    return all;
}

/// What the shell shows for "arkanong --hel" with these variables.
std::optional<std::string> shownBy(const std::string& shell, const std::string& script,
                                   const std::string& variables) {
    const TempFolder folder;
    const std::string file = folder.write("completion", script);
    const std::string show =
        shell == "fish"
            ? "fish -c 'source " + file + "; complete -C \"arkanong --hel\"'"
            : "zsh -f -c '_arguments() { print -rl -- \"$@\"; }; complete() { . " + file + "; }; complete'";
    return outputOf("env -u LC_ALL -u LC_MESSAGES -u LANG -u LANGUAGE HOME=" + folder.path() + ' ' +
                    variables + ' ' + show);
}

struct Choosing {
    const char* variables;
    const char* code; ///< Of the language that is shown.
};

} // namespace

TEST_CASE("the completions describe options in English and in the languages of the build", "[cli]") {
    const std::vector<Catalogue> all = translations();
    for (const std::string& script : {zshCompletion(all), fishCompletion(all)}) {
        CHECK_THAT(script, ContainsSubstring("'" + std::string(englishHelp) + "'"));
        CHECK(script.find(englishHelp) < script.find("case"));
        for (const Catalogue& catalogue : all) {
            INFO(catalogue.language());
            const std::string help = "'" + std::string(catalogue.text(englishHelp)) + "'";
            CHECK_THAT(script, ContainsSubstring(help));
            CHECK_THAT(script, ContainsSubstring("\n    case " + catalogue.language()) ||
                                   ContainsSubstring("\n    " + catalogue.language()));
        }
    }
    for (const std::string& script : {zshCompletion({}), fishCompletion({})})
        CHECK_THAT(script, ContainsSubstring(englishHelp)); // Without gettext.
}

TEST_CASE("the completions are in the language that the game would choose", "[cli]") {
    constexpr Choosing cases[] = {{"LC_ALL=C", "en"},
                                  {"LANG=", "en"},
                                  {"LANG=de_AT.UTF-8", "de"},
                                  {"LANG=en_GB LANGUAGE=en_GB:de", "en"},
                                  {"LANG=C LANGUAGE=de", "en"},
                                  {"LANG=en_GB LANGUAGE=xx:pt_PT:de", "pt_BR"},
                                  {"LC_ALL= LC_MESSAGES=uk_UA.UTF-8 LANG=de_DE", "uk"},
                                  {"LC_ALL=xx_YY", "en"}};
    const std::vector<Catalogue> all = translations();
    for (const std::string shell : {"zsh", "fish"}) {
        if (!outputOf("command -v " + shell)) continue; // It is not installed.
        const std::string script = shell == "fish" ? fishCompletion(all) : zshCompletion(all);
        for (const auto& [variables, code] : cases) {
            INFO(shell << ' ' << variables);
            const std::optional<std::string> shown = shownBy(shell, script, variables);
            REQUIRE(shown);
            const std::optional<Catalogue> built = builtCatalogue(code);
            const std::string help(built ? built->text(englishHelp) : englishHelp);
            CHECK_THAT(*shown, ContainsSubstring((shell == "fish" ? "--help\t" : "--help[") + help));
        }
    }
}

// A shell shows a description up to its first colon, semicolon or full stop.
TEST_CASE("no translation stops a description where English does not", "[cli]") {
    const auto stops = [](const std::string& help) {
        return help.find(": ") != std::string::npos || help.find("; ") != std::string::npos ||
               help.find(". ") != std::string::npos;
    };
    const std::vector<OptionText> english = optionTexts(Catalogue::english());
    for (const Catalogue& catalogue : translations()) {
        const std::vector<OptionText> translated = optionTexts(catalogue);
        REQUIRE(translated.size() == english.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            INFO(catalogue.language() << ' ' << english[i].name << ": " << translated[i].help);
            CHECK((stops(english[i].help) || !stops(translated[i].help)));
        }
    }
}
