#include "app/TextFaults.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/screens/results/CreditsScreen.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "ui/Shared.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

#include <algorithm>
#include <set>

using namespace arkanong::test;
using sfml::Key;

namespace {

/// The progress of a player who has won every level but one, with all medals.
struct Winner : Shared {
    Winner() {
        const MedalTargets targets{60, {}, 4000};
        for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next())
            if (*at != CampaignLevel{2, 3})
                context.services.profile.addVictory(*at, {tuning::seconds(50.0), true, 5000}, targets);
    }
};

/// The texts of all moments from now on to the end.
std::set<std::string> textsToEnd(Winner& shared, CreditsScreen& screen) {
    std::set<std::string> texts;
    for (int moment = 0; moment < 1000; ++moment) {
        Drawn drawn;
        shared.textures.type().noted = &drawn.texts;
        screen.draw(1.0, 1.0);
        shared.textures.type().noted = nullptr;
        shared.textures.clear();
        for (const std::string& fault : faultsOf(drawn, shared.textures.type().scale))
            FAIL_CHECK(fault);
        for (const DrawnText& text : drawn.texts)
            texts.insert(text.text);
        if (screen.atEnd()) return texts;
        screen.advance(0.4);
    }
    FAIL("the credits do not end");
    return texts;
}

} // namespace

TEST_CASE("the credits name all forty opponents, the player's figures and what the game is made with, at any "
          "text size",
          "[screens]") {
    const double scale = GENERATE(1.0, 1.5, 2.0);
    const bool reduced = GENERATE(false, true);
    CAPTURE(scale, reduced);
    Winner shared;
    shared.textures.type().scale = scale;
    shared.context.look.view.reducedMotion = reduced;
    CreditsScreen screen(shared.context);
    const std::set<std::string> texts = textsToEnd(shared, screen);
    const Campaign campaign = loadCampaign(shared.context.services.levelFolder);
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next())
        CHECK(texts.count(campaign.entry(*at).level.opponent->name) == 1);
    for (const char* text : {"39 of 40", "117 of 120", "SFML", "toml++", "Tested with Catch2",
                             "The Arkanong founders", "THANK YOU FOR PLAYING"}) {
        CAPTURE(text);
        CHECK(texts.count(text) == 1);
    }
}

TEST_CASE("one key skips to the end of the credits, another one closes them", "[screens]") {
    const bool reduced = GENERATE(false, true);
    Winner shared;
    shared.context.look.view.reducedMotion = reduced;
    CreditsScreen screen(shared.context);
    CHECK(is<Stay>(press(screen, Key::Space))); // It still served.
    screen.advance(CreditsScreen::quietTime);
    CHECK(is<Stay>(press(screen, Key::F12)));
    CHECK_FALSE(screen.atEnd());
    CHECK(is<Stay>(press(screen, Key::Space)));
    CHECK(screen.atEnd());
    CHECK(is<ShowCampaign>(press(screen, Key::Space)));
    CHECK(is<ShowCampaign>(screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {5, 5}})));
    CHECK(is<ShowCampaign>(screen.handle(sfml::PadPressed{0, 0})));
    REQUIRE(screen.music());
    CHECK(screen.music()->track == Track::Title);
}

TEST_CASE("under reduced motion the credits' pages and fireworks stand still", "[screens]") {
    Winner shared;
    shared.context.look.view.reducedMotion = true;
    CreditsScreen screen(shared.context);
    const auto drawn = [&](double seconds) {
        screen.advance(seconds);
        screen.draw(1.0, 1.0);
        std::vector<sf::Vertex> vertices;
        for (const Layer layer : {Layer::FieldGlow, Layer::Overlay}) {
            const TextureManager::Batch& batch = shared.textures.batch(layer);
            const auto end = batch.vertices.begin() + static_cast<std::ptrdiff_t>(batch.count);
            vertices.insert(vertices.end(), batch.vertices.begin(), end);
        }
        shared.textures.clear();
        return vertices;
    };
    const auto same = [](const std::vector<sf::Vertex>& a, const std::vector<sf::Vertex>& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [](const sf::Vertex& one, const sf::Vertex& other) {
                              return one.position == other.position && one.color == other.color;
                          });
    };
    const std::vector<sf::Vertex> first = drawn(1.0);
    CHECK(same(drawn(CreditsScreen::pageSeconds - 2.0), first));
    CHECK_FALSE(same(drawn(2.0), first));
}

TEST_CASE("the credits take six draw calls at most", "[.][display][screens]") {
    sf::RenderWindow window;
    sfml::createWindow(window, 1280, 720, false, "Arkanong test");
    Winner shared;
    CreditsScreen screen(shared.context);
    for (int second = 0; second < 12; ++second) {
        screen.advance(1.0);
        screen.draw(1.0, 1.0);
        shared.textures.flush(window);
        CHECK(shared.textures.counts().drawCalls <= 6);
    }
}
