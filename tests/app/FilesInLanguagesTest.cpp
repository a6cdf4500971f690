#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "app/Gallery.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <optional>

using namespace arkanong::test;

namespace {

/// What a match leaves in files.
struct Left {
    std::string log;
    std::string replay; ///< Without its date.
};

/// Two people who touch no key play to the first goal, in this language.
Left leftIn(const Catalogue& catalogue) {
    Stage stage({100, "standard", Device::Keyboard, &catalogue});
    const std::string events = stage.folder / "events";
    stage.log = EventLog(events);
    MatchSetup setup;
    setup.kind = VersusMatch{};
    setup.level = "pure-pong";
    setup.seed = 7;
    setup.settings.goals = {1, 1};
    setup.contestants[0].controller = Controller::KeysLeft;
    setup.contestants[1].controller = Controller::KeysRight;
    stage.play(setup);
    constexpr double longest = 300.0; ///< s.
    REQUIRE_FALSE(is<Stay>(stage.runSeconds(longest)));
    stage.log = EventLog("");
    REQUIRE(stage.kept().size() == 1);
    Replay replay = loadReplay(stage.kept().front().path);
    replay.summary->date.clear();
    return {readFile(events, 1 << 20), encodeReplay(replay)};
}

} // namespace

TEST_CASE("the log and the replay of a match are the same in every language", "[app]") {
    const Left english = leftIn(Catalogue::english());
    CHECK_THAT(english.log, ContainsSubstring("goal"));
    CHECK_THAT(english.replay, ContainsSubstring("VERSUS"));
    for (const char* const code : {"de", "tr", "uk"}) {
        const std::optional<Catalogue> built = builtCatalogue(code);
        if (!built) continue; // A build without gettext.
        INFO(code);
        const Left other = leftIn(*built);
        CHECK(other.log == english.log);
        CHECK((other.replay == english.replay)); // Bytes, not to be printed.
    }
}
