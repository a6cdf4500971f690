#pragma once

#include "arkanong/cli/CommandLine.hpp"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// The parts of the command line's reading.

namespace arkanong {

/// Decimal digits and nothing else.
std::optional<std::uint64_t> wholeNumber(std::string_view text);

/// The options of one App, each read by a function that answers nothing for a word it does not understand.
class OptionList {
  public:
    OptionList(CLI::App& app, std::string group) : app_(app), group_(std::move(group)) {}

    void flag(const std::string& name, bool& target, const std::string& help);
    void text(const std::string& name, const std::string& type, std::string& target, const std::string& help);
    void number(const std::string& name, std::uint64_t low, std::uint64_t high, const std::string& help,
                const std::function<void(std::uint64_t)>& store);
    /// The computer's strength as this side, or that nobody plays it.
    void player(const std::string& name, Difficulty& target, bool& still, const std::string& help);
    void controller(const std::string& name, Controller& target, const std::string& help);
    /// `understand` stores what the word says and answers whether it says anything.
    void read(const std::string& name, const std::string& type, const std::string& expected,
              const std::string& help, const std::function<bool(const std::string&)>& understand);

  private:
    CLI::App& app_;
    std::string group_;
};

/// What overrides the player's settings for one run.
void addSettingsOptions(CLI::App& app, Options& options);
/// The name of one of them that was given; empty when none was.
std::string givenSetting(const CLI::App& app);

/// A combination that makes no sense, in plain words; empty when there is none.
std::string contradiction(const CLI::App& app, const Options& options);

} // namespace arkanong
