#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"
#include "arkanong/ui/widgets/PaddlePortrait.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <vector>

// The cards of the campaign's levels.

namespace arkanong {

namespace {

constexpr Vec2 cardSize = CampaignPages::cardSize;
constexpr double inset = 12.0; ///< Padding of a card, px.
constexpr double nameRoom = cardSize.x - 2.0 * inset;
constexpr double stateRoom = nameRoom - 3.0 * 22.0 - 6.0; ///< Beside the medals.
// From the card's top left corner.
constexpr Vec2 numberPlace{cardSize.x - inset, 26.0}; ///< At the usual text size.

/// The layout of a card: the larger its letters, the smaller its picture.
struct CardLayout {
    double pictureWidth;
    double pictureHeight;
    Vec2 facePlace;
    double nameY;
    double opponentY;
    double missionY;
    double medalY = 209.0;

    /// `more` is Type::growth().
    explicit CardLayout(double more)
        : pictureWidth(144.0 - 34.0 * more), pictureHeight(levelPictureHeight(pictureWidth)),
          facePlace{(inset + pictureWidth + cardSize.x) / 2.0, inset + pictureHeight - 22.0 + 4.0 * more},
          nameY(146.0 - 26.0 * more), opponentY(167.0 - 15.0 * more), missionY(188.0 - 5.0 * more) {}
};

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

CampaignScreen::Sizes CampaignScreen::sizes() const {
    std::vector<std::string> levels;
    std::vector<std::string> opponents;
    std::vector<std::string> missions;
    for (const Campaign::World& world : campaign_.worlds) {
        for (const Campaign::Entry& entry : world.levels) {
            levels.push_back(inCapitals(entry.level.name));
            opponents.push_back(displayName(entry.level.opponent->name));
            missions.push_back(shown(entry.level.medals.mission));
        }
    }
    return {commonSize(textures(), levels, nameRoom, {type::title, type::body, type::label}),
            commonSize(textures(), opponents, nameRoom, {type::body, type::label}),
            commonSize(textures(), missions, nameRoom, {type::label})};
}

// Missions are drawn on the cards if all of them fit; otherwise the selected level's mission is drawn below.
bool CampaignScreen::showsMissions() const { return sizes_.mission >= type::label; }

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
    const CardLayout layout(type().growth());
    drawLevelPicture(textures(), palette(), level, low + Vec2{inset, inset}, layout.pictureWidth);
    drawPortrait(textures(), palette(),
                 {opponent(at.person()), level.opponent->personality, level.opponent->boss},
                 low + layout.facePlace, 0.72);
    drawText(textures(), nameOf({at.world, at.level}), low + numberPlace + Vec2{0.0, 8.0 * type().growth()},
             {type::title, palette().muted, Align::Right});
    drawText(textures(), inCapitals(level.name), low + Vec2{inset, layout.nameY},
             {sizes_.level, selected ? palette().amber : palette().pale});
    drawText(textures(), displayName(level.opponent->name), low + Vec2{inset, layout.opponentY},
             {sizes_.opponent, opponentColour()});
    if (showsMissions())
        drawText(textures(), shown(level.medals.mission), low + Vec2{inset, layout.missionY},
                 {sizes_.mission, palette().pale});
    textures().setBrightness(1.0);
    drawState(at, low);
}

/// Draws the medals, and marks a locked level and an interrupted match.
void CampaignScreen::drawState(CampaignLevel at, Vec2 low) const {
    const Progress& progress = profile().progress();
    const CardLayout layout(type().growth());
    const Vec2 right = low + Vec2{cardSize.x - inset, layout.medalY + type::label / 2.0};
    if (!progress.isOpen(at)) {
        drawLock(textures(),
                 low + Vec2{inset + layout.pictureWidth / 2.0, inset + layout.pictureHeight / 2.0},
                 palette().pale);
        drawText(textures(), "Locked", right, {type::label, palette().muted, Align::Right});
        return;
    }
    const std::optional<LevelRecord>& record = progress.record(at);
    for (std::size_t i = 0; i < medalCount; ++i)
        drawMedal(textures(), palette(),
                  low + Vec2{inset + 9.0 + 22.0 * static_cast<double>(i), layout.medalY},
                  record && record->medals.has(static_cast<Medal>(i)), 0.8);
    if (waiting() == at)
        drawText(textures(), "Resume", right, {type::label, palette().amber, Align::Right});
    else if (record)
        drawText(textures(), record->help ? "Won with help" : "Won", right,
                 {fittingSize(textures(), record->help ? "Won with help" : "Won", stateRoom, {type::label}),
                  palette().blue, Align::Right});
}

} // namespace arkanong
