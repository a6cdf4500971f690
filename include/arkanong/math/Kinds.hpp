#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

// Enumerations of kinds, whose enumerators are 0, 1, 2 and so on, and tables with one row for each kind.

namespace arkanong {

namespace kinds {

/// Whether an enumerator has this value. If none has, compilers spell the value as a number after a cast: "(Boss)5".
template <auto value>
constexpr bool isNamed() {
#ifdef _MSC_VER
    return std::string_view(__FUNCSIG__).find(")0x") == std::string_view::npos;
#else
    const std::string_view spelled = __PRETTY_FUNCTION__;
    const char next = spelled[spelled.rfind(')') + 1];
    return next < '0' || next > '9';
#endif
}

template <typename Kind, std::size_t from>
constexpr std::size_t countFrom() {
    if constexpr (isNamed<static_cast<Kind>(from)>())
        return countFrom<Kind, from + 1>();
    else
        return from;
}

template <typename Row, std::size_t rows, std::size_t... i>
constexpr std::array<Row, rows> arrayOf(Row (&all)[rows], std::index_sequence<i...>) {
    return {{std::move(all[i])...}};
}

constexpr std::string_view nameIn(std::string_view name) { return name; }
template <typename Row>
constexpr auto nameIn(const Row& row) -> decltype(row.name) {
    return row.name;
}

} // namespace kinds

/// The number of enumerators of Kind. It counts them, so that a new one cannot be forgotten.
template <typename Kind>
inline constexpr std::size_t countOf = kinds::countFrom<Kind, 0>();

/// A table of exactly this many rows: one row too few or too many does not compile.
template <std::size_t count, typename Row, std::size_t rows>
constexpr std::array<Row, rows> rowsOf(Row (&&all)[rows]) {
    static_assert(rows == count, "this table needs one row for each kind, in the order of their enumeration");
    return kinds::arrayOf(all, std::make_index_sequence<rows>());
}

/// A table with one row for each kind, in the order of their enumeration:
/// `constexpr auto names = tableOf<Boss, std::string_view>({"foreman", "queen", ...});`
template <typename Kind, typename Row, std::size_t rows>
constexpr std::array<Row, rows> tableOf(Row (&&all)[rows]) {
    return rowsOf<countOf<Kind>, Row>(std::move(all));
}

/// All enumerators of Kind in their order, to walk through.
template <typename Kind>
constexpr std::array<Kind, countOf<Kind>> everyOf() {
    std::array<Kind, countOf<Kind>> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Kind>(i);
    return all;
}

/// The kind with this name in a table of names, or of rows with a member `name`. Nullopt for an unknown name.
template <typename Kind, typename Row, std::size_t rows>
constexpr std::optional<Kind> kindNamed(const std::array<Row, rows>& table, std::string_view name) {
    for (std::size_t i = 0; i < rows; ++i)
        if (kinds::nameIn(table[i]) == name) return static_cast<Kind>(i);
    return std::nullopt;
}

} // namespace arkanong
