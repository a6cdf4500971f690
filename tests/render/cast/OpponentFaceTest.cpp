#include "arkanong/render/cast/OpponentFace.hpp"

#include "Folders.hpp"
#include "arkanong/render/objects/PaddleView.hpp"
#include "arkanong/session/cast/Cast.hpp"
#include "render/TestWindow.hpp"
#include "render/Textures.hpp"
#include "render/objects/Things.hpp"

#include <algorithm>
#include <cstdlib>

using namespace arkanong::test;

namespace {

constexpr double scale = 2.0;
constexpr unsigned halfWidth = 110; ///< Of a portrait at that scale, px.
constexpr unsigned halfHeight = 84;

std::string attributeOf(const OpponentFace& face, Side side, double width, Vec2 at = middle) {
    TextureManager& textures = freshTextures();
    drawAttribute(textures, defaultPalette(), face, side, Placement(at), width);
    return picture(textures);
}

/// The portrait's channels of colour.
std::vector<int> pixelsOf(TestWindow& screen, TextureManager& textures, const OpponentFace& face) {
    const Vec2 centre{300.0, 300.0};
    textures.drawRow(Layer::Overlay, paddleSprites, 44.0 * scale, Placement(centre, {scale, scale}),
                     defaultPalette().red);
    drawOpponentFace(textures, defaultPalette(), face, centre, scale);
    const sf::Image image = screen.flush(textures);
    std::vector<int> pixels;
    for (unsigned y = 300 - halfHeight; y < 300 + halfHeight; ++y)
        for (unsigned x = 300 - halfWidth; x < 300 + halfWidth; ++x)
            for (std::size_t channel = 0; channel < 3; ++channel)
                pixels.push_back(
                    image.getPixelsPtr()[4 * (std::size_t{y} * image.getSize().x + x) + channel]);
    return pixels;
}

} // namespace

TEST_CASE("every opponent of the campaign has a face with an attribute, a boss has none", "[render]") {
    for (const CastMember& member : cast()) {
        CAPTURE(member.name);
        const OpponentFace* const face = opponentFace(member.name);
        CHECK((face == nullptr) == member.sting.notes.empty());
        if (face == nullptr) continue;
        CHECK(face->attribute.front().width > 0.0);
        CHECK(face->underEyes <= face->attribute.size());
    }
    CHECK(opponentFace("Nobody") == nullptr);
}

TEST_CASE("what an opponent wears rises behind its paddle, whichever side it plays", "[render]") {
    const OpponentFace& pip = *opponentFace("Pip"); // Pip wears a seedling above the paddle's centre.
    for (const Side side : {Side::Blue, Side::Red}) {
        TextureManager& textures = freshTextures();
        drawAttribute(textures, defaultPalette(), pip, side, Placement(middle), 126.0);
        REQUIRE(quadCount(textures, Layer::Balls) > 0);
        for (std::size_t i = 0; i < quadCount(textures, Layer::Balls); ++i)
            CHECK((quad(textures, Layer::Balls, i).centre().y - middle.y) * forward(side) < 0.0);
    }
}

TEST_CASE("what sits at a paddle's ends moves with them, and the rest stays in the middle", "[render]") {
    const OpponentFace& pip = *opponentFace("Pip");
    const OpponentFace& silk = *opponentFace("Silk");
    CHECK(attributeOf(pip, Side::Red, 80.0) == attributeOf(pip, Side::Red, 190.0));
    CHECK(attributeOf(silk, Side::Red, 80.0) != attributeOf(silk, Side::Red, 190.0));
}

TEST_CASE("a paddle in play wears the attribute below its eyes, and none without eyes", "[render]") {
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, 100.0}, Side::Red));
    const auto shown = [&](const OpponentFace* face, bool eyes) -> const TextureManager& {
        ViewSettings settings = calmView;
        settings.eyes = eyes;
        PaddleView view(defaultPalette());
        view.setLook(defaultPalette(), settings);
        view.wear(Side::Red, face);
        return drawn(view, objects);
    };
    const std::size_t plain = quadCount(shown(nullptr, true), Layer::Balls);
    const TextureManager& worn = shown(opponentFace("Nova"), true); // Its dark glasses would hide them.
    const std::size_t count = quadCount(worn, Layer::Balls);
    CHECK(count > plain);
    const QuadSeen last = quad(worn, Layer::Balls, count - 1);
    CHECK((shows(worn, last, Sprite::Pupil) || shows(worn, last, Sprite::Eye)));
    CHECK(quadCount(shown(opponentFace("Nova"), false), Layer::Balls) ==
          quadCount(shown(nullptr, false), Layer::Balls));
}

TEST_CASE("a face keeps within its portrait", "[render]") {
    for (const OpponentFace& face : opponentFaces())
        for (const FaceStroke& stroke : face.attribute) {
            if (stroke.width <= 0.0) continue;
            CAPTURE(face.name);
            for (const Vec2 end : {stroke.from, stroke.to}) {
                const double reach = stroke.width / 2.0 + stroke.ring;
                CHECK(std::abs(end.x) + reach <= halfWidth / scale);
                CHECK(std::abs(end.y) + reach <= halfHeight / scale + 5.0);
            }
        }
}

TEST_CASE("the 35 faces can be told apart by their pixels", "[.][display][render]") {
    TestWindow screen;
    TextureManager textures = gameTextures();
    std::vector<std::vector<int>> pictures;
    for (const OpponentFace& face : opponentFaces())
        pictures.push_back(pixelsOf(screen, textures, face));
    constexpr int visible = 60; ///< Difference of a channel.
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = i + 1; j < pictures.size(); ++j) {
            CAPTURE(opponentFaces()[i].name, opponentFaces()[j].name);
            std::size_t differing = 0;
            for (std::size_t k = 0; k < pictures[i].size(); ++k)
                if (std::abs(pictures[i][k] - pictures[j][k]) > visible) ++differing;
            CHECK(differing > 600); // Of 110,880 channels.
        }
}
