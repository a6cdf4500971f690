#include "arkanong/sim/Series.hpp"

#include "EitherSide.hpp"

using namespace arkanong;

TEST_CASE("a single match is decided by its only round", "[sim]") {
    const Side winner = eitherSide();
    const Series series;
    CHECK(series.needed() == 1);
    CHECK_FALSE(series.winner().has_value());
    CHECK(series.after(winner).winner() == winner);
}

TEST_CASE("a best of three is decided by the second round won", "[sim]") {
    const Side winner = eitherSide();
    const Series series{3};
    CHECK(series.needed() == 2);
    CHECK_FALSE(series.after(winner).winner().has_value());
    CHECK(series.after(winner).after(winner).winner() == winner);

    const Series even = series.after(winner).after(opponent(winner));
    CHECK(even.played() == 2);
    CHECK_FALSE(even.winner().has_value());
    const Series decided = even.after(winner);
    CHECK(decided.winner() == winner);
    CHECK(decided.wonBy(winner) == 2);
    CHECK(decided.wonBy(opponent(winner)) == 1);
    CHECK(decided.played() == 3);
}

TEST_CASE("a best of five takes three rounds", "[sim]") {
    const Side winner = eitherSide();
    Series series{5};
    for (const Side side : {winner, opponent(winner), opponent(winner), winner})
        series = series.after(side);
    CHECK_FALSE(series.winner().has_value());
    CHECK(series.after(winner).winner() == winner);
}

TEST_CASE("a restarted series has the same length and no round won", "[sim]") {
    const Series series = Series{5}.after(Side::Red).after(Side::Blue).restarted();
    CHECK(series.rounds == 5);
    CHECK(series.played() == 0);
}
