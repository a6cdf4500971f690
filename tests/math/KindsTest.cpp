#include "arkanong/math/Kinds.hpp"

#include "Catch.hpp"

#include <cstdint>
#include <string>

using namespace arkanong;

namespace {

enum class Fruit : std::uint8_t { Apple, Pear, Plum };
enum class Single { Only };
struct Basket {
    enum class Size : std::uint8_t { Small, Large };
};
enum class Hollow : std::uint8_t {};

} // namespace

TEST_CASE("the kinds of an enumeration are counted, wherever it is declared", "[math]") {
    STATIC_REQUIRE(countOf<Fruit> == 3);
    STATIC_REQUIRE(countOf<Single> == 1);
    STATIC_REQUIRE(countOf<Basket::Size> == 2);
    STATIC_REQUIRE(countOf<Hollow> == 0);
}

TEST_CASE("a table has its rows in the order in which they are written", "[math]") {
    constexpr auto weights = tableOf<Fruit, double>({0.2, 0.25, 0.05});
    CHECK(weights.size() == 3);
    CHECK(weights[static_cast<std::size_t>(Fruit::Pear)] == 0.25);
    const auto names = rowsOf<2, std::string>({"apple", "pear"});
    CHECK(names[0] == "apple");
    CHECK(names[1] == "pear");
}

TEST_CASE("a kind is found by its name in a table of names or of rows, and all are walked through",
          "[math]") {
    struct Price {
        std::string_view name;
        int cents;
    };
    constexpr auto names = tableOf<Fruit, std::string_view>({"apple", "pear", "plum"});
    constexpr auto prices = tableOf<Fruit, Price>({{"apple", 20}, {"pear", 25}, {"plum", 5}});
    STATIC_REQUIRE(kindNamed<Fruit>(names, "plum") == Fruit::Plum);
    STATIC_REQUIRE(kindNamed<Fruit>(prices, "pear") == Fruit::Pear);
    STATIC_REQUIRE_FALSE(kindNamed<Fruit>(prices, "Pear"));
    CHECK(everyOf<Fruit>() == std::array{Fruit::Apple, Fruit::Pear, Fruit::Plum});
}
