#include "arkanong/sim/objects/Card.hpp"

#include "Catch.hpp"

#include <set>
#include <string>

using namespace arkanong;

TEST_CASE("every card and fusion has a name of its own and one sentence", "[sim]") {
    std::set<std::string> names;
    for (std::size_t i = 0; i < cardCount + fusionCount; ++i) {
        const auto card = static_cast<Card>(i);
        const CardTraits& traits = traitsOf(card);
        CAPTURE(traits.name);
        CHECK(names.insert(std::string(traits.name)).second);
        CHECK(cardNamed(traits.name) == card);
        CHECK(traits.text.back() == '.');
        CHECK(traits.text.find(". ") == std::string_view::npos);
        CHECK(traits.text.size() <= 80);
    }
    CHECK_FALSE(cardNamed("trump"));
}

TEST_CASE("a fusion is there as soon as both of its cards are, in any order", "[sim]") {
    for (std::size_t i = 0; i < fusionCount; ++i) {
        const auto fusion = static_cast<Card>(cardCount + i);
        const auto [one, other] = partsOf(fusion);
        CAPTURE(traitsOf(fusion).name);
        CHECK(fusionOf(one, other) == fusion);
        CHECK(fusionOf(other, one) == fusion);
        CardSet set;
        set.add(other);
        CHECK_FALSE(set.has(fusion));
        set.add(one);
        CHECK(set.has(fusion));
        CHECK(set.count() == 2);
        CHECK(CardSet::fromBits(set.bits()) == set);
    }
    CHECK_FALSE(fusionOf(Card::Twins, Card::Fog));
}
