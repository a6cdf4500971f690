#include "arkanong/storage/levels/BreakoutSet.hpp"

#include "arkanong/sim/Blockade.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr std::size_t setRows{tuning::fineBrickRows};
constexpr std::size_t setColumns{tuning::brickColumns};
constexpr std::string_view recordStart = "Level:";
constexpr std::string_view versionStart = "Version:";

/// The power-ups that a '?' can become.
constexpr std::array fortunes{PowerUp::Wide,      PowerUp::Multiball, PowerUp::Fireball,
                              PowerUp::Sticky,    PowerUp::Laser,     PowerUp::ShieldWall,
                              PowerUp::Overdrive, PowerUp::Magnet,    PowerUp::Slow};

/// Removes the first line from `rest` and returns it without its line break.
std::string_view takeLine(std::string_view& rest) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}

std::string_view trimmed(std::string_view line) {
    const auto isBlank = [](char c) { return static_cast<unsigned char>(c) <= 0x20U; };
    while (!line.empty() && isBlank(line.back()))
        line.remove_suffix(1);
    while (!line.empty() && isBlank(line.front()))
        line.remove_prefix(1);
    return line;
}

/// Converts at most `longest` characters from Latin-1 to UTF-8; control characters and soft hyphens become spaces.
std::string utf8(std::string_view latin, std::size_t longest = levelrules::longestName) {
    std::string text;
    for (const char c : latin.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(c);
        const bool unseen = byte < 0x20U || (byte >= 0x7fU && byte < 0xa0U) || byte == 0xadU;
        if (unseen) {
            text += ' ';
        } else if (byte < 0x80U) {
            text += c;
        } else {
            text += static_cast<char>(0xc0U | (byte >> 6U));
            text += static_cast<char>(0x80U | (byte & 0x3fU));
        }
    }
    return text;
}

SetTitle titleOf(std::string_view author, std::string_view title, std::size_t number) {
    SetTitle shown{utf8(trimmed(author)), utf8(trimmed(title))};
    if (!isName(shown.title, levelrules::longestName)) shown.title = "Level " + std::to_string(number);
    return shown;
}

template <typename Letters>
std::string listOf(const Letters& letters) {
    std::string list = "'.'";
    for (const auto& known : letters)
        list += std::string(", '") + known.letter + '\'';
    return list;
}

/// Centres the bricks of a set's level vertically, so that both sides have equal room. They must be sorted by
/// row.
void centre(std::vector<Level::BrickPlace>& bricks) {
    if (bricks.empty()) return;
    const int above = bricks.front().row;
    const int below = tuning::fineBrickRows - 1 - bricks.back().row;
    const int down = (below - above) / 2;
    for (Level::BrickPlace& brick : bricks)
        brick.row += down;
}

/// If the level has a blockade (see blockadeOf()), such as the ceiling of a single-player level, turns all unbreakable
/// bricks into hard bricks of three hits.
void openPassage(Level& level) {
    if (blockadeOf(level).empty()) return;
    for (Level::BrickPlace& brick : level.bricks) {
        if (breakable(brick.kind)) continue;
        brick.kind = BrickKind::Hard;
        brick.hits = 3;
    }
}

/// Reads the levels of a set line by line.
class SetReader {
  public:
    SetReader(std::string_view bytes, const std::string& file) : rest_(bytes), file_(file) {
        if (rest_.substr(0, versionStart.size()) == versionStart) take();
    }

    /// Skips blank lines. Returns false at the end.
    bool toNext() {
        while (!rest_.empty()) {
            std::string_view ahead = rest_;
            if (!trimmed(takeLine(ahead)).empty()) return true;
            take();
        }
        return false;
    }
    /// Skips the record that begins here, unchecked, up to the beginning of the next one.
    void skip() {
        take();
        while (!rest_.empty() && !atStart())
            take();
    }
    bool atStart() const {
        std::string_view ahead = rest_;
        return trimmed(takeLine(ahead)) == recordStart;
    }
    bool atEnd() const { return rest_.empty(); }
    Level level(std::size_t number);
    [[noreturn]] void fail(std::size_t column, const std::string& message) const {
        throw DataError(file_, line_, static_cast<unsigned>(column), message);
    }

  private:
    std::string_view take() {
        ++line_;
        return takeLine(rest_);
    }
    std::string_view need(const std::string& what) {
        if (rest_.empty()) {
            ++line_;
            fail(1, "expected " + what + ", found the end of the file");
        }
        return take();
    }
    void needWord(std::string_view word) {
        const std::string_view line = need('"' + std::string(word) + '"');
        if (trimmed(line) != word)
            fail(1, "expected \"" + std::string(word) + "\", found \"" + utf8(line) + '"');
    }
    std::string_view needRow(const std::string& of) {
        const std::string_view line = need("a row of " + of);
        if (line.size() < setColumns)
            fail(line.size() + 1,
                 "expected 14 letters in a row of " + of + ", found " + std::to_string(line.size()));
        return line.substr(0, setColumns);
    }
    /// The entry of the table for the letter in this column of the current line.
    template <typename Letters>
    const auto& meaning(char letter, const Letters& letters, std::size_t column) const {
        const auto found = std::find_if(letters.begin(), letters.end(),
                                        [letter](const auto& known) { return known.letter == letter; });
        if (found == letters.end())
            fail(column + 1, "expected one of " + listOf(letters) + ", found '" + utf8({&letter, 1}) + '\'');
        return *found;
    }
    void readBricks(Level& level);
    void readBonuses(Level& level, std::size_t number);

    std::string_view rest_;
    const std::string& file_;
    unsigned line_ = 0; ///< The line read last, from 1.
};

void SetReader::readBricks(Level& level) {
    needWord("Bricks:");
    for (std::size_t row = 0; row < setRows; ++row) {
        const std::string_view letters = needRow("bricks");
        for (std::size_t column = 0; column < setColumns; ++column) {
            if (letters[column] == '.') continue;
            const SetBrick& brick = meaning(letters[column], setBricks(), column);
            level.bricks.push_back({static_cast<int>(column), static_cast<int>(row), brick.kind, brick.hits,
                                    std::nullopt, brick.tint});
        }
    }
}

/// A bonus without a breakable brick has no effect in the original games either, so it is skipped.
void SetReader::readBonuses(Level& level, std::size_t number) {
    needWord("Bonus:");
    auto brick = level.bricks.begin();
    for (std::size_t row = 0; row < setRows; ++row) {
        const std::string_view letters = needRow("bonuses");
        for (std::size_t column = 0; column < setColumns; ++column) {
            const bool here = brick != level.bricks.end() && brick->row == static_cast<int>(row) &&
                              brick->column == static_cast<int>(column);
            const auto place = here ? brick++ : level.bricks.end();
            if (letters[column] == '.') continue;
            const SetBonus& bonus = meaning(letters[column], setBonuses(), column);
            if (place == level.bricks.end() || !breakable(place->kind)) continue;
            place->drop = bonus.drop;
            if (bonus.letter == '?')
                place->drop =
                    PowerUpDrop{fortunes[(row * setColumns + column + number) % fortunes.size()], false};
        }
    }
}

Level SetReader::level(std::size_t number) {
    needWord(recordStart);
    const std::string_view author = need("the author's name");
    const SetTitle title = titleOf(author, need("the level's title"), number);
    Level level;
    level.name = title.title;
    if (!title.author.empty()) level.idea = "by " + title.author;
    level.rows = tuning::fineBrickRows;
    readBricks(level);
    readBonuses(level, number);
    centre(level.bricks);
    openPassage(level);
    return level;
}

} // namespace

std::vector<SetTitle> readSetTitles(std::string_view bytes) {
    std::vector<SetTitle> titles;
    while (!bytes.empty()) {
        if (trimmed(takeLine(bytes)) != recordStart) continue;
        const std::string_view author = takeLine(bytes);
        titles.push_back(titleOf(author, takeLine(bytes), titles.size() + 1));
    }
    return titles;
}

Level parseSetLevel(std::string_view bytes, std::size_t number, const std::string& file) {
    SetReader in(bytes, file);
    if (!in.toNext()) throw DataError(file, "expected at least one level, found none");
    for (std::size_t passed = 1; passed < number && !in.atEnd(); ++passed)
        in.skip();
    if (number == 0 || in.atEnd())
        throw DataError(file, "expected a level number from 1 to " +
                                  std::to_string(readSetTitles(bytes).size()) + ", found " +
                                  std::to_string(number));
    return in.level(number);
}

bool looksLikeSet(std::string_view bytes) {
    std::string_view line;
    while (line.empty() && !bytes.empty())
        line = trimmed(takeLine(bytes));
    return line == recordStart || line.substr(0, versionStart.size()) == versionStart;
}

} // namespace arkanong
