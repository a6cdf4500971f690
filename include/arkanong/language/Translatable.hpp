#pragma once

// Marks for translators: literals that are looked up elsewhere, with Catalogue::text() or plural(). They return their
// arguments, and xgettext finds them (script/translate). In a header of its own, because tables of names in the simulation
// use it, which knows no catalogue.

namespace arkanong {

constexpr const char* translatable(const char* text) { return text; }
/// A text of several meanings; `context` says which: text("card", "ghost") looks up translatable("card", "ghost").
constexpr const char* translatable(const char* /*context*/, const char* text) { return text; }

/// A text with a number in it, as in English.
struct PluralText {
    const char* one;
    const char* many;
};

constexpr PluralText translatablePlural(const char* one, const char* many) { return {one, many}; }

} // namespace arkanong
