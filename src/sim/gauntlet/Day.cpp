#include "arkanong/sim/gauntlet/Day.hpp"

#include "arkanong/language/Translatable.hpp"

#include <array>

namespace arkanong {

namespace {

struct Date {
    int year, month, day; ///< The last two from 1.
};

bool isLeap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int daysOf(int year, int month) {
    constexpr std::array<int, 12> lengths{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return lengths.at(static_cast<std::size_t>(month - 1)) + (month == 2 && isLeap(year) ? 1 : 0);
}

/// The days from 1970-01-01 to the beginning of this year.
int daysBefore(int year) {
    const int past = year - 1;
    constexpr int daysTo1970 = 719'162;
    return past * 365 + past / 4 - past / 100 + past / 400 - daysTo1970;
}

Date dateOf(Day day) {
    constexpr int leastDays = 365;
    Date date{1970 + day.number() / (leastDays + 1), 1, 0};
    while (daysBefore(date.year + 1) <= day.number())
        ++date.year;
    int rest = day.number() - daysBefore(date.year);
    while (rest >= daysOf(date.year, date.month))
        rest -= daysOf(date.year, date.month++);
    date.day = rest + 1;
    return date;
}

std::string digits(int number, std::size_t count) {
    std::string text = std::to_string(number);
    text.insert(0, count - text.size(), '0');
    return text;
}

/// Of digits alone; -1 for any other text.
int numberIn(std::string_view text) {
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return -1;
        number = number * 10 + (c - '0');
    }
    return number;
}

} // namespace

std::optional<Day> dayNamed(std::string_view name) {
    if (name.size() != 10 || name[4] != '-' || name[7] != '-') return std::nullopt;
    const int year = numberIn(name.substr(0, 4));
    const int month = numberIn(name.substr(5, 2));
    const int day = numberIn(name.substr(8));
    if (year < 1970 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return std::nullopt;
    int number = daysBefore(year) + day - 1;
    for (int before = 1; before < month; ++before)
        number += daysOf(year, before);
    return Day(number);
}

std::string nameOf(Day day) {
    const Date date = dateOf(day);
    return digits(date.year, 4) + '-' + digits(date.month, 2) + '-' + digits(date.day, 2);
}

int dayOfMonth(Day day) { return dateOf(day).day; }

std::string_view shortMonth(Day day) {
    constexpr std::array<const char*, 12> months{
        translatable("month", "Jan"), translatable("month", "Feb"), translatable("month", "Mar"),
        translatable("month", "Apr"), translatable("month", "May"), translatable("month", "Jun"),
        translatable("month", "Jul"), translatable("month", "Aug"), translatable("month", "Sep"),
        translatable("month", "Oct"), translatable("month", "Nov"), translatable("month", "Dec")};
    return months.at(static_cast<std::size_t>(dateOf(day).month - 1));
}

std::string shortDate(Day day) {
    return std::to_string(dayOfMonth(day)) + ' ' + std::string(shortMonth(day));
}

} // namespace arkanong
