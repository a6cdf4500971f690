#if defined(__unix__) && !defined(__APPLE__)
#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "PlayedByEar.hpp"
#include "Trials.hpp"
#include "e2e/GameRun.hpp"
#include "e2e/Voice.hpp"

#include <array>
#include <chrono>
#include <utility>

// A newcomer who sees nothing: all that the test reads of the game is what is spoken and which tones begin, and all that it
// does is to press keys.

using namespace arkanong::test;

namespace {

class Newcomer {
  public:
    /// Understands the language of the catalogue.
    Newcomer(GameRun& game, const Catalogue& texts) : game_(game), texts_(texts), person_(texts) {}

    /// How a text is spoken.
    std::string spoken(const std::string& english) const {
        return readAloud(texts_.text(english), texts_.language());
    }
    /// Waits until a text is spoken that contains these words, and returns it.
    std::string awaitWords(const std::string& english) {
        const std::string words = spoken(english);
        for (;;) {
            const std::string said = game_.await("said ").substr(5);
            if (said.find(words) != std::string::npos) return said;
        }
    }
    /// Goes from item to item until the one that begins with these words is spoken, and chooses it.
    void choose(const std::string& english) {
        const std::string words = spoken(english);
        constexpr int most = 40;
        std::string said;
        for (int i = 0; i < most && said.rfind(words, 0) != 0; ++i) {
            game_.key("Tab");
            said = game_.await("said ").substr(5);
        }
        REQUIRE(said.rfind(words, 0) == 0);
        game_.key("Return");
    }
    /// Plays by the tones until a text is spoken that contains one of these words, and returns it. Empty if none is within
    /// the time.
    std::string playUntil(const std::vector<std::string>& words) {
        const auto began = std::chrono::steady_clock::now();
        auto last = began;
        while (std::chrono::steady_clock::now() < began + matchPatience) {
            for (const std::string& line : game_.newLines()) {
                person_.hear(line);
                if (line.rfind("said ", 0) != 0) continue;
                for (const std::string& word : words)
                    if (line.find(spoken(word)) != std::string::npos) return hold({}), line.substr(5);
            }
            const auto now = std::chrono::steady_clock::now();
            hold(person_.keys(std::chrono::duration<double>(now - std::exchange(last, now)).count()));
        }
        return {};
    }

  private:
    void hold(const EarsAndKeys::Keys& keys) {
        hold("Left", keys.across < 0, left_);
        hold("Right", keys.across > 0, right_);
        hold("Up", keys.ahead > 0, up_);
        hold("Down", keys.ahead < 0, down_);
        if (keys.serve) game_.key("space");
    }
    void hold(const std::string& key, bool wanted, bool& held) {
        if (wanted == std::exchange(held, wanted)) return;
        if (wanted)
            game_.keyDown(key);
        else
            game_.keyUp(key);
    }

    GameRun& game_;
    const Catalogue& texts_;
    EarsAndKeys person_;
    bool left_ = false, right_ = false, up_ = false, down_ = false;
};

} // namespace

TEST_CASE("a newcomer who sees nothing comes from the first start to the result of a campaign match",
          "[.][display][e2e]") {
    // Each takes a minute or two; LessonsByEarTest has more languages.
    constexpr std::array codes{"uk", "en"};
    const int number = GENERATE(range(0, trials(2)));
    const std::string language = codes[static_cast<std::size_t>(number)];
    const std::optional<Catalogue> built = builtCatalogue(language);
    if (!built && language != "en") return; // A build without gettext.
    const Catalogue& texts = built ? *built : Catalogue::english();
    Voice voice;
    GameRun game({"--speech", "--language", language}, {}, GameRun::Player::Newcomer);
    Newcomer newcomer(game, texts);
    CHECK(newcomer.awaitWords("WELCOME").find(newcomer.spoken(
              "Screens and matches are spoken, and tones tell where balls arrive")) != std::string::npos);
    game.key("Return");
    newcomer.awaitWords("FIRST MATCH");
    newcomer.choose("CAMPAIGN");
    newcomer.awaitWords("The sea lies before you: break it, and its gifts fall to your paddle.");
    game.key("Return");
    newcomer.awaitWords("Continue");
    game.key("Escape");
    newcomer.awaitWords("PLAY");
    game.key("Return");
    const std::string end = newcomer.playUntil({"TRY AGAIN", "NEXT LEVEL"});
    CHECK_FALSE(end.empty());
    CHECK(end.find(newcomer.spoken("Goals")) != std::string::npos);
    CHECK_FALSE(voice.said().empty());
    WARN(end);
}
#endif
