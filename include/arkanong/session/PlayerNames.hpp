#pragma once

#include "arkanong/language/Catalogue.hpp"

#include <array>
#include <string>
#include <string_view>

// Players' names in recordings and online, and as they are shown. Recorded names are in English and in capitals: "YOU",
// "MEDIUM", "THE PORTER". Only players of online matches type their names, which are in capitals, too, and are never
// translated.

namespace arkanong {

/// The recorded name of the person in a match with only one.
inline constexpr std::string_view onlyPersonName = "YOU";
/// Those of two persons. Index with sideIndex().
inline constexpr std::array<std::string_view, 2> peopleNames{"PLAYER 1", "PLAYER 2"};
/// Whether this is a name that playerName() gives a person.
bool isPersonName(std::string_view name);

/// The names that the host and the guest of an online match have on both machines and in recordings if they did not choose
/// one. With small letters, so that nobody can have typed them.
inline constexpr std::string_view namelessHost = "Host";
inline constexpr std::string_view namelessGuest = "Guest";

/// A recorded name of a match that is not online, in the catalogue's language: "You", "Medium", "The Porter", "Hard · hunter".
/// A name that the game does not give, such as one that a player typed for an opponent, only gets small letters.
std::string nameInWords(const Catalogue& catalogue, std::string_view name);
/// As nameInWords(), in capitals; a name that the game does not give stays as it is.
std::string nameInCapitals(const Catalogue& catalogue, std::string_view name);
/// The name of a player of an online match: translated only if it is namelessHost or namelessGuest.
std::string onlineNameInWords(const Catalogue& catalogue, std::string_view name);
/// As onlineNameInWords(), in capitals; a typed name stays as it is.
std::string onlineNameInCapitals(const Catalogue& catalogue, std::string_view name);

} // namespace arkanong
