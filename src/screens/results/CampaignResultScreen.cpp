#include "arkanong/screens/results/CampaignResultScreen.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/cast/Cast.hpp"

#include <cassert>

namespace arkanong {

namespace {

constexpr CampaignLevel lastLevel{campaign::worlds, campaign::levelsOfWorld};
constexpr double medalsWidth = 368.0; ///< Without "NEW" behind them.
constexpr double medalSeconds = 0.35; ///< From one to the next.

} // namespace

CampaignResultScreen::CampaignResultScreen(ScreenContext& context, MatchSetup setup, const Match& match,
                                           Level level, const Medals& gained,
                                           const std::shared_ptr<const Replay>& recording,
                                           const MissionProgress& mission)
    : EndScreen(context, std::move(setup), match.settings().mode, recording), level_(std::move(level)),
      won_(match.winner() == this->setup().as<CampaignMatch>().at.person()),
      help_(match.settings().help.has_value()),
      finale_(won_ && this->setup().as<CampaignMatch>().at == lastLevel), gained_(gained.count()) {
    const CampaignLevel at = this->setup().as<CampaignMatch>().at;
    const std::optional<LevelRecord>& record = context.services.profile.progress().record(at);
    assert(!won_ || record);
    lines_ = won_ ? medalLines(catalogue(), level_.medals, this->setup().victory(match, mission),
                               record->medals, gained)
                  : medalLines(catalogue(), level_.medals, record);
    lines_[static_cast<std::size_t>(Medal::Mission)].reached = shownCount(catalogue(), mission, won_);
    next_ = nextCampaignSetup(context.services.profile.progress(), context.services.levelFolder, at,
                              context.state.ownController);
    offer(
        nextEntries(),
        {{translatable("BACK TO THE LEVELS"), ShowCampaign{}}, {translatable("QUIT TO TITLE"), ShowTitle{}}},
        eligibilityOf(this->setup(), this->setup().totals), leftTop + 154.0);
}

std::vector<MenuEntry> CampaignResultScreen::nextEntries() const {
    const auto again = [this](bool help) {
        MatchSetup setup = this->setup().restarted();
        setup.settings.help = help ? std::optional(setup.as<CampaignMatch>().at.person()) : std::nullopt;
        return ShowMatch{setup};
    };
    std::vector<MenuEntry> entries{{translatable("TRY AGAIN"), again(help_ && !won_)}};
    if (next_)
        entries.insert(won_ ? entries.begin() : entries.end(),
                       MenuEntry{translatable("NEXT LEVEL"), ShowMatch{*next_}});
    if (finale_) entries.insert(entries.begin(), MenuEntry{translatable("THE FINALE"), ShowFinale{}});
    if (won_ || profile().settings().relaxed) return entries;
    if (help_)
        entries.push_back({translatable("WITHOUT HELP"), again(false)});
    else if (profile().progress().offersHelp(setup().as<CampaignMatch>().at))
        entries.push_back({translatable("HELP: ANOTHER ROW OF SHIELDS"), again(true)});
    return entries;
}

ScreenChange CampaignResultScreen::back() {
    if (finale_) return ShowFinale{};
    return ShowCampaign{};
}

std::string CampaignResultScreen::headline() const {
    const CampaignLevel at = setup().as<CampaignMatch>().at;
    if (won_) return std::string(at.isBoss() ? text("THE BOSS IS BEATEN") : text("YOU WIN"));
    return level_.opponent ? fill(text("{name} WINS"), {{"name", capitals(text(level_.opponent->name))}})
                           : std::string(text(winText(setup(), opponent(at.person()))));
}

sf::Color CampaignResultScreen::headlineColour() const {
    const Side person = setup().as<CampaignMatch>().at.person();
    return palette().of(won_ ? person : opponent(person));
}

std::string CampaignResultScreen::news() const {
    if (!won_) return std::string(next_ ? text("You may try again, or skip it for now") : text("Try again"));
    if (!setup().as<CampaignMatch>().at.next())
        return std::string(text("That was the last level. The campaign is yours"));
    const std::string help = help_ ? std::string(text("Won with help.")) + "  " : "";
    if (gained_ == 0) return help + std::string(text("No new medal this time"));
    return help + fill(plural("A new medal", "{n} new medals", static_cast<std::uint64_t>(gained_)),
                       {{"n", gained_}});
}

std::optional<EndScreen::Speaker> CampaignResultScreen::speaker() const {
    if (!level_.opponent) return std::nullopt;
    const Opponent& rival = *level_.opponent;
    const CastMember* const member = castMember(rival.name);
    if (member == nullptr) return std::nullopt;
    const Side side = opponent(setup().as<CampaignMatch>().at.person());
    return Speaker{{side, rival.personality, rival.boss, opponentFace(rival.name)},
                   quoted(catalogue(), text(won_ ? member->beaten : member->won))};
}

void CampaignResultScreen::drawLeft() const {
    const std::string heading = nameOf(setup().as<CampaignMatch>().at) + "  " + capitals(text(level_.name));
    write(heading, {leftMiddle, leftTop}, fittingSize(textures(), heading, leftWidth, {type::body}),
          palette().muted);
    drawMedalLines(textures(), palette(), lines_, {leftMiddle - leftWidth / 2.0, leftTop + 36.0}, medalsWidth,
                   age() / medalSeconds);
}

} // namespace arkanong
