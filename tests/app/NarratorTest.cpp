#include "arkanong/app/Narrator.hpp"

#include "Catch.hpp"
#include "app/Gallery.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/speech/ReadAloud.hpp"

#include <string>
#include <vector>

#if defined(__unix__) && !defined(__APPLE__)
#include "app/StubVoice.hpp"

#include <set>
#endif

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// What the screen on top tells.
Spoken heardOn(Stage& stage) {
    std::vector<DrawnText> texts;
    stage.screens.draw(stage.textures, 1.0, false, &texts);
    stage.textures.clear();
    return spokenOf(Catalogue::english(), texts, stage.screens.top().choices());
}

std::string readOn(Stage& stage, const std::string& text) {
    return readAloud(spelled(Catalogue::english(), text, stage.textures.type().padFamily));
}

} // namespace

TEST_CASE("every item of every screen is heard when it is selected, in words", "[app]") {
    constexpr std::string_view signs = "%&+=<>|*_[]{}";
    for (const GalleryPicture& picture : gallery()) {
        Stage stage({100});
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        INFO(picture.name);
        if (!stage.screens.top().choices().any()) continue;
        for (int i = 0; i < 6; ++i) {
            const Spoken spoken = heardOn(stage);
            const std::string read = readOn(stage, spoken.focus);
            INFO("item " << i << ": " << spoken.focus);
            CHECK_FALSE(read.empty());
            CHECK(read.find_first_of(signs) == std::string::npos);
            static_cast<void>(stage.screens.handle(sfml::KeyPressed{sfml::Key::Tab}));
            stage.runSeconds(0.02);
        }
    }
}

TEST_CASE("every screen but a match says something when it appears", "[app]") {
    for (const GalleryPicture& picture : gallery()) {
        Stage stage({100});
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        if (stage.screens.top().drawsMatch()) continue;
        const Spoken spoken = heardOn(stage);
        INFO(picture.name);
        CHECK((!spoken.lines.empty() || !spoken.focus.empty()));
    }
}

#if defined(__unix__) && !defined(__APPLE__)
namespace {

/// A spoken screen of the gallery.
struct SpokenStage : Stage {
    SpokenStage() : Stage({100}) {
        Settings settings = context.services.profile.settings();
        settings.speech = true;
        context.services.profile.overrideSettings(settings);
        context.look.view.menuMotion = false; // As the settings have it in effect.
    }
    void frame() {
        screens.draw(textures, 1.0, false, narrator.listen());
        textures.clear();
        narrator.follow();
    }
    Narrator narrator{context, screens};
};

/// What is selected: where, and in which words.
struct Focus {
    std::string place;
    std::string words;
};
Focus focusOn(Stage& stage) {
    const std::vector<Box> selected = stage.screens.top().choices().selected;
    if (selected.empty()) return {};
    const std::string words = heardOn(stage).focus;
    return {placeText(selected.front().low) + ' ' + words, readOn(stage, words)};
}

/// Words that no voice reads well: signs, and abbreviations, which have no vowel.
std::string badWordsIn(const std::string& text) {
    std::string bad;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        while (!word.empty() && std::string_view(".,:;!?)'").find(word.back()) != std::string_view::npos)
            word.pop_back();
        const bool hasSign = word.find_first_of("%&+=<>|*_[]{}/\\#") != std::string::npos;
        const bool hasVowel = word.find_first_of("aeiouyAEIOUY0123456789") != std::string::npos;
        const bool foreign = std::any_of(word.begin(), word.end(),
                                         [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
        const bool spelled =
            word.size() < 4 && word.find_first_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
        const bool name = word.find("mwmw") != std::string::npos; // A player's, in the gallery.
        if (hasSign || (word.size() > 1 && !hasVowel && !foreign && !spelled && !name)) bad += word + ' ';
    }
    return bad;
}

} // namespace

TEST_CASE("every item of every screen is spoken once when it is selected, and soon", "[app]") {
    const StubVoice voice;
    std::vector<double> delays;
    std::set<std::string> bad, walked;
    for (const GalleryPicture& picture : gallery()) {
        voice.forget();
        SpokenStage stage;
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        INFO(picture.name);
        const Choices choices = stage.screens.top().choices();
        const std::string kind =
            std::string(stage.screens.top().name()) + ' ' + std::to_string(choices.others.size());
        if (!choices.any() || !walked.insert(kind).second)
            continue; // A screen of as many items has been walked.
        stage.frame();
        std::size_t count = voice.more(0).size();
        CHECK(count == 1); // The screen, with what is selected.
        Focus now = focusOn(stage);
        std::set<std::string> seen{now.place};
        for (int i = 0; i < 100; ++i) {
            const std::string before = now.place;
            const double pressed = millisecondsNow();
            if (!is<Stay>(stage.screens.handle(sfml::KeyPressed{sfml::Key::Tab}))) break;
            stage.frame();
            now = focusOn(stage);
            if (now.place == before) break;
            INFO("item " << now.place);
            REQUIRE(voice.more(count).size() > count);
            stage.frame(); // Nothing has changed since.
            const std::vector<Saying> said = voice.settled();
            const std::string& first = said[count].text;
            delays.push_back(said[count].milliseconds - pressed);
            CHECK(first.rfind(now.words, 0) == 0);
            // What else has changed on the screen follows.
            REQUIRE(said.size() <= count + 2);
            if (said.size() == count + 2) CHECK(first.find(said[count + 1].text) == std::string::npos);
            for (; count < said.size(); ++count)
                if (const std::string words = badWordsIn(said[count].text); !words.empty())
                    bad.insert(words + "in: " + said[count].text);
            if (!seen.insert(now.place).second) break;
        }
        CHECK(voice.settled().size() == count);
    }
    for (const std::string& text : bad)
        UNSCOPED_INFO(text);
    CHECK(bad.empty());
    REQUIRE(delays.size() > 200);
    std::sort(delays.begin(), delays.end());
    WARN(delays.size() << " items, spoken after " << delays[delays.size() / 2] << " ms in the median, "
                       << delays.back() << " ms at most");
}
#endif
