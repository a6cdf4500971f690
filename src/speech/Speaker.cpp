#include "arkanong/speech/Speaker.hpp"

#include "Synthesiser.hpp"
#include "arkanong/language/Translatable.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t queueLimit = 16;      ///< Of texts that wait; news beyond it are not said.
constexpr std::chrono::seconds patience{1}; ///< For a synthesiser that does not answer at the end.

} // namespace

/// What the player's thread and the synthesiser's share.
struct Speaker::Shared {
    struct Utterance {
        std::string text; ///< Empty: only stops the speech.
        int rate;
        std::string language;
        bool interrupts;
    };

    std::mutex mutex;
    std::condition_variable woken;
    std::condition_variable ended;
    std::deque<Utterance> waiting; ///< At most queueLimit.
    int rate = 0;
    std::string language;
    bool ends = false;
    bool hasEnded = false;
    std::string problem;

    void run();
    void speak();
};

Speaker::Speaker() : shared_(std::make_shared<Shared>()) {}

Speaker::~Speaker() {
    if (!thread_.joinable()) return;
    std::unique_lock lock(shared_->mutex);
    shared_->ends = true;
    shared_->woken.notify_one();
    const bool ended = shared_->ended.wait_for(lock, patience, [this] { return shared_->hasEnded; });
    lock.unlock();
    if (ended)
        thread_.join();
    else
        thread_.detach();
}

void Speaker::say(std::string text, Urgency urgency) {
    if (text.empty()) return;
    {
        const std::lock_guard lock(shared_->mutex);
        const bool interrupts = urgency == Urgency::Interrupts;
        if (interrupts) shared_->waiting.clear();
        if (shared_->waiting.size() >= queueLimit) return;
        shared_->waiting.push_back({std::move(text), shared_->rate, shared_->language, interrupts});
    }
    if (!thread_.joinable()) thread_ = std::thread([shared = shared_] { shared->run(); });
    shared_->woken.notify_one();
}

void Speaker::stop() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(shared_->mutex);
        shared_->waiting.clear();
        shared_->waiting.push_back({{}, shared_->rate, {}, true});
    }
    shared_->woken.notify_one();
}

void Speaker::setRate(int rate) {
    const std::lock_guard lock(shared_->mutex);
    shared_->rate = rate;
}

void Speaker::setLanguage(const std::string& code) {
    const std::lock_guard lock(shared_->mutex);
    shared_->language = code;
}

std::string Speaker::problem() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->problem;
}

void Speaker::Shared::run() {
    speak();
    const std::lock_guard lock(mutex);
    hasEnded = true;
    ended.notify_one();
}

void Speaker::Shared::speak() {
    Synthesiser synthesiser;
    bool works = synthesiser.problem().empty();
    std::unique_lock lock(mutex);
    problem = synthesiser.problem();
    while (!ends) {
        if (waiting.empty()) {
            woken.wait(lock);
            continue;
        }
        const Utterance next = std::move(waiting.front());
        waiting.pop_front();
        if (!works) continue;
        lock.unlock();
        if (next.interrupts) synthesiser.stop();
        if (!next.text.empty()) works = synthesiser.say(next.text, next.rate, next.language);
        lock.lock();
        if (!works) problem = translatable("The speech synthesiser has stopped");
    }
    lock.unlock();
    if (works) synthesiser.stop();
}

} // namespace arkanong
