#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/speech/ReadAloud.hpp"

#include <cmath>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace arkanong::test {

/// A person who plays by keys and by ear: of a match it knows only the lines of the event log that tell what is spoken
/// ("said ...") and which tones begin ("tick 42 hears ball 250 200"), and nothing of any picture.
class EarsAndKeys {
  public:
    /// The person understands what is spoken in this language.
    explicit EarsAndKeys(const Catalogue& words = Catalogue::english()) {
        const auto learn = [&](Aim aim, int ahead, std::string_view english) {
            lessons_.push_back({aim, ahead, readAloud(words.text(english), words.language())});
        };
        learn(Aim::Ring, 1, "Bells lead to a ring: low is left, high is right, faster is nearer");
        learn(Aim::Ring, -1, "It lies on the other side, and lower. Follow the bells");
        learn(Aim::Nod, 0, "Move up and down while the tone is steady: up smashes, down cushions");
        learn(Aim::Gap, 0, "The bells lead below the gap. There, serve straight ahead");
        learn(Aim::Gap, 0, "It holds a capsule. The bells lead below it");
        learn(Aim::Gap, 0, "The bells lead below it. There, serve straight ahead");
        learn(Aim::Aside, 0, "A bad capsule falls. Bells tell where: keep away from them");
        learn(Aim::Aside, 0, "This one made your paddle narrow. Step aside");
    }

    /// The keys to hold now.
    struct Keys {
        int across = 0;     ///< -1 left, 1 right.
        int ahead = 0;      ///< -1 down, 1 up.
        bool serve = false; ///< To be tapped once.
    };

    /// Takes a line of the log; ignores all others.
    void hear(const std::string& line) {
        if (line.rfind("said ", 0) == 0) noteWords(line.substr(5));
        const std::size_t at = line.find(" hears ");
        if (line.rfind("tick ", 0) != 0 || at == std::string::npos) return;
        std::istringstream words(line.substr(at + 7));
        std::string sound;
        Heard heard;
        words >> sound >> heard.pitch >> heard.rate;
        heard.pitch /= 1000.0;
        heard.rate /= 100.0;
        if (sound == "ball" || sound == "steady") {
            ball_ = heard;
            steady_ = sound == "steady";
        }
        if (sound == "capsule") noteBell(heard);
        if (sound == "wall") wall_ = heard.pitch < 0.0 ? -1 : 1;
        if (sound == "serve") serves_ = true;
    }

    /// The keys to hold for the next moment, of this many seconds.
    Keys keys(double seconds) {
        age(ball_, seconds);
        age(bell_, seconds);
        swing_ += seconds;
        sinceServe_ += seconds;
        switch (aim_) {
        case Aim::Ring: return bell_ ? Keys{sideOf(*bell_, close), ahead_, false} : Keys{};
        case Aim::Aside: return bell_ ? Keys{awayFrom(*bell_), 0, false} : Keys{};
        case Aim::Gap: return gap();
        case Aim::Nod: return nod();
        case Aim::Play: break;
        }
        return play();
    }

  private:
    enum class Aim : unsigned char { Play, Ring, Aside, Gap, Nod };
    struct Heard {
        double pitch = 0.0; ///< Octaves.
        double rate = 0.0;  ///< Pulses a second.
        double age = 0.0;   ///< s.
    };
    static constexpr double close = 0.3; ///< Octaves from the paddle's middle.

    /// What a lesson says, and where it leads.
    struct Lesson {
        Aim aim;
        int ahead; ///< 1: up to the ring, -1: down.
        std::string words;
    };

    void noteWords(const std::string& words) {
        aim_ = Aim::Play;
        for (const Lesson& lesson : lessons_) {
            if (words.find(lesson.words) == std::string::npos) continue;
            aim_ = lesson.aim;
            if (lesson.ahead != 0) ahead_ = lesson.ahead;
        }
    }

    /// Up and down, the bells have only the rate: where they become slower, the other way is right.
    void noteBell(const Heard& heard) {
        if (bell_ && std::abs(heard.pitch) < close && heard.rate < bell_->rate) ahead_ = -ahead_;
        bell_ = heard;
    }

    static void age(std::optional<Heard>& heard, double seconds) {
        constexpr double longest = 0.9; // s, between two of the slowest pulses.
        if (heard && (heard->age += seconds) > longest) heard.reset();
    }
    static int sideOf(const Heard& heard, double enough) {
        return std::abs(heard.pitch) < enough ? 0 : heard.pitch < 0.0 ? -1 : 1;
    }
    int awayFrom(const Heard& heard) const {
        if (std::abs(heard.pitch) > 1.0) return 0;
        if (std::abs(heard.pitch) < 0.1) return wall_ < 0 ? 1 : -1;
        return heard.pitch < 0.0 ? 1 : -1;
    }

    Keys play() {
        Keys keys;
        if (ball_)
            keys.across = steady_ ? 0 : sideOf(*ball_, 0.0);
        else if (bell_)
            keys.across = sideOf(*bell_, close);
        keys.serve = serveNow(!ball_);
        return keys;
    }
    Keys gap() {
        constexpr double exactly = 0.12;
        if (ball_) return play();
        if (!bell_) return {};
        const int across = sideOf(*bell_, exactly);
        return {across, 0, serveNow(across == 0)};
    }
    Keys nod() {
        Keys keys = play();
        if (ball_ && steady_) keys.ahead = std::fmod(swing_, 0.4) < 0.2 ? 1 : -1;
        return keys;
    }
    bool serveNow(bool may) {
        if (!may || !serves_ || sinceServe_ < 1.0) return false;
        serves_ = false;
        sinceServe_ = 0.0;
        return true;
    }

    std::vector<Lesson> lessons_;
    Aim aim_ = Aim::Play;
    std::optional<Heard> ball_, bell_;
    bool steady_ = false;
    bool serves_ = false;
    int ahead_ = 1;
    int wall_ = 0;
    double swing_ = 0.0;
    double sinceServe_ = 0.0;
};

} // namespace arkanong::test
