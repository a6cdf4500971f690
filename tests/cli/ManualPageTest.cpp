#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "arkanong/cli/OptionText.hpp"

#include <algorithm>
#include <regex>
#include <sstream>

// The manual page in all languages that this build has.

using namespace arkanong::test;

namespace {

using Strings = std::vector<std::string>;

struct PageInLanguage {
    std::string code;
    Catalogue catalogue;
    std::string page;
};

std::vector<PageInLanguage> pages() {
    std::vector<PageInLanguage> all;
    Strings codes{std::string(pseudoLanguage)};
    for (const Language& language : languages)
        codes.emplace_back(language.code);
    for (const std::string& code : codes)
        if (std::optional<Catalogue> built = code == "en" ? Catalogue::english() : builtCatalogue(code))
            all.push_back({code, *built, manualPage("2026-11-23", *built)});
    return all;
}

Strings linesOf(const std::string& text) {
    Strings found;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        found.push_back(line);
    return found;
}

/// The words as a reader sees them, in one line.
std::string asRead(const std::string& source) {
    std::string text = std::regex_replace(source, std::regex("\\\\f[BIR]|\\\\&"), "");
    const std::pair<const char*, const char*> escapes[] = {
        {"\\\\-", "-"}, {"\\\\\\(aq", "'"}, {"\\\\\\(dq", "\""}, {"\\\\e", "\\"}, {"\n", " "}};
    for (const auto& [escape, sign] : escapes)
        text = std::regex_replace(text, std::regex(escape), sign);
    return text;
}

/// The names in the margin: the line after each .TP.
Strings namesIn(const std::string& page) {
    const Strings all = linesOf(page);
    Strings names;
    for (std::size_t i = 0; i + 1 < all.size(); ++i)
        if (all[i] == ".TP") names.push_back(asRead(all[i + 1]));
    return names;
}

/// The options' names in a text: "--level".
Strings optionsIn(const std::string& text) {
    static const std::regex option("--[a-z][a-z-]*");
    Strings found;
    for (std::sregex_iterator at(text.begin(), text.end(), option), end; at != end; ++at)
        found.push_back(at->str());
    std::sort(found.begin(), found.end());
    return found;
}

bool startsWith(const std::string& text, const std::string& beginning) {
    return text.rfind(beginning, 0) == 0;
}

} // namespace

TEST_CASE("the manual page in each language lists every option once and has no empty hole", "[cli]") {
    const std::vector<OptionText> english = optionTexts(Catalogue::english());
    for (const auto& [code, catalogue, page] : pages()) {
        INFO(code);
        CHECK_FALSE(std::regex_search(page, std::regex("\\{[a-z][a-z0-9-]*\\}")));
        const Strings names = namesIn(page);
        for (const OptionText& option : english) {
            INFO(option.name);
            const std::string named = (option.letter.empty() ? "" : option.letter + ", ") + option.name +
                                      (option.value.empty() ? "" : ' ' + option.value);
            CHECK(std::count(names.begin(), names.end(), named) == 1);
        }
    }
}

TEST_CASE("the manual page has the options' descriptions in its language", "[cli]") {
    const std::vector<OptionText> english = optionTexts(Catalogue::english());
    for (const auto& [code, catalogue, page] : pages()) {
        INFO(code);
        const std::string shown = asRead(page);
        const std::vector<OptionText> translated = optionTexts(catalogue);
        REQUIRE(translated.size() == english.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            INFO(english[i].name);
            CHECK(translated[i].name == english[i].name);
            CHECK(translated[i].value == english[i].value);
            CHECK(translated[i].words == english[i].words);
            CHECK_THAT(shown, ContainsSubstring(translated[i].group));
            CHECK_THAT(shown, ContainsSubstring(' ' + translated[i].help + ". "));
            // Names of options are the same in all languages but that with accents.
            if (code != pseudoLanguage) CHECK(optionsIn(translated[i].help) == optionsIn(english[i].help));
            if (translated[i].help != english[i].help)
                CHECK_THAT(shown, !ContainsSubstring(english[i].help + '.'));
        }
    }
}

TEST_CASE("every text of the manual page is looked up", "[cli]") {
    const std::optional<Catalogue> pseudo = builtCatalogue(pseudoLanguage);
    if (!pseudo) return; // Without gettext.
    // All of that language's texts are in brackets.
    for (const OptionText& option : optionTexts(*pseudo)) {
        INFO(option.name);
        CHECK(startsWith(option.group, "["));
        CHECK(startsWith(option.help, "["));
    }
    const Strings all = linesOf(manualPage("2026-11-23", *pseudo));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string& line = all[i];
        INFO(line);
        const bool isHeading = startsWith(line, ".SH ") || startsWith(line, ".SS ");
        if (isHeading) CHECK(line.substr(4, 1) == "[");
        const bool beginsText = isHeading || line == ".PP" || (i > 0 && all[i - 1] == ".TP");
        if (!beginsText || i + 1 == all.size()) continue;
        INFO(all[i + 1]);
        CHECK((startsWith(all[i + 1], "[") || startsWith(all[i + 1], ".") ||
               startsWith(all[i + 1], "arkanong \\- [")));
    }
}

TEST_CASE("the manual page says its encoding unless it is in English", "[cli]") {
    for (const auto& [code, catalogue, page] : pages()) {
        INFO(code);
        const bool isAscii = std::all_of(page.begin(), page.end(), [](char c) { return (c & 0x80) == 0; });
        CHECK(startsWith(page, catalogue.language().empty() ? ".TH " : "'\\\" -*- coding: UTF-8 -*-\n.TH "));
        if (code == "en") CHECK(isAscii);
    }
}
