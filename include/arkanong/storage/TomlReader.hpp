#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

namespace arkanong {

/// Reads values from a TOML document. An invalid value throws a DataError with its line, its column and what
/// was expected; a missing key gives nullopt, null or an empty list. Every string must be a name of
/// at most `longest` characters, see isName().
class TomlReader {
  public:
    /// `text` may begin with a byte order mark; it and `file` must outlive the reader. Throws DataError if it
    /// is not valid TOML.
    TomlReader(std::string_view text, const std::string& file);

    const toml::table& document() const { return document_; }

    /// The string of this key.
    [[nodiscard]] std::optional<std::string> text(const toml::table& table, std::string_view key,
                                                  std::size_t longest) const;
    /// An array of at most `most` strings.
    [[nodiscard]] std::optional<std::vector<std::string>>
    texts(const toml::table& table, std::string_view key, std::size_t longest, std::size_t most) const;
    /// A boolean.
    [[nodiscard]] std::optional<bool> yesNo(const toml::table& table, std::string_view key) const;
    /// A finite number.
    [[nodiscard]] std::optional<double> number(const toml::table& table, std::string_view key) const;
    [[nodiscard]] std::optional<double> number(const toml::table& table, std::string_view key, double low,
                                               double high) const;
    /// An integer from `low` to `high`.
    [[nodiscard]] std::optional<int> whole(const toml::table& table, std::string_view key, int low,
                                           int high) const;
    /// A string that `named`, a function from a string_view to an optional, converts to a value.
    template <typename Named>
    auto word(const toml::table& table, std::string_view key, Named named, const std::string& expected) const;
    /// The table [key]; null if the key is missing.
    const toml::table* table(const toml::table& parent, std::string_view key) const;
    /// The [[key]] tables; empty if there are none.
    std::vector<const toml::table*> tables(const toml::table& parent, std::string_view key) const;

    /// As above, but a missing key throws DataError.
    std::string needText(const toml::table& table, std::string_view key, std::size_t longest) const;
    double needNumber(const toml::table& table, std::string_view key) const;
    int needWhole(const toml::table& table, std::string_view key, int low, int high) const;

    /// Throws DataError at the first key that is not in `known`.
    void checkKeys(const toml::table& table, std::initializer_list<std::string_view> known) const;
    /// A line of the text without its line break; numbers start at 1.
    std::string_view line(toml::source_index number) const;

    /// Throws a DataError with this position and message.
    [[noreturn]] void fail(toml::source_position at, const std::string& message) const;
    /// Throws a DataError with the node's position: "expected ..., found" and the node's type.
    [[noreturn]] void failType(const toml::node& node, const std::string& expected) const;

  private:
    /// The string in `node`. Throws DataError if it is not printable or is too long.
    const std::string& printable(const toml::node& node, std::size_t longest) const;
    /// The string of this key; null if it is missing.
    const std::string* textOf(const toml::table& table, std::string_view key,
                              const std::string& expected) const;
    [[noreturn]] void failMissing(const toml::table& table, std::string_view key,
                                  const std::string& type) const;

    std::string_view text_;
    const std::string& file_;
    toml::table document_;
};

/// A key as messages quote it: its first 40 bytes.
std::string shortName(const toml::key& key);

template <typename Named>
auto TomlReader::word(const toml::table& table, std::string_view key, Named named,
                      const std::string& expected) const {
    const std::string* const found = textOf(table, key, expected);
    auto understood = found != nullptr ? named(std::string_view(*found)) : std::nullopt;
    if (found != nullptr && !understood)
        fail(table.get(key)->source().begin, "expected " + expected + ", found \"" + *found + '"');
    return understood;
}

} // namespace arkanong
