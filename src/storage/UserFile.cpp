#include "arkanong/storage/UserFile.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <filesystem>
#include <limits>

namespace arkanong {

void noteUnknownKeys(const TomlReader& in, const toml::table& table,
                     const std::vector<std::string_view>& known, Notes& notes) {
    for (const auto& [key, value] : table) {
        if (std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
        readOrNote(notes, [&, name = shortName(key), at = key.source().begin] {
            in.fail(at, "found the unknown key \"" + name + '"');
        });
    }
}

const toml::table* tableOrNote(const TomlReader& in, const toml::table& parent, std::string_view name,
                               Notes& notes) {
    const toml::table* table = nullptr;
    readOrNote(notes, [&] { table = in.table(parent, name); });
    return table;
}

std::string keptAs(const TomlReader& in, int known, const std::string& path, Notes& notes) {
    int version = known;
    readOrNote(notes, [&] {
        version = in.whole(in.document(), "version", 1, std::numeric_limits<int>::max()).value_or(known);
    });
    if (version <= known) return notes.empty() ? "" : "broken";
    notes.push_back(path +
                    ": a later version of Arkanong wrote this file; a copy is kept when this one saves");
    return "newer";
}

std::optional<std::string> readUserBytes(const std::string& path, Notes& notes) {
    try {
        return readFileIfAny(path, largestUserFile);
    } catch (const MachineError&) {
        throw;
    } catch (const DataError& error) {
        notes.emplace_back(error.what());
        quarantineAndNote(path, notes);
        return std::nullopt;
    }
}

std::string madeFolderOf(const std::string& path) {
    std::string folder = std::filesystem::path(path).parent_path().string();
    if (folder.empty()) return ".";
    makeFolder(folder);
    return folder;
}

void takeRoom(std::size_t& left, std::size_t size, const TomlReader& in, toml::source_position at) {
    if (size > left)
        in.fail(at, "expected lists that can be written in " + std::to_string(largestUserList) +
                        " bytes, found more");
    left -= size;
}

void saveUserFile(const std::string& path, std::string_view bytes) {
    assert(bytes.size() <= largestUserFile);
    const FolderLock lock(madeFolderOf(path));
    writeFile(path, bytes);
}

std::string tomlString(std::string_view text) {
    std::string result = "\"";
    for (const char c : printable(text)) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

} // namespace arkanong
