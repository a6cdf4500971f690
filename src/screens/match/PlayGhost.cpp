#include "arkanong/screens/match/PlayScreen.hpp"

#include <utility>

// The ghost that plays along with a match.

namespace arkanong {

void PlayScreen::summonGhost() {
    ghost_.reset();
    std::shared_ptr<const Replay> replay = match_.replay;
    const std::string name = ghostName(match_.setup, match_.level);
    if (!name.empty() && profile().settings().ghost) replay = profile().ghost(name, match_.level);
    if (!replay) return;
    if (const std::string refusal = Ghost::refusal(*replay, match_.level, match_.settings); !refusal.empty())
        return log().write("no ghost: " + refusal);
    ghost_.emplace(std::move(replay));
    while (ghost_->world().tick() < world_.tick() && ghost_->presence() > 0.0)
        ghost_->step();
    log().write("ghost " + (name.empty() ? "of a replay" : name));
}

void PlayScreen::keepBest(const Replay& recorded) {
    const std::string name = ghostName(match_.setup, match_.level);
    const std::optional<Side> person = match_.setup.onlyPerson();
    if (name.empty() || world_.match().winner() != person || !mayBeBest(match_.setup)) return;
    if (profile().keepGhost(recorded, *person, name)) log().write("ghost kept " + name);
}

std::optional<GhostScene> PlayScreen::ghostScene() const {
    if (!ghost_) return std::nullopt;
    const auto* const run = std::get_if<SoloRun>(&match_.setup.kind);
    return GhostScene{ghost_->world().objects(),
                      {ghost_->shows(Side::Blue), ghost_->shows(Side::Red)},
                      ghost_->presence(),
                      ghost_->figures(run != nullptr ? run->score : 0)};
}

} // namespace arkanong
