#include "arkanong/screens/match/MatchDialogs.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/cast/Cast.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

Dialog dialogOf(std::string_view name, std::string heading, double width, double content) {
    Dialog dialog;
    dialog.name = name;
    dialog.heading = std::move(heading);
    dialog.panel.width = width;
    dialog.panel.content = content;
    return dialog;
}

/// A dialog that counts down and then chooses `goOn`.
Dialog countdownOf(std::string_view name, std::string heading, double content, MenuEntry goOn,
                   MenuEntry stop) {
    Dialog dialog = dialogOf(name, std::move(heading), MenuPanel::wide, content);
    dialog.back = stop.change;
    dialog.backHint = translatable("Stop");
    dialog.entries = {std::move(goOn), std::move(stop)};
    dialog.countsDown = true;
    return dialog;
}

const Catalogue& catalogueOf(const ScreenContext& context) {
    return *context.services.textures.type().catalogue;
}

std::string shownLevel(const Catalogue& texts, const Level& level) {
    return texts.sentenceCase(texts.text(level.name));
}

constexpr double lineOfBriefing = 24.0;

/// Adds the level's specials below the opponent, from y = `top` on. Returns the y of the next line.
double addSpecials(Dialog& dialog, const Catalogue& texts, const Level& level, double top) {
    constexpr double mostRoom = 140.0;
    const std::vector<std::string> sentences = specialsOf(texts, level);
    const double step =
        std::min(20.0, mostRoom / static_cast<double>(std::max<std::size_t>(1, sentences.size())));
    for (const std::string& sentence : sentences) {
        dialog.texts.push_back({sentence, {0.0, top}, type::label, &Palette::amber});
        top += step;
    }
    return top;
}

/// Returns the y of the next line.
double addOpponent(Dialog& dialog, const Catalogue& texts, const Opponent& opponent, CampaignLevel at) {
    constexpr double top = 72.0;
    const bool boss = at.isBoss();
    const Side side = arkanong::opponent(at.person());
    const PaletteColour colour = paletteColourOf(side);
    const Vec2 portraitAt = boss ? Vec2{-248.0, top + 24.0} : Vec2{-264.0, top + 6.0};
    dialog.portrait = {{side, opponent.personality, opponent.boss, opponentFace(opponent.name)},
                       portraitAt,
                       boss ? 1.3 : 1.15};
    double y = top;
    if (boss) {
        dialog.texts.push_back(
            {std::string(texts.text("The boss of this world")), {0.0, y}, type::label, colour});
        dialog.texts.back().spared = 3; // Its power tells it, too.
        y += 36.0;
    } else {
        y += 14.0;
    }
    dialog.texts.push_back({texts.capitals(texts.text(opponent.name)), {0.0, y}, type::title, colour});
    dialog.texts.back().grows = boss;
    if (const CastMember* const member = castMember(opponent.name)) {
        y += 26.0;
        dialog.texts.push_back({quoted(texts, texts.text(member->before)), {0.0, y}, type::label, colour});
        dialog.texts.back().spared = 1;
        dialog.sting = member->sting;
    }
    y += lineOfBriefing;
    dialog.texts.push_back({characterOf(texts, opponent), {0.0, y}, type::label});
    if (opponent.boss) {
        y += lineOfBriefing;
        dialog.texts.push_back(
            {std::string(texts.text(explain(*opponent.boss))), {0.0, y}, type::label, &Palette::amber});
    }
    return y + lineOfBriefing;
}

std::vector<MenuEntry> pauseEntries(const MatchSetup& setup, const std::shared_ptr<const Replay>& recording) {
    std::vector<MenuEntry> entries{{translatable("RESUME"), Resume{}}};
    const bool lessons = setup.settings.practice;
    if (lessons) entries.push_back({translatable("SKIP THE LESSONS"), ShowReady{}});
    if (setup.is<GauntletMatch>())
        entries.push_back({translatable("LEAVE THE RUN"), ShowGauntletSetup{}});
    else if (setup.is<SoloRun>())
        entries.push_back(
            {translatable("END THE RUN"), ShowGameOver{setup.as<SoloRun>(), recording, setup.totals}});
    else if (setup.is<PlayOnMatch>())
        entries.push_back({translatable("THE SAME MOMENT AGAIN"), ShowMatch{setup.restarted()}});
    else
        entries.push_back({lessons ? translatable("FROM THE START") : translatable("RESTART"),
                           ShowMatch{setup.restarted()}});
    entries.push_back({translatable("OPTIONS"), ShowOptions{}});
    if (setup.is<SandboxMatch>())
        entries.push_back({translatable("OTHER LEVELS"), ShowLevels{SetupKind::Sandbox, setup.level}});
    if (setup.is<FinaleMatch>()) entries.push_back({translatable("THE CREDITS"), ShowCredits{}});
    if (setup.is<CampaignMatch>() || setup.is<FinaleMatch>())
        entries.push_back({translatable("BACK TO THE LEVELS"), ShowCampaign{}});
    if (setup.is<PlayOnMatch>())
        entries.push_back({translatable("BACK TO THE REPLAY"), ShowMatch{shownAgain(setup)}});
    if (setup.is<TrialMatch>())
        entries.push_back({translatable("BACK TO THE EDITOR"), ShowEditor{}});
    else
        entries.push_back({translatable("QUIT TO TITLE"), ShowTitle{}});
    return entries;
}

} // namespace

Dialog continueDialog(const ScreenContext& context) {
    const std::shared_ptr<const Replay>& match = context.services.profile.interrupted();
    const ReplaySummary& summary = *match->summary;
    const Catalogue& texts = catalogueOf(context);
    constexpr double width = 240.0;
    constexpr double step = 2.0 * space::unit + type::label;
    constexpr double y = levelPictureHeight(width) + step;
    const CampaignLevel at = campaignLevelNamed(summary.place).value_or(CampaignLevel{});
    Dialog dialog = dialogOf("continue", std::string(texts.text("UNFINISHED MATCH")), MenuPanel::wide,
                             levelPictureHeight(width) + 108.0);
    dialog.picture = {match->level, 0.0, width};
    const std::string rival = nameInCapitals(texts, summary.players[sideIndex(opponent(at.person()))]);
    dialog.texts = {{fill(texts.text("{place}  {level}"),
                          {{"place", summary.place}, {"level", shownLevel(texts, match->level)}}),
                     {0.0, y},
                     type::body,
                     &Palette::amber},
                    {fill(texts.text("Against {opponent}"), {{"opponent", rival}}),
                     {0.0, y + step},
                     type::label,
                     &Palette::muted},
                    // Translators: {tally} is a text such as "Goals 2 : 1".
                    {fill(texts.text("Time {time}     score {score}     {tally}"),
                          {{"time", clockText(summary.clock)},
                           {"score", shownScore(summary, Mode::Versus)},
                           {"tally", shownTally(texts, summary, Mode::Versus)}}),
                     {0.0, y + 2.0 * step},
                     type::label}};
    const MatchSetup setup =
        interruptedSetup(match, context.services.levelFolder, context.state.ownController);
    dialog.entries = {{translatable("RESUME"), ShowMatch{setup}},
                      {translatable("FROM THE BEGINNING"), ShowMatch{setup.restarted()}},
                      {translatable("CHOOSE A LEVEL"), Resume{}}};
    dialog.backHint = translatable("Levels");
    dialog.behind = Dialog::Behind::List;
    context.services.log.write("continue " + summary.place);
    return dialog;
}

Dialog briefingDialog(const ScreenContext& context, const MatchSetup& setup, const Level& level) {
    const CampaignLevel at = setup.as<CampaignMatch>().at;
    constexpr double placeUp = MenuPanel::headingGap + type::heading + 18.0; // Above the level's name.
    const Catalogue& texts = catalogueOf(context);
    Dialog dialog = dialogOf("briefing", texts.capitals(texts.text(level.name)), 708.0, 0.0);
    dialog.headingColour = &Palette::amber;
    dialog.panel.above = placeUp + type::label + space::gap - MenuPanel::headingGap - MenuPanel::headingDown;
    dialog.texts = {
        {fill(texts.text("{world}  ·  level {n}"),
              {{"world", texts.sentenceCase(texts.text(level.world))}, {"n", at.level}}),
         {0.0, -placeUp},
         type::label,
         &Palette::muted},
        {texts.sentenceCase(texts.text(level.idea)), {0.0, type::body}},
    };
    dialog.texts.front().spared = 2; // The campaign's page has told it.
    double next = 72.0;
    if (level.opponent) next = addOpponent(dialog, texts, *level.opponent, at);
    const double medalsTop = std::max(196.0, addSpecials(dialog, texts, level, next) + 14.0);
    dialog.panel.content = medalsTop + 72.0;
    dialog.medals = {medalLines(texts, level.medals, context.services.profile.progress().record(at)),
                     medalsTop};
    dialog.entries = {{translatable("PLAY"), Resume{}}, {translatable("BACK TO THE LEVELS"), ShowCampaign{}}};
    if (at.level == 1 && !at.mirror)
        dialog.entries.push_back({translatable("THE STORY AGAIN"), ShowStory{at.world}});
    dialog.back = ShowCampaign{};
    dialog.backHint = translatable("Levels");
    dialog.dimsAtOnce = true;
    context.services.log.write("briefing " + nameOf(at));
    return dialog;
}

Dialog storyDialog(const ScreenContext& context, int world) {
    constexpr double step = 40.0;
    const Catalogue& texts = catalogueOf(context);
    Dialog dialog = dialogOf("story", fill(texts.text("WORLD {n}"), {{"n", world}}), 820.0, 0.0);
    dialog.headingColour = &Palette::amber;
    double y = type::body + space::unit;
    for (const std::string_view sentence : storyBefore(world)) {
        dialog.texts.push_back({std::string(texts.text(sentence)), {0.0, y}});
        y += step;
    }
    dialog.panel.content = y;
    dialog.entries = {{translatable("CONTINUE"), Resume{}}};
    dialog.acceptHint = translatable("Continue");
    dialog.backHint = translatable("Skip");
    dialog.behind = Dialog::Behind::Nothing;
    context.services.log.write("story " + std::to_string(world));
    return dialog;
}

Dialog resumedDialog(ShowResumed resumed) {
    const MenuEntry stop = resumed.run ? MenuEntry{translatable("LEAVE THE RUN"), ShowGauntletSetup{}}
                                       : MenuEntry{translatable("BACK TO THE LEVELS"), ShowCampaign{}};
    Dialog dialog = countdownOf("resumed", translatable("WHERE YOU LEFT OFF"), 32.0,
                                {translatable("RESUME"), Resume{}}, stop);
    dialog.texts = {{std::move(resumed.place), {0.0, type::body}, type::body, &Palette::amber}};
    return dialog;
}

Dialog pauseDialog(const MatchSetup& setup, const std::shared_ptr<const Replay>& recording, Pads awaited,
                   const Catalogue& texts) {
    Dialog dialog = dialogOf("pause", translatable("PAUSED"), 420.0, 0.0);
    if (awaited.any()) {
        dialog = dialogOf("pause", translatable("GAMEPAD GONE"), 460.0, 64.0);
        dialog.texts = {{std::string(texts.text("Plug in this one or another, and press a button to resume")),
                         {0.0, type::body},
                         type::body,
                         &Palette::amber,
                         Align::Centre,
                         true}};
        dialog.awaited = awaited;
    }
    if (setup.is<PlayOnMatch>() && dialog.texts.empty()) {
        dialog.panel.content = 36.0;
        dialog.texts = {{std::string(texts.text("It is kept only if you play it to its end")),
                         {0.0, type::label},
                         type::label,
                         &Palette::muted}};
    }
    dialog.entries = pauseEntries(setup, recording);
    dialog.backHint = translatable("Resume");
    return dialog;
}

namespace {

const char* roundWon(const MatchSetup& setup, Side winner) {
    if (setup.onlyPerson() == winner) return translatable("YOU WIN ROUND {n}");
    return winner == Side::Blue ? translatable("BLUE WINS ROUND {n}") : translatable("RED WINS ROUND {n}");
}

} // namespace

Dialog roundDialog(const ScreenContext& context, const MatchSetup& next, Side winner) {
    const Series series = next.series();
    const std::string blue = std::to_string(series.wonBy(Side::Blue));
    const std::string red = std::to_string(series.wonBy(Side::Red));
    const Catalogue& texts = catalogueOf(context);
    Dialog dialog = countdownOf("round", fill(texts.text(roundWon(next, winner)), {{"n", series.played()}}),
                                124.0, {translatable("NEXT ROUND"), ShowMatch{next}},
                                {translatable("QUIT TO TITLE"), ShowTitle{}});
    dialog.headingColour = paletteColourOf(winner);
    dialog.followsPlay = true;
    constexpr double aside = 88.0;
    constexpr double y = type::display;
    dialog.texts = {{blue, {-aside, y}, type::display, &Palette::blue},
                    {":", {0.0, y}, type::display, &Palette::muted},
                    {red, {aside, y}, type::display, &Palette::red},
                    // Translators: whoever wins {n} rounds first wins the series.
                    {fill(texts.text("First to win {n}"), {{"n", series.needed()}}), {0.0, y + 32.0}}};
    context.services.log.write("series blue " + blue + " red " + red);
    return dialog;
}

Dialog stageDialog(const ScreenContext& context, const MatchSetup& next) {
    constexpr double width = 216.0;
    constexpr double down = 84.0; ///< From the content's top to the picture: the score stands between.
    const auto& run = next.as<SoloRun>();
    const Catalogue& texts = catalogueOf(context);
    Dialog dialog =
        countdownOf("stage", fill(texts.text("LEVEL {n} CLEARED"), {{"n", run.stage}}),
                    down + levelPictureHeight(width) + 48.0, {translatable("NEXT LEVEL"), ShowMatch{next}},
                    {translatable("END THE RUN"), ShowGameOver{run, nullptr, next.totals}});
    dialog.headingColour = &Palette::blue;
    dialog.followsPlay = true;
    dialog.picture = {loadLevel(levelPath(context.services.levelFolder, next.level)), down, width, false};
    dialog.texts = {
        {std::to_string(run.score), {0.0, type::heading}, type::heading},
        {fill(texts.plural("{n} life left", "{n} lives left", static_cast<std::uint64_t>(run.lives)),
              {{"n", run.lives}}),
         {0.0, type::heading + 24.0},
         type::label,
         &Palette::muted},
        {fill(texts.text("Next: {level}"), {{"level", shownLevel(texts, dialog.picture->level)}}),
         {0.0, down + levelPictureHeight(width) + 30.0},
         type::body,
         &Palette::amber},
    };
    context.services.log.write("run stage " + std::to_string(run.stage) + " lives " +
                               std::to_string(run.lives) + " score " + std::to_string(run.score));
    return dialog;
}

Dialog readyDialog(ScreenContext& context, std::optional<Side> winner) {
    context.services.profile.dropFirstMatch();
    const Catalogue& texts = catalogueOf(context);
    const auto words = [&texts](std::string_view english) { return std::string(texts.text(english)); };
    Dialog dialog = dialogOf(
        "ready", words(winner ? translatable("YOU ARE READY") : translatable("NOW FOR REAL")), 640.0, 64.0);
    dialog.back = ShowTitle{};
    dialog.backHint = translatable("Title");
    dialog.dimsAtOnce = true;
    dialog.followsPlay = true;
    constexpr Vec2 first{0.0, type::body};
    constexpr Vec2 second{0.0, type::body * (1.0 + type::lineStep)};
    const MenuEntry toTitle{translatable("TO THE TITLE"), ShowTitle{}};
    const MatchSetup match = firstMatchSetup(context.state.ownController);
    if (!winner) {
        const int goals = match.settings.goals[0];
        dialog.texts = {{words(translatable("Red plays now, but goes easy on you")), first},
                        {fill(texts.plural("Break its shields and score {n} goal before it does",
                                           "Break its shields and score {n} goals before it does",
                                           static_cast<std::uint64_t>(goals)),
                              {{"n", goals}}),
                         second}};
        dialog.entries = {
            {translatable("PLAY THE FIRST MATCH"), ShowMatch{match}},
            {translatable("REPEAT THE LESSONS"), ShowMatch{lessonsSetup(context.state.ownController)}},
            toTitle};
        return dialog;
    }
    if (*winner == Side::Blue)
        dialog.texts = {
            {words(translatable("Your first match, and you won it")), first, type::body, &Palette::amber},
            {words(translatable("Forty levels wait for you")), second}};
    else
        dialog.texts = {{words(translatable("Red took this one. The next is yours")), first},
                        {words(translatable("The first levels are gentle")), second}};
    dialog.entries = {{translatable("ON TO THE CAMPAIGN"), ShowCampaign{}},
                      {translatable("PLAY IT AGAIN"), ShowMatch{match}},
                      {translatable("VERSUS"), ShowSetup{}},
                      toTitle};
    return dialog;
}

} // namespace arkanong
