#pragma once

#include "arkanong/online/OnlineTexts.hpp"

#include <string>
#include <string_view>

// Parts of the texts of OnlineTexts.hpp, which OnlineWaitingTexts.cpp implements until the match begins and
// OnlineEndTexts.cpp when it has ended.

namespace arkanong {

/// Adds a sentence to others.
void addSentence(std::string& text, std::string_view sentence);
/// The other player's name, or a general word until it is known.
std::string otherOf(const Catalogue& words, const Peer& peer);
/// Looks both up.
OnlineWords wordsOf(const Catalogue& words, std::string_view heading, std::string_view text);
/// What a relay without a free place says to a player; an empty heading if it has one.
OnlineWords noPlaceWords(const Catalogue& words, RelayPlace place, const OnlineWay& way);
/// What the player reads while the relay does not answer.
std::string silentRelayText(const Catalogue& words, const OnlineWay& way);

} // namespace arkanong
