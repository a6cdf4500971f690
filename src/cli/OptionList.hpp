#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/cli/OptionText.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Personality.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The command line's options as data: their help texts, and functions that store their values.

namespace arkanong {

/// Parses a number of decimal digits only. Returns nullopt for anything else.
[[nodiscard]] std::optional<std::uint64_t> wholeNumber(std::string_view text);

/// Parses a moment of a match, of at most a day, in minutes and seconds, and returns it in ticks: "1:10", "0:07.5".
[[nodiscard]] std::optional<int> momentNamed(std::string_view text);

/// Parses names of mutators with hyphens: "more-balls,giant-balls".
[[nodiscard]] std::optional<Mutators> mutatorsNamed(std::string_view list);

/// Parses one personality for both sides, "hunter", or two for Blue and Red, "hunter,steady".
[[nodiscard]] std::optional<std::array<Personality, 2>> personalitiesNamed(std::string_view list);

/// Parses "random" (nullopt) or a strength, for both sides or, separated by a comma, for Blue and Red.
[[nodiscard]] std::optional<std::array<std::optional<Strength>, 2>> draftingNamed(std::string_view list);

/// Parses names of cards with hyphens or spaces: "piercing,swift-serve". Fusions are refused, and so is the mirror,
/// which copies another card.
[[nodiscard]] std::optional<CardSet> cardsNamed(std::string_view list);

using Words = std::vector<std::string>;

// The words that options accept, from the game's tables.
[[nodiscard]] Words mutatorWords();
[[nodiscard]] Words cardWords();
[[nodiscard]] Words personalityWords();
[[nodiscard]] Words strengthWords(); ///< The named strengths.
[[nodiscard]] Words bossWords();
[[nodiscard]] Words controllerWords();
[[nodiscard]] Words effectsWords();

/// Joins words in English: "a, b or c" with `last` before the last word.
[[nodiscard]] std::string listed(const Words& words, const std::string& last = " or ");

/// The value of an option.
struct OptionValue {
    /// The placeholder in --help: "NAME|FILE". In brackets if the value is optional; it is empty if left out.
    std::string type;
    std::string expected; ///< What an error message says is expected: "a name of 1 to 16 characters".
    /// All words that are accepted; for a list, each word alone. Empty for numbers, files and names.
    Words words{};
};
/// A value that is one of `words`.
[[nodiscard]] OptionValue oneOf(const std::string& type, const Words& words);
/// A value that is a list of `words`, separated by commas.
[[nodiscard]] OptionValue someOf(const std::string& type, const Words& words);

/// An option with its description and the function that stores its value.
struct OptionEntry {
    OptionText text;
    std::string expected; ///< See OptionValue.
    bool isPositional;    ///< Whether the value can be given without the option's name.
    /// Stores the value, which is "" for an option without one. Returns false for an invalid value.
    std::function<bool(const std::string&)> store;
};

/// Adds a group of options to the table.
class OptionList {
  public:
    /// `group` is looked up in the catalogue. The options' help is in its language already.
    OptionList(std::vector<OptionEntry>& entries, std::string_view group, const Catalogue& catalogue)
        : entries_(entries), catalogue_(catalogue), group_(catalogue.text(group)) {}

    /// Joins words: "a, b or c".
    std::string listed(const Words& words) const;

    void flag(const std::string& name, bool& target, std::string_view help);
    /// An option without a value, which calls `given`.
    void flag(const std::string& name, const std::function<void()>& given, std::string_view help);
    void text(const std::string& name, const std::string& type, std::string& target, std::string_view help);
    void number(const std::string& name, std::uint64_t low, std::uint64_t high, std::string_view help,
                const std::function<void(std::uint64_t)>& store);
    void number(const std::string& name, int low, int high, std::string_view help, int& target);
    void number(const std::string& name, int low, int high, std::string_view help,
                std::optional<int>& target);
    /// An option for the computer's strength on a side, or "still".
    void player(const std::string& name, Strength& target, bool& still, std::string_view help);
    /// An option whose value is what `parse`, a function from a text to an optional, understands.
    template <typename Target, typename Parse>
    void named(const std::string& name, const OptionValue& value, std::string_view help, Target& target,
               Parse parse) {
        read(name, value, help, [&target, parse](const std::string& word) {
            const auto found = parse(word);
            if (found) target = *found;
            return found.has_value();
        });
    }
    /// An option with any value. `store` returns false for an invalid one.
    void read(const std::string& name, const OptionValue& value, std::string_view help,
              const std::function<bool(const std::string&)>& store);
    /// Also accepts the last added option's value without the option's name.
    void alsoAlone() { entries_.back().isPositional = true; }

  private:
    std::vector<OptionEntry>& entries_;
    const Catalogue& catalogue_;
    std::string group_;
};

/// Names of options on the command line, such as "--red".
using OptionNames = std::vector<std::string>;

/// Adds the options that override the player's settings in one run, described in a language.
void addSettingsOptions(std::vector<OptionEntry>& entries, Options& options, const Catalogue& catalogue);
/// The first such option in `given`; empty if no option matches.
std::string givenSetting(const OptionNames& given);

/// Describes the first conflict between the given options; empty if there is none.
std::string contradiction(const OptionNames& given, const Options& options);

} // namespace arkanong
