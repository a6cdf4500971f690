#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
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

constexpr double cardPicture = 144.0; ///< At the usual text size: larger letters take room from it.
constexpr double medalY = 209.0;

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
            levels.push_back(capitals(text(entry.level.name)));
            opponents.push_back(sentenceCase(text(entry.level.opponent->name)));
            missions.push_back(shown(catalogue(), entry.level.medals.mission));
        }
    }
    return {commonSize(textures(), levels, nameRoom, {type::title, type::body, type::label}),
            commonSize(textures(), opponents, nameRoom, {type::body, type::label}),
            commonSize(textures(), missions, nameRoom, {type::label}),
            furthestMarks(levels),
            furthestMarks(opponents),
            furthestMarks(missions)};
}

// Missions are drawn on the cards if all of them fit; otherwise the selected level's mission is drawn below.
bool CampaignScreen::showsMissions() const {
    return sizes_.mission >= type::label && sizes_.mission.width() >= type::narrowest;
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
    Column rows(nameRoom);
    constexpr double usual = levelPictureHeight(cardPicture);
    const auto picture = rows.add(pictureRow(usual, 0.5 * usual));
    const auto add = [&](std::string words, TextSize size, sf::Color colour, double gap,
                         const MarksReach& all) {
        ColumnRow row{std::move(words), size, colour, gap};
        row.beside = all;
        rows.add(std::move(row));
    };
    add(capitals(text(level.name)), sizes_.level, selected ? palette().amber : palette().pale, 10.0,
        sizes_.levelMarks);
    add(sentenceCase(text(level.opponent->name)), sizes_.opponent, opponentColour(), 8.0,
        sizes_.opponentMarks);
    if (showsMissions())
        add(shown(catalogue(), level.medals.mission), sizes_.mission, palette().pale, 8.0,
            sizes_.missionMarks);
    rows.fit(textures(), stateY() - type().capHeight(type::label) / 2.0 -
                             space::unit * (1.0 + 0.3 * type().growth()) - inset);
    rows.draw(textures(), low + Vec2{inset, inset});
    const double height = rows.height(picture);
    const double width = cardPicture * height / usual;
    drawLevelPicture(textures(), palette(), level, low + Vec2{inset, inset}, width);
    drawPortrait(textures(), palette(),
                 {opponent(at.person()), level.opponent->personality, level.opponent->boss,
                  opponentFace(level.opponent->name)},
                 low + Vec2{(inset + width + cardSize.x) / 2.0, inset + height - 20.0}, 0.72);
    Column number(nameRoom, Align::Right);
    number.add({nameOf({at.world, at.level}), type::title, palette().muted});
    number.fit(textures(), height);
    number.draw(textures(), low + Vec2{cardSize.x - inset, inset});
    textures().setBrightness(1.0);
    if (!open) drawLock(textures(), low + Vec2{inset + width / 2.0, inset + height / 2.0}, palette().pale);
    drawState(at, low);
}

// Large letters hang further below their line.
double CampaignScreen::stateY() const { return medalY - 3.0 * type().growth(); }

/// Draws the medals, or the words for a locked level and an interrupted match.
void CampaignScreen::drawState(CampaignLevel at, Vec2 low) const {
    const Progress& progress = profile().progress();
    const double y = stateY();
    const Vec2 right = low + Vec2{cardSize.x - inset, y + type::label / 2.0};
    const auto write = [&](std::string_view words, double room, sf::Color colour) {
        drawText(textures(), words, right,
                 {fittingSize(textures(), words, room, {type::label}), colour, Align::Right});
    };
    // Translators: a level of the campaign that cannot be played yet.
    if (!progress.isOpen(at)) return write(text("Locked"), nameRoom, palette().muted);
    const std::optional<LevelRecord>& record = progress.record(at);
    for (std::size_t i = 0; i < medalCount; ++i)
        drawMedal(textures(), palette(), low + Vec2{inset + 9.0 + 22.0 * static_cast<double>(i), y},
                  record && record->medals.has(static_cast<Medal>(i)), 0.8);
    namePicture(textures(), medalsText(catalogue(), record), low + Vec2{inset, y});
    if (waiting() == at)
        write(text("Resume"), stateRoom, palette().amber);
    else if (record) // Translators: a level of the campaign.
        write(record->help ? text("Won with help") : text("level", "Won"), stateRoom, palette().blue);
}

} // namespace arkanong
