#include "arkanong/cli/OptionText.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr const char* introduction = R"(.SH SYNOPSIS
.B arkanong
.RI [ OPTION ]...\&
.RI [ FILE ]
.SH DESCRIPTION
Two sides face each other across a field of bricks and hexagons, with many
balls in play at once.
Every ball belongs to a side, and the paddle that touches a ball takes it over:
a save is also a theft, and every ball you serve can come back as your
opponent's.
.PP
Without options the game starts with its title screen.
A
.I FILE
is a replay, which is played.
Within the game the mouse, the arrow keys, W A S D or a gamepad move the
paddle, the left button or Space serves, and Esc pauses; OPTIONS, CONTROLS shows
and changes all of that.
.SH OPTIONS
)";

constexpr const char* conclusion = R"(.SH FILES
.TP
.I ~/.config/arkanong/config.toml
The settings, a text file with comments.
.TP
.I ~/.local/share/arkanong
Progress, high scores, replays, ghosts, and levels of your own in the folder
.IR levels .
.TP
.IR ~/Pictures/Arkanong ", or the folder of " \-\-screenshots
Screenshots and moving pictures.
.SH ENVIRONMENT
.TP
.B ARKANONG_ASSETS
The folder with the game's levels, pictures and sounds;
.B \-\-assets
comes before it.
.TP
.B ARKANONG_HOME
One folder for everything that the game saves.
.TP
.BR XDG_CONFIG_HOME ", " XDG_DATA_HOME
Other places than
.I ~/.config
and
.IR ~/.local/share ;
ignored unless absolute.
.SH EXIT STATUS
0 if all went well, 2 for bad data or arguments, 1 for what the machine
refuses, a full disk, for instance, and 128 and the number of a signal that
ended a program without a window.
.SH EXAMPLES
.TP
.B arkanong \-\-watch \-\-level beehive
Watch a match of two computers.
.TP
.B arkanong \-\-daily
Play the daily duel.
.TP
.B arkanong \-\-verify match.replay
Say whether a replay agrees with its result.
.TP
.B arkanong \-\-analyse match.replay
Print how likely Blue was to win, and the turning points.
)";

/// Escapes the text, so that man reads no command in it and does not break at dashes.
std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else if (c == '\'')
            result += "\\(aq";
        else
            result += c;
    }
    return result;
}

/// Splits the text for the page's source: one sentence per line, and at most 79 characters per line.
std::string lines(const std::string& text) {
    constexpr std::size_t longest = 79;
    std::string result;
    std::size_t length = 0;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find(' ', begin), text.size());
        std::string word = text.substr(begin, end - begin);
        if (word.empty()) continue;
        const bool first = length == 0 || length + 1 + word.size() > longest;
        if (first && word.front() == '.') word.insert(0, "\\&");
        if (!result.empty()) result += first ? '\n' : ' ';
        length = first ? word.size() : length + 1 + word.size();
        if (word.back() == '.') length = 0;
        result += word;
    }
    return result + '\n';
}

std::string entry(const OptionText& option) {
    std::string text = ".TP\n";
    if (!option.letter.empty()) text += "\\fB" + escaped(option.letter) + "\\fR, ";
    text += "\\fB" + escaped(option.name) + "\\fR";
    if (!option.value.empty()) text += " \\fI" + escaped(option.value) + "\\fR";
    return text + '\n' + lines(escaped(option.help) + '.');
}

} // namespace

std::string manualPage(const std::string& date) {
    std::string page = ".TH ARKANONG 6 " + date + " \"Arkanong " ARKANONG_VERSION "\" Games\n.SH NAME\n" +
                       "arkanong \\- pong meets breakout\n" + introduction;
    std::string group;
    for (const OptionText& option : optionTexts()) {
        if (option.group != group) page += ".SS " + escaped(option.group) + '\n';
        group = option.group;
        page += entry(option);
    }
    return page + conclusion;
}

} // namespace arkanong
