// Stands in for libspeechd.so.2, the library of speech-dispatcher: writes what it is told to say into the file that
// ARKANONG_SPOKEN names, a line each with the milliseconds of the system's steady clock.

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <string>

struct SPDConnection {
    std::ofstream file;
};

namespace {

SPDConnection server;

void note(const std::string& what) {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    server.file << std::chrono::duration_cast<std::chrono::milliseconds>(now).count() << ' ' << what
                << std::endl;
}

} // namespace

extern "C" {

SPDConnection* spd_open(const char*, const char*, const char*, int) {
    if (const char* const path = std::getenv("ARKANONG_SPOKEN")) server.file.open(path);
    return server.file.is_open() ? &server : nullptr;
}

void spd_close(SPDConnection*) { server.file.close(); }

int spd_say(SPDConnection*, int, const char* text) {
    note(std::string("say ") + text);
    return 1;
}

int spd_cancel(SPDConnection*) {
    note("cancel");
    return 0;
}

int spd_set_language(SPDConnection*, const char* code) {
    note(std::string("language ") + code);
    return 0;
}

int spd_set_voice_rate(SPDConnection*, int rate) {
    note("rate " + std::to_string(rate));
    return 0;
}
}
