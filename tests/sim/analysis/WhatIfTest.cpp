#include "arkanong/sim/analysis/WhatIf.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/sim/analysis/MatchAnalysis.hpp"
#include "sim/analysis/Analysts.hpp"

#include <algorithm>
#include <optional>

using namespace arkanong::test;

namespace {

const Replay& match() {
    static const Replay replay = playedMatch(tuning::seconds(25.0));
    return replay;
}

std::vector<Choice> choicesIn(const Replay& replay) {
    MatchAnalysis analysis(replay, analysts);
    while (!analysis.isRead())
        analysis.advance();
    return analysis.choices();
}

Choice firstOf(Choice::Kind kind) {
    const std::vector<Choice> choices = choicesIn(match());
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [kind](const Choice& choice) { return choice.kind == kind; });
    REQUIRE(found != choices.end());
    return *found;
}

std::vector<Alternative> finished(WhatIf whatIf) {
    while (whatIf.advance()) {
    }
    return whatIf.alternatives();
}

} // namespace

TEST_CASE("a serve could have gone left, ahead or right", "[sim]") {
    const auto found = finished(WhatIf(match(), analysts, firstOf(Choice::Kind::Serve)));
    REQUIRE(found.size() == 3);
    CHECK(found[0].kind == Alternative::Kind::ServeLeft);
    CHECK(found[1].kind == Alternative::Kind::ServeMiddle);
    CHECK(found[2].kind == Alternative::Kind::ServeRight);
    for (const Alternative& alternative : found) {
        CHECK(alternative.playouts == WhatIf::playouts);
        CHECK(alternative.blue > 0.0);
        CHECK(alternative.blue < 1.0);
        CHECK(alternative.error > 0.0);
    }
    CHECK(found[0].blue != found[2].blue);
}

TEST_CASE("a capsule could have been taken or left", "[sim]") {
    const auto found = finished(WhatIf(match(), analysts, firstOf(Choice::Kind::Capsule)));
    REQUIRE(found.size() == 2);
    CHECK(found[0].kind == Alternative::Kind::CapsuleTaken);
    CHECK(found[1].kind == Alternative::Kind::CapsuleLeft);
    CHECK(found[0].blue != found[1].blue);
}

TEST_CASE("the alternative that the recording has is marked", "[sim]") {
    const auto played = [](const Choice& choice) {
        std::optional<Alternative::Kind> marked;
        for (const Alternative& alternative : finished(WhatIf(match(), analysts, choice))) {
            if (!alternative.played) continue;
            CHECK_FALSE(marked);
            marked = alternative.kind;
        }
        return marked;
    };
    SECTION("a serve, as its side sees it") {
        for (const Side side : {Side::Blue, Side::Red}) {
            const std::vector<Choice> choices = choicesIn(match());
            const auto found = std::find_if(choices.begin(), choices.end(), [side](const Choice& choice) {
                return choice.kind == Choice::Kind::Serve && choice.side == side;
            });
            REQUIRE(found != choices.end());
            CHECK(found->velocity != Vec2{});
            Choice choice = *found;
            const double right = side == Side::Blue ? 1.0 : -1.0;
            const double ahead = forward(side);
            choice.velocity = Vec2{-300.0 * right, 300.0 * ahead};
            CHECK(played(choice) == Alternative::Kind::ServeLeft);
            choice.velocity = Vec2{300.0 * right, 300.0 * ahead};
            CHECK(played(choice) == Alternative::Kind::ServeRight);
            choice.velocity = Vec2{-120.0 * right, 300.0 * ahead};
            CHECK(played(choice) == Alternative::Kind::ServeMiddle);
        }
    }
    SECTION("a capsule") {
        Choice choice = firstOf(Choice::Kind::Capsule);
        choice.caught = true;
        CHECK(played(choice) == Alternative::Kind::CapsuleTaken);
        choice.caught = false;
        CHECK(played(choice) == Alternative::Kind::CapsuleLeft);
    }
}

TEST_CASE("a match could have been played with other cards", "[sim]") {
    CardSet all = CardSet::all();
    const auto found = finished(WhatIf(match(), analysts, {{{all, {}}}, {{{}, all}}}));
    REQUIRE(found.size() == 2);
    CHECK(found[1].hand == 1);
    CHECK(found[0].blue > found[1].blue);
}

TEST_CASE("the alternatives of the same choice have the same chances, to the bit", "[sim]") {
    const Choice choice = firstOf(Choice::Kind::Serve);
    const auto one = finished(WhatIf(match(), analysts, choice)),
               two = finished(WhatIf(match(), analysts, choice));
    for (std::size_t i = 0; i < one.size(); ++i)
        CHECK(one[i].blue == two[i].blue);
}

TEST_CASE("a choice that a recording does not have has no alternatives", "[sim]") {
    Choice choice = firstOf(Choice::Kind::Capsule);
    SECTION("after its end") { choice.tick = 1000000; }
    SECTION("another capsule") { choice.drop.bad = !choice.drop.bad; }
    CHECK(finished(WhatIf(match(), analysts, choice)).empty());
}

TEST_CASE("the choice before a tick is the side's last one, if it is recent", "[sim]") {
    const std::vector<Choice> choices{{Choice::Kind::Serve, Side::Blue, 100},
                                      {Choice::Kind::Capsule, Side::Blue, 200},
                                      {Choice::Kind::Serve, Side::Red, 300}};
    CHECK(choiceBefore(choices, Side::Blue, 350)->tick == 200);
    CHECK(choiceBefore(choices, Side::Blue, 200)->tick == 100);
    CHECK_FALSE(choiceBefore(choices, Side::Red, 300));
    CHECK_FALSE(choiceBefore(choices, Side::Blue, 201 + choiceTicks));
}
