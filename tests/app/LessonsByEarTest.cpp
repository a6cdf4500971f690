#if defined(__unix__) && !defined(__APPLE__)
#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "PlayedByEar.hpp"
#include "Trials.hpp"
#include "app/Gallery.hpp"
#include "app/StubVoice.hpp"
#include "arkanong/app/Narrator.hpp"
#include "arkanong/screens/lessons/FirstMatchScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"

#include <array>
#include <fstream>

using namespace arkanong;
using namespace arkanong::test;
using sfml::Key;

namespace {

/// Holds and taps keys as a person who plays by ear wants to.
class Hand {
  public:
    explicit Hand(ScreenStack& screens) : screens_(screens) {}
    ScreenChange hold(const EarsAndKeys::Keys& keys) {
        hold(Key::Left, keys.across < 0, left_);
        hold(Key::Right, keys.across > 0, right_);
        hold(Key::Up, keys.ahead > 0, up_);
        hold(Key::Down, keys.ahead < 0, down_);
        return hold(Key::Space, keys.serve, space_);
    }

  private:
    ScreenChange hold(Key key, bool wanted, bool& held) {
        if (wanted == std::exchange(held, wanted)) return Stay{};
        return wanted ? screens_.handle(sfml::KeyPressed{key}) : screens_.handle(sfml::KeyReleased{key});
    }
    ScreenStack& screens_;
    bool left_ = false, right_ = false, up_ = false, down_ = false, space_ = false;
};

/// The lessons on a screen that is black, with what is spoken and heard.
struct DarkSchool : Stage {
    explicit DarkSchool(const Catalogue& words) : Stage({100}), person(words) {
        textures.type().catalogue = &words;
        log = EventLog(folder / "log");
        Settings settings = context.services.profile.settings();
        settings.speech = true;
        settings.hearBall = 100;
        context.services.profile.overrideSettings(settings);
        heard.open(folder / "log");
        put<FirstMatchScreen>(
            loadMatch(lessonsSetup(context.state.ownController), context.services.levelFolder));
    }

    /// Plays until the screen asks for another one, for at most this time. Returns that change.
    ScreenChange play(double seconds) {
        constexpr double frame = 4.0 / 60.0; // Few, so that the test is short.
        ScreenChange change = Stay{};
        for (double time = 0.0; time < seconds && is<Stay>(change); time += frame) {
            change = runSeconds(frame);
            screens.draw(textures, 1.0, false, narrator.listen());
            textures.clear();
            narrator.follow();
            heard.clear();
            for (std::string line; std::getline(heard, line);) {
                person.hear(line);
                if (line.rfind("said ", 0) == 0) said.push_back(line.substr(5));
            }
            static_cast<void>(hand.hold(person.keys(frame)));
        }
        return change;
    }

    StubVoice voice;
    Narrator narrator{context, screens};
    std::ifstream heard;
    EarsAndKeys person;
    Hand hand{screens};
    std::vector<std::string> said;
};

} // namespace

TEST_CASE("the lessons of the first match can be passed by spoken words and tones alone", "[app]") {
    constexpr std::array codes{"uk", "de", "fr", "pl", "en"};
    const int number = GENERATE(range(0, trials(5)));
    const std::string language = codes[static_cast<std::size_t>(number)];
    const std::optional<Catalogue> built = builtCatalogue(language);
    if (!built && language != "en") return; // A build without gettext.
    INFO(language);
    DarkSchool school(built ? *built : Catalogue::english());
    const ScreenChange change = school.play(150.0);
    for (const std::string& words : school.said)
        UNSCOPED_INFO(words);
    CHECK(is<ShowReady>(change));
}
#endif
