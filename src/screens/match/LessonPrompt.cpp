#include "arkanong/screens/match/LessonPrompt.hpp"

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

std::string capOf(Control key) {
    if (key == controlOf(sfml::Key::Up)) return "↑";
    if (key == controlOf(sfml::Key::Left)) return "←";
    if (key == controlOf(sfml::Key::Down)) return "↓";
    if (key == controlOf(sfml::Key::Right)) return "→";
    return shortName(key);
}

ControlPicture keysOf(const Hands& hands, ControlSet set) {
    return {Kind::Keys,
            {capOf(firstOf(hands, set, Action::MoveUp)), capOf(firstOf(hands, set, Action::MoveLeft)),
             capOf(firstOf(hands, set, Action::MoveDown)), capOf(firstOf(hands, set, Action::MoveRight))}};
}

std::vector<ControlPicture> movers(const Hands& hands) {
    switch (toolOf(hands)) {
    case Controller::Computer: break;
    case Controller::AnyDevice:
        return {keysOf(hands, ControlSet::RightKeys), keysOf(hands, ControlSet::LeftKeys)};
    case Controller::KeysLeft: return {keysOf(hands, ControlSet::LeftKeys)};
    case Controller::KeysRight: return {keysOf(hands, ControlSet::RightKeys)};
    case Controller::Mouse: return {{Kind::Mouse}};
    case Controller::Pad1:
    case Controller::Pad2: return {{Kind::Stick, {stickFor(Catalogue::english(), hands.controls, true)}}};
    }
    return {};
}

LessonPrompt movePrompt(const Hands& hands, bool further) {
    LessonPrompt prompt;
    prompt.headline = further ? "NOW TO THIS RING" : "MOVE YOUR PADDLE";
    prompt.line =
        further ? "Your whole side is yours to move in" : "The blue paddle is yours. Bring it to the ring";
    prompt.controls = movers(hands);
    return prompt;
}

LessonPrompt serveByKey(const Hands& hands, ControlSet set) {
    const Control& key = firstOf(hands, set, Action::ServeByArrow);
    return {"",
            hands.byEar ? "Tap " + displayName(key) + ": the ball flies straight ahead"
                        : "Hold " + displayName(key) + ": an arrow swings. Let go, and the ball flies",
            {{Kind::Key, {capOf(key) == shortName(key) ? displayName(key) : capOf(key)}}}};
}

LessonPrompt serveByMouse(const Hands& hands) {
    const Control& button = firstOf(hands, ControlSet::Mouse, Action::ServeAtAim);
    Kind kind = Kind::MouseLeft;
    if (button == controlOf(sf::Mouse::Button::Right)) kind = Kind::MouseRight;
    if (button == controlOf(sf::Mouse::Button::Middle)) kind = Kind::MouseMiddle;
    return {
        "", "Hold the " + insideSentence(displayName(button)) + ", aim with the mouse and let go", {{kind}}};
}

LessonPrompt serveByPad(const Hands& hands) {
    const Control& button = firstOf(hands, ControlSet::Gamepad, Action::ServeAtAim);
    const std::string stick = stickFor(Catalogue::english(), hands.controls, false);
    return {"",
            "Aim with the " + stick + " and press " + displayName(button),
            {{Kind::Stick, {stick}}, {Kind::Button, {shortName(button)}}}};
}

LessonPrompt servePrompt(const Hands& hands, std::string headline) {
    const auto said = [&]() -> LessonPrompt {
        switch (toolOf(hands)) {
        case Controller::Computer: break;
        case Controller::AnyDevice: return serveByKey(hands, ControlSet::Common);
        case Controller::KeysLeft: return serveByKey(hands, ControlSet::LeftKeys);
        case Controller::KeysRight: return serveByKey(hands, ControlSet::RightKeys);
        case Controller::Mouse: return serveByMouse(hands);
        case Controller::Pad1:
        case Controller::Pad2: return serveByPad(hands);
        }
        return {};
    };
    LessonPrompt prompt = said();
    prompt.headline = std::move(headline);
    return prompt;
}

/// What leads a person who plays by ear; empty if the line for everybody does.
std::string_view lineByEar(Task task) {
    constexpr auto lines = tableOf<Task, std::string_view>(
        {"Bells lead to a ring: low is left, high is right, faster is nearer",
         "It lies on the other side, and lower. Follow the bells",
         {},
         {},
         {},
         "Move up and down while the tone is steady: up smashes, down cushions",
         "Move until its tone is steady. Touch the ball and it is yours",
         {},
         {},
         "The bells lead below the gap. There, serve straight ahead",
         "It holds a capsule. The bells lead below it",
         "The bells lead below it. There, serve straight ahead",
         "The bells lead to where it arrives",
         {},
         "A bad capsule falls. Bells tell where: keep away from them",
         {},
         {}});
    return lines[static_cast<std::size_t>(task)];
}

std::string bricks(int count) { return std::to_string(count) + (count == 1 ? " BRICK" : " BRICKS"); }

LessonPrompt praiseFor(Lesson lesson) {
    switch (lesson) {
    case Lesson::Move: return {"NICE", "You can reach all of your side"};
    case Lesson::Serve: return {"GOOD SERVE", "Meet it with your paddle when it comes back"};
    case Lesson::Break: return {"WELL DONE", "Every brick scores. Your points are on the left"};
    case Lesson::Strike: return {"WELL STRUCK", "Move sideways as you hit to spin the ball"};
    case Lesson::Convert: return {"IT IS YOURS", "Every red ball that you touch is stolen"};
    case Lesson::Score: return {"GOAL!", "Now all of Red's shields stand again. Most goals win"};
    case Lesson::Catch: return {"WIDE!", "A wider paddle for a while. There are fourteen powers"};
    case Lesson::Dodge: return {"WELL DODGED", "That was the last lesson"};
    }
    return {};
}

LessonPrompt promptByEye(const Lessons& lessons, const Hands& hands) {
    switch (lessons.task()) {
    case Task::MoveThere: return movePrompt(hands, false);
    case Task::MoveOn: return movePrompt(hands, true);
    case Task::Serve: return servePrompt(hands, "SERVE A BALL");
    case Task::BreakBricks:
        return {"BREAK " + bricks(lessons.bricksLeft()),
                "Each brick is worth more until you touch a ball again"};
    case Task::ServeAgain: return servePrompt(hands, "SERVE ANOTHER");
    case Task::StrikeBall:
        return {"SMASH IT OR CUSHION IT", "Move up as you hit: a smash. Move down: a soft, exact shot"};
    case Task::ScoreGoal: return {"SCORE A GOAL", "Through the gap where Red's shields are broken"};
    case Task::ServeAtGap: return servePrompt(hands, "SERVE AT THE GAP");
    case Task::TouchRed:
        return {"TOUCH THE RED BALL", "If it gets past you it breaks a shield. Touch it and it is yours"};
    case Task::TouchNext: return {"THAT BROKE A SHIELD", "A ball through the gap would be a goal. Block it"};
    case Task::OpenBrick: return {"BREAK A MARKED BRICK", "It holds a capsule"};
    case Task::ServeAtBrick: return servePrompt(hands, "SERVE AT A MARKED BRICK");
    case Task::CatchCapsule: return {"CATCH IT", "Round rim: good. Catch it with your paddle"};
    case Task::CatchNext: return {"ONCE MORE", "You missed it. Break another marked brick"};
    case Task::LetFall: return {"DODGE THIS ONE", "Jagged rim: bad for the side that catches it"};
    case Task::LetNext: return {"LET IT FALL", "This one made your paddle narrow. Step aside"};
    case Task::Enjoy: break;
    }
    return praiseFor(lessons.current());
}

} // namespace

LessonPrompt promptFor(const Lessons& lessons, const Hands& hands) {
    LessonPrompt prompt = promptByEye(lessons, hands);
    if (!hands.byEar) return prompt;
    if (const std::string_view line = lineByEar(lessons.task()); !line.empty()) prompt.line = line;
    return prompt;
}

std::string controlsInWords(const LessonPrompt& prompt) {
    std::string words;
    for (const ControlPicture& picture : prompt.controls) {
        if (picture.kind != Kind::Keys) continue;
        words += words.empty() ? "Keys " : ", or ";
        for (const std::string& key : picture.words)
            words += (&key == &picture.words.front() ? "" : ", ") + key;
    }
    return words;
}

} // namespace arkanong
