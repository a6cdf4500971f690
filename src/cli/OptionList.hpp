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
#include <variant>
#include <vector>

// Helpers for parsing the command line. OptionList.cpp alone includes CLI11, because it is slow to compile.

namespace CLI {
class App;
} // namespace CLI

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

/// Adds one group of options to an App. An invalid value is refused with a message that says what was
/// expected.
class OptionList {
  public:
    OptionList(CLI::App& app, std::string group) : app_(app), group_(std::move(group)) {}

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
    /// `understand` stores the value of a word; it returns false for an invalid word. A `type` in brackets
    /// means that the word can be left out, and is then empty. A `name` such as "--replay,FILE" says that the word may
    /// also stand alone.
    void read(const std::string& name, const std::string& type, const std::string& expected,
              const std::string& help, const std::function<bool(const std::string&)>& understand);

  private:
    CLI::App& app_;
    std::string group_;
};

/// The names of options on the command line, such as "--red".
using OptionNames = std::vector<std::string>;

/// Parses the arguments with the options that `add` adds, and returns the options that were given. The reply
/// is the help, the version or an error.
[[nodiscard]] std::variant<OptionNames, CommandLineReply>
parseOptions(int argc, const char* const* argv, const std::function<void(CLI::App&)>& add);

/// The options of --help, with those that `add` adds.
[[nodiscard]] std::vector<OptionText> describeOptions(const std::function<void(CLI::App&)>& add);

/// The reply to wrong arguments; `what` is wrong.
CommandLineReply refusal(const std::string& what);

/// Adds the options that override the player's settings for one run.
void addSettingsOptions(CLI::App& app, Options& options);
/// The name of such an option in `given`; empty if there is none.
std::string givenSetting(const OptionNames& given);

/// Describes the first pair of options that cannot be combined; empty if there is none.
std::string contradiction(const OptionNames& given, const Options& options);

} // namespace arkanong
