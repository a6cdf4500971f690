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

/// Takes values out of a TOML document. A value that is not as it must be is a DataError that tells its line
/// and column and what was expected; a key that is missing is nothing. Every string must have 1 to so many
/// printable characters.
class TomlReader {
  public:
    /// `text`, which may begin with a byte order mark, and `file` must outlive the reader. Throws DataError
    /// where it is no TOML.
    TomlReader(std::string_view text, const std::string& file);

    const toml::table& document() const { return document_; }

    std::optional<std::string> text(const toml::table& table, std::string_view key,
                                    std::size_t longest) const;
    /// An array of at most so many strings.
    std::optional<std::vector<std::string>> texts(const toml::table& table, std::string_view key,
                                                  std::size_t longest, std::size_t most) const;
    std::optional<bool> yesNo(const toml::table& table, std::string_view key) const;
    /// Finite.
    std::optional<double> number(const toml::table& table, std::string_view key) const;
    std::optional<double> number(const toml::table& table, std::string_view key, double low,
                                 double high) const;
    std::optional<int> whole(const toml::table& table, std::string_view key, int low, int high) const;
    /// A word that `named`, a function from a string_view to an optional, understands.
    template <typename Named>
    auto word(const toml::table& table, std::string_view key, Named named, const std::string& expected) const;
    const toml::table* table(const toml::table& parent, std::string_view key) const;
    /// [[key]] tables; empty where there are none.
    std::vector<const toml::table*> tables(const toml::table& parent, std::string_view key) const;

    /// The same where the key may not be missing.
    std::string needText(const toml::table& table, std::string_view key, std::size_t longest) const;
    double needNumber(const toml::table& table, std::string_view key) const;
    int needWhole(const toml::table& table, std::string_view key, int low, int high) const;

    /// Throws DataError at the first key that is none of these.
    void checkKeys(const toml::table& table, std::initializer_list<std::string_view> known) const;
    /// A line of the text without its end; they count from 1.
    std::string_view line(toml::source_index number) const;

    [[noreturn]] void fail(toml::source_position at, const std::string& message) const;
    [[noreturn]] void failType(const toml::node& node, const std::string& expected) const;

  private:
    /// The string, which must be printable and not too long.
    const std::string& printable(const toml::node& node, std::size_t longest) const;
    const std::string* textOf(const toml::table& table, std::string_view key) const;
    [[noreturn]] void failMissing(const toml::table& table, std::string_view key,
                                  const std::string& type) const;

    std::string_view text_;
    const std::string& file_;
    toml::table document_;
};

template <typename Named>
auto TomlReader::word(const toml::table& table, std::string_view key, Named named,
                      const std::string& expected) const {
    const std::string* const found = textOf(table, key);
    auto understood = found != nullptr ? named(std::string_view(*found)) : std::nullopt;
    if (found != nullptr && !understood)
        fail(table.get(key)->source().begin, "expected " + expected + ", found \"" + *found + '"');
    return understood;
}

} // namespace arkanong
