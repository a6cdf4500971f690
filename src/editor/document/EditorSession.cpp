#include "arkanong/editor/document/EditorSession.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view draftMark = "# Unsaved work on ";

std::string draftFile(const std::string& folder) { return (fs::path(folder) / "unsaved.draft").string(); }

bool exists(const std::string& path) {
    std::error_code error;
    return fs::exists(path, error);
}

EditorSession readDraft(const std::string& path, const std::string& folder) {
    const std::string text = readFile(path, largestLevelFile);
    const Level level = parseLevel(text, path);
    EditorSession session(level);
    session.saved.reset();
    const std::string_view first = std::string_view(text).substr(0, text.find('\n'));
    if (first.substr(0, draftMark.size()) != draftMark) return session;
    const std::string name(first.substr(draftMark.size()));
    const fs::path file = fs::path(folder) / fs::path(name).filename();
    if (file.extension() == ".toml" && exists(file.string())) session.file = file.string();
    return session;
}

} // namespace

std::string_view nameOf(EditorTool tool) {
    constexpr auto names = tableOf<EditorTool, std::string_view>(
        {"brick", "power-up", "hexagon", "wall", "moving rows", "remove"});
    return names[static_cast<std::size_t>(tool)];
}

EditorSession::EditorSession(Level level, std::string ownFile)
    : draft(std::move(level)), file(std::move(ownFile)), saved(draft.level()) {}

void EditorSession::check() {
    const Level& level = draft.level();
    const std::size_t walls = tool == EditorTool::Wall ? level.walls.size() : 0;
    const std::size_t bands = tool == EditorTool::Band ? level.bands.size() : 0;
    const std::size_t count = tool == EditorTool::Hexagon ? level.hexagons.size() : walls + bands;
    if (chosen && *chosen >= count) chosen.reset();
}

Level freshLevel(const std::string& folder, const Catalogue& words) {
    // Translators: the name of a new level in the editor, which the player can change.
    const std::string name(words.text("editor", "My Level"));
    Level level;
    level.name = name;
    for (int number = 2; exists(levelFile(folder, level.name)); ++number)
        level.name = name + ' ' + std::to_string(number);
    return level;
}

Level copyOf(Level level) {
    level.world.clear();
    return level;
}

std::string levelFile(const std::string& folder, std::string_view name) {
    return (fs::path(folder) / (levelFileName(name) + ".toml")).string();
}

bool wouldReplace(const EditorSession& session, const std::string& folder) {
    const std::string path = levelFile(folder, session.draft.level().name);
    return path != session.file && exists(path);
}

void save(EditorSession& session, const std::string& folder) {
    const std::string path = levelFile(folder, session.draft.level().name);
    saveLevel(session.draft.level(), path);
    session.file = path;
    session.saved = session.draft.level();
    dropDraft(folder);
}

void keepDraft(const EditorSession& session, const std::string& folder) {
    if (!session.changed()) return;
    const std::string file = fs::path(session.file).filename().string();
    const std::string name =
        // Otherwise the draft could not be parsed as TOML.
        !file.empty() && isPrintable(file) ? file : "a new level";
    saveUserFile(draftFile(folder), std::string(draftMark) + name + '\n' + writeLevel(session.draft.level()));
}

void dropDraft(const std::string& folder) { removeFile(draftFile(folder)); }

void quarantineDraft(const std::string& folder) {
    if (exists(draftFile(folder))) quarantine(draftFile(folder), "older");
}

std::optional<EditorSession> keptDraft(const std::string& folder) {
    const std::string path = draftFile(folder);
    if (!exists(path)) return std::nullopt;
    try {
        return readDraft(path, folder);
    } catch (const DataError&) {
        try {
            quarantine(path);
        } catch (const DataError&) {
            // The broken file stays until the next draft overwrites it.
        }
        return std::nullopt;
    }
}

MatchSetup trialSetup(const EditorSession& session, Controller person) {
    MatchSetup setup;
    setup.kind = TrialMatch{std::make_shared<const Level>(session.draft.level())};
    setup.contestants[sideIndex(Side::Blue)].controller = person;
    return setup;
}

} // namespace arkanong
