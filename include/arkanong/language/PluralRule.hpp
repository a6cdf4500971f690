#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace arkanong {

/// The rule by which a language chooses among the plural forms of a text, as gettext's catalogues have it in their header:
/// "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);". A value.
class PluralRule {
  public:
    /// Largest number of plural forms of a language.
    static constexpr std::size_t mostForms = 6;

    /// English: form 0 for 1, form 1 for every other number.
    PluralRule();
    /// Reads the value of "Plural-Forms". The expression has the operators of C without assignments and bits, decimal
    /// numbers and `n`; at most 100 operators and numbers, nested at most 20 deep. Nullopt if it is malformed.
    static std::optional<PluralRule> parse(std::string_view header);

    std::size_t forms() const { return forms_; }
    /// The form for this number, below forms(); 0 if the rule divides by zero or gives a form that the language lacks.
    std::size_t formOf(std::uint64_t n) const;

  private:
    friend class PluralParser;
    enum class Operator : std::uint8_t {
        Number,
        Count,
        Not,
        Multiply,
        Divide,
        Remainder,
        Add,
        Subtract,
        Less,
        LessEqual,
        Greater,
        GreaterEqual,
        Equal,
        Unequal,
        And,
        Or,
        Choose
    };
    /// An operator behind its operands: reverse Polish notation.
    struct Step {
        Operator what = Operator::Number;
        std::uint64_t number = 0;
    };

    std::size_t forms_ = 2;
    std::vector<Step> steps_;
};

} // namespace arkanong
