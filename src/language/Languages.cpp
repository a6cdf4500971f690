#include "arkanong/language/Languages.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#if defined(_WIN32)
#include <windows.h>
#endif

namespace arkanong {

namespace {

constexpr std::string_view english = "en";

/// The part of a locale before the character: "pt" of "pt_BR.UTF-8" for "_".
std::string_view upTo(std::string_view locale, std::string_view characters) {
    return locale.substr(0, locale.find_first_of(characters));
}

} // namespace

std::string_view languageFor(std::string_view locales) {
    while (!locales.empty()) {
        const std::string_view locale = upTo(locales, ":");
        locales.remove_prefix(std::min(locale.size() + 1, locales.size()));
        const std::string_view code = upTo(locale, ".@");
        if (code == "C" || code == "POSIX") return english;
        for (const bool sameCountry : {true, false})
            for (const Language& one : languages)
                if (sameCountry ? one.code == code : upTo(one.code, "_") == upTo(code, "_")) return one.code;
    }
    return english;
}

std::string systemLocales() {
#if defined(_WIN32)
    wchar_t name[LOCALE_NAME_MAX_LENGTH] = {};
    std::string locale;
    for (int i = 0; i + 1 < GetUserDefaultLocaleName(name, LOCALE_NAME_MAX_LENGTH); ++i)
        locale += name[i] == L'-' ? '_' : static_cast<char>(name[i]); // "pt-BR"
    return locale;
#else
    // As gettext: LANGUAGE is a list, but counts only if the locale is not plain C.
    const auto variable = [](const char* name) {
        const char* const value = std::getenv(name);
        return std::string(value != nullptr ? value : "");
    };
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        std::string locale = variable(name);
        if (locale.empty()) continue;
        const std::string_view plain = upTo(locale, "_.@");
        if (plain == "C" || plain == "POSIX") return locale;
        return variable("LANGUAGE") + ':' + locale;
    }
    return {};
#endif
}

std::string languageFolder(const std::string& assets) {
    // Not resolved: in a build folder, the assets are a link.
    return (std::filesystem::path(assets).lexically_normal().parent_path() / "languages").string();
}

LoadedLanguage loadLanguage(const std::string& value, const std::string& folder) {
    if (!isLanguage(value))
        return {std::string(english), {}, "There is no language \"" + printable(value) + '"'};
    const bool chosen = value != systemLanguage;
    const std::string code = chosen ? value : std::string(languageFor(systemLocales()));
    if (code == english) return {code, {}, {}};
    try {
        return {code, Catalogue::load(folder + '/' + code + ".mo"), {}};
    } catch (const DataError& error) {
        return {std::string(english), {}, chosen ? std::string(error.what()) : std::string()};
    }
}

} // namespace arkanong
