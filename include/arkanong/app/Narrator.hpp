#pragma once

#include "arkanong/speech/Speaker.hpp"
#include "arkanong/ui/Screen.hpp"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

class ScreenStack;

/// With Settings::speech: says each screen when it appears, what is selected when that changes, new lines on a screen and
/// over the field of a match, and the score after a goal. Ctrl ends the speech, F1 repeats the last text, F2 says how the
/// match stands. What is said is also logged: "said PLAY ON".
class Narrator {
  public:
    Narrator(ScreenContext& context, const ScreenStack& screens) : context_(context), screens_(screens) {}

    /// Where the texts of the screen on top are to be noted while it is drawn, for follow(); null if nothing is spoken.
    std::vector<DrawnText>* listen();
    /// Says what has changed since the last frame. Call after each drawn frame.
    void follow();
    /// Says a message that the screens do not draw themselves.
    void tell(std::string_view message);
    /// Answers the keys above.
    void handle(const sfml::WindowEvent& event);

  private:
    bool on() const { return context_.services.profile.settings().speech; }
    void say(const std::string& text, Urgency urgency);
    void begin(const Spoken& now);
    /// `moves`: another item is selected.
    void continueWith(const Spoken& now, bool moves);
    void followMatch();
    void reportProblem();
    /// Whether a line is to be said: it is new, but for its digits, on a match's field one of words.
    bool isNews(const std::string& line);

    ScreenContext& context_;
    const ScreenStack& screens_;
    Speaker speaker_;
    std::vector<DrawnText> texts_;
    const Screen* screen_ = nullptr; ///< On top in the last frame.
    std::string screenName_;
    int arrangement_ = 0;
    std::set<std::string> said_; ///< Lines of this screen, without digits.
    std::string focus_;
    std::optional<Vec2> place_; ///< Of the selected item.
    std::string last_;          ///< The last text said.
    std::optional<std::array<int, 2>> goals_;
    bool problemTold_ = false;
};

} // namespace arkanong
