#include "arkanong/storage/UserFile.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <limits>

namespace arkanong {

void noteUnknownKeys(const TomlReader& in, const toml::table& table,
                     const std::vector<std::string_view>& known, Notes& notes) {
    for (const auto& [key, value] : table) {
        if (std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
        readOrNote(notes, [&, name = std::string(key.str()), at = key.source().begin] {
            in.fail(at, "found the unknown key \"" + name + '"');
        });
    }
}

void quarantineAndNote(const std::string& path, Notes& notes) {
    readOrNote(notes, [&] { notes.push_back("the broken file was renamed to " + quarantine(path)); });
}

void respectVersion(const TomlReader& in, int known, const std::string& path, Notes& notes) {
    readOrNote(notes, [&] {
        const auto version = in.whole(in.document(), "version", 1, std::numeric_limits<int>::max());
        if (version.value_or(known) <= known) return;
        notes.push_back(path + ": a later version of Arkanong wrote this file; it was renamed to " +
                        quarantine(path, "newer"));
    });
}

void saveUserFile(const std::string& path, std::string_view text) {
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (!folder.empty()) makeFolder(folder.string());
    writeFile(path, text);
}

std::string tomlString(std::string_view text) {
    std::string result = "\"";
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        const char first = text.front();
        if (length == 0 || (length == 1 && (first < ' ' || first == '\x7F')))
            result += '?';
        else if (first == '"' || first == '\\')
            result += std::string("\\") + first;
        else
            result += text.substr(0, length);
        text.remove_prefix(std::max(length, std::size_t{1}));
    }
    return result + '"';
}

} // namespace arkanong
