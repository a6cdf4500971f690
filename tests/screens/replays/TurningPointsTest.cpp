#include "PlayedMatch.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/session/analysis/TurningPointTexts.hpp"
#include "ui/Shared.hpp"

#include <chrono>
#include <thread>

using namespace arkanong::test;
using sfml::Key;

namespace {

/// A match without bricks to the first goal, in which the chances fall far for both sides.
std::shared_ptr<const Replay> recordedMatch() {
    static const auto replay = [] {
        Level level = rowsOfBricks();
        level.bricks.clear();
        MatchSettings settings;
        settings.goals.fill(1);
        return std::make_shared<const Replay>(
            summarised(playedMatch(2400, level, 3, settings), "2026-11-21 10:00:00"));
    }();
    return replay;
}

struct Analysed : Shared {
    ReplayScreen screen;

    explicit Analysed(bool turningPoints = true, bool overResult = false,
                      std::shared_ptr<const Replay> replay = recordedMatch())
        : screen(context, match(turningPoints, overResult, std::move(replay))) {}

    static LoadedMatch match(bool turningPoints, bool overResult, std::shared_ptr<const Replay> replay) {
        ReplayMatch shown;
        shown.turningPoints = turningPoints;
        shown.overResult = overResult;
        LoadedMatch loaded;
        loaded.setup.kind = shown;
        loaded.replay = std::move(replay);
        return loaded;
    }
    /// Waits for the whole analysis, and for the replay to arrive where it leads.
    void finish() {
        while (!screen.analysis()->results().done || !arrived())
            pass();
        pass();
    }
    const std::vector<TurningPoint>& points() const { return screen.analysis()->points(); }
    void pass() {
        screen.advance(0.02);
        std::this_thread::sleep_for(std::chrono::milliseconds(1)); // The analysis has a lower priority.
    }
    ScreenChange type(char32_t character) {
        ScreenChange change = screen.handle(sfml::CharacterTyped{character});
        for (int i = 0; i < 5; ++i)
            screen.advance(0.02);
        return change;
    }
    std::string texts() { return linesOf(*this, screen); }

  private:
    bool arrived() const { return screen.tick() > 0 || screen.analysis()->points().empty(); }
};

} // namespace

TEST_CASE("the turning points of a replay open at the worst moment of the person's side", "[screens]") {
    Analysed a;
    CHECK(a.screen.paused());
    a.finish();
    REQUIRE_FALSE(a.points().empty());
    CHECK(a.points().size() <= MatchAnalysis::mostTurningPoints);
    for (const TurningPoint& point : a.points())
        CHECK(point.side == Side::Blue); // YOU.
    const std::string texts = a.texts();
    CHECK_THAT(texts, ContainsSubstring("Blue\n50 %\nRed\n"));
    const auto present = a.screen.analysis()->present(a.screen.tick());
    REQUIRE(present);
    CHECK_THAT(texts,
               ContainsSubstring(turningPointLine(Catalogue::english(), a.points()[*present], Side::Blue)));
}

TEST_CASE("back from a takeover, the replay still has its analysis and stays at the moment", "[screens]") {
    Analysed a;
    a.finish();
    const int moment = a.screen.tick();
    const PlayOnMatch taken = as<ShowPlayOn>(a.screen.playOnFrom(moment)).moment;
    LoadedMatch back;
    back.setup = shownAgain(playOnSetup(taken, {}));
    back.replay = taken.replay;
    ReplayScreen again(a.context, std::move(back));
    REQUIRE(again.analysis());
    CHECK(again.analysis()->run() == a.screen.analysis()->run());
    CHECK(again.analysis()->results().done);
    CHECK(again.analysis()->points().size() == a.points().size());
    again.advance(0.02);
    CHECK(again.tick() == moment);
}

TEST_CASE("keys lead from turning point to turning point, around the ends", "[screens]") {
    Analysed a;
    a.finish();
    REQUIRE(a.points().size() >= 2);
    press(a.screen, Key::Home);
    for (std::size_t i = 0; i < a.points().size(); ++i) {
        a.type(U'n');
        CHECK(a.screen.tick() == retryTick(a.points()[i]));
        CHECK(a.screen.analysis()->present(a.screen.tick()) == i);
        CHECK(a.screen.paused());
    }
    a.type(U'n');
    CHECK(a.screen.tick() == retryTick(a.points().front()));
    a.type(U'b');
    CHECK(a.screen.tick() == retryTick(a.points().back()));
    press(a.screen, Key::Tab);
    a.pass();
    CHECK(a.screen.tick() == retryTick(a.points().front()));
    static_cast<void>(a.screen.handle(sfml::PadPressed{0, padButtonShoulder}));
    a.pass();
    CHECK(a.screen.tick() == retryTick(a.points()[1]));
    static_cast<void>(a.screen.handle(sfml::PadPressed{0, padButtonLeftShoulder}));
    a.pass();
    CHECK(a.screen.tick() == retryTick(a.points().front()));
}

TEST_CASE("the mouse seeks on the curve, and clicks marks and buttons", "[screens]") {
    Analysed a;
    a.finish();
    REQUIRE(a.points().size() >= 2);
    const auto length = static_cast<int>(recordedMatch()->ticks());
    click(a.screen, 640.0, 600.0);
    a.pass();
    CHECK(a.screen.tick() == ReplayBar::tickAt(640.0, length));
    const TurningPoint& first = a.points().front();
    click(a.screen, ReplayBar::xOf(first.tick, length), 538.0);
    a.pass();
    CHECK(a.screen.tick() == retryTick(first));
    click(a.screen, 1050.0, 503.0); // NEXT.
    a.pass();
    CHECK(a.screen.tick() == retryTick(a.points()[1]));
    click(a.screen, 220.0, 503.0); // BEFORE.
    a.pass();
    CHECK(a.screen.tick() == retryTick(first));
    click(a.screen, 970.0, 503.0); // MOMENT.
    CHECK_THAT(a.texts(), ContainsSubstring("PLAY ON FROM HERE"));
}

TEST_CASE("at a moment one plays on, asks what would have been, and hides the curve", "[screens]") {
    Analysed a;
    a.finish();
    a.type(U't');
    CHECK(a.screen.buttonUse() == ButtonUse::Chooses);
    CHECK_THAT(a.texts(), ContainsSubstring("WHAT IF"));
    SECTION("playing on") { CHECK(as<ShowPlayOn>(chosen(a.screen, 3)).moment.tick == a.screen.tick()); }
    SECTION("what would have been") {
        chosen(a.screen, 4);
        while (!a.screen.analysis()->answered())
            a.pass();
        CHECK_THAT(a.texts(), ContainsSubstring("chance of winning"));
        CHECK_THAT(a.texts(), ContainsSubstring(" ± "));
        press(a.screen, Key::Escape);
        CHECK_THAT(a.texts(), ContainsSubstring("HIDE THE CURVE"));
        press(a.screen, Key::Escape);
        CHECK_THAT(a.texts(), !ContainsSubstring("HIDE THE CURVE"));
    }
    SECTION("hiding the curve") {
        chosen(a.screen, 5);
        CHECK(a.screen.analysis() == nullptr);
        CHECK_THAT(a.texts(), !ContainsSubstring("50 %"));
    }
    SECTION("leaving") { CHECK(is<ShowReplays>(chosen(a.screen, 6))); }
}

TEST_CASE("the items of both panels of a replay are told to players who hear it", "[screens]") {
    Analysed a;
    a.finish();
    CHECK_FALSE(a.screen.choices().any());
    a.type(U't');
    CHECK(a.screen.choices().selected.size() == 1);
    CHECK(a.screen.choices().others.size() == 6);
    press(a.screen, Key::Escape);
    CHECK_FALSE(a.screen.choices().any());
    press(a.screen, Key::End);
    a.pass();
    CHECK(a.screen.choices().any());
}

TEST_CASE("over a result the turning points lead back to it", "[screens]") {
    Analysed a(true, true);
    CHECK(is<Resume>(press(a.screen, Key::Escape)));
}

TEST_CASE("a replay shows its turning points on request only", "[screens]") {
    Analysed a(false);
    CHECK(a.screen.analysis() == nullptr);
    CHECK(is<Stay>(a.type(U'n')));
    CHECK(a.screen.tick() == 0);
    a.type(U't');
    REQUIRE(a.screen.analysis() != nullptr);
    CHECK_FALSE(a.screen.paused());
}

TEST_CASE("with one button the panel of a moment offers everything", "[screens]") {
    Analysed a;
    Settings settings;
    settings.oneButton = true;
    a.context.services.profile.change(settings);
    a.finish();
    CHECK(a.screen.buttonUse() == ButtonUse::Passes);
    press(a.screen, Key::Enter);
    CHECK(a.screen.buttonUse() == ButtonUse::Chooses);
    const int before = a.screen.tick();
    CHECK(is<Stay>(chosen(a.screen, 1))); // NEXT TURNING POINT.
    a.pass();
    CHECK(a.screen.tick() != before);
    press(a.screen, Key::Enter);
    press(a.screen, Key::Enter); // WATCH.
    CHECK_FALSE(a.screen.paused());
}

TEST_CASE("a solo match has no turning points", "[screens]") {
    MatchSettings solo;
    solo.mode = Mode::Solo;
    Analysed a(true, false, std::make_shared<const Replay>(playedMatch(100, rowsOfBricks(), 5, solo)));
    CHECK(a.screen.analysis() == nullptr);
    a.type(U't');
    CHECK(a.screen.analysis() == nullptr);
}
