#include "LoaderFaults.hpp"

#include "arkanong/storage/LetterCase.hpp"

#include <string_view>

namespace arkanong {

namespace {

// What messages of the loader consist of, see storage/levels/BarrierRules.cpp.
constexpr const char* patterns[] = {
    translatable("Expected a convex outline, found a corner that points inwards"),
    translatable("Expected a convex outline, found edges that cross each other"),
    translatable("Expected corners with x from 0 to {width} and y from {top} to {bottom}, found {x}, {y}"),
    translatable("Expected edges of at least {least} px, found a shorter one"),
    translatable(
        "Expected no hexagon in the wall's way, found hexagon number {n}; a moving one needs {room} px "
        "(a ball's diameter) around its circle"),
    translatable("Expected no other wall in this one, found wall number {n}"),
    translatable("Expected at most {most} walls"),
    translatable("Expected 3 to {most} corners, found {found}"),
    translatable("Expected the first and the last row, from 1 to {rows}"),
    // Translators: a band is a group of rows that move together.
    translatable("Expected rows of no other band, found band number {n}"),
    translatable("Expected a distance of 1 to {most} px to either side, found {found}"),
    translatable("Expected a speed from 1 to {most}, found {found}"),
    translatable(
        "Expected {room} px (a ball's diameter) around a moving brick, the one in column {column} of row "
        "{row}, on its whole way; found a side wall"),
    translatable(
        "Expected {room} px (a ball's diameter) around a moving brick, the one in column {column} of row "
        "{row}, on its whole way; found hexagon number {n}"),
    translatable(
        "Expected {room} px (a ball's diameter) around a moving brick, the one in column {column} of row "
        "{row}, on its whole way; found wall number {n}"),
    translatable(
        "Expected {room} px (a ball's diameter) around a moving brick, the one in column {column} of row "
        "{row}, on its whole way; found the one in column {other-column} of row {other-row}"),
};

/// The values that make the message of the pattern; nullopt if it is of another one.
std::optional<std::vector<Hole>> valuesIn(std::string_view message, std::string_view pattern) {
    std::vector<Hole> values;
    while (true) {
        const std::string_view words = pattern.substr(0, pattern.find('{'));
        if (message.substr(0, words.size()) != words) return std::nullopt;
        message.remove_prefix(words.size());
        pattern.remove_prefix(words.size());
        if (pattern.empty()) break;
        const std::string_view name = pattern.substr(1, pattern.find('}') - 1);
        pattern.remove_prefix(name.size() + 2);
        const std::string_view after = pattern.substr(0, pattern.find('{'));
        const std::size_t end = after.empty() ? message.size() : message.find(after);
        if (end == 0 || end == std::string_view::npos) return std::nullopt;
        values.emplace_back(name, message.substr(0, end));
        message.remove_prefix(end);
    }
    return message.empty() ? std::optional(std::move(values)) : std::nullopt;
}

} // namespace

RefusedEdit refusalFor(const std::string& loaderMessage) {
    const std::string message = displayName(loaderMessage);
    for (const char* const pattern : patterns)
        if (std::optional<std::vector<Hole>> values = valuesIn(message, pattern))
            return {pattern, std::move(*values)};
    return {message};
}

} // namespace arkanong
