#include "arkanong/storage/TomlCheck.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cstddef>

namespace arkanong {

namespace {

bool isPlain(char c) { return (c >= ' ' && c <= '~') || c == '\t' || c == '\r' || c == '\n'; }

bool startsName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-' || c == '"' || c == '\'';
}

class Checker {
  public:
    Checker(std::string_view text, const std::string& file) : text_(text), file_(file) {}

    void check() {
        const std::size_t bad = validUtf8(text_);
        if (bad != text_.size()) fail(bad, "expected UTF-8 text, found a byte that is not");
        bool lineStart = true;
        for (std::size_t at = 0; at < text_.size();) {
            const char c = text_[at];
            if (!isPlain(c)) fail(at, "expected this kind of character only in quotes or after a #");
            if (lineStart && c == '[' && open_.empty()) checkTableName(at);
            checkBrackets(at);
            checkBehindValue(at);
            followKey(at);
            lineStart = c == '\n' || (lineStart && (c == ' ' || c == '\t'));
            if (c == '#')
                at = std::min(text_.find('\n', at), text_.size());
            else if (c == '"' || c == '\'')
                at = endOfString(at);
            else
                ++at;
        }
    }

  private:
    [[noreturn]] void fail(std::size_t offset, const std::string& message) const {
        const std::string_view before = text_.substr(0, offset);
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0: the first line.
        const auto line = static_cast<unsigned>(std::count(before.begin(), before.end(), '\n')) + 1;
        const auto column = static_cast<unsigned>(countCharacters(before.substr(lineStart))) + 1;
        throw DataError(file_, line, column, message);
    }

    void checkTableName(std::size_t bracket) {
        inTableName_ = true;
        const std::size_t brackets = text_.substr(bracket, 2) == "[[" ? 2 : 1;
        const std::size_t name = std::min(text_.find_first_not_of(" \t", bracket + brackets), text_.size());
        if (name == text_.size() || !startsName(text_[name])) fail(name, "expected a table's name");
    }

    void checkBrackets(std::size_t at) {
        const char c = text_[at];
        if (c == '[' || c == '{') {
            if (inValue_ && isWithinWord(at)) fail(at, "expected no brackets within a word");
            open_ += c;
        }
        if (open_.size() > mostBrackets)
            fail(at, "expected at most " + std::to_string(mostBrackets) + " brackets within each other");
        if (c != ']' && c != '}') return;
        const char opening = c == ']' ? '[' : '{';
        if (open_.empty() || open_.back() != opening)
            fail(at, std::string("expected a ") + opening + " before this " + c);
        open_.pop_back();
    }

    /// A value is one word: not even a time may stand behind a date and a blank.
    void checkBehindValue(std::size_t at) const {
        const auto is = [this](std::size_t place, std::string_view some) {
            return some.find(text_[place]) != std::string_view::npos;
        };
        if (!inValue_ || at == 0 || !is(at - 1, " \t") || is(at, " \t\r\n#=,]}")) return;
        const std::size_t before = text_.find_last_not_of(" \t", at - 1);
        if (!is(before, "\n=,[{")) fail(at, "expected the end of the value");
    }

    /// Follows the parts of keys and the ends of keys and values, outside of strings and comments.
    void followKey(std::size_t at) {
        const char c = text_[at];
        if (c == '.' && ++dots_ >= mostParts)
            fail(at, "expected a key of at most " + std::to_string(mostParts) + " parts");
        if (c == '=' && inValue_) fail(at, "expected no = within a value");
        if (std::string_view("\n=,[]{}").find(c) == std::string_view::npos) return;
        dots_ = 0;
        // Brackets contain values, unless they contain the name of a table.
        inValue_ = c == '=' || (!inTableName_ && !open_.empty() && open_.back() == '[');
        inTableName_ = inTableName_ && !open_.empty();
    }

    bool isWithinWord(std::size_t at) const {
        return at > 0 && std::string_view(" \t\r\n=[{,").find(text_[at - 1]) == std::string_view::npos;
    }

    /// The offset after the string that starts at `start`; the end of its line if the string is unclosed, which the
    /// parser reports.
    std::size_t endOfString(std::size_t start) const {
        const bool ofKey = !inValue_ && start > 0 && text_[start - 1] == '.';
        if (isWithinWord(start) && !ofKey) fail(start, "expected no quotes within a word");
        if (text_.substr(start, 3) == R"(""")")
            fail(start, R"(expected ''' around a text of several lines, found """)");
        if (text_.substr(start, 3) == "'''") {
            const std::size_t end = std::min(text_.find("'''", start + 3), text_.size());
            // The text itself may end in quotes.
            return std::min(text_.find_first_not_of('\'', end), text_.size());
        }
        const char quote = text_[start];
        std::size_t at = start + 1;
        while (at < text_.size() && text_[at] != quote && text_[at] != '\n')
            at += quote == '"' && text_[at] == '\\' ? 2U : 1U;
        const bool closed = at < text_.size() && text_[at] == quote;
        return std::min(closed ? at + 1 : at, text_.size());
    }

    std::string_view text_;
    const std::string& file_;
    std::string open_;         ///< The open brackets, the innermost last.
    bool inTableName_ = false; ///< Inside the brackets of a [table] or a [[table]].
    bool inValue_ = false;     ///< A value is expected: after the = of a key, or in an array.
    int dots_ = 0;             ///< Number of dots since the last key or value ended.
};

} // namespace

void checkToml(std::string_view text, const std::string& file) { Checker(text, file).check(); }

} // namespace arkanong
