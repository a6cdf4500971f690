#include "OptionList.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>
#include <charconv>

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

/// The mutator with this name; case-insensitive.
std::optional<Mutator> mutatorOf(std::string_view name) {
    for (const Mutator mutator : everyOf<Mutator>()) {
        if (inCapitals(spelledOut(name)) == inCapitals(spelledOut(nameOf(mutator)))) return mutator;
    }
    return std::nullopt;
}

/// The card with this name, if it can be given to a side; case-insensitive.
std::optional<Card> cardOf(std::string_view name) {
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        if (card != Card::Mirror &&
            inCapitals(spelledOut(name)) == inCapitals(spelledOut(traitsOf(card).name)))
            return card;
    }
    return std::nullopt;
}

/// Replaces blanks by hyphens: "swift-serve" for "swift serve".
std::string hyphened(std::string_view name) {
    std::string word(name);
    std::replace(word.begin(), word.end(), ' ', '-');
    return word;
}

/// The identifiers of all values of an enumeration.
template <typename Kind>
Words namesOf(std::size_t count) {
    Words words;
    for (std::size_t i = 0; i < count; ++i)
        words.push_back(hyphened(nameOf(static_cast<Kind>(i))));
    return words;
}

} // namespace

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

Words mutatorWords() { return namesOf<Mutator>(mutatorCount); }
Words personalityWords() { return namesOf<Personality>(personalityCount); }
Words strengthWords() { return namesOf<Difficulty>(difficultyCount); }
Words bossWords() { return namesOf<Boss>(bossCount); }
Words controllerWords() { return namesOf<Controller>(controllerCount); }
Words effectsWords() { return namesOf<Effects>(countOf<Effects>); }

Words cardWords() {
    Words words;
    for (std::size_t i = 0; i < cardCount; ++i) {
        const std::string word = hyphened(traitsOf(static_cast<Card>(i)).name);
        if (cardOf(word)) words.push_back(word);
    }
    return words;
}

std::string listed(const Words& words, const std::string& last) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list += (i == 0 ? "" : i + 1 == words.size() ? last : ", ") + words[i];
    return list;
}

OptionValue oneOf(const std::string& type, const Words& words) { return {type, listed(words), words}; }

OptionValue someOf(const std::string& type, const Words& words) {
    return {type, "some of " + listed(words, " and ") + ", with commas", words};
}

std::string OptionList::listed(const Words& words) const {
    if (words.size() < 2) return arkanong::listed(words);
    const std::string before = arkanong::listed({words.begin(), words.end() - 1}, ", ");
    // Translators: {list} is words with commas between them, such as "low, medium".
    return fill(catalogue_.text("{list} or {last}"), {{"list", before}, {"last", words.back()}});
}

void OptionList::flag(const std::string& name, bool& target, std::string_view help) {
    flag(
        name, [&target] { target = true; }, help);
}

void OptionList::flag(const std::string& name, const std::function<void()>& given, std::string_view help) {
    read(name, {}, help, [given](const std::string&) {
        given();
        return true;
    });
}

void OptionList::text(const std::string& name, const std::string& type, std::string& target,
                      std::string_view help) {
    read(name, {type, "a text that is not empty"}, help, [&target](const std::string& word) {
        target = word;
        return !word.empty();
    });
}

void OptionList::number(const std::string& name, std::uint64_t low, std::uint64_t high, std::string_view help,
                        const std::function<void(std::uint64_t)>& store) {
    const std::string expected = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    read(name, {"N", expected}, help, [low, high, store](const std::string& word) {
        const auto number = wholeNumber(word);
        if (!number || *number < low || *number > high) return false;
        store(*number);
        return true;
    });
}

void OptionList::number(const std::string& name, int low, int high, std::string_view help, int& target) {
    number(name, static_cast<unsigned>(low), static_cast<unsigned>(high), help,
           [&target](std::uint64_t n) { target = static_cast<int>(n); });
}

void OptionList::number(const std::string& name, int low, int high, std::string_view help,
                        std::optional<int>& target) {
    number(name, static_cast<unsigned>(low), static_cast<unsigned>(high), help,
           [&target](std::uint64_t n) { target = static_cast<int>(n); });
}

void OptionList::player(const std::string& name, Strength& target, bool& still, std::string_view help) {
    OptionValue value{"STRENGTH", "", strengthWords()};
    value.expected =
        arkanong::listed(value.words, ", ") + ", a number from 0 to 4 with at most two decimals, or still";
    value.words.push_back("still");
    read(name, value, help, [&target, &still](const std::string& word) {
        const auto strength = strengthNamed(word);
        if (strength) target = *strength;
        still = word == "still";
        return strength || still;
    });
}

void OptionList::read(const std::string& name, const OptionValue& value, std::string_view help,
                      const std::function<bool(const std::string&)>& store) {
    entries_.push_back(
        {{name, "", value.type, group_, std::string(help), value.words}, value.expected, false, store});
}

std::optional<int> momentNamed(std::string_view text) {
    constexpr std::uint64_t mostMinutes = std::uint64_t{24} * 60;
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view seconds = text.substr(colon + 1);
    const std::size_t point = std::min(seconds.find('.'), seconds.size());
    const auto minutes = wholeNumber(text.substr(0, colon));
    const auto whole = wholeNumber(seconds.substr(0, point));
    const auto tenths = point < seconds.size() ? wholeNumber(seconds.substr(point + 1)) : std::uint64_t{0};
    if (!minutes || !whole || !tenths || *minutes >= mostMinutes || *whole >= 60 || *tenths >= 10)
        return std::nullopt;
    return static_cast<int>((*minutes * 60 + *whole) * tuning::ticksPerSecond +
                            *tenths * tuning::ticksPerSecond / 10);
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
