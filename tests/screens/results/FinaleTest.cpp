#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/screens/results/FinaleScreen.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "ui/Shared.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

using namespace arkanong::test;
using sfml::Key;

namespace {

/// The progress of a player who has won every level but one, with two medals each.
struct Winner : Shared {
    Winner() {
        const MedalTargets targets{60, {}, 4000};
        for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next())
            if (*at != CampaignLevel{2, 3})
                context.services.profile.addVictory(*at, {tuning::seconds(50.0), true, 5000}, targets);
    }
};

/// What the finale draws above the background at this age.
std::size_t drawnAfter(Winner& shared, double seconds) {
    FinaleScreen screen(shared.context);
    screen.advance(seconds);
    screen.draw(1.0, 1.0);
    const std::size_t count = shared.textures.batch(Layer::Overlay).count;
    shared.textures.clear();
    return count;
}

} // namespace

TEST_CASE("the finale shows all forty opponents' names, and none is cut", "[screens]") {
    Winner shared;
    const FinaleScreen screen(shared.context);
    const std::vector<FinaleScreen::Brick>& bricks = screen.bricks();
    REQUIRE(bricks.size() == std::size_t{campaign::levels});
    const Campaign campaign = loadCampaign(shared.context.services.levelFolder);
    CHECK(screen.nameSize() >= type::label * 0.8);
    for (std::size_t i = 0; i < bricks.size(); ++i) {
        const FinaleScreen::Brick& brick = bricks[i];
        CAPTURE(brick.name);
        CHECK(brick.name == inCapitals(campaign.entry(brick.at).level.opponent->name));
        CHECK(measureText(shared.textures, brick.name, screen.nameSize()) <= FinaleScreen::nameRoom + 0.01);
        CHECK(brick.low.x >= 0.0);
        CHECK(brick.low.x + FinaleScreen::brickSize.x <= screenSize.x);
        CHECK(brick.low.y + FinaleScreen::brickSize.y <= space::bottom);
        for (std::size_t other = 0; other < i; ++other) {
            const Vec2 apart = brick.low - bricks[other].low;
            CHECK((std::abs(apart.x) >= FinaleScreen::brickSize.x ||
                   std::abs(apart.y) >= FinaleScreen::brickSize.y));
        }
    }
}

TEST_CASE("any key, click or button ends the finale, but not one that still served", "[screens]") {
    Winner shared;
    FinaleScreen screen(shared.context);
    CHECK(is<Stay>(press(screen, Key::Space)));
    screen.advance(FinaleScreen::quietTime);
    CHECK(is<Stay>(press(screen, Key::F12)));
    CHECK(is<ShowCampaign>(press(screen, Key::Space)));
    CHECK(is<ShowCampaign>(screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {5, 5}})));
    CHECK(is<ShowCampaign>(screen.handle(sfml::PadPressed{0, 0})));
    REQUIRE(screen.music());
    CHECK(screen.music()->track == Track::Title);
}

TEST_CASE("the finale's figures come in one after the other, under reduced motion all at once", "[screens]") {
    Winner shared;
    CHECK(drawnAfter(shared, 20.0) > 0);
    const std::size_t atEnd = drawnAfter(shared, 60.0);
    CHECK(drawnAfter(shared, 1.0) != atEnd); // The ball is drawn.
    shared.context.look.view.reducedMotion = true;
    CHECK(drawnAfter(shared, 1.0) == atEnd);
}

TEST_CASE("the finale takes six draw calls at most", "[.][display][screens]") {
    sf::RenderWindow window;
    sfml::createWindow(window, 1280, 720, false, "Arkanong test");
    Winner shared;
    FinaleScreen screen(shared.context);
    for (int second = 0; second < 12; ++second) {
        screen.advance(1.0);
        screen.draw(1.0, 1.0);
        shared.textures.flush(window);
        CHECK(shared.textures.counts().drawCalls <= 6);
        CHECK(shared.textures.counts().sprites > 400);
    }
}
