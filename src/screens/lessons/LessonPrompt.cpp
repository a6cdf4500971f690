#include "arkanong/screens/lessons/LessonPrompt.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <string_view>

namespace arkanong {

namespace {

using Kind = ControlPicture::Kind;

/// Names the device that moves the paddle and serves: for a player who may use any device, the one used last.
Controller toolOf(const Hands& hands) {
    if (hands.own != Controller::AnyDevice) return hands.own;
    if (hands.device == Device::Gamepad) return Controller::Pad1;
    if (hands.device == Device::Mouse) return Controller::Mouse;
    return Controller::AnyDevice; // Both halves of the keyboard.
}

const Control& firstOf(const Hands& hands, ControlSet set, Action action) {
    return hands.controls.of(set, action).front();
}

std::string capOf(const Catalogue& texts, Control key) {
    if (key == controlOf(sfml::Key::Up)) return "↑";
    if (key == controlOf(sfml::Key::Left)) return "←";
    if (key == controlOf(sfml::Key::Down)) return "↓";
    if (key == controlOf(sfml::Key::Right)) return "→";
    return shortName(texts, key);
}

/// What leads a person who plays by ear; empty if the line for everybody does.
std::string_view lineByEar(Task task) {
    constexpr auto lines = tableOf<Task, std::string_view>(
        {translatable("Bells lead to a ring: low is left, high is right, faster is nearer"),
         translatable("It lies on the other side, and lower. Follow the bells"),
         {},
         {},
         {},
         translatable("Move up and down while the tone is steady: up smashes, down cushions"),
         translatable("Move until its tone is steady. Touch the ball and it is yours"),
         {},
         {},
         translatable("The bells lead below the gap. There, serve straight ahead"),
         translatable("It holds a capsule. The bells lead below it"),
         translatable("The bells lead below it. There, serve straight ahead"),
         translatable("The bells lead to where it arrives"),
         {},
         translatable("A bad capsule falls. Bells tell where: keep away from them"),
         {},
         {}});
    return lines[static_cast<std::size_t>(task)];
}

/// Writes prompts in the language in use.
struct Teacher {
    const Catalogue& texts;
    const Hands& hands;

    std::string words(std::string_view english) const { return std::string(texts.text(english)); }
    LessonPrompt told(std::string_view headline, std::string_view line) const {
        return {words(headline), words(line)};
    }

    ControlPicture keysOf(ControlSet set) const;
    std::vector<ControlPicture> movers() const;
    LessonPrompt movePrompt(bool further) const;
    LessonPrompt serveByKey(ControlSet set) const;
    LessonPrompt serveByMouse() const;
    LessonPrompt serveByPad() const;
    LessonPrompt servePrompt(std::string_view headline) const;
    LessonPrompt breakPrompt(int bricks) const;
    LessonPrompt praiseFor(Lesson lesson) const;
    LessonPrompt promptFor(const Lessons& lessons) const;
};

ControlPicture Teacher::keysOf(ControlSet set) const {
    return {Kind::Keys,
            {capOf(texts, firstOf(hands, set, Action::MoveUp)),
             capOf(texts, firstOf(hands, set, Action::MoveLeft)),
             capOf(texts, firstOf(hands, set, Action::MoveDown)),
             capOf(texts, firstOf(hands, set, Action::MoveRight))}};
}

std::vector<ControlPicture> Teacher::movers() const {
    switch (toolOf(hands)) {
    case Controller::Computer: break;
    case Controller::AnyDevice: return {keysOf(ControlSet::RightKeys), keysOf(ControlSet::LeftKeys)};
    case Controller::KeysLeft: return {keysOf(ControlSet::LeftKeys)};
    case Controller::KeysRight: return {keysOf(ControlSet::RightKeys)};
    case Controller::Mouse: return {{Kind::Mouse}};
    case Controller::Pad1:
    case Controller::Pad2: return {{Kind::Stick, {stickFor(texts, hands.controls, true)}}};
    }
    return {};
}

LessonPrompt Teacher::movePrompt(bool further) const {
    LessonPrompt prompt =
        further ? told(translatable("NOW TO THIS RING"), translatable("Your whole side is yours to move in"))
                : told(translatable("MOVE YOUR PADDLE"),
                       translatable("The blue paddle is yours. Bring it to the ring"));
    prompt.controls = movers();
    return prompt;
}

LessonPrompt Teacher::serveByKey(ControlSet set) const {
    const Control& key = firstOf(hands, set, Action::ServeByArrow);
    const std::string name = shownName(texts, key);
    const std::string_view line = hands.byEar
                                      ? texts.text("Tap {key}: the ball flies straight ahead")
                                      : texts.text("Hold {key}: an arrow swings. Let go, and the ball flies");
    const std::string cap = capOf(texts, key);
    return {"", fill(line, {{"key", name}}), {{Kind::Key, {cap == shortName(texts, key) ? name : cap}}}};
}

LessonPrompt Teacher::serveByMouse() const {
    const Control& button = firstOf(hands, ControlSet::Mouse, Action::ServeAtAim);
    if (button == controlOf(sf::Mouse::Button::Left))
        return {"",
                words(translatable("Hold the left button, aim with the mouse and let go")),
                {{Kind::MouseLeft}}};
    if (button == controlOf(sf::Mouse::Button::Right))
        return {"",
                words(translatable("Hold the right button, aim with the mouse and let go")),
                {{Kind::MouseRight}}};
    if (button == controlOf(sf::Mouse::Button::Middle))
        return {"",
                words(translatable("Hold the middle button, aim with the mouse and let go")),
                {{Kind::MouseMiddle}}};
    // Translators: one of the mouse's buttons that most mice lack.
    return {"",
            fill(texts.text("Hold the {button}, aim with the mouse and let go"),
                 {{"button", insideSentence(shownName(texts, button))}}),
            {{Kind::MouseLeft}}};
}

LessonPrompt Teacher::serveByPad() const {
    const Control& button = firstOf(hands, ControlSet::Gamepad, Action::ServeAtAim);
    const std::string stick = stickFor(texts, hands.controls, false);
    return {"",
            fill(texts.text("Aim with the {stick} and press {button}"),
                 {{"stick", stick}, {"button", shownName(texts, button)}}),
            {{Kind::Stick, {stick}}, {Kind::Button, {shortName(texts, button)}}}};
}

LessonPrompt Teacher::servePrompt(std::string_view headline) const {
    const auto said = [&]() -> LessonPrompt {
        switch (toolOf(hands)) {
        case Controller::Computer: break;
        case Controller::AnyDevice: return serveByKey(ControlSet::Common);
        case Controller::KeysLeft: return serveByKey(ControlSet::LeftKeys);
        case Controller::KeysRight: return serveByKey(ControlSet::RightKeys);
        case Controller::Mouse: return serveByMouse();
        case Controller::Pad1:
        case Controller::Pad2: return serveByPad();
        }
        return {};
    };
    LessonPrompt prompt = said();
    prompt.headline = words(headline);
    return prompt;
}

LessonPrompt Teacher::breakPrompt(int bricks) const {
    return {fill(texts.plural("BREAK {n} BRICK", "BREAK {n} BRICKS", static_cast<std::uint64_t>(bricks)),
                 {{"n", bricks}}),
            words(translatable("Each brick is worth more until you touch a ball again"))};
}

LessonPrompt Teacher::praiseFor(Lesson lesson) const {
    switch (lesson) {
    case Lesson::Move: return told(translatable("NICE"), translatable("You can reach all of your side"));
    case Lesson::Serve:
        return told(translatable("GOOD SERVE"), translatable("Meet it with your paddle when it comes back"));
    case Lesson::Break:
        return told(translatable("WELL DONE"),
                    translatable("Every brick scores. Your points are on the left"));
    case Lesson::Strike:
        return told(translatable("WELL STRUCK"), translatable("Move sideways as you hit to spin the ball"));
    case Lesson::Convert:
        return told(translatable("IT IS YOURS"), translatable("Every red ball that you touch is stolen"));
    case Lesson::Score:
        return told(translatable("GOAL!"),
                    translatable("Now all of Red's shields stand again. Most goals win"));
    case Lesson::Catch:
        return told(translatable("WIDE!"),
                    translatable("A wider paddle for a while. There are fourteen powers"));
    case Lesson::Dodge: return told(translatable("WELL DODGED"), translatable("That was the last lesson"));
    }
    return {};
}

LessonPrompt Teacher::promptFor(const Lessons& lessons) const {
    switch (lessons.task()) {
    case Task::MoveThere: return movePrompt(false);
    case Task::MoveOn: return movePrompt(true);
    case Task::Serve: return servePrompt(translatable("SERVE A BALL"));
    case Task::BreakBricks: return breakPrompt(lessons.bricksLeft());
    case Task::ServeAgain: return servePrompt(translatable("SERVE ANOTHER"));
    case Task::StrikeBall:
        return told(translatable("SMASH IT OR CUSHION IT"),
                    translatable("Move up as you hit: a smash. Move down: a soft, exact shot"));
    case Task::ScoreGoal:
        return told(translatable("SCORE A GOAL"),
                    translatable("Through the gap where Red's shields are broken"));
    case Task::ServeAtGap: return servePrompt(translatable("SERVE AT THE GAP"));
    case Task::TouchRed:
        return told(translatable("TOUCH THE RED BALL"),
                    translatable("If it gets past you it breaks a shield. Touch it and it is yours"));
    case Task::TouchNext:
        return told(translatable("THAT BROKE A SHIELD"),
                    translatable("A ball through the gap would be a goal. Block it"));
    case Task::OpenBrick:
        return told(translatable("BREAK A MARKED BRICK"), translatable("It holds a capsule"));
    case Task::ServeAtBrick: return servePrompt(translatable("SERVE AT A MARKED BRICK"));
    case Task::CatchCapsule:
        return told(translatable("CATCH IT"), translatable("Round rim: good. Catch it with your paddle"));
    case Task::CatchNext:
        return told(translatable("ONCE MORE"), translatable("You missed it. Break another marked brick"));
    case Task::LetFall:
        return told(translatable("DODGE THIS ONE"),
                    translatable("Jagged rim: bad for the side that catches it"));
    case Task::LetNext:
        return told(translatable("LET IT FALL"),
                    translatable("This one made your paddle narrow. Step aside"));
    case Task::Enjoy: break;
    }
    return praiseFor(lessons.current());
}

} // namespace

LessonPrompt promptFor(const Catalogue& texts, const Lessons& lessons, const Hands& hands) {
    LessonPrompt prompt = Teacher{texts, hands}.promptFor(lessons);
    if (!hands.byEar) return prompt;
    if (const std::string_view line = lineByEar(lessons.task()); !line.empty())
        prompt.line = texts.text(line);
    return prompt;
}

std::string controlsInWords(const Catalogue& texts, const LessonPrompt& prompt) {
    std::vector<std::string> sets;
    for (const ControlPicture& picture : prompt.controls) {
        if (picture.kind != Kind::Keys) continue;
        std::string keys;
        for (const std::string& key : picture.words)
            keys += (keys.empty() ? "" : ", ") + key;
        sets.push_back(std::move(keys));
    }
    if (sets.empty()) return {};
    if (sets.size() == 1) return fill(texts.text("Keys {keys}"), {{"keys", sets[0]}});
    return fill(texts.text("Keys {keys}, or {others}"), {{"keys", sets[0]}, {"others", sets[1]}});
}

} // namespace arkanong
