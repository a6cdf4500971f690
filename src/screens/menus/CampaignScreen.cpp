#include "arkanong/screens/menus/CampaignScreen.hpp"

#include "arkanong/input/Control.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/PadGlyphs.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/ui/LevelCard.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/Widgets.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace arkanong {

namespace {

constexpr Vec2 cardSize = CampaignPages::cardSize;
constexpr double inset = 12.0; ///< From a card's edges to what it shows.
constexpr double nameRoom = cardSize.x - 2.0 * inset;
constexpr double corner = 10.0;
constexpr double stateRoom = nameRoom - 3.0 * 22.0 - 6.0; ///< Beside the medals.
// From the card's top left corner.
constexpr Vec2 numberPlace{cardSize.x - inset, 26.0};

/// What stands where on a card: the larger its letters, the smaller its picture.
struct CardLayout {
    double pictureWidth;
    double pictureHeight;
    Vec2 facePlace;
    double nameY;
    double opponentY;
    double missionY;
    double medalY = 209.0;

    explicit CardLayout(const TextureManager& textures) : CardLayout(textures.textGrowth()) {}

  private:
    explicit CardLayout(double more)
        : pictureWidth(144.0 - 34.0 * more), pictureHeight(levelPictureHeight(pictureWidth)),
          facePlace{(inset + pictureWidth + cardSize.x) / 2.0, inset + pictureHeight - 22.0 + 4.0 * more},
          nameY(146.0 - 26.0 * more), opponentY(167.0 - 15.0 * more), missionY(188.0 - 5.0 * more) {}
};
constexpr double ideaLine = 634.0;
constexpr double detailLine = 656.0;

/// A padlock around `centre`.
void drawLock(TextureManager& textures, Vec2 centre, sf::Color colour) {
    constexpr Vec2 body{14.0, 10.0};
    constexpr double shackle = 4.5;
    const Vec2 top = centre - Vec2{0.0, 3.0};
    textures.drawRectangle(Layer::Overlay, top - Vec2{body.x / 2.0, 0.0}, body, colour);
    const Vec2 leftPost{-shackle, 0.0};
    const Vec2 rightPost{shackle, 0.0};
    const Vec2 up{0.0, -6.0};
    const Vec2 arch{0.0, -9.0};
    constexpr double stroke = 1.5;
    textures.drawLine(Layer::Overlay, top + leftPost, top + leftPost + up, stroke, colour);
    textures.drawLine(Layer::Overlay, top + rightPost, top + rightPost + up, stroke, colour);
    textures.drawLine(Layer::Overlay, top + leftPost + up, top + leftPost * 0.5 + arch, stroke, colour);
    textures.drawLine(Layer::Overlay, top + rightPost + up, top + rightPost * 0.5 + arch, stroke, colour);
    textures.drawLine(Layer::Overlay, top + leftPost * 0.5 + arch, top + rightPost * 0.5 + arch, stroke,
                      colour);
}

/// The opponent's paddle with its eyes, smaller than in the field; a boss has its body.
void drawFace(TextureManager& textures, const Palette& palette, Vec2 centre, const Opponent& opponent,
              Side whose) {
    if (opponent.boss) {
        BossPose pose;
        pose.boss = *opponent.boss;
        pose.side = whose;
        return drawBossPortrait(textures, palette, Layer::Overlay, centre, 0.42, pose);
    }
    const Personality personality = opponent.personality;
    constexpr double scale = 0.72;
    constexpr double length = 44.0; ///< Without the round ends, before scaling.
    const sf::Color white(255, 255, 255);
    textures.drawRow(Layer::Overlay, paddleSprites, length * scale, {centre, {scale, scale}, {}},
                     palette.of(whose));
    for (const double side : {-1.0, 1.0}) {
        const Vec2 eye = centre + Vec2{12.0 * side, 0.0};
        textures.draw(Layer::Overlay, Sprite::Eye, eye, white, scale);
        textures.draw(Layer::Overlay, Sprite::Pupil, eye + Vec2{0.0, 2.0}, white, scale);
        // Brows: down towards the middle is fierce, up is sly on one side.
        const bool fierce = personality == Personality::Hothead || personality == Personality::Hunter;
        const bool sly = personality == Personality::Trickster && side > 0.0;
        if (!fierce && !sly) continue;
        const double slope = sly ? -3.0 : 3.0;
        textures.drawLine(Layer::Overlay, eye + Vec2{-6.0 * side, -7.0 + slope},
                          eye + Vec2{6.0 * side, -7.0 - slope}, 2.4, palette.depth);
    }
}

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

CampaignScreen::Sizes CampaignScreen::sizes() const {
    std::vector<std::string> levels;
    std::vector<std::string> opponents;
    std::vector<std::string> missions;
    for (const Campaign::World& world : campaign_.worlds) {
        for (const Campaign::Entry& entry : world.levels) {
            levels.push_back(displayName(entry.level.name));
            opponents.push_back(displayName(entry.level.opponent->name));
            missions.push_back(shown(entry.level.medals.mission));
        }
    }
    return {commonSize(textures(), levels, nameRoom, {type::title, type::body, type::label}),
            commonSize(textures(), opponents, nameRoom, {type::body, type::label}),
            commonSize(textures(), missions, nameRoom, {type::label})};
}

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
    return ShowMatch{campaignSetup(at, campaign_.entry(at).path, context().state.ownController)};
}

void CampaignScreen::advance(double) { sounds().play({}, std::nullopt); }

void CampaignScreen::draw(double, double brightness) const {
    drawBackdrop(brightness, campaign_.entry(pages_.selected()).level.theme);
    if (brightness < 1.0) return; // What lies over it needs its place.
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

void CampaignScreen::drawWorld() const {
    drawHeading();
    drawWay();
    for (int level = 1; level <= campaign::levelsOfWorld; ++level)
        drawCard({pages_.selected().world, level, pages_.selected().mirror});
    drawDetails();
}

/// The bosses in a row, and what there is to see.
void CampaignScreen::drawFinale() const {
    const Progress& progress = profile().progress();
    drawScreenHeading(textures(), palette(), "THE CAMPAIGN IS WON",
                      std::to_string(progress.levelsWon()) + " OF " + std::to_string(campaign::levels) +
                          " WON");
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
    const auto write = [&](const std::string& text, double down, TextSize letters, sf::Color colour) {
        drawText(textures(), text, {screenSize.x / 2.0, low.y + down}, {letters, colour, Align::Centre});
    };
    write("THE FINALE", 236.0, type::heading, palette().amber);
    constexpr std::string_view words = "ALL YOUR OPPONENTS, YOUR MEDALS, YOUR TIMES AND YOUR SCORES";
    write(std::string(words), 274.0,
          fittingSize(textures(), words, size.x - 2.0 * space::padding, {type::body}), palette().pale);
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
    const auto sum = [](int part, int whole, const char* what) {
        return std::to_string(part) + " OF " + std::to_string(whole) + what;
    };
    drawScreenHeading(textures(), palette(),
                      (mirror ? "MIRROR " : "") + std::to_string(number) + "  " + displayName(world.name),
                      sum(won, campaign::levelsOfWorld, " WON"));
    const std::string idea = mirror ? "YOU PLAY RED, FROM THE TOP" : displayName(world.idea);
    const std::string sums = sum(medals, campaign::levelsOfWorld * static_cast<int>(medalCount), " MEDALS") +
                             ",  " + sum(progress.levelsWon(mirror), campaign::levels, " IN ALL");
    drawEnds(textures(), {idea, type::body, palette().pale}, {sums, type::body, palette().muted},
             {space::margin, 98.0}, screenSize.x - 2.0 * space::margin, space::padding);
}

/// From card to card, bright as far as it is open.
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
            const double y = from.y + cardSize.y / 2.0;
            drawDots(textures(), {from.x + cardSize.x + gap, y}, {to.x - gap, y}, colour);
            continue;
        }
        const double between = (from.y + cardSize.y + to.y) / 2.0;
        drawDots(textures(), {from.x + cardSize.x / 2.0, between}, {to.x + cardSize.x / 2.0, between},
                 colour);
    }
}

void CampaignScreen::drawCard(CampaignLevel at) const {
    const Level& level = campaign_.entry(at).level;
    const Vec2 low = CampaignPages::cardLow(at.level);
    const bool open = profile().progress().isOpen(at);
    const bool selected = at == pages_.selected();
    drawPanel(textures(), palette(), low, cardSize, 0.92);
    const sf::Color edge = at.isBoss() ? opponentColour() : palette().grid;
    drawRoundedOutline(textures(), Layer::Overlay, low, cardSize, corner, selected ? 3.0 : 1.5,
                       selected ? palette().blue : edge);
    constexpr double locked = 0.55;
    textures().setBrightness(open ? 1.0 : locked);
    const CardLayout layout(textures());
    drawLevelPicture(textures(), palette(), level, low + Vec2{inset, inset}, layout.pictureWidth);
    drawFace(textures(), palette(), low + layout.facePlace, *level.opponent, opponent(at.person()));
    drawText(textures(), nameOf({at.world, at.level}), low + numberPlace,
             {type::title, palette().muted, Align::Right});
    drawText(textures(), displayName(level.name), low + Vec2{inset, layout.nameY},
             {sizes_.level, selected ? palette().amber : palette().pale});
    drawText(textures(), displayName(level.opponent->name), low + Vec2{inset, layout.opponentY},
             {sizes_.opponent, opponentColour()});
    if (showsMissions())
        drawText(textures(), shown(level.medals.mission), low + Vec2{inset, layout.missionY},
                 {sizes_.mission, palette().pale});
    textures().setBrightness(1.0);
    drawState(at, low);
}

/// The medals, and whether it is locked or waits to be gone on with.
void CampaignScreen::drawState(CampaignLevel at, Vec2 low) const {
    const Progress& progress = profile().progress();
    const CardLayout layout(textures());
    const Vec2 right = low + Vec2{cardSize.x - inset, layout.medalY + type::label / 2.0};
    if (!progress.isOpen(at)) {
        drawLock(textures(),
                 low + Vec2{inset + layout.pictureWidth / 2.0, inset + layout.pictureHeight / 2.0},
                 palette().pale);
        drawText(textures(), "LOCKED", right, {type::label, palette().muted, Align::Right});
        return;
    }
    const std::optional<LevelRecord>& record = progress.record(at);
    for (std::size_t i = 0; i < medalCount; ++i)
        drawMedal(textures(), palette(),
                  low + Vec2{inset + 9.0 + 22.0 * static_cast<double>(i), layout.medalY},
                  record && record->medals.has(static_cast<Medal>(i)), 0.8);
    if (waiting() == at)
        drawText(textures(), "CONTINUE", right, {type::label, palette().amber, Align::Right});
    else if (record)
        drawText(textures(), record->help ? "WON WITH HELP" : "WON", right,
                 {fittingSize(textures(), record->help ? "WON WITH HELP" : "WON", stateRoom, {type::label}),
                  palette().blue, Align::Right});
}

// Where all of them have room on their cards; else the selected one's is told below.
bool CampaignScreen::showsMissions() const { return sizes_.mission >= type::label; }

void CampaignScreen::drawDetails() const {
    const CampaignLevel at = pages_.selected();
    const Level& level = campaign_.entry(at).level;
    constexpr double room = screenSize.x - 2.0 * space::margin;
    const auto write = [&](const std::string& text, double y, TextSize size, sf::Color colour) {
        drawText(textures(), text, {screenSize.x / 2.0, y},
                 {fittingSize(textures(), text, room, {size}), colour, Align::Centre});
    };
    write(displayName(level.idea), ideaLine - 6.0 * textures().textGrowth(), type::body, palette().amber);
    std::string detail = displayName(level.opponent->name) + ": " + characterOf(*level.opponent);
    if (!showsMissions()) detail += "   MISSION: " + shown(level.medals.mission);
    // As much as there is room for; the briefing tells the rest.
    const TextSize narrow = condensed(type::label, type::narrowest);
    const auto add = [&](const std::string& part) {
        std::string longer = detail;
        longer += "   ";
        longer += part;
        if (measureText(textures(), longer, narrow) <= room) detail = std::move(longer);
    };
    if (level.opponent->boss) add("BOSS: " + std::string(explain(*level.opponent->boss)));
    for (const std::string& sentence : specialsOf(level))
        add(sentence);
    if (waiting() == at) {
        const ReplaySummary& summary = *profile().interrupted()->summary;
        add("UNFINISHED MATCH: " + clockText(summary.clock) + ", " + shownTally(summary, Mode::Versus));
    }
    const bool open = profile().progress().isOpen(at);
    write(open ? detail : "LOCKED: WIN ONE OF THE TWO BEFORE IT", detailLine, type::label,
          open ? palette().pale : palette().red);
}

void CampaignScreen::drawOwnHints() const {
    const char* const match = waiting() == pages_.selected() ? "CONTINUE" : "PLAY";
    const std::string_view accept = pages_.atFinale() ? "SEE IT" : match;
    const std::string_view pages =
        profile().progress().mirrorIsOpen() ? std::string_view("WORLD, MIRROR") : std::string_view("WORLD");
    const MenuControls controls = menuControls(context().state.device);
    switch (context().state.device) {
    case Device::Keyboard:
        drawHints(textures(), palette(),
                  {{controls.accept, accept},
                   {"ARROWS", "CHOOSE"},
                   {"PAGE UP, DOWN", pages},
                   {controls.back, "TITLE"}});
        break;
    case Device::Mouse:
        drawHints(textures(), palette(),
                  {{controls.accept, accept}, {"WHEEL", pages}, {controls.back, "TITLE"}});
        break;
    case Device::Gamepad:
        drawHints(textures(), palette(),
                  {{controls.accept, accept},
                   {padGlyph(PadPart::LeftShoulder) + padGlyph(PadPart::RightShoulder), pages},
                   {controls.back, "TITLE"}});
        break;
    }
}

} // namespace arkanong
