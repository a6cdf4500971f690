#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

/// A day of the calendar, in UTC, from 1970-01-01 to 9999-12-31. Days are in order, and a day's number is one more than
/// that of the day before.
class Day {
  public:
    static constexpr int mostNumber = 2'932'896; ///< The number of the day 9999-12-31.

    /// 1970-01-01.
    constexpr Day() = default;
    /// The day `number` days after 1970-01-01, clamped to the first and the last day of the calendar.
    explicit constexpr Day(std::int64_t number)
        : number_(static_cast<int>(number < 0            ? 0
                                   : number > mostNumber ? mostNumber
                                                         : number)) {}
    /// The day that contains this second, counted from the beginning of 1970-01-01.
    static constexpr Day atSecond(std::int64_t second) {
        return second < 0 ? Day() : Day(second / (std::int64_t{24} * 60 * 60));
    }

    constexpr int number() const { return number_; }

    friend constexpr bool operator==(Day a, Day b) { return a.number_ == b.number_; }
    friend constexpr bool operator!=(Day a, Day b) { return !(a == b); }
    friend constexpr bool operator<(Day a, Day b) { return a.number_ < b.number_; }

  private:
    int number_ = 0;
};

/// The day of "2026-11-22"; nullopt for any other text, and for a day that the calendar does not have.
[[nodiscard]] std::optional<Day> dayNamed(std::string_view name);
/// "2026-11-22".
std::string nameOf(Day day);
/// "22 Nov" in English; language/Names.hpp has it in other languages.
std::string shortDate(Day day);
/// The day of the month, from 1.
int dayOfMonth(Day day);
/// "Nov": the month's English abbreviation, of the context "month" in catalogues.
std::string_view shortMonth(Day day);

} // namespace arkanong
