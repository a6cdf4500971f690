#include "arkanong/storage/TomlReader.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/TomlCheck.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace arkanong {

namespace {

std::string nameOfType(toml::node_type type) {
    switch (type) {
    case toml::node_type::none: return "nothing";
    case toml::node_type::table: return "a table";
    case toml::node_type::array: return "an array";
    case toml::node_type::string: return "a string";
    case toml::node_type::integer: return "an integer";
    case toml::node_type::floating_point: return "a number";
    case toml::node_type::boolean: return "a boolean";
    case toml::node_type::date: return "a date";
    case toml::node_type::time: return "a time";
    case toml::node_type::date_time: return "a date and time";
    }
    return "something else";
}

std::string listed(std::initializer_list<std::string_view> words) {
    std::string list;
    for (const std::string_view* word = words.begin(); word != words.end(); ++word) {
        if (word != words.begin()) list += word + 1 == words.end() ? " or " : ", ";
        list += *word;
    }
    return list;
}

std::string_view withoutMark(std::string_view text) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    return text.substr(0, byteOrderMark.size()) == byteOrderMark ? text.substr(byteOrderMark.size()) : text;
}

} // namespace

TomlReader::TomlReader(std::string_view text, const std::string& file)
    : text_(withoutMark(text)), file_(file) {
    checkToml(text_, file_);
    try {
        document_ = toml::parse(text_);
    } catch (const toml::parse_error& error) {
        fail(error.source().begin, std::string(error.description()));
    }
}

const std::string* TomlReader::textOf(const toml::table& table, std::string_view key,
                                      const std::string& expected) const {
    const toml::node* const node = table.get(key);
    if (node == nullptr) return nullptr;
    if (!node->is_string()) failType(*node, expected);
    return &node->as_string()->get();
}

const std::string& TomlReader::printable(const toml::node& node, std::size_t longest) const {
    if (!node.is_string()) failType(node, "a string");
    const std::string& value = node.as_string()->get();
    if (!isName(value, longest))
        fail(node.source().begin,
             "expected 1 to " + std::to_string(longest) + " printable characters that are not all spaces");
    return value;
}

std::optional<std::string> TomlReader::text(const toml::table& table, std::string_view key,
                                            std::size_t longest) const {
    const toml::node* const node = table.get(key);
    if (node == nullptr) return std::nullopt;
    return printable(*node, longest);
}

std::optional<std::vector<std::string>> TomlReader::texts(const toml::table& table, std::string_view key,
                                                          std::size_t longest, std::size_t most) const {
    const toml::node* const node = table.get(key);
    if (node == nullptr) return std::nullopt;
    if (!node->is_array()) failType(*node, R"(a list such as ["one", "two"])");
    const toml::array& list = *node->as_array();
    if (list.size() > most)
        fail(node->source().begin,
             "expected at most " + std::to_string(most) + " strings, found " + std::to_string(list.size()));
    std::vector<std::string> texts;
    for (const toml::node& element : list)
        texts.push_back(printable(element, longest));
    return texts;
}

std::optional<bool> TomlReader::yesNo(const toml::table& table, std::string_view key) const {
    const toml::node* const node = table.get(key);
    if (node == nullptr) return std::nullopt;
    if (!node->is_boolean()) failType(*node, "true or false");
    return node->as_boolean()->get();
}

std::optional<double> TomlReader::number(const toml::table& table, std::string_view key) const {
    const toml::node* const node = table.get(key);
    if (node == nullptr) return std::nullopt;
    const std::optional<double> value = node->value<double>();
    if (!node->is_number() || !value) failType(*node, "a number");
    if (!std::isfinite(*value)) fail(node->source().begin, "expected a finite number");
    return *value;
}

std::optional<double> TomlReader::number(const toml::table& table, std::string_view key, double low,
                                         double high) const {
    const std::optional<double> found = number(table, key);
    if (found && (*found < low || *found > high))
        fail(table.get(key)->source().begin, "expected a number from " + sixDigits(low) + " to " +
                                                 sixDigits(high) + ", found " + sixDigits(*found));
    return found;
}

std::optional<int> TomlReader::whole(const toml::table& table, std::string_view key, int low,
                                     int high) const {
    const toml::node* const node = table.get(key);
    if (node == nullptr) return std::nullopt;
    const std::string expected = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    if (!node->is_integer()) failType(*node, expected);
    const std::int64_t value = node->as_integer()->get();
    if (value < low || value > high)
        fail(node->source().begin, "expected " + expected + ", found " + std::to_string(value));
    return static_cast<int>(value);
}

const toml::table* TomlReader::table(const toml::table& parent, std::string_view key) const {
    const toml::node* const node = parent.get(key);
    if (node == nullptr) return nullptr;
    if (!node->is_table()) failType(*node, "a table [" + std::string(key) + ']');
    return node->as_table();
}

std::vector<const toml::table*> TomlReader::tables(const toml::table& parent, std::string_view key) const {
    std::vector<const toml::table*> tables;
    const toml::node* const node = parent.get(key);
    if (node == nullptr) return tables;
    const std::string form = "[[" + std::string(key) + "]]";
    if (!node->is_array()) failType(*node, form + " tables");
    for (const toml::node& element : *node->as_array()) {
        if (!element.is_table()) failType(element, "a " + form + " table");
        tables.push_back(element.as_table());
    }
    return tables;
}

std::string TomlReader::needText(const toml::table& table, std::string_view key, std::size_t longest) const {
    const std::optional<std::string> found = text(table, key, longest);
    if (!found) failMissing(table, key, "a string");
    return *found;
}

double TomlReader::needNumber(const toml::table& table, std::string_view key) const {
    const std::optional<double> found = number(table, key);
    if (!found) failMissing(table, key, "a number");
    return *found;
}

int TomlReader::needWhole(const toml::table& table, std::string_view key, int low, int high) const {
    const std::optional<int> found = whole(table, key, low, high);
    if (!found) failMissing(table, key, "a whole number");
    return *found;
}

void TomlReader::checkKeys(const toml::table& table, std::initializer_list<std::string_view> known) const {
    for (const auto& [key, value] : table) {
        if (std::find(known.begin(), known.end(), key.str()) == known.end())
            fail(key.source().begin,
                 "expected " + listed(known) + ", found the unknown key \"" + shortName(key) + '"');
    }
}

std::string shortName(const toml::key& key) {
    constexpr std::size_t longest = 40;
    return printable(key.str(), longest);
}

std::string_view TomlReader::line(toml::source_index number) const {
    std::string_view rest = text_;
    for (toml::source_index i = 1; i < number; ++i)
        rest.remove_prefix(rest.find('\n') + 1);
    return rest.substr(0, rest.find_first_of("\r\n"));
}

void TomlReader::fail(toml::source_position at, const std::string& message) const {
    throw DataError(file_, at.line, at.column, message);
}

void TomlReader::failType(const toml::node& node, const std::string& expected) const {
    fail(node.source().begin, "expected " + expected + ", found " + nameOfType(node.type()));
}

void TomlReader::failMissing(const toml::table& table, std::string_view key, const std::string& type) const {
    const toml::source_position start{1, 1};
    fail(&table == &document_ ? start : table.source().begin,
         "expected " + type + " called \"" + std::string(key) + "\" here, found none");
}

} // namespace arkanong
