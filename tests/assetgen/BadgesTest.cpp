#include "assetgen/Badges.hpp"

#include "Folders.hpp"
#include "arkanong/render/Palette.hpp"
#include "assetgen/CommittedPicture.hpp"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

using namespace arkanong::test;

namespace {

const std::string top = assetsPath("../");

const Figure& badge(const std::vector<Figure>& badges, const std::string& name) {
    const auto found =
        std::find_if(badges.begin(), badges.end(), [&](const Figure& f) { return f.name == name; });
    REQUIRE(found != badges.end());
    return *found;
}

/// The maximum of each channel: the tint of the sprite's white parts.
sf::Color brightest(const Picture& picture) {
    sf::Color most(0, 0, 0);
    for (std::size_t i = 0; i < picture.bytes.size(); i += 4) {
        if (picture.bytes[i + 3] < 255) continue; // Round corners are transparent white.
        most.r = std::max(most.r, picture.bytes[i]);
        most.g = std::max(most.g, picture.bytes[i + 1]);
        most.b = std::max(most.b, picture.bytes[i + 2]);
    }
    return most;
}

} // namespace

TEST_CASE("painting the badges again gives the committed pictures, pixel for pixel", "[assetgen]") {
    std::set<std::string> names;
    for (const Figure& figure : paintBadges()) {
        INFO(figure.name);
        CHECK(names.insert(figure.name + ".png").second);
        CHECK(differingPixels(top + "packaging/pictures/" + figure.name + ".png", figure.picture) == 0);
    }
}

TEST_CASE("the page of rules shows every badge, and no others", "[assetgen]") {
    std::ifstream file(top + "docs/rules.md");
    std::ostringstream page;
    page << file.rdbuf();
    std::set<std::string> shown;
    const std::string folder = "packaging/pictures/";
    const std::string text = page.str();
    for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder, at + 1)) {
        const std::size_t begin = at + folder.size();
        shown.insert(text.substr(begin, text.find(".png", begin) - begin));
    }
    std::set<std::string> painted;
    for (const Figure& figure : paintBadges())
        painted.insert(figure.name);
    CHECK(shown == painted);
}

TEST_CASE("the badges have the same colours as bricks in the game", "[assetgen]") {
    const auto badges = paintBadges();
    const Palette palette = defaultPalette();
    const auto [name, kind] =
        GENERATE(table<std::string, BrickKind>({{"brick-normal", BrickKind::Normal},
                                                {"brick-hard-3", BrickKind::Hard},
                                                {"brick-glass", BrickKind::Glass},
                                                {"brick-bomb", BrickKind::Bomb},
                                                {"brick-splitter", BrickKind::Splitter},
                                                {"brick-blue", BrickKind::Blue},
                                                {"brick-red", BrickKind::Red},
                                                {"brick-bumper", BrickKind::Bumper},
                                                {"brick-regrow", BrickKind::Regrowing},
                                                {"brick-mystery", BrickKind::Mystery}}));
    INFO(name);
    const sf::Color seen = brightest(badge(badges, name).picture);
    const sf::Color wanted = palette.of(kind);
    CHECK(std::abs(seen.r - wanted.r) <= 20); // The dark background shows through slightly.
    CHECK(std::abs(seen.g - wanted.g) <= 20);
    CHECK(std::abs(seen.b - wanted.b) <= 20);
}
