#pragma once

#include <memory>
#include <string>
#include <thread>

namespace arkanong {

/// How a new text treats those before it.
enum class Urgency : unsigned char {
    Interrupts, ///< It replaces what is being said and all that waits: what the player has just selected.
    Waits,      ///< It is said after them: news of the match.
};

/// Says texts by the system's speech synthesiser: speech-dispatcher on Linux, SAPI on Windows. Its library is loaded when
/// it is first needed, so a system without one lacks nothing else. All calls return at once; a thread of its own talks to
/// the synthesiser, which may answer slowly or not at all.
class Speaker {
  public:
    Speaker();
    /// Waits a moment for the thread. If the synthesiser does not answer, the thread is left to itself.
    ~Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    /// Says a text of plain words, see readAloud(). An empty text says nothing.
    void say(std::string text, Urgency urgency);
    /// Ends all speech at once.
    void stop();
    /// Sets the speed of the following texts: -100 is the slowest, 0 the synthesiser's own, 100 the fastest.
    void setRate(int rate);
    /// Sets the language of the following texts: "pt_BR"; empty: English.
    void setLanguage(const std::string& code);
    /// Why nothing can be heard, in plain English words that are looked up where they are drawn; empty while that is not known or there is no reason. Known some moments
    /// after the first text.
    std::string problem() const;

  private:
    struct Shared;
    std::shared_ptr<Shared> shared_; ///< With the thread, which can outlive this object.
    std::thread thread_;             ///< Started by the first text.
};

} // namespace arkanong
