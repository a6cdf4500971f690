#include "arkanong/app/Narrator.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/session/MatchStateText.hpp"
#include "arkanong/speech/ReadAloud.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/ui/ScreenStack.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

/// A number that runs on a screen is not news.
std::string withoutDigits(std::string text) {
    text.erase(std::remove_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }),
               text.end());
    return text;
}

/// "+100" and "x3" fly over the field all the time.
bool isOfWords(std::string_view line) {
    int letters = 0;
    while (!line.empty())
        letters += isShownLetter(takeCodePoint(line)) ? 1 : 0;
    return letters >= 3;
}

bool liesOnField(const DrawnText& text) {
    const Vec2 at = (text.low + text.high) / 2.0 - fieldOrigin;
    return at.x >= 0.0 && at.x <= tuning::fieldSize.x;
}

void append(std::string& text, const std::string& more) {
    if (more.empty()) return;
    if (!text.empty()) text += '\n';
    text += more;
}

} // namespace

std::vector<DrawnText>* Narrator::listen() {
    texts_.clear();
    return on() ? &texts_ : nullptr;
}

void Narrator::say(const std::string& text, Urgency urgency) {
    const Type& type = context_.services.textures.type();
    const std::string& language = type.catalogue->language();
    const std::string read = readAloud(spelled(*type.catalogue, text, type.padFamily), language);
    if (read.empty()) return;
    speaker_.setLanguage(language);
    speaker_.setRate(2 * context_.services.profile.settings().speechRate - 100);
    speaker_.say(read, urgency);
    context_.services.log.write("said " + read);
    last_ = read;
}

void Narrator::tell(std::string_view message) {
    if (on()) say(std::string(message), Urgency::Waits);
}

void Narrator::handle(const sfml::WindowEvent& event) {
    const auto* const key = std::get_if<sfml::KeyPressed>(&event);
    if (key == nullptr || !on() || screens_.empty()) return;
    if (key->key == sfml::Key::LControl || key->key == sfml::Key::RControl) speaker_.stop();
    if (screens_.top().name() == "editor") return; // It has these keys itself.
    if (key->key == sfml::Key::F1) say(std::exchange(last_, {}), Urgency::Interrupts);
    const World* const world = screens_.world();
    if (key->key == sfml::Key::F2 && world != nullptr)
        say(matchState(*context_.services.textures.type().catalogue, *world, screens_.listener()),
            Urgency::Interrupts);
}

void Narrator::follow() {
    if (!on() || screens_.empty()) {
        screen_ = nullptr;
        return;
    }
    const Screen& top = screens_.top();
    const Choices choices = top.choices();
    const bool match = top.drawsMatch() && !choices.any();
    if (match) // Counters stand beside the field.
        texts_.erase(std::remove_if(texts_.begin(), texts_.end(),
                                    [](const DrawnText& text) { return !liesOnField(text); }),
                     texts_.end());
    const Spoken now = spokenOf(*context_.services.textures.type().catalogue, texts_, choices);
    const bool appears = &top != screen_ || top.name() != screenName_ || top.arrangement() != arrangement_;
    screen_ = &top;
    screenName_ = top.name();
    arrangement_ = top.arrangement();
    const std::optional<Vec2> place =
        choices.selected.empty() ? std::nullopt : std::optional(choices.selected.front().low);
    const bool moves = std::exchange(place_, place) != place; // Neighbours can have the same words.
    if (appears && !match)
        begin(now);
    else
        continueWith(now, moves);
    if (appears && match && context_.services.profile.settings().speechHints) say(now.hints, Urgency::Waits);
    followMatch();
    reportProblem();
}

void Narrator::begin(const Spoken& now) {
    said_.clear();
    std::string text;
    for (const std::string& line : now.lines) { // Rows of a table can differ in their numbers alone.
        append(text, line);
        said_.insert(withoutDigits(line));
    }
    append(text, now.focus);
    append(text, now.explanation);
    if (context_.services.profile.settings().speechHints) append(text, now.hints);
    focus_ = now.focus;
    say(text, Urgency::Interrupts);
}

void Narrator::continueWith(const Spoken& now, bool moves) {
    if (moves || now.focus != focus_) {
        focus_ = now.focus;
        std::string text = now.focus;
        append(text, now.explanation);
        said_.insert(withoutDigits(now.explanation));
        say(text, Urgency::Interrupts);
    }
    const bool match = screens_.top().drawsMatch();
    std::string news;
    for (const std::string& line : now.lines)
        if (isNews(line) && (!match || isOfWords(line))) append(news, line);
    // What is no longer shown is news when it comes again.
    std::set<std::string> shown;
    for (const std::string& line : now.lines)
        shown.insert(withoutDigits(line));
    said_ = std::move(shown);
    say(news, Urgency::Waits);
}

bool Narrator::isNews(const std::string& line) { return said_.insert(withoutDigits(line)).second; }

void Narrator::followMatch() {
    const World* const world = screens_.top().drawsMatch() ? screens_.top().world() : nullptr;
    if (world == nullptr) return goals_.reset();
    const Match& match = world->match();
    const std::array<int, 2> goals{match.standing(Side::Blue).goals, match.standing(Side::Red).goals};
    const auto before = std::exchange(goals_, goals);
    if (before && *before != goals)
        say(scoreText(*context_.services.textures.type().catalogue, match, screens_.listener()),
            Urgency::Waits);
}

void Narrator::reportProblem() {
    if (problemTold_) return;
    const std::string problem = speaker_.problem();
    if (problem.empty()) return;
    problemTold_ = true;
    context_.state.toast = context_.services.textures.type().text(problem);
}

} // namespace arkanong
