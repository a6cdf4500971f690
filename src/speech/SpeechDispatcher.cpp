#if defined(__unix__) && !defined(__APPLE__)

#include "Synthesiser.hpp"
#include "arkanong/language/Translatable.hpp"

#include <algorithm>
#include <dlfcn.h>

// The part of libspeechd.h (speech-dispatcher 0.11) that is used, so that its development package is not needed.
struct SPDConnection;

namespace arkanong {

struct Synthesiser::Connection {
    SPDConnection* (*open)(const char* client, const char* connection, const char* user, int mode) = nullptr;
    void (*close)(SPDConnection*) = nullptr;
    int (*say)(SPDConnection*, int priority, const char* text) = nullptr;
    int (*cancel)(SPDConnection*) = nullptr;
    int (*setRate)(SPDConnection*, int rate) = nullptr;
    int (*setLanguage)(SPDConnection*, const char* code) = nullptr; ///< Null if the library lacks it.

    SPDConnection* server = nullptr;
    int rate = 0;         ///< Of the next text; the server's own at first.
    std::string language; ///< Likewise; empty: English, or the server's own while nothing else was said.

    /// Loads the library. False if it is missing, or another one.
    bool load() {
        void* const library = dlopen("libspeechd.so.2", RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) return false;
        const auto find = [library](const char* name, auto& function) {
            function = reinterpret_cast<std::decay_t<decltype(function)>>(dlsym(library, name));
            return function != nullptr;
        };
        find("spd_set_language", setLanguage);
        return find("spd_open", open) && find("spd_close", close) && find("spd_say", say) &&
               find("spd_cancel", cancel) && find("spd_set_voice_rate", setRate);
    }
};

Synthesiser::Synthesiser() : connection_(std::make_unique<Connection>()) {
    constexpr int threadedMode = 1;
    if (!connection_->load()) {
        problem_ = translatable("Nothing can speak: install the package speech-dispatcher");
        return;
    }
    connection_->server = connection_->open("arkanong", "game", nullptr, threadedMode);
    if (connection_->server == nullptr)
        problem_ = translatable("Nothing can speak: speech-dispatcher does not start");
}

Synthesiser::~Synthesiser() {
    // The library stays loaded: threads of its own may still run.
    if (connection_->server != nullptr) connection_->close(connection_->server);
}

namespace {

/// A code as speech-dispatcher has it: "pt-BR".
std::string isoCode(std::string code) {
    std::replace(code.begin(), code.end(), '_', '-');
    return code.empty() ? "en" : code;
}

} // namespace

bool Synthesiser::say(const std::string& text, int rate, const std::string& language) {
    constexpr int textPriority = 3; ///< Said after the text before.
    Connection& c = *connection_;
    if (rate != c.rate) c.setRate(c.server, std::clamp(rate, -100, 100));
    c.rate = rate;
    if (language != c.language && c.setLanguage != nullptr)
        c.setLanguage(c.server, isoCode(language).c_str());
    c.language = language;
    return c.say(c.server, textPriority, text.c_str()) >= 0;
}

void Synthesiser::stop() { connection_->cancel(connection_->server); }

} // namespace arkanong

#endif
