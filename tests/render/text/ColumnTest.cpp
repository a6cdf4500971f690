#include "arkanong/render/text/Column.hpp"

#include "Catch.hpp"
#include "render/Textures.hpp"

using namespace arkanong::test;

TEST_CASE("rows of columns beside each other stand at the same heights, whether they have marks or not",
          "[render]") {
    TextureManager textures = gameTextures();
    textures.type().scale = GENERATE(1.0, 2.0);
    const auto middleOf = [&](const char* name) {
        Column column(200.0);
        column.add(pictureRow(40.0));
        ColumnRow row{name};
        row.beside = furthestMarks({"WINDMÜHLE"});
        const auto added = column.add(row);
        column.fit(textures, 200.0);
        return column.middle(added).value();
    };
    CHECK(middleOf("SPINNE") == middleOf("WINDMÜHLE"));
}
