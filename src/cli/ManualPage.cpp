#include "arkanong/cli/OptionText.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Escapes the text, so that man reads no command in it and does not break at dashes.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else if (c == '\'')
            result += "\\(aq";
        else if (c == '"')
            result += "\\(dq";
        else
            result += c;
    }
    return result;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

/// Splits escaped text for the page's source: one sentence per line, and at most 79 bytes per line.
std::string lines(std::string_view text) {
    constexpr std::size_t longest = 79;
    std::string result;
    std::size_t length = 0;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find(' ', begin), text.size());
        std::string word(text.substr(begin, end - begin));
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

/// The page, in one language.
class ManualPage {
  public:
    explicit ManualPage(const Catalogue& catalogue) : catalogue_(catalogue) {}

    std::string page(const std::string& date) const {
        return head(date) + introduction() + options() + files() + environment() + exitStatus() + examples();
    }

  private:
    std::string text(std::string_view english) const { return escaped(catalogue_.text(english)); }
    std::string text(std::string_view context, std::string_view english) const {
        return escaped(catalogue_.text(context, english));
    }
    /// Wording of the headings: what all manual pages have.
    static std::string heading(const std::string& words) { return ".SH " + words + '\n'; }
    /// A word in the margin, and what it means beside it.
    static std::string entry(const std::string& word, const std::string& meaning) {
        return ".TP\n" + word + '\n' + lines(meaning);
    }

    std::string head(const std::string& date) const;
    std::string introduction() const;
    std::string options() const;
    std::string files() const;
    std::string environment() const;
    std::string exitStatus() const;
    std::string examples() const;

    const Catalogue& catalogue_;
};

std::string ManualPage::head(const std::string& date) const {
    // Tells man the encoding; English is ASCII.
    const std::string encoding = catalogue_.language().empty() ? "" : "'\\\" -*- coding: UTF-8 -*-\n";
    // Translators: the name of section 6 of the manual.
    const std::string section = text("manual page", "Games");
    // Translators: a heading. The program man knows only some words for it, such as BEZEICHNUNG, NOM, NOMBRE and NAZWA.
    const std::string name = text("manual page", "NAME");
    return encoding + ".TH ARKANONG 6 " + date + " \"Arkanong " ARKANONG_VERSION "\" \"" + section + "\"\n" +
           heading(name) + "arkanong \\- " + text("pong meets breakout") + '\n';
}

std::string ManualPage::introduction() const {
    const std::string game = text(
        "Two sides face each other across a field of bricks and hexagons, with many balls in play at once. "
        "Every ball belongs to a side, and the paddle that touches a ball takes it over: a save is also a "
        "theft, "
        "and every ball you serve can come back as your opponent's.");
    // Translators: {options} and {controls} are titles of screens, in capitals.
    const std::string start = text("Without options the game starts with its title screen. A {file} is a "
                                   "replay, which is played. Within the "
                                   "game the mouse, the arrow keys, W A S D or a gamepad move the paddle, "
                                   "the left button or Space serves, "
                                   "and Esc pauses; {options}, {controls} shows and changes all of that.");
    return heading(text("manual page", "SYNOPSIS")) + ".B arkanong\n.RI [ OPTION ]...\\&\n.RI [ FILE ]\n" +
           heading(text("manual page", "DESCRIPTION")) + lines(game) + ".PP\n" +
           lines(fill(
               start,
               {{"file", italic("FILE")}, {"options", text("OPTIONS")}, {"controls", text("CONTROLS")}}));
}

std::string ManualPage::options() const {
    std::string page = heading(text("manual page", "OPTIONS"));
    std::string group;
    for (const OptionText& option : optionTexts(catalogue_)) {
        if (option.group != group) page += ".SS " + escaped(option.group) + '\n';
        group = option.group;
        std::string names = option.letter.empty() ? "" : bold(option.letter) + ", ";
        names += bold(option.name);
        if (!option.value.empty()) names += ' ' + italic(option.value);
        page += entry(names, escaped(option.help) + '.');
    }
    return page;
}

std::string ManualPage::files() const {
    // Translators: {option} is an option that names a folder.
    const std::string pictures =
        fill(text("{folder}, or the folder of {option}"),
             {{"folder", italic("~/Pictures/Arkanong")}, {"option", italic("--screenshots")}});
    return heading(text("manual page", "FILES")) +
           entry(italic("~/.config/arkanong/config.toml"), text("The settings, a text file with comments.")) +
           entry(italic("~/.local/share/arkanong"), fill(text("Progress, high scores, replays, ghosts, and "
                                                              "levels of your own in the folder {levels}."),
                                                         {{"levels", italic("levels")}})) +
           entry(pictures, text("Screenshots and moving pictures."));
}

std::string ManualPage::environment() const {
    return heading(text("manual page", "ENVIRONMENT")) +
           entry(
               bold("ARKANONG_ASSETS"),
               fill(text("The folder with the game's levels, pictures and sounds; {option} comes before it."),
                    {{"option", bold("--assets")}})) +
           entry(bold("ARKANONG_HOME"), text("One folder for everything that the game saves.")) +
           entry(bold("XDG_CONFIG_HOME") + ", " + bold("XDG_DATA_HOME"),
                 fill(text("Other places than {config} and {data}; ignored unless absolute."),
                      {{"config", italic("~/.config")}, {"data", italic("~/.local/share")}}));
}

std::string ManualPage::exitStatus() const {
    return heading(text("manual page", "EXIT STATUS")) +
           lines(text(
               "0 if all went well, 2 for bad data or arguments, 1 for what the machine refuses, a full "
               "disk, "
               "for instance, and 128 and the number of a signal that ended a program without a window."));
}

std::string ManualPage::examples() const {
    return heading(text("manual page", "EXAMPLES")) +
           entry(bold("arkanong --watch --level beehive"), text("Watch a match of two computers.")) +
           entry(bold("arkanong --daily"), text("Play the daily duel.")) +
           entry(bold("arkanong --verify match.replay"),
                 text("Say whether a replay agrees with its result.")) +
           entry(bold("arkanong --analyse match.replay"),
                 text("Print how likely Blue was to win, and the turning points."));
}

} // namespace

std::string manualPage(const std::string& date, const Catalogue& catalogue) {
    return ManualPage(catalogue).page(date);
}

} // namespace arkanong
