#include "arkanong/screens/gauntlet/GauntletEndScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/screens/gauntlet/GauntletParts.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr Vec2 sideSize{412.0, space::height + 16.0};
constexpr double panelsTop = space::top + 8.0;
constexpr double endMiddle = screenSize.x / 2.0;
constexpr double middleWidth = screenSize.x - 2.0 * (space::margin + sideSize.x + space::gap);
constexpr double marksDown = 36.0; ///< From the panels' top.
constexpr double pointsDown = 106.0;
constexpr double figuresDown = 204.0;
constexpr double figureStep = 29.0;
constexpr double endMenuY = 468.0;
constexpr double endMenuStep = 34.0;
constexpr double mostEntries = 5.0;
static_assert(endMenuY + (mostEntries - 0.5) * endMenuStep < space::explanationLine - type::body,
              "the line to share stands below the menu");

/// After a victory over an opponent of the ladder: the index of the next one; nullopt otherwise.
std::optional<std::size_t> nextRung(const MatchSetup& setup, const std::vector<GauntletOpponent>& ladder) {
    const auto& match = setup.as<GauntletMatch>();
    const std::optional<Side> person = setup.onlyPerson();
    if (!person || match.run.winner() != person) return std::nullopt;
    const std::string& beaten = match.names[sideIndex(opponent(*person))];
    const auto found = std::find_if(ladder.begin(), ladder.end(),
                                    [&](const GauntletOpponent& other) { return other.name == beaten; });
    if (found == ladder.end() || found + 1 == ladder.end()) return std::nullopt;
    return static_cast<std::size_t>(found - ladder.begin()) + 1;
}

/// The last round that the loser of the run lost, to watch its turning points; nullopt if the only person has won.
std::optional<ShowTurningPoints> lostRound(const MatchSetup& setup) {
    const auto& match = setup.as<GauntletMatch>();
    const Side winner = *match.run.winner();
    if (setup.onlyPerson() == winner) return std::nullopt;
    const std::vector<RoundResult>& results = match.run.record().results;
    for (std::size_t round = std::min(results.size(), match.rounds.size()); round-- > 0;)
        if (results[round].winner == winner && match.rounds[round])
            return ShowTurningPoints{match.rounds[round],
                                     std::make_shared<const GauntletReplay>(gauntletRecord(setup)), round};
    return std::nullopt;
}

/// Begins the entry of the next opponent, whose name follows.
constexpr std::string_view nextEntry = "NEXT: ";

/// The ways to the next run. The texts that vary are in English; the result to copy is empty.
std::vector<MenuEntry> entriesAfter(ScreenContext& context, const MatchSetup& setup) {
    const RunRecords& records = context.services.profile.runs();
    const std::vector<GauntletOpponent> ladder = gauntletLadder(loadCampaign(context.services.levelFolder));
    if (const std::optional<Day> day = setup.as<GauntletMatch>().day)
        return {{translatable("AGAIN, UNRANKED"),
                 ShowDraft{dailySetup(*day, false, ladder, setup.contestants[0].controller)}},
                {translatable("COPY THE RESULT"), CopyText{}}};
    std::vector<MenuEntry> entries{
        {translatable("AGAIN"), ShowRunStart{gauntletAgain(setup, records, randomSeed())}}};
    if (const std::optional<std::size_t> next = nextRung(setup, ladder)) {
        GauntletPlayers& players = context.state.lastGauntlet;
        for (const Side side : {Side::Blue, Side::Red})
            players.controllers[sideIndex(side)] = setup.contestants[sideIndex(side)].controller;
        players.rungs[sideIndex(opponent(*setup.onlyPerson()))] = *next;
        entries.push_back(
            {std::string(nextEntry) + ladder[*next].name,
             ShowRunStart{gauntletSetup(players, ladder, newRun(players, records, randomSeed()))}});
    }
    return entries;
}

/// Larger letters get higher rows, while these have room.
Menu endMenu(const Type& type, const std::vector<MenuEntry>& entries) {
    constexpr double most = mostEntries * endMenuStep;
    const double wanted = type.lineSpacing(type::body, endMenuStep);
    const double step = std::max(endMenuStep, std::min(wanted, most / static_cast<double>(entries.size())));
    return Menu(itemsOf(entries), {endMiddle, endMenuY - endMenuStep / 2.0 + step / 2.0}, step,
                {middleWidth - space::gap, step - 2.0});
}

constexpr std::string_view rounds = translatable("Rounds");

std::vector<GauntletEndScreen::Figure> figuresOf(const Catalogue& catalogue, const GauntletRun& run) {
    const GauntletScore score = scoreOf(run);
    const auto both = [](const std::array<int, 2>& figures) {
        return std::to_string(figures[0]) + " : " + std::to_string(figures[1]);
    };
    const auto goalText = [&](int goal) { return goal > 0 ? tenthsText(catalogue, goal) : std::string("-"); };
    return {{translatable("Goals"), both(score.goals)},
            {translatable("Steals"), both(score.steals)},
            {rounds, std::to_string(score.rounds)},
            {translatable("Fastest goal"),
             goalText(run.fastestGoal(Side::Blue)) + " : " + goalText(run.fastestGoal(Side::Red))},
            {translatable("Playing time"), clockText(score.ticks)}};
}

} // namespace

GauntletEndScreen::GauntletEndScreen(ScreenContext& context, const MatchSetup& setup)
    : MenuScreen(context, endMenu(context.services.textures.type(), {{"", Stay{}}})), setup_(setup),
      first_(entriesAfter(context, setup)), figures_(figuresOf(catalogue(), run())),
      scores_(context, eligibilityOf(setup, setup.totals)) {
    followPlay();
    log().write("run " + nameOf(winner()) + " points " + std::to_string(run().points(Side::Blue)) + ' ' +
                std::to_string(run().points(Side::Red)));
    if (setup_.as<GauntletMatch>().day) log().write("line " + sharedLine(Catalogue::english(), setup_));
    layOut();
}

void GauntletEndScreen::layOut() {
    if (setup_.as<GauntletMatch>().day) line_ = sharedLine(catalogue(), setup_);
    entries_ = first_;
    for (MenuEntry& entry : entries_) {
        if (auto* const copied = std::get_if<CopyText>(&entry.change)) copied->text = line_;
        if (entry.text.rfind(nextEntry, 0) == 0)
            // Translators: an entry that begins a run against this opponent.
            entry.text = fill(text("NEXT: {name}"),
                              {{"name", nameInCapitals(catalogue(), entry.text.substr(nextEntry.size()))}});
    }
    if (const std::optional<MenuEntry> scores = scores_.entry()) entries_.push_back(*scores);
    if (const std::optional<ShowTurningPoints> lost = lostRound(setup_))
        entries_.push_back({translatable("TURNING POINTS"), *lost});
    entries_.push_back({translatable("OTHER PLAYERS"), ShowGauntletSetup{}});
    entries_.push_back({translatable("QUIT TO TITLE"), ShowTitle{}});
    const std::size_t selected = menu().selected();
    menu() = endMenu(type(), entries_);
    menu().select(std::min(selected, entries_.size() - 1));
}

ScreenChange GauntletEndScreen::handle(const sfml::WindowEvent& event) {
    const auto* const key = std::get_if<sfml::KeyPressed>(&event);
    if (key != nullptr && key->key == sfml::Key::C && !line_.empty()) return CopyText{line_};
    return MenuScreen::handle(event);
}

void GauntletEndScreen::resumed() {
    if (scores_.entered(profile())) layOut();
}

ScreenChange GauntletEndScreen::chosen(std::size_t item) { return entries_.at(item).change; }

ScreenChange GauntletEndScreen::back() { return ShowTitle{}; }

std::optional<MusicRequest> GauntletEndScreen::music() const {
    if (setup_.onlyPerson() && setup_.onlyPerson() != winner()) return std::nullopt;
    return MusicRequest{Track::Title, 0.8};
}

void GauntletEndScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    const std::string heading =
        told(catalogue(),
             {translatable("YOU WIN THE GAUNTLET"), translatable("BLUE WINS THE GAUNTLET"),
              translatable("RED WINS THE GAUNTLET"), translatable("{name} WINS THE GAUNTLET")},
             setup_, winner());
    drawHeading(textures(), heading, {endMiddle, space::headingLine + 4.0},
                screenSize.x - 2.0 * space::margin, palette().of(winner()));
    const Vec2 size = sideSize - Vec2{0.0, line_.empty() ? 0.0 : 20.0};
    drawBuild(textures(), palette(), setup_, Side::Blue, {space::margin, panelsTop}, size);
    drawBuild(textures(), palette(), setup_, Side::Red, {screenSize.x - space::margin - size.x, panelsTop},
              size);
    drawRoundMarks(textures(), palette(), run(), {endMiddle, panelsTop + marksDown});
    drawPoints(textures(), palette(), run(), {endMiddle, panelsTop + pointsDown});
    drawFigures();
    drawText(textures(), scores_.text(catalogue()), {endMiddle, endMenuY - 26.0},
             {type::label, scores_.place() ? palette().amber : palette().muted, Align::Centre});
    drawMenu();
    // The line to share names the aids, too.
    const std::string words = line_.empty() ? shownAids(catalogue(), setup_) : line_;
    if (!words.empty()) drawExplanation(words);
    const bool byPad = context().state.device == Device::Gamepad; // It has no C.
    if (line_.empty() || oneButton() || byPad) return drawMenuHints(text("Choose"), text("Title"));
    const MenuControls controls = shownControls();
    drawHints(
        textures(), palette(),
        {{controls.accept, text("Choose")}, {controls.back, text("Title")}, {"C", text("COPY THE RESULT")}});
}

void GauntletEndScreen::drawFigures() const {
    constexpr double left = endMiddle - middleWidth / 2.0 + space::padding;
    constexpr double width = middleWidth - 2.0 * space::padding;
    const bool enlarged = type().isLarge(); // Then texts that repeat the marks and numbers are omitted.
    const double step = enlarged ? 36.0 : figureStep;
    double y = panelsTop + figuresDown - (enlarged ? 18.0 : 0.0);
    if (!enlarged)
        drawText(textures(), text("Points"), {endMiddle, y - 36.0},
                 {type::label, palette().muted, Align::Centre});
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        if (enlarged && figures_[i].what == rounds) continue;
        const double come =
            easeOut((age() - 0.3 - 2.0 * motion::rowDelay * static_cast<double>(i)) / motion::pop);
        const auto& [what, value] = figures_[i];
        const TextSize usual = enlarged ? type::label : type::body;
        drawEnds(textures(), {text(what), usual, faded(palette().muted, come)},
                 {value, usual, faded(palette().pale, come)}, {left, y}, width, space::gap);
        y += step;
    }
}

} // namespace arkanong
