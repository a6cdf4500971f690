#include "arkanong/screens/menus/CampaignScreen.hpp"

#include "arkanong/input/bindings/Control.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double detailsTop = 616.0; ///< Below the cards, to the hints.
constexpr double detailsBottom = 660.0;

/// Dots from `from` to `to`.
void drawDots(TextureManager& textures, Vec2 from, Vec2 to, sf::Color colour) {
    constexpr double step = 9.0;
    const int count = std::max(1, static_cast<int>(distance(from, to) / step));
    for (int i = 0; i <= count; ++i)
        textures.draw(Layer::Overlay, Sprite::Dot, lerp(from, to, static_cast<double>(i) / count), colour);
}

} // namespace

CampaignScreen::CampaignScreen(ScreenContext& context)
    : Screen(context), campaign_(loadCampaign(context.services.levelFolder)),
      pages_(waiting().value_or(
                 context.state.lastCampaignLevel.value_or(context.services.profile.progress().current())),
             context.services.profile.progress().mirrorIsOpen()),
      sizes_(sizes()) {}

std::optional<CampaignLevel> CampaignScreen::waiting() const {
    const std::shared_ptr<const Replay>& match = profile().interrupted();
    return match ? campaignLevelNamed(match->summary->place) : std::nullopt;
}

ScreenChange CampaignScreen::handle(const sfml::WindowEvent& event) {
    switch (led(event)) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved:
        log().write("selected " + (pages_.atFinale() ? "finale" : nameOf(pages_.selected())));
        sounds().play(Cue::MenuMove);
        break;
    case Menu::Result::Accepted: return start();
    case Menu::Result::Back: sounds().play(Cue::MenuBack); return ShowTitle{};
    }
    return Stay{};
}

Menu::Result CampaignScreen::led(const sfml::WindowEvent& event) {
    using sfml::Key;
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event))
        if (key->key == Key::PageUp || key->key == Key::PageDown)
            return pages_.turn(key->key == Key::PageDown);
    if (const auto* button = std::get_if<sfml::PadPressed>(&event))
        if (button->button == padButtonLeftShoulder || button->button == padButtonShoulder)
            return pages_.turn(button->button == padButtonShoulder);
    if (const auto* wheel = std::get_if<sfml::MouseWheeled>(&event))
        return pages_.turn(wheel->notches < 0.0F);
    return lead(event, input_, pages_);
}

ScreenChange CampaignScreen::start() {
    const CampaignLevel at = pages_.selected();
    if (pages_.atFinale()) {
        sounds().play(Cue::MenuAccept);
        return ShowFinale{};
    }
    if (waiting() == at) {
        sounds().play(Cue::MenuAccept);
        return ShowContinue{};
    }
    if (!profile().progress().isOpen(at)) {
        sounds().play(Cue::MenuBack);
        return Stay{};
    }
    sounds().play(Cue::MenuAccept);
    MatchSetup setup = campaignSetup(at, campaign_.entry(at).path, context().state.ownController);
    if (profile().progress().storyIsDue(at))
        setup.as<CampaignMatch>().briefing = true; // It begins with the story.
    return ShowMatch{setup};
}

void CampaignScreen::advance(double) { sounds().play({}, std::nullopt); }

void CampaignScreen::draw(double, double brightness) const {
    drawBackdrop(brightness, campaign_.entry(pages_.selected()).level.theme);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    if (pages_.atFinale())
        drawFinale();
    else
        drawWorld();
    for (const bool on : {false, true})
        textures().draw(Layer::Overlay, Sprite::Chevron,
                        {{on ? screenSize.x - CampaignPages::arrowInset : CampaignPages::arrowInset,
                          CampaignPages::arrowY},
                         {on ? 2.0 : -2.0, 2.0},
                         {}},
                        palette().blue);
    drawOwnHints();
}

Choices CampaignScreen::choices() const {
    Choices choices;
    if (pages_.atFinale()) {
        const Vec2 low = CampaignPages::finaleLow;
        choices.add({low, low + CampaignPages::finaleSize}, true);
        return choices;
    }
    for (int level = 1; level <= campaign::levelsOfWorld; ++level) {
        const Vec2 low = CampaignPages::cardLow(level);
        choices.add({low, low + CampaignPages::cardSize}, level == pages_.selected().level);
    }
    return choices;
}

void CampaignScreen::drawWorld() const {
    drawHeading();
    drawWay();
    for (int level = 1; level <= campaign::levelsOfWorld; ++level)
        drawCard({pages_.selected().world, level, pages_.selected().mirror});
    drawDetails();
}

/// Draws the bosses in a row, and describes the finale.
void CampaignScreen::drawFinale() const {
    const Progress& progress = profile().progress();
    drawScreenHeading(
        textures(), palette(), text("THE CAMPAIGN IS WON"),
        fill(text("{won} of {levels} won"), {{"won", progress.levelsWon()}, {"levels", campaign::levels}}));
    const Vec2 low = CampaignPages::finaleLow;
    const Vec2 size = CampaignPages::finaleSize;
    drawPanel(textures(), palette(), low, size, 0.92);
    drawRoundedOutline(textures(), Layer::Overlay, low, size, corner, 3.0, palette().blue);
    constexpr double share = 1.0 / static_cast<double>(bossCount);
    for (std::size_t i = 0; i < bossCount; ++i) {
        BossPose pose;
        pose.boss = static_cast<Boss>(i);
        const Vec2 at = low + Vec2{size.x * share * (static_cast<double>(i) + 0.5), 130.0};
        drawBossPortrait(textures(), palette(), Layer::Overlay, at, 0.75, pose);
    }
    const auto write = [&](std::string_view words, double down, TextSize letters, sf::Color colour) {
        const TextSize fits = fittingSize(textures(), words, size.x - 2.0 * space::padding, {letters});
        drawText(textures(), words, {screenSize.x / 2.0, low.y + down}, {fits, colour, Align::Centre});
    };
    write(text("THE FINALE"), 236.0, type::heading, palette().amber);
    write(text("Forty names to break and five bosses in turn. Nobody loses"), 274.0 + 10.0 * type().growth(),
          type::body, palette().pale);
}

sf::Color CampaignScreen::opponentColour() const {
    return palette().of(opponent(pages_.selected().person()));
}

void CampaignScreen::drawHeading() const {
    const int number = pages_.selected().world;
    const bool mirror = pages_.selected().mirror;
    const Campaign::World& world = campaign_.world(pages_.selected());
    const Progress& progress = profile().progress();
    int won = 0;
    int medals = 0;
    for (int level = 1; level <= campaign::levelsOfWorld; ++level) {
        const std::optional<LevelRecord>& record = progress.record({number, level, mirror});
        won += record ? 1 : 0;
        medals += record ? record->medals.count() : 0;
    }
    // Translators: the heading of a world of the campaign. In the mirror campaign sides are swapped.
    const std::string_view heading = mirror ? text("MIRROR {n}  {world}") : text("{n}  {world}");
    const std::string name = fill(heading, {{"n", number}, {"world", capitals(text(world.name))}});
    drawScreenHeading(
        textures(), palette(), name,
        fill(text("{won} of {levels} won"), {{"won", won}, {"levels", campaign::levelsOfWorld}}));
    const std::string idea =
        mirror ? std::string(text("You play Red, from the top")) : sentenceCase(text(world.idea));
    const std::string sums = fill(text("{medals} of {all} medals,  campaign: {won} of {levels} won"),
                                  {{"medals", medals},
                                   {"all", campaign::levelsOfWorld * static_cast<int>(medalCount)},
                                   {"won", progress.levelsWon(mirror)},
                                   {"levels", campaign::levels}});
    const TextSize size = type().isLarge() ? type::label : type::body; // A large heading needs room.
    drawEnds(textures(), {idea, size, palette().pale}, {sums, size, palette().muted},
             {space::margin, 98.0 + 14.0 * type().growth()}, screenSize.x - 2.0 * space::margin,
             space::padding);
}

/// Draws the lines from card to card, bright between open levels.
void CampaignScreen::drawWay() const {
    const int world = pages_.selected().world;
    const bool mirror = pages_.selected().mirror;
    constexpr double gap = 6.0;
    for (int level = 1; level < campaign::levelsOfWorld; ++level) {
        const bool open = profile().progress().isOpen({world, level + 1, mirror});
        const sf::Color colour = open ? palette().amber : faded(palette().muted, 0.5);
        const Vec2 from = CampaignPages::cardLow(level);
        const Vec2 to = CampaignPages::cardLow(level + 1);
        if (from.y == to.y) {
            const double y = from.y + CampaignPages::cardSize.y / 2.0;
            drawDots(textures(), {from.x + CampaignPages::cardSize.x + gap, y}, {to.x - gap, y}, colour);
            continue;
        }
        const double between = (from.y + CampaignPages::cardSize.y + to.y) / 2.0;
        drawDots(textures(), {from.x + CampaignPages::cardSize.x / 2.0, between},
                 {to.x + CampaignPages::cardSize.x / 2.0, between}, colour);
    }
}

void CampaignScreen::drawDetails() const {
    const CampaignLevel at = pages_.selected();
    const Level& level = campaign_.entry(at).level;
    constexpr double room = screenSize.x - 2.0 * space::margin;
    // Translators: an opponent, and its strength and personality.
    std::string detail =
        fill(text("{opponent}: {character}"), {{"opponent", sentenceCase(text(level.opponent->name))},
                                               {"character", characterOf(catalogue(), *level.opponent)}});
    if (!showsMissions())
        detail +=
            "   " + fill(text("mission: {mission}"), {{"mission", shown(catalogue(), level.medals.mission)}});
    // As much as there is room for; the briefing tells the rest.
    const TextSize narrow = condensed(type::label, type::narrowest);
    const auto add = [&](const std::string& part) {
        std::string longer = detail;
        longer += "   ";
        longer += part;
        if (measureText(textures(), longer, narrow) <= room) detail = std::move(longer);
    };
    if (level.opponent->boss)
        add(fill(text("Boss: {what}"), {{"what", text(explain(*level.opponent->boss))}}));
    for (const std::string& sentence : specialsOf(catalogue(), level))
        add(sentence);
    if (waiting() == at) {
        const ReplaySummary& summary = *profile().interrupted()->summary;
        add(fill(
            text("Unfinished match: {time}, {goals}"),
            {{"time", clockText(summary.clock)}, {"goals", shownTally(catalogue(), summary, Mode::Versus)}}));
    }
    const bool open = profile().progress().isOpen(at);
    Column rows(room, Align::Centre);
    ColumnRow idea{sentenceCase(text(level.idea)), type::body, palette().amber};
    idea.spared = true; // The briefing tells it too.
    rows.add(idea);
    rows.add({open ? detail : std::string(text("Locked: win one of the two levels before it")), type::label,
              open ? palette().pale : palette().red, 10.0});
    rows.drawBetween(textures(), screenSize.x / 2.0, detailsTop, detailsBottom);
}

void CampaignScreen::drawOwnHints() const {
    const bool resumes = !pages_.atFinale() && waiting() == pages_.selected();
    const std::string_view accept = resumes ? text("Resume") : text("Play");
    const std::string_view pages =
        profile().progress().mirrorIsOpen() ? text("World, mirror") : text("World");
    if (oneButton()) return drawMenuHints(accept, text("Title"));
    const MenuControls controls = shownControls();
    switch (context().state.device) {
    case Device::Keyboard:
        drawHints(textures(), palette(),
                  {{controls.accept, accept},
                   {std::string(text("key", "Arrows")), text("Choose")},
                   {std::string(text("key", "Page up, down")), pages},
                   {controls.back, text("Title")}});
        break;
    case Device::Mouse:
        drawHints(
            textures(), palette(),
            {{controls.accept, accept}, {std::string(text("Wheel")), pages}, {controls.back, text("Title")}});
        break;
    case Device::Gamepad:
        drawHints(textures(), palette(),
                  {{controls.accept, accept},
                   {padGlyph(PadPart::LeftShoulder) + padGlyph(PadPart::RightShoulder), pages},
                   {controls.back, text("Title")}});
        break;
    }
}

} // namespace arkanong
