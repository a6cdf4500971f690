#include "arkanong/sim/campaign/Medals.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/sim/Match.hpp"

namespace arkanong {

namespace {

constexpr auto medalNames = tableOf<Medal, std::string_view>(
    {translatable("medal", "speed"), translatable("medal", "mission"), translatable("medal", "score")});

} // namespace

std::optional<Medal> medalNamed(std::string_view name) { return kindNamed<Medal>(medalNames, name); }

std::string_view nameOf(Medal medal) { return medalNames[static_cast<std::size_t>(medal)]; }

Medals Medals::without(const Medals& others) const {
    Medals left;
    left.has_ = has_ & ~others.has_;
    return left;
}

Victory victoryOf(const Match& match, const MissionProgress& mission) {
    return {match.clock(), mission.isMet(), match.standing(mission.side()).score,
            match.settings().help == mission.side()};
}

Medals medalsFor(const Victory& victory, const MedalTargets& targets) {
    Medals medals;
    if (victory.ticks <= targets.seconds * tuning::ticksPerSecond) medals.add(Medal::Speed);
    if (victory.mission) medals.add(Medal::Mission);
    if (victory.score >= targets.score) medals.add(Medal::Score);
    return medals;
}

} // namespace arkanong
