#include "arkanong/screens/results/ResultScreen.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/ui/Widgets.hpp"

namespace arkanong {

ResultScreen::ResultScreen(ScreenContext& context, MatchSetup setup, const Match& match,
                           const std::shared_ptr<const Replay>& recording)
    : EndScreen(context, std::move(setup), match.settings().mode, recording), winner_(match.winner()) {
    const bool series = this->setup().series().rounds > 1;
    const char* const again = this->setup().is<VersusMatch>() ? "REMATCH" : "ANOTHER MATCH";
    offer({{again, ShowMatch{this->setup().anew()}}}, {{"QUIT TO TITLE", ShowTitle{}}},
          eligibilityOf(this->setup(), this->setup().totals), leftTop + (series ? 168.0 : 60.0));
}

std::string ResultScreen::headline() const {
    if (!winner_) return "MATCH OVER";
    if (solo()) return *winner_ == Side::Blue ? "LEVEL CLEARED" : "GAME OVER";
    return winText(setup(), *winner_);
}

sf::Color ResultScreen::headlineColour() const { return winner_ ? palette().of(*winner_) : palette().pale; }

// Where it was, and against whom.
std::string ResultScreen::news() const {
    const std::shared_ptr<const Replay>& recording = setup().totals.recording;
    std::string words = recording ? displayName(recording->level.name) : std::string();
    const std::optional<Side> person = setup().onlyPerson();
    if (!person) return words;
    const Contestant& other = setup().contestants[sideIndex(opponent(*person))];
    return words + (words.empty() ? "" : "  ") + shownTable(versusTable(other.computer.difficulty));
}

void ResultScreen::drawLeft() const {
    const Series series = setup().series();
    if (series.rounds == 1) return;
    const double y = leftTop + type::display + space::unit;
    constexpr double aside = 88.0;
    write(std::to_string(series.wonBy(Side::Blue)), {leftMiddle - aside, y}, type::display, palette().blue);
    write(":", {leftMiddle, y}, type::display, palette().muted);
    write(std::to_string(series.wonBy(Side::Red)), {leftMiddle + aside, y}, type::display, palette().red);
    write("ROUNDS", {leftMiddle, y + 32.0}, type::body, palette().pale);
}

} // namespace arkanong
