#if defined(_WIN32)

#include "Synthesiser.hpp"
#include "arkanong/language/Translatable.hpp"

#include <algorithm>
#include <filesystem>
// The second one needs the types of the first.
// clang-format off
#include <windows.h>
#include <sapi.h>
// clang-format on

namespace arkanong {

struct Synthesiser::Connection {
    ISpVoice* voice = nullptr;
    bool initialised = false;
};

Synthesiser::Synthesiser() : connection_(std::make_unique<Connection>()) {
    connection_->initialised = SUCCEEDED(CoInitializeEx(nullptr, COINIT_MULTITHREADED));
    void* voice = nullptr;
    if (FAILED(CoCreateInstance(CLSID_SpVoice, nullptr, CLSCTX_ALL, IID_ISpVoice, &voice)))
        problem_ = translatable("Nothing can speak: Windows has no voice installed");
    connection_->voice = static_cast<ISpVoice*>(voice);
}

Synthesiser::~Synthesiser() {
    if (connection_->voice != nullptr) connection_->voice->Release();
    if (connection_->initialised) CoUninitialize();
}

// The language is that of the voice that the player has chosen in Windows.
bool Synthesiser::say(const std::string& text, int rate, const std::string& /*language*/) {
    connection_->voice->SetRate(std::clamp(rate / 10, -10, 10));
    return SUCCEEDED(connection_->voice->Speak(std::filesystem::u8path(text).c_str(),
                                               SPF_ASYNC | SPF_IS_NOT_XML, nullptr));
}

void Synthesiser::stop() { connection_->voice->Speak(nullptr, SPF_PURGEBEFORESPEAK, nullptr); }

} // namespace arkanong

#endif
