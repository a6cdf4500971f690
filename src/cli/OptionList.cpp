#include "OptionList.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <charconv>
#include <memory>

namespace arkanong {

namespace {

std::vector<std::string_view> wordsOf(std::string_view list) {
    std::vector<std::string_view> words;
    for (std::size_t comma = list.find(','); comma != std::string_view::npos; comma = list.find(',')) {
        words.push_back(list.substr(0, comma));
        list.remove_prefix(comma + 1);
    }
    words.push_back(list);
    return words;
}

/// The mutator with this name in letters of any case.
std::optional<Mutator> mutatorOf(std::string_view name) {
    for (std::size_t i = 0; i < mutatorCount; ++i) {
        const auto mutator = static_cast<Mutator>(i);
        if (spelledOut(name) == spelledOut(nameOf(mutator))) return mutator;
    }
    return std::nullopt;
}

/// The card with this name in letters of any case, if a side can be given it.
std::optional<Card> cardOf(std::string_view name) {
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        if (card != Card::Mirror && spelledOut(name) == spelledOut(traitsOf(card).name)) return card;
    }
    return std::nullopt;
}

/// The words that an option takes, among those of the message with which it refuses another. Numbers are left out.
std::vector<std::string> wordsTaken(CLI::Option& option) {
    const auto refusalOf = [&option](const std::string& word) -> std::optional<std::string> {
        option.clear();
        option.add_result(word);
        try {
            option.run_callback();
        } catch (const CLI::ParseError& error) {
            return error.what();
        }
        return std::nullopt;
    };
    std::vector<std::string> taken;
    const std::string message = refusalOf("?").value_or(std::string());
    std::size_t end = 0;
    for (std::size_t begin = 0; end < message.size(); begin = end + 1) {
        end = std::min(message.find_first_of(" ,'", begin), message.size());
        const std::string word = message.substr(begin, end - begin);
        const bool isWord = !word.empty() && std::isdigit(static_cast<unsigned char>(word.front())) == 0;
        if (isWord && !refusalOf(word)) taken.push_back(word);
    }
    return taken;
}

OptionText textOf(CLI::Option& option) {
    OptionText text;
    text.name = option.get_name();
    if (option.get_snames().size() == 1) text.letter = '-' + option.get_snames().front();
    text.group = option.get_group();
    text.help = option.get_description();
    std::replace(text.help.begin(), text.help.end(), '\n', ' ');
    if (option.get_items_expected_max() == 0) return text;
    text.value = option.get_type_name();
    text.words = wordsTaken(option);
    return text;
}

/// The program with the options that `add` adds.
std::unique_ptr<CLI::App> program(const std::function<void(CLI::App&)>& add) {
    auto app = std::make_unique<CLI::App>("Arkanong: pong meets breakout", "arkanong");
    app->set_help_flag("-h,--help", "Print this help and exit");
    app->set_version_flag("--version", "arkanong " ARKANONG_VERSION, "Print the version and exit");
    add(*app);
    return app;
}

} // namespace

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

void OptionList::flag(const std::string& name, bool& target, const std::string& help) {
    app_.add_flag(name, target, help)->group(group_);
}

void OptionList::flag(const std::string& name, const std::function<void()>& given, const std::string& help) {
    app_.add_flag_callback(name, given, help)->group(group_);
}

void OptionList::text(const std::string& name, const std::string& type, std::string& target,
                      const std::string& help) {
    read(name, type, "a text that is not empty", help, [&target](const std::string& word) {
        target = word;
        return !word.empty();
    });
}

void OptionList::number(const std::string& name, std::uint64_t low, std::uint64_t high,
                        const std::string& help, const std::function<void(std::uint64_t)>& store) {
    const std::string expected = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    read(name, "N", expected, help, [low, high, store](const std::string& word) {
        const auto number = wholeNumber(word);
        if (!number || *number < low || *number > high) return false;
        store(*number);
        return true;
    });
}

void OptionList::player(const std::string& name, Strength& target, bool& still, const std::string& help) {
    read(name, "STRENGTH",
         "novice, easy, medium, hard, master, a number from 0 to 4 with at most two decimals, or still", help,
         [&target, &still](const std::string& word) {
             const auto strength = strengthNamed(word);
             if (strength) target = *strength;
             still = word == "still";
             return strength || still;
         });
}

void OptionList::controller(const std::string& name, Controller& target, const std::string& help) {
    read(name, "WITH", "any-device, mouse, wasd, arrows, gamepad-1, gamepad-2 or computer", help,
         [&target](const std::string& word) {
             const auto controller = controllerNamed(word);
             if (controller) target = *controller;
             return controller.has_value();
         });
}

void OptionList::boss(const std::string& name, std::optional<Boss>& target, const std::string& help) {
    read(name, "BOSS", "foreman, queen, clockmaker, minotaur or umbra", help,
         [&target](const std::string& word) {
             target = bossNamed(word);
             return target.has_value();
         });
}

void OptionList::cards(const std::string& name, CardSet& target, const std::string& help) {
    read(
        name, "A,B...",
        "some of piercing, thief, wrecker, velvet, twins, pinball, echo, demolition, gardener, mason, ghost, "
        "magnet, hoarder, alchemist, giant, swift-serve, last-stand, bounty, harvest, sniper, fog, anchor "
        "and "
        "spare-plate, with commas",
        help, [&target](const std::string& word) {
            const auto cards = cardsNamed(word);
            if (cards) target = *cards;
            return cards.has_value();
        });
}

void OptionList::read(const std::string& name, const std::string& type, const std::string& expected,
                      const std::string& help, const std::function<bool(const std::string&)>& understand) {
    const auto store = [named = name.substr(0, name.find(',')), expected,
                        understand](const std::string& word) {
        if (!understand(word))
            throw CLI::ValidationError(named, "expected " + expected + ", found '" + word + '\'');
    };
    CLI::Option* const option = app_.add_option_function<std::string>(name, store, help);
    option->type_name(type)->group(group_);
    if (type.front() == '[') option->expected(0, 1);
}

std::variant<OptionNames, CommandLineReply> parseOptions(int argc, const char* const* argv,
                                                         const std::function<void(CLI::App&)>& add) {
    const auto app = program(add);
    try {
        app->parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return CommandLineReply{app->help(), 0};
    } catch (const CLI::CallForVersion& version) {
        return CommandLineReply{std::string(version.what()) + '\n', 0};
    } catch (const CLI::ParseError& error) {
        return refusal(error.what());
    }
    OptionNames given;
    for (const CLI::Option* const option : app->get_options())
        if (option->count() > 0) given.push_back(option->get_name());
    return given;
}

std::vector<OptionText> describeOptions(const std::function<void(CLI::App&)>& add) {
    const auto app = program(add);
    std::vector<OptionText> texts;
    for (CLI::Option* const option : app->get_options())
        texts.push_back(textOf(*option));
    return texts;
}

CommandLineReply refusal(const std::string& what) {
    return {"arkanong: " + printable(what) + " (arkanong --help lists the options)\n", badDataExit};
}

std::optional<Mutators> mutatorsNamed(std::string_view list) {
    Mutators mutators;
    for (const std::string_view word : wordsOf(list)) {
        const std::optional<Mutator> mutator = mutatorOf(word);
        if (!mutator) return std::nullopt;
        mutators.set(*mutator, true);
    }
    return mutators;
}

std::optional<CardSet> cardsNamed(std::string_view list) {
    CardSet cards;
    for (const std::string_view word : wordsOf(list)) {
        const std::optional<Card> card = cardOf(word);
        if (!card) return std::nullopt;
        cards.add(*card);
    }
    return cards;
}

std::optional<std::array<Personality, 2>> personalitiesNamed(std::string_view list) {
    const std::vector<std::string_view> words = wordsOf(list);
    const std::optional<Personality> blue = personalityNamed(words.front()),
                                     red = personalityNamed(words.back());
    if (!blue || !red || words.size() > 2) return std::nullopt;
    return std::array<Personality, 2>{*blue, *red};
}

std::optional<std::array<std::optional<Strength>, 2>> draftingNamed(std::string_view list) {
    const std::vector<std::string_view> words = wordsOf(list);
    if (words.size() > 2) return std::nullopt;
    std::array<std::optional<Strength>, 2> both;
    for (std::size_t side = 0; side < both.size(); ++side) {
        const std::string_view word = words[std::min(side, words.size() - 1)];
        both[side] = strengthNamed(word);
        if (!both[side] && word != "random") return std::nullopt;
    }
    return both;
}

} // namespace arkanong
