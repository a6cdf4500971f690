#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/cli/OptionText.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Personality.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The options of the command line as data: what --help says of them, and what their values do.

namespace arkanong {

/// A number written in decimal digits only; nullopt for anything else.
[[nodiscard]] std::optional<std::uint64_t> wholeNumber(std::string_view text);

/// "more-balls,giant-balls": the mutators' names with hyphens.
[[nodiscard]] std::optional<Mutators> mutatorsNamed(std::string_view list);

/// "hunter" for both sides, or "hunter,steady" for Blue and Red.
[[nodiscard]] std::optional<std::array<Personality, 2>> personalitiesNamed(std::string_view list);

/// "random" or a strength for both sides, or two of them, with a comma, for Blue and Red; random is nullopt.
[[nodiscard]] std::optional<std::array<std::optional<Strength>, 2>> draftingNamed(std::string_view list);

/// "piercing,swift-serve": the cards' names with hyphens or spaces; neither a fusion nor the mirror, which stands for
/// another card.
[[nodiscard]] std::optional<CardSet> cardsNamed(std::string_view list);

using Words = std::vector<std::string>;

// The words that options take, from the tables of the game.
[[nodiscard]] Words mutatorWords();
[[nodiscard]] Words cardWords();
[[nodiscard]] Words personalityWords();
[[nodiscard]] Words strengthWords(); ///< Those that have a name.
[[nodiscard]] Words bossWords();
[[nodiscard]] Words controllerWords();
[[nodiscard]] Words effectsWords();

/// "a, b or c"; `last` is the word before the last one.
[[nodiscard]] std::string listed(const Words& words, const std::string& last = " or ");

/// What an option takes.
struct OptionValue {
    /// "NAME|FILE", for --help. In brackets if the value can be left out; it is empty then.
    std::string type;
    std::string expected; ///< "a name of 1 to 16 characters", for the message that refuses another value.
    Words words{}; ///< The words that it can be; for a list each word alone. Empty if there are too many.
};
/// One of these words.
[[nodiscard]] OptionValue oneOf(const std::string& type, const Words& words);
/// Some of these words, separated by commas.
[[nodiscard]] OptionValue someOf(const std::string& type, const Words& words);

/// An option: its description, and what is done if it is given.
struct OptionEntry {
    OptionText text;
    std::string expected; ///< See OptionValue.
    bool isPositional;    ///< The value can also stand without the option's name.
    /// Stores the value, "" if the option has none. Returns false for an invalid value.
    std::function<bool(const std::string&)> store;
};

/// Adds one group of options.
class OptionList {
  public:
    OptionList(std::vector<OptionEntry>& entries, std::string group)
        : entries_(entries), group_(std::move(group)) {}

    void flag(const std::string& name, bool& target, const std::string& help);
    /// Calls `given` if the flag is given.
    void flag(const std::string& name, const std::function<void()>& given, const std::string& help);
    void text(const std::string& name, const std::string& type, std::string& target, const std::string& help);
    void number(const std::string& name, std::uint64_t low, std::uint64_t high, const std::string& help,
                const std::function<void(std::uint64_t)>& store);
    /// The computer's strength on a side, or "still" for nobody.
    void player(const std::string& name, Strength& target, bool& still, const std::string& help);
    void controller(const std::string& name, Controller& target, const std::string& help);
    /// The boss whose paddle a side has.
    void boss(const std::string& name, std::optional<Boss>& target, const std::string& help);
    /// The cards of a side.
    void cards(const std::string& name, CardSet& target, const std::string& help);
    /// `store` stores the value; it returns false for an invalid one.
    void read(const std::string& name, const OptionValue& value, const std::string& help,
              const std::function<bool(const std::string&)>& store);
    /// Lets the value of the option that was added last stand without the option's name, too.
    void alsoAlone() { entries_.back().isPositional = true; }

  private:
    std::vector<OptionEntry>& entries_;
    std::string group_;
};

/// The names of options on the command line, such as "--red".
using OptionNames = std::vector<std::string>;

/// Adds the options that override the player's settings for one run.
void addSettingsOptions(std::vector<OptionEntry>& entries, Options& options);
/// The name of such an option in `given`; empty if there is none.
std::string givenSetting(const OptionNames& given);

/// Describes the first pair of options that cannot be combined; empty if there is none.
std::string contradiction(const OptionNames& given, const Options& options);

} // namespace arkanong
