#include "arkanong/ui/widgets/StatisticsTable.hpp"

#include "Catch.hpp"
#include "arkanong/render/text/Text.hpp"
#include "render/Textures.hpp"

using namespace arkanong::test;

TEST_CASE("the words of a table of statistics keep clear of long numbers beside them", "[ui]") {
    TextureManager textures = gameTextures();
    textures.type().scale = GENERATE(1.0, 1.5, 2.0);
    std::vector<DrawnText> drawn;
    textures.type().noted = &drawn;
    drawStatistics(textures, defaultPalette(), {{"Longest combo", 10, 104, 3, 4}}, Mode::Versus,
                   {640.0, 300.0}, 400.0, 30.0, 100.0);
    REQUIRE(drawn.size() == 3);
    const DrawnText& word = drawn[0];
    const DrawnText& blue = drawn[1];
    const DrawnText& red = drawn[2];
    CHECK(word.text == "Longest combo");
    CHECK(blue.text == "10 ×3");
    CHECK(blue.high.x + 8.0 < word.low.x);
    CHECK(word.high.x + 8.0 < red.low.x);
}

TEST_CASE("the rows of a table of statistics are nearer to each other where room is short", "[ui]") {
    Type type;
    type.scale = GENERATE(1.0, 1.5, 2.0);
    const std::vector<StatisticsRow> rows = statisticsRows({}, Mode::Versus);
    const double usual = statisticsRowStep(type, rows, 1000.0);
    CHECK(usual >= 30.0);
    CHECK(statisticsRowStep(type, rows, 0.0) >= 1.2 * type.capHeight(type::label));
    CHECK(statisticsRowStep(type, rows, 0.0) < usual);
}
