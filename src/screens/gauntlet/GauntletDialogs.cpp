#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"

#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

namespace arkanong {

namespace {

ScreenChange goingOn(const MatchSetup& setup) {
    const auto& match = setup.as<GauntletMatch>();
    if (match.resume()) return ShowMatch{setup};
    const GauntletRecord& record = match.run.record();
    const bool drafted = record.picks.size() > 2 * record.results.size();
    if (drafted || record.results.empty()) return ShowDraft{setup};
    return ShowGauntlet{setup};
}

/// "ROUND 2  PISTONS", of a daily duel with its day.
std::string placeIn(const Catalogue& catalogue, const GauntletMatch& match, const Level& level) {
    const std::string round =
        fill(catalogue.text("Round {n}  {level}"),
             {{"n", match.run.round() + 1}, {"level", catalogue.sentenceCase(catalogue.text(level.name))}});
    return match.day ? shownDuel(catalogue, *match.day) + "  " + round : round;
}

/// The unfinished run is today's ranked try, and `day` is today.
bool resumesDaily(const ScreenContext& context, Day day) {
    const std::shared_ptr<const GauntletReplay>& run = context.services.profile.interruptedRun();
    return day == context.state.today && run && run->ranked && run->day == day;
}

} // namespace

Dialog pathsDialog(const Catalogue& catalogue, const MatchSetup& setup) {
    const CardSet deck = setup.as<GauntletMatch>().run.record().settings.cards;
    std::array<int, countOf<CardKind>> counts{};
    for (const Card card : cardsIn(deck))
        if (!isFusion(card)) ++counts[static_cast<std::size_t>(kindOf(card))];
    Dialog dialog;
    dialog.name = "paths";
    dialog.heading = translatable("CHOOSE TWO PATHS");
    dialog.panel.width = MenuPanel::wide;
    dialog.panel.content = 84.0;
    dialog.texts = {
        {fill(catalogue.text("Your cards: {balls} for balls, {field} for the field, {paddle} for the paddle"),
              {{"balls", counts[0]}, {"field", counts[1]}, {"paddle", counts[2]}}),
         {0.0, 24.0},
         type::label},
        {std::string(catalogue.text("Those of your two paths are dealt first")),
         {0.0, 56.0},
         type::label,
         &Palette::muted}};
    dialog.entries = {{translatable("BALLS AND FIELD"), ShowDraft{withLastKind(setup, CardKind::Paddle)}},
                      {translatable("BALLS AND PADDLE"), ShowDraft{withLastKind(setup, CardKind::Field)}},
                      {translatable("FIELD AND PADDLE"), ShowDraft{withLastKind(setup, CardKind::Balls)}}};
    dialog.behind = Dialog::Behind::List;
    return dialog;
}

ScreenChange dailyTry(const ScreenContext& context, Day day) {
    const PlayerProfile& profile = context.services.profile;
    const bool today = day == context.state.today;
    if (resumesDaily(context, day))
        return goingOn(
            gauntletRound(*gauntletSetup(*profile.interruptedRun()), context.services.levelFolder));
    return ShowDraft{dailySetup(day, today && !profile.runs().tried(day),
                                gauntletLadder(loadCampaign(context.services.levelFolder)),
                                context.state.ownController)};
}

bool dailyReplacesRun(const ScreenContext& context, Day day) {
    return context.services.profile.interruptedRun() && !resumesDaily(context, day);
}

Dialog interruptedRunDialog(const ScreenContext& context, std::optional<Day> daily) {
    const std::string& folder = context.services.levelFolder;
    const Catalogue& catalogue = *context.services.textures.type().catalogue;
    const MatchSetup setup =
        gauntletRound(*gauntletSetup(*context.services.profile.interruptedRun()), folder);
    const auto& match = setup.as<GauntletMatch>();
    const GauntletRun& run = match.run;
    const Level level = match.resume() ? match.resume()->level : loadLevel(levelPath(folder, setup.level));
    constexpr double width = 240.0;
    constexpr double step = 2.0 * space::unit + type::label;
    constexpr double y = levelPictureHeight(width) + step;
    Dialog dialog;
    dialog.name = "unfinished";
    dialog.heading = translatable("UNFINISHED RUN");
    dialog.panel.width = MenuPanel::wide;
    dialog.panel.content = levelPictureHeight(width) + 108.0;
    dialog.picture = {level, 0.0, width};
    dialog.texts = {
        {placeIn(catalogue, match, level), {0.0, y}, type::body, &Palette::amber},
        {fill(catalogue.text("{blue} against {red}"), {{"blue", gauntletPlayer(catalogue, setup, Side::Blue)},
                                                       {"red", gauntletPlayer(catalogue, setup, Side::Red)}}),
         {0.0, y + step},
         type::label,
         &Palette::muted},
        {shownPoints(catalogue, {run.points(Side::Blue), run.points(Side::Red)}),
         {0.0, y + 2.0 * step},
         type::label}};
    dialog.entries = {{translatable("RESUME"), goingOn(setup)}};
    if (daily)
        dialog.entries.push_back({translatable("DAILY DUEL INSTEAD"), dailyTry(context, *daily)});
    else
        dialog.entries.push_back({translatable("NEW RUN"), Resume{}});
    dialog.back = ShowTitle{};
    dialog.backHint = translatable("Title");
    dialog.behind = Dialog::Behind::List;
    context.services.log.write("unfinished Round " + std::to_string(run.round() + 1));
    return dialog;
}

} // namespace arkanong
