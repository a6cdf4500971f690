#include "arkanong/screens/match/LessonPrompt.hpp"

#include "arkanong/input/ControllerHelp.hpp"

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
    case Controller::Pad2: return {{Kind::Stick, {stickFor(hands.controls, true)}}};
    }
    return {};
}

LessonPrompt movePrompt(const Hands& hands, bool further) {
    LessonPrompt prompt;
    prompt.headline = further ? "NOW TO THIS RING" : "MOVE YOUR PADDLE";
    prompt.line =
        further ? "YOUR WHOLE SIDE IS YOURS TO MOVE IN" : "THE BLUE PADDLE IS YOURS. BRING IT TO THE RING";
    prompt.controls = movers(hands);
    return prompt;
}

LessonPrompt serveByKey(const Hands& hands, ControlSet set) {
    const Control& key = firstOf(hands, set, Action::ServeByArrow);
    return {"",
            "HOLD " + displayName(key) + ": AN ARROW SWINGS. LET GO, AND THE BALL FLIES",
            {{Kind::Key, {capOf(key) == shortName(key) ? displayName(key) : capOf(key)}}}};
}

LessonPrompt serveByMouse(const Hands& hands) {
    const Control& button = firstOf(hands, ControlSet::Mouse, Action::ServeAtAim);
    Kind kind = Kind::MouseLeft;
    if (button == controlOf(sf::Mouse::Button::Right)) kind = Kind::MouseRight;
    if (button == controlOf(sf::Mouse::Button::Middle)) kind = Kind::MouseMiddle;
    return {"", "HOLD THE " + displayName(button) + ", AIM WITH THE MOUSE AND LET GO", {{kind}}};
}

LessonPrompt serveByPad(const Hands& hands) {
    const Control& button = firstOf(hands, ControlSet::Gamepad, Action::ServeAtAim);
    const std::string stick = stickFor(hands.controls, false);
    return {"",
            "AIM WITH THE " + stick + " AND PRESS " + displayName(button),
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

std::string bricks(int count) { return std::to_string(count) + (count == 1 ? " BRICK" : " BRICKS"); }

LessonPrompt praiseFor(Lesson lesson) {
    switch (lesson) {
    case Lesson::Move: return {"NICE", "YOU CAN REACH ALL OF YOUR SIDE"};
    case Lesson::Serve: return {"GOOD SERVE", "MEET IT WITH YOUR PADDLE WHEN IT COMES BACK"};
    case Lesson::Break: return {"WELL DONE", "EVERY BRICK SCORES. YOUR POINTS ARE ON THE LEFT"};
    case Lesson::Strike: return {"WELL STRUCK", "MOVE SIDEWAYS AS YOU HIT TO SPIN THE BALL"};
    case Lesson::Convert: return {"IT IS YOURS", "EVERY RED BALL THAT YOU TOUCH IS STOLEN"};
    case Lesson::Score: return {"GOAL!", "NOW ALL OF RED'S SHIELDS STAND AGAIN. MOST GOALS WIN"};
    case Lesson::Catch: return {"WIDE!", "A WIDER PADDLE FOR A WHILE. THERE ARE FOURTEEN POWERS"};
    case Lesson::Dodge: return {"WELL DODGED", "THAT WAS THE LAST LESSON"};
    }
    return {};
}

} // namespace

LessonPrompt promptFor(const Lessons& lessons, const Hands& hands) {
    switch (lessons.task()) {
    case Task::MoveThere: return movePrompt(hands, false);
    case Task::MoveOn: return movePrompt(hands, true);
    case Task::Serve: return servePrompt(hands, "SERVE A BALL");
    case Task::BreakBricks:
        return {"BREAK " + bricks(lessons.bricksLeft()),
                "EACH BRICK IS WORTH MORE UNTIL YOU TOUCH A BALL AGAIN"};
    case Task::ServeAgain: return servePrompt(hands, "SERVE ANOTHER");
    case Task::StrikeBall:
        return {"SMASH IT OR CUSHION IT", "MOVE UP AS YOU HIT: A SMASH. MOVE DOWN: A SOFT, EXACT SHOT"};
    case Task::ScoreGoal: return {"SCORE A GOAL", "THROUGH THE GAP WHERE RED'S SHIELDS ARE BROKEN"};
    case Task::ServeAtGap: return servePrompt(hands, "SERVE AT THE GAP");
    case Task::TouchRed:
        return {"TOUCH THE RED BALL", "IF IT GETS PAST YOU IT BREAKS A SHIELD. TOUCH IT AND IT IS YOURS"};
    case Task::TouchNext: return {"THAT BROKE A SHIELD", "A BALL THROUGH THE GAP WOULD BE A GOAL. BLOCK IT"};
    case Task::OpenBrick: return {"BREAK A MARKED BRICK", "IT HOLDS A CAPSULE"};
    case Task::ServeAtBrick: return servePrompt(hands, "SERVE AT A MARKED BRICK");
    case Task::CatchCapsule: return {"CATCH IT", "ROUND RIM: GOOD. CATCH IT WITH YOUR PADDLE"};
    case Task::CatchNext: return {"ONCE MORE", "YOU MISSED IT. BREAK ANOTHER MARKED BRICK"};
    case Task::LetFall: return {"DODGE THIS ONE", "JAGGED RIM: BAD FOR THE SIDE THAT CATCHES IT"};
    case Task::LetNext: return {"LET IT FALL", "THIS ONE MADE YOUR PADDLE NARROW. STEP ASIDE"};
    case Task::Enjoy: break;
    }
    return praiseFor(lessons.current());
}

} // namespace arkanong
