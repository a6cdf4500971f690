#include "arkanong/language/Languages.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/Files.hpp"
#include "language/MoFile.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

using namespace arkanong::test;

TEST_CASE("every language but English has a catalogue, and every catalogue a language", "[language]") {
    std::set<std::string> listed;
    for (const Language& one : languages)
        if (one.code != "en") listed.emplace(one.code);
    std::set<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(assetsPath("../packaging/languages")))
        if (entry.path().extension() == ".po") found.insert(entry.path().stem().string());
    CHECK(listed == found);
    std::ifstream linguas(assetsPath("../packaging/languages/LINGUAS")); // For msgfmt.
    const std::set<std::string> forDesktops{std::istream_iterator<std::string>(linguas), {}};
    CHECK(listed == forDesktops);
}

TEST_CASE("the first locale that has a language decides", "[language]") {
    CHECK(languageFor("") == "en");
    CHECK(languageFor("en_GB.UTF-8") == "en");
    CHECK(languageFor("xx:en_US") == "en");
    CHECK(languageFor("C.UTF-8") == "en");
    CHECK(languageFor(":::") == "en");
    for (const Language& one : languages) {
        const std::string code(one.code);
        CHECK(languageFor(code) == code);
        CHECK(languageFor("xx_XX:" + code + ".UTF-8@euro:en") == code);
        CHECK(languageFor(code.substr(0, 2) + "_ZZ.UTF-8") == code);
    }
}

TEST_CASE("a setting's language is the system's, a known one or the one for tests", "[language]") {
    for (const char* const value : {"system", "en", "en_XA"})
        CHECK(isLanguage(value));
    for (const char* const value : {"", "xx", "EN", "../en", "en_XA.mo"})
        CHECK_FALSE(isLanguage(value));
}

TEST_CASE("a language without a readable catalogue is English and says why", "[language]") {
    const TempFolder folder;
    CHECK_THAT(loadLanguage("xx", folder.path()).problem, ContainsSubstring("\"xx\""));
    const LoadedLanguage missing = loadLanguage("en_XA", folder.path());
    CHECK(missing.code == "en");
    CHECK_THAT(missing.problem, ContainsSubstring("en_XA.mo"));
    writeFile(folder / "en_XA.mo", "broken");
    CHECK_THAT(loadLanguage("en_XA", folder.path()).problem, ContainsSubstring("expected"));
    CHECK(loadLanguage("en", folder.path()).problem.empty());
    CHECK(loadLanguage("system", folder.path()).problem.empty());
    writeFile(folder / "en_XA.mo", moFile({{"", moHead}, {"Quit", "[Quít]"}}));
    const LoadedLanguage loaded = loadLanguage("en_XA", folder.path());
    CHECK(loaded.problem.empty());
    CHECK(loaded.code == "en_XA");
    CHECK(loaded.catalogue.text("Quit") == "[Quít]");
}

#if defined(__unix__)
TEST_CASE("LANGUAGE lists more languages than the locale, except for plain C", "[language]") {
    const auto localesWith = [](const char* locale, const char* list) {
        setenv("LC_ALL", locale, 1);
        setenv("LANGUAGE", list, 1);
        const std::string locales = systemLocales();
        unsetenv("LC_ALL");
        unsetenv("LANGUAGE");
        return std::string(languageFor(locales));
    };
    CHECK(localesWith("sk_SK.UTF-8", "sk:cs") == "cs");
    CHECK(localesWith("de_DE.UTF-8", "") == "de");
    CHECK(localesWith("en_US.UTF-8", "xx:pl") == "pl");
    CHECK(localesWith("xx_XX", "") == "en");
    CHECK(localesWith("C.UTF-8", "pl") == "en");
    CHECK(localesWith("POSIX", "pl") == "en");
}
#endif

TEST_CASE("catalogues are beside the assets, also if these are a link", "[language]") {
    CHECK(languageFolder("/usr/share/games/arkanong/assets") == "/usr/share/games/arkanong/languages");
    CHECK(languageFolder("build/assets/") == "build/assets/languages");
    CHECK(languageFolder("assets") == "languages");
}
