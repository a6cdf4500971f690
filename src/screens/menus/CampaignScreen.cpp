#include "arkanong/screens/menus/CampaignScreen.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/match/Hud.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/ui/LevelCard.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/Widgets.hpp"

namespace arkanong {

namespace {

constexpr double left = space::margin;

constexpr double cellWidth = 92.0;
constexpr double cellHeight = levelPictureHeight(cellWidth);
constexpr Vec2 cellStep{103.0, 108.0};
constexpr double titleRoom = 20.0; ///< Above a world's cells.
constexpr Vec2 firstCell{left + cellWidth / 2.0, space::top + titleRoom + cellHeight / 2.0};

constexpr Vec2 panelLow{880.0, space::top};
constexpr Vec2 panelSize{352.0, space::height};
constexpr double margin = space::gap;
constexpr double textWidth = panelSize.x - 2.0 * margin;

CampaignLevel levelAt(std::size_t cell) {
    const int number = static_cast<int>(cell);
    return {number / campaign::levelsOfWorld + 1, number % campaign::levelsOfWorld + 1};
}

std::size_t cellOf(CampaignLevel at) {
    return static_cast<std::size_t>((at.world - 1) * campaign::levelsOfWorld + at.level - 1);
}

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

} // namespace

CampaignScreen::CampaignScreen(ScreenContext& context)
    : Screen(context), campaign_(loadCampaign(context.services.levelFolder)),
      grid_(
          {campaign::levelsOfWorld, campaign::worlds, firstCell, cellStep, {cellStep.x, cellHeight + 24.0}}) {
    const CampaignLevel latest =
        context.state.lastCampaignLevel.value_or(context.services.profile.progress().current());
    grid_.select(cellOf(waiting().value_or(latest)));
}

std::optional<CampaignLevel> CampaignScreen::waiting() const {
    const std::shared_ptr<const Replay>& match = profile().interrupted();
    return match ? campaignLevelNamed(match->summary->place) : std::nullopt;
}

ScreenChange CampaignScreen::handle(const sfml::WindowEvent& event) {
    switch (lead(event, input_, grid_)) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved:
        log().write("selected " + nameOf(levelAt(grid_.selected())));
        sounds().play(Cue::MenuMove);
        break;
    case Menu::Result::Accepted: return start();
    case Menu::Result::Back: sounds().play(Cue::MenuBack); return ShowTitle{};
    }
    return Stay{};
}

ScreenChange CampaignScreen::start() {
    const CampaignLevel at = levelAt(grid_.selected());
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
    drawBackdrop(textures(), palette(), brightness);
    if (brightness < 1.0) return; // What lies over it needs its place.
    drawScreenHeading(textures(), palette(), "CAMPAIGN", sum());
    for (int world = 1; world <= campaign::worlds; ++world)
        drawWorld(world);
    drawDetails();
    const MenuControls controls = menuControls(context().state.device);
    drawHints(textures(), palette(),
              {{controls.accept, waiting() == levelAt(grid_.selected()) ? "CONTINUE" : "PLAY"},
               {controls.back, "TITLE"}});
}

std::string CampaignScreen::sum() const {
    const Progress& progress = profile().progress();
    return std::to_string(progress.levelsWon()) + " OF " + std::to_string(campaign::levels) + " WON,  " +
           std::to_string(progress.medals()) + " OF " +
           std::to_string(campaign::levels * static_cast<int>(medalCount)) + " MEDALS";
}

void CampaignScreen::drawWorld(int world) const {
    const Campaign::World& shown = campaign_.worlds[static_cast<std::size_t>(world - 1)];
    const Vec2 at{left, grid_.centre(cellOf({world, 1})).y - cellHeight / 2.0 - 9.0};
    const std::string title = std::to_string(world) + "  " + displayName(shown.name);
    drawText(textures(), title, at, {type::label, palette().blue});
    drawText(textures(), displayName(shown.idea),
             at + Vec2{measureText(textures(), title, type::label) + 24.0, 0.0},
             {type::label, palette().muted});
    for (int level = 1; level <= campaign::levelsOfWorld; ++level)
        drawCell({world, level});
}

void CampaignScreen::drawCell(CampaignLevel at) const {
    const Progress& progress = profile().progress();
    const std::size_t cell = cellOf(at);
    const Vec2 centre = grid_.centre(cell);
    const Vec2 size{cellWidth, cellHeight};
    const Vec2 low = centre - size / 2.0;
    const bool open = progress.isOpen(at);
    const bool selected = cell == grid_.selected();
    textures().setBrightness(open ? 1.0 : light::disabled);
    drawLevelPicture(textures(), palette(), campaign_.entry(at).level, low, cellWidth);
    textures().setBrightness(1.0);
    if (!open) drawLock(textures(), centre, faded(palette().muted, 0.8));
    const sf::Color edge = at.isBoss() ? palette().red : palette().grid;
    drawFrame(textures(), low, size, selected ? palette().blue : edge);
    if (selected) {
        constexpr Vec2 around{3.0, 3.0};
        drawFrame(textures(), low - around, size + around * 2.0, palette().blue);
    }
    if (waiting() == at) {
        constexpr double strip = 16.0;
        const Vec2 below = low + Vec2{0.0, size.y - strip};
        textures().drawRectangle(Layer::Overlay, below, {size.x, strip},
                                 faded(colourFromHex(0x070b18), 0.85));
        drawText(textures(), "CONTINUE", below + Vec2{size.x / 2.0, strip - 3.0},
                 {type::label, palette().amber, Align::Centre});
    }
    if (!open) return;
    const std::optional<LevelRecord>& record = progress.record(at);
    for (std::size_t i = 0; i < medalCount; ++i)
        drawMedal(textures(), palette(),
                  low + Vec2{size.x / 2.0 + (static_cast<double>(i) - 1.0) * 16.0, size.y + 11.0},
                  record && record->medals.has(static_cast<Medal>(i)), 0.55);
}

void CampaignScreen::drawDetails() const {
    const CampaignLevel at = levelAt(grid_.selected());
    const Level& level = campaign_.entry(at).level;
    drawPanel(textures(), palette(), panelLow, panelSize);
    const Vec2 picture = panelLow + Vec2{margin, margin};
    drawLevelPicture(textures(), palette(), level, picture, textWidth);
    double y = picture.y + levelPictureHeight(textWidth) + 34.0;
    const std::string title = nameOf(at) + "  " + displayName(level.name);
    const TextSize size = fittingSize(textures(), title, textWidth, {type::title, type::body, type::label});
    drawText(textures(), title, {picture.x, y}, {size, palette().amber});
    y = drawParagraph(textures(), displayName(level.idea), {picture.x, y + 26.0}, textWidth,
                      {type::label, palette().pale});
    y = drawOpponent(*level.opponent, y + 36.0);
    const Progress& progress = profile().progress();
    drawMedalLines(textures(), palette(), medalLines(level.medals, progress.record(at)),
                   {picture.x, y + 36.0}, textWidth);
    if (waiting() == at) {
        const ReplaySummary& summary = *profile().interrupted()->summary;
        drawText(textures(),
                 "UNFINISHED MATCH:  " + clockText(summary.clock) + ",  " + shownTally(summary, Mode::Versus),
                 {picture.x, panelLow.y + panelSize.y - margin}, {type::label, palette().amber});
    }
    if (progress.isOpen(at)) return;
    drawText(textures(), "LOCKED: WIN ONE OF THE TWO BEFORE IT",
             {picture.x, panelLow.y + panelSize.y - margin}, {type::label, palette().red});
}

double CampaignScreen::drawOpponent(const Opponent& opponent, double y) const {
    const double x = panelLow.x + margin;
    const std::string name = displayName(opponent.name);
    const std::string character = characterOf(opponent);
    const double room = textWidth - measureText(textures(), character, type::label) - space::gap;
    drawText(textures(), name, {x, y},
             {fittingSize(textures(), name, room, {type::body, type::label}), palette().red});
    drawText(textures(), character, {x + textWidth, y}, {type::label, palette().pale, Align::Right});
    if (!opponent.ability) return y;
    y += 22.0;
    drawText(textures(), "BOSS: " + shown(*opponent.ability), {x, y}, {type::label, palette().amber});
    return y;
}

} // namespace arkanong
