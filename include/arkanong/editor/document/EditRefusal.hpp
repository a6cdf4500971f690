#pragma once

#include "arkanong/language/Catalogue.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

/// Why a change to a level was refused, in a few words for the player.
class RefusedEdit {
  public:
    /// `english` may have holes; a text for players is marked by translatable().
    RefusedEdit(std::string english, std::vector<Hole> holes = {})
        : english_(std::move(english)), holes_(std::move(holes)) {}
    RefusedEdit(const char* english) : english_(english) {}

    /// In the language of the catalogue.
    std::string in(const Catalogue& catalogue) const {
        std::string words(catalogue.text(english_));
        for (const Hole& hole : holes_)
            words = fill(words, {hole});
        return words;
    }
    /// In English, for the event log and tests.
    std::string english() const { return in(Catalogue::english()); }
    friend bool operator==(const RefusedEdit& refused, std::string_view english) {
        return refused.english() == english;
    }

  private:
    std::string english_;
    std::vector<Hole> holes_;
};

/// Nullopt if the change was made.
using EditRefusal = std::optional<RefusedEdit>;

} // namespace arkanong
