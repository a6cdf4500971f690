#include "arkanong/language/PluralRule.hpp"

#include <array>
#include <cassert>
#include <initializer_list>

namespace arkanong {

/// Parses a plural expression by recursive descent: a function for each level of precedence.
class PluralParser {
  public:
    using Operator = PluralRule::Operator;

    PluralParser(std::string_view text, PluralRule& rule) : rest_(text), rule_(rule) {}

    /// Whether all of the text is an expression.
    bool parse() {
        choice();
        skipSpaces();
        return ok_ && rest_.empty();
    }

  private:
    static constexpr int deepest = 20;
    static constexpr std::size_t most = 100;

    struct Word {
        std::string_view sign;
        Operator what;
    };

    void skipSpaces() {
        while (!rest_.empty() && rest_.front() == ' ')
            rest_.remove_prefix(1);
    }
    bool take(std::string_view sign) {
        skipSpaces();
        if (rest_.substr(0, sign.size()) != sign) return false;
        rest_.remove_prefix(sign.size());
        return true;
    }
    void add(Operator what, std::uint64_t number = 0) {
        if (rule_.steps_.size() >= most) ok_ = false;
        if (ok_) rule_.steps_.push_back({what, number});
    }

    void choice() {
        if (++depth_ > deepest) ok_ = false;
        if (!ok_) return;
        binary(0);
        if (take("?")) {
            choice();
            if (!take(":")) ok_ = false;
            choice();
            add(Operator::Choose);
        }
        --depth_;
    }

    /// The operators from the loosest to the tightest; longer signs before their beginnings.
    void binary(std::size_t level) {
        static constexpr std::array<std::array<Word, 4>, 6> levels{{
            {{{"||", Operator::Or}}},
            {{{"&&", Operator::And}}},
            {{{"==", Operator::Equal}, {"!=", Operator::Unequal}}},
            {{{"<=", Operator::LessEqual},
              {">=", Operator::GreaterEqual},
              {"<", Operator::Less},
              {">", Operator::Greater}}},
            {{{"+", Operator::Add}, {"-", Operator::Subtract}}},
            {{{"*", Operator::Multiply}, {"/", Operator::Divide}, {"%", Operator::Remainder}}},
        }};
        if (level == levels.size()) return single();
        binary(level + 1);
        for (bool again = ok_; again && ok_;) {
            again = false;
            for (const Word& word : levels[level]) {
                if (word.sign.empty() || !take(word.sign)) continue;
                binary(level + 1);
                add(word.what);
                again = true;
                break;
            }
        }
    }

    void single() {
        if (take("!")) {
            if (++depth_ > deepest) ok_ = false;
            if (ok_) single();
            --depth_;
            return add(Operator::Not);
        }
        if (take("n")) return add(Operator::Count);
        if (take("(")) {
            choice();
            if (!take(")")) ok_ = false;
            return;
        }
        skipSpaces();
        constexpr std::size_t longest = 9; // Digits.
        std::size_t digits = 0;
        std::uint64_t number = 0;
        for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9' && digits <= longest;
             ++digits)
            number = 10 * number + static_cast<std::uint64_t>(rest_[digits] - '0');
        if (digits == 0 || digits > longest) ok_ = false;
        rest_.remove_prefix(digits);
        add(Operator::Number, number);
    }

    std::string_view rest_;
    PluralRule& rule_;
    int depth_ = 0;
    bool ok_ = true;
};

namespace {

/// What follows "key=" up to a semicolon; empty if the key is missing.
std::string_view valueOf(std::string_view header, std::string_view key) {
    const std::size_t at = header.find(key);
    if (at == std::string_view::npos) return {};
    header.remove_prefix(at + key.size());
    return header.substr(0, header.find(';'));
}

} // namespace

PluralRule::PluralRule() { steps_ = {{Operator::Count, 0}, {Operator::Number, 1}, {Operator::Unequal, 0}}; }

std::optional<PluralRule> PluralRule::parse(std::string_view header) {
    const std::string_view forms = valueOf(header, "nplurals=");
    PluralRule rule;
    rule.steps_.clear();
    const bool known =
        forms.size() == 1 && forms.front() >= '1' && forms.front() <= static_cast<char>('0' + mostForms);
    if (!known || !PluralParser(valueOf(header, "plural="), rule).parse()) return std::nullopt;
    rule.forms_ = static_cast<std::size_t>(forms.front() - '0');
    return rule;
}

std::size_t PluralRule::formOf(std::uint64_t n) const {
    std::vector<std::uint64_t> stack;
    const auto pop = [&stack] {
        assert(!stack.empty());
        const std::uint64_t top = stack.back();
        stack.pop_back();
        return top;
    };
    for (const Step& step : steps_) {
        if (step.what == Operator::Number || step.what == Operator::Count) {
            stack.push_back(step.what == Operator::Count ? n : step.number);
            continue;
        }
        const std::uint64_t b = pop();
        if (step.what == Operator::Not) {
            stack.push_back(b == 0);
            continue;
        }
        const std::uint64_t a = pop();
        const bool divides = step.what == Operator::Divide || step.what == Operator::Remainder;
        if (divides && b == 0) return 0;
        switch (step.what) {
        case Operator::Multiply: stack.push_back(a * b); break;
        case Operator::Divide: stack.push_back(a / b); break;
        case Operator::Remainder: stack.push_back(a % b); break;
        case Operator::Add: stack.push_back(a + b); break;
        case Operator::Subtract: stack.push_back(a - b); break;
        case Operator::Less: stack.push_back(a < b); break;
        case Operator::LessEqual: stack.push_back(a <= b); break;
        case Operator::Greater: stack.push_back(a > b); break;
        case Operator::GreaterEqual: stack.push_back(a >= b); break;
        case Operator::Equal: stack.push_back(a == b); break;
        case Operator::Unequal: stack.push_back(a != b); break;
        case Operator::And: stack.push_back(a != 0 && b != 0); break;
        case Operator::Or: stack.push_back(a != 0 || b != 0); break;
        case Operator::Choose: stack.push_back(pop() != 0 ? a : b); break;
        case Operator::Number:
        case Operator::Count:
        case Operator::Not: break; // Above.
        }
    }
    const std::uint64_t form = pop();
    return form < forms_ ? static_cast<std::size_t>(form) : 0;
}

} // namespace arkanong
