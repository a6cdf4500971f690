#include "arkanong/storage/player/GamepadDatabase.hpp"

#include "GamepadLine.hpp"
#include "arkanong/storage/Files.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr std::size_t largestDatabase = 1U
                                        << 21U; ///< Bytes; several times the whole of SDL_GameControllerDB.
constexpr std::size_t mostFaults = 256;         ///< A text with more wrong lines is hardly a database.

using Word = std::uint16_t;

Word wordAt(const GamepadGuid& guid, std::size_t at) {
    return static_cast<Word>(guid[at] | guid[at + 1] << 8U);
}

void putWord(GamepadGuid& guid, std::size_t at, Word word) {
    guid[at] = static_cast<std::uint8_t>(word & 0xFFU);
    guid[at + 1] = static_cast<std::uint8_t>(word >> 8U);
}

/// CRC-16/ARC, by which some entries tell apart pads of the same numbers and other names.
Word checksum(std::string_view text) {
    unsigned sum = 0;
    for (const char c : text) {
        sum ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xA001U : 0U);
    }
    return static_cast<Word>(sum);
}

/// True if the GUID holds numbers, false if a name.
bool hasNumbers(const GamepadGuid& guid) { return wordAt(guid, 6) == 0 && wordAt(guid, 10) == 0; }

/// How well an entry fits a gamepad: 0 not at all.
int fit(const GamepadGuid& entry, const GamepadGuid& pad, const GamepadId& id) {
    const Word bus = wordAt(entry, 0);
    const Word sum = wordAt(entry, 2);
    if (sum != 0 && sum != checksum(id.name)) return 0;
    const int named = sum != 0 ? 1 : 0;
    if (!hasNumbers(entry)) { // Some old entries by name have no bus.
        const bool sameName = id.vendor == 0 && std::equal(entry.begin() + 4, entry.end(), pad.begin() + 4);
        return sameName && (bus == 0 || !id.bus || bus == *id.bus) ? 1 + named : 0;
    }
    if (id.vendor == 0 || wordAt(entry, 4) != id.vendor || wordAt(entry, 8) != id.product) return 0;
    if (id.bus && bus != *id.bus) return 0;
    return 1 + named + (id.version && wordAt(entry, 12) == *id.version ? 2 : 0);
}

} // namespace

GamepadGuid guidOf(const GamepadId& id) {
    constexpr std::size_t nameAt = 4;
    constexpr std::size_t longestName = 11;
    GamepadGuid guid{};
    putWord(guid, 0, id.bus.value_or(3));
    if (id.vendor == 0) {
        std::copy_n(id.name.begin(), std::min(id.name.size(), longestName), guid.begin() + nameAt);
        return guid;
    }
    putWord(guid, 4, id.vendor);
    putWord(guid, 8, id.product);
    putWord(guid, 12, id.version.value_or(0));
    return guid;
}

std::string textOf(const GamepadGuid& guid) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : guid) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

void GamepadDatabase::read(std::string_view text, const std::string& file, Notes& notes) {
    Notes own;
    for (unsigned line = 1; !text.empty() && own.size() < mostFaults; ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        readOrNote(own, [&] {
            std::optional<GamepadEntry> entry = readGamepadLine(text.substr(0, end), file, line);
            if (entry) entries_.push_back(std::move(*entry));
        });
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    shorten(own, file);
    if (!text.empty())
        own.push_back(file + ": the rest is not read, because " + std::to_string(mostFaults) +
                      " lines are wrong");
    notes.insert(notes.end(), own.begin(), own.end());
}

void GamepadDatabase::load(const std::string& file, Notes& notes) {
    readOrNote(notes, [&] {
        if (const auto text = readFileIfAny(file, largestDatabase)) read(*text, file, notes);
    });
}

const GamepadEntry* GamepadDatabase::find(const GamepadId& id) const {
    const GamepadGuid guid = guidOf(id);
    const GamepadEntry* best = nullptr;
    int bestFit = 1;
    for (const GamepadEntry& entry : entries_) {
        const int found = fit(entry.guid, guid, id);
        if (found < bestFit) continue;
        bestFit = found;
        best = &entry;
    }
    return best;
}

} // namespace arkanong
