#include "arkanong/screens/results/ResultScreen.hpp"

#include "arkanong/render/text/Column.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/replay/Ghost.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

ResultScreen::ResultScreen(ScreenContext& context, MatchSetup setup, const Match& match,
                           const std::shared_ptr<const Replay>& recording)
    : EndScreen(context, std::move(setup), match.settings().mode, recording),
      winner_(*match.winner()), goals_{match.standing(Side::Blue).goals, match.standing(Side::Red).goals} {
    const auto* const rival = std::get_if<RivalMatch>(&this->setup().kind);
    if (rival != nullptr) {
        const Side person = this->setup().onlyPerson().value_or(Side::Blue);
        verdict_ = [own = outcomeOf(match, person), replay = outcomeOf(*rival->replay, person)](
                       const Catalogue& catalogue) { return verdict(catalogue, own, replay); };
        log().write("verdict " + verdict_(Catalogue::english()));
    }
    if (this->setup().is<PlayOnMatch>()) {
        verdict_ = [this, match](const Catalogue& catalogue) {
            return thenAndNow(catalogue, this->setup(), match);
        };
        log().write("verdict " + thenAndNowSentence(Catalogue::english(), this->setup(), match));
        offer({{translatable("PLAY ON FROM HERE AGAIN"), ShowMatch{this->setup().restarted()}}},
              {{translatable("BACK TO THE REPLAY"), ShowMatch{shownAgain(this->setup())}},
               {translatable("QUIT TO TITLE"), ShowTitle{}}},
              {}, leftTop + (solo() ? 60.0 : 168.0));
        return;
    }
    const char* const again = rival != nullptr                  ? translatable("TRY AGAIN")
                              : this->setup().is<VersusMatch>() ? translatable("REMATCH")
                                                                : translatable("ANOTHER MATCH");
    offer({{again, ShowMatch{this->setup().restarted()}}}, {{translatable("QUIT TO TITLE"), ShowTitle{}}},
          eligibilityOf(this->setup(), this->setup().totals), leftTop + (solo() ? 60.0 : 168.0));
}

std::string ResultScreen::headline() const {
    if (solo()) return std::string(winner_ == Side::Blue ? text("LEVEL CLEARED") : text("GAME OVER"));
    return std::string(text(winText(setup(), winner_)));
}

sf::Color ResultScreen::headlineColour() const { return palette().of(winner_); }

// With two persons one of them has.
bool ResultScreen::personWon() const {
    return isPerson(setup().contestants[sideIndex(winner_)].controller) && !setup().is<ReplayMatch>();
}

// Where it was, and against whom.
std::string ResultScreen::news() const {
    if (verdict_) return verdict_(catalogue());
    const std::shared_ptr<const Replay>& recording = setup().totals.recording;
    std::string words = recording ? sentenceCase(text(recording->level.name)) : std::string();
    const std::optional<Side> person = setup().onlyPerson();
    if (!person) return words;
    const Contestant& other = setup().contestants[sideIndex(opponent(*person))];
    return words + (words.empty() ? "" : "  ") +
           shownTable(catalogue(), versusTable(other.computer.strength));
}

void ResultScreen::drawLeft() const {
    if (solo()) return;
    const Series series = setup().series();
    const bool rounds = series.rounds > 1;
    Column rows(leftWidth, Align::Centre);
    const double tally = type().capHeight(type::display);
    rows.add(pictureRow(tally));
    rows.add({std::string(rounds ? text("Rounds") : text("statistics", "Goals")), type::body, palette().pale,
              18.0});
    const double top = rows.drawBetween(textures(), leftMiddle, leftTop - space::padding, leftBottom());
    drawTally(textures(), palette(), rounds ? series.won : goals_, {leftMiddle, top + tally / 2.0},
              type::display, 88.0);
}

} // namespace arkanong
