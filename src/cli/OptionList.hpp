#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Personality.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// Helpers for parsing the command line.

namespace arkanong {

/// A number written in decimal digits only; nullopt for anything else.
[[nodiscard]] std::optional<std::uint64_t> wholeNumber(std::string_view text);

/// "more-balls,giant-balls": the mutators' names with hyphens.
[[nodiscard]] std::optional<Mutators> mutatorsNamed(std::string_view list);

/// "hunter" for both sides, or "hunter,steady" for Blue and Red.
[[nodiscard]] std::optional<std::array<Personality, 2>> personalitiesNamed(std::string_view list);

/// Adds one group of options to an App. An invalid value is refused with a message that says what was
/// expected.
class OptionList {
  public:
    OptionList(CLI::App& app, std::string group) : app_(app), group_(std::move(group)) {}

    void flag(const std::string& name, bool& target, const std::string& help);
    void text(const std::string& name, const std::string& type, std::string& target, const std::string& help);
    void number(const std::string& name, std::uint64_t low, std::uint64_t high, const std::string& help,
                const std::function<void(std::uint64_t)>& store);
    /// The computer's difficulty on a side, or "still" for nobody.
    void player(const std::string& name, Difficulty& target, bool& still, const std::string& help);
    void controller(const std::string& name, Controller& target, const std::string& help);
    /// `understand` stores the value of a word; it returns false for an invalid word.
    void read(const std::string& name, const std::string& type, const std::string& expected,
              const std::string& help, const std::function<bool(const std::string&)>& understand);

  private:
    CLI::App& app_;
    std::string group_;
};

/// Adds the options that override the player's settings for one run.
void addSettingsOptions(CLI::App& app, Options& options);
/// The name of such an option that was given; empty if none was.
std::string givenSetting(const CLI::App& app);

/// Describes the first pair of options that cannot be combined; empty if there is none.
std::string contradiction(const CLI::App& app, const Options& options);

} // namespace arkanong
