#include "arkanong/ui/ScoreOffer.hpp"

#include "arkanong/language/Translatable.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

ScoreOffer::ScoreOffer(const ScreenContext& context, ScoreEligibility eligibility)
    : eligibility_(std::move(eligibility)) {
    const PlayerProfile& profile = context.services.profile;
    EventLog& log = context.services.log;
    if (const std::optional<ScoreEntry>& entry = eligibility_.entry) {
        place_ = profile.scores(entry->table).placeFor(entry->score);
        equalsBefore_ = equals(profile);
        if (place_) log.write("place " + std::to_string(*place_ + 1) + ' ' + entry->table);
    }
    if (!eligibility_.refusal.empty()) log.write("refused " + std::string(eligibility_.refusal));
}

std::size_t ScoreOffer::equals(const PlayerProfile& profile) const {
    const auto& entries = profile.scores(eligibility_.entry->table).entries();
    return static_cast<std::size_t>(
        std::count_if(entries.begin(), entries.end(),
                      [this](const HighScore& entry) { return entry.score == eligibility_.entry->score; }));
}

std::optional<MenuEntry> ScoreOffer::entry() const {
    if (!eligibility_.entry) return std::nullopt;
    if (place_) return MenuEntry{translatable("ENTER YOUR NAME"), ShowName{*eligibility_.entry}};
    return MenuEntry{translatable("HIGH SCORES"), ShowEntered{eligibility_.entry->table, std::nullopt}};
}

std::string ScoreOffer::text(const Catalogue& catalogue) const {
    if (place_) return fill(catalogue.text("Place {n} of the best ten"), {{"n", *place_ + 1}});
    return std::string(catalogue.text(eligibility_.refusal));
}

bool ScoreOffer::entered(const PlayerProfile& profile) {
    if (!place_ || equals(profile) == equalsBefore_) return false;
    place_.reset();
    return true;
}

} // namespace arkanong
