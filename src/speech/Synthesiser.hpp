#pragma once

#include <memory>
#include <string>

namespace arkanong {

/// A connection to the system's speech synthesiser. Each system has a source of its own: SpeechDispatcher.cpp, Sapi.cpp,
/// NoSynthesiser.cpp. Used by one thread only, which may have to wait for the synthesiser.
class Synthesiser {
  public:
    Synthesiser();
    ~Synthesiser();

    /// Why there is none, in plain English words with what to install; empty if it is ready.
    const std::string& problem() const { return problem_; }
    /// Speaks after everything before, in a language: "pt_BR"; empty: English. Returns false if the synthesiser has gone. Precondition: no problem().
    bool say(const std::string& text, int rate, const std::string& language);
    /// Forgets everything that has not been said.
    void stop();

  private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
    std::string problem_;
};

} // namespace arkanong
