#include "arkanong/cli/OptionText.hpp"

#include <cassert>

namespace arkanong {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : " ") + word;
    return list;
}

bool isFolder(const OptionText& option) { return option.value == "DIR"; }
bool isFile(const OptionText& option) { return option.value.find("FILE") != std::string::npos; }
/// Whether the shell must ask the program for the words, because levels can be added and removed.
bool isLevel(const OptionText& option) { return option.name == "--level"; }
bool isOptional(const OptionText& option) { return option.value.front() == '['; }
/// Whether the value is a list of words separated by commas.
bool isList(const OptionText& option) {
    return option.value.find(",B") != std::string::npos || option.value.find("[,") != std::string::npos;
}

/// Inserts a backslash before each of `characters`.
std::string guarded(const std::string& text, const std::string& characters) {
    std::string result;
    for (const char c : text) {
        if (characters.find(c) != std::string::npos) result += '\\';
        result += c;
    }
    return result;
}

/// Puts the text into single quotes, for shells without escapes in single quotes.
std::string quoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'') result += "'\\'";
        result += c;
    }
    return result + '\'';
}

/// The help up to the first colon, semicolon or full stop.
std::string brief(const std::string& help) { return help.substr(0, help.find_first_of(":;.")); }

/// The option's specification for zsh's _arguments: "(--help)-h[Print this help and exit]".
std::string zshSpecification(const OptionText& option, const std::string& name) {
    std::string text = name;
    if (!option.value.empty() && !isOptional(option)) text += '=';
    text += '[' + guarded(brief(option.help), "[]:\\") + ']';
    if (option.value.empty()) return text;
    text += (isOptional(option) ? "::" : ":") + guarded(option.value, "[]:\\") + ':';
    if (isFolder(option)) return text + "_files -/";
    if (isLevel(option))
        return text +
               R"=({compadd -- ${(f)"$(_call_program levels $words[1] --levels 2>/dev/null)"}; _files})=";
    if (isFile(option)) return text + "_files";
    if (option.words.empty()) return text + ' ';
    return text + (isList(option) ? "_sequence compadd - " : "(") + joined(option.words) +
           (isList(option) ? "" : ")");
}

} // namespace

std::string bashCompletion() {
    std::string names;
    std::string cases;
    for (const OptionText& option : optionTexts(Catalogue::english())) {
        names +=
            (names.empty() ? "" : " ") + (option.letter.empty() ? "" : option.letter + ' ') + option.name;
        if (option.value.empty()) continue;
        cases += "    " + option.name + ")\n";
        if (isLevel(option))
            // Not with compgen -W, which would execute shell code in a level's name.
            cases += R"(        compopt -o filenames
        mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" --levels 2>/dev/null |
            while IFS= read -r name; do [[ $name != "$word"* ]] || printf '%s\n' "$name"; done
            compgen -f -- "$word")
)";
        else if (isFolder(option) || isFile(option))
            cases += std::string("        compopt -o filenames\n        mapfile -t COMPREPLY < <(compgen ") +
                     (isFolder(option) ? "-d" : "-f") + " -- \"$word\")\n";
        else if (isList(option))
            // Keeps the words up to the last comma.
            cases +=
                "        local before=\"\"\n        [[ $word != *,* ]] || before=\"${word%,*},\"\n"
                "        compopt -o nospace\n        mapfile -t COMPREPLY < <(compgen -P \"$before\" -W \"" +
                joined(option.words) + "\" -- \"${word##*,}\")\n";
        else if (!option.words.empty())
            cases += "        mapfile -t COMPREPLY < <(compgen -W \"" + joined(option.words) +
                     "\" -- \"$word\")\n";
        // The value is optional: the next word may be an option.
        cases += isOptional(option) ? "        [[ $word != -* ]] && return\n        ;;\n"
                                    : "        return\n        ;;\n";
    }
    return "# Completion of arkanong for bash, made from the options that arkanong --help lists.\n"
           "_arkanong() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    # Bash takes --level=NAME apart.\n"
           "    [[ $word != \"=\" ]] || word=\"\"\n"
           "    [[ $option != \"=\" ]] || option=${COMP_WORDS[COMP_CWORD - 2]}\n"
           "    COMPREPLY=()\n"
           "    case $option in\n" +
           cases +
           "    esac\n"
           "    if [[ $word == -* ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"" +
           names +
           "\" -- \"$word\")\n"
           "    else\n"
           "        compopt -o filenames\n"
           "        mapfile -t COMPREPLY < <(compgen -f -X \"!*.replay\" -- \"$word\"; compgen -d -- "
           "\"$word\")\n"
           "    fi\n"
           "}\n"
           "complete -F _arkanong arkanong\n";
}

std::string zshCompletion() {
    std::string script =
        "#compdef arkanong\n"
        "# Completion of arkanong for zsh, made from the options that arkanong --help lists.\n"
        "_arguments -S \\\n";
    for (const OptionText& option : optionTexts(Catalogue::english())) {
        const std::string other = option.letter.empty() ? "" : '(' + option.letter + ' ' + option.name + ')';
        if (!option.letter.empty())
            script += "    " + quoted(other + zshSpecification(option, option.letter)) + " \\\n";
        script += "    " + quoted(other + zshSpecification(option, option.name)) + " \\\n";
    }
    return script + "    '*:replay:_files -g \"*.replay\"'\n";
}

std::string fishCompletion() {
    std::string script =
        "# Completion of arkanong for fish, made from the options that arkanong --help lists.\n"
        "complete -c arkanong -f -a '(__fish_complete_suffix .replay)'\n";
    for (const OptionText& option : optionTexts(Catalogue::english())) {
        assert(option.name.rfind("--", 0) == 0);
        script += "complete -c arkanong -l " + option.name.substr(2);
        if (!option.letter.empty()) script += " -s " + option.letter.substr(1);
        if (!option.value.empty() && !isOptional(option)) script += " -r";
        if (isFolder(option))
            script += " -a '(__fish_complete_directories)'";
        else if (isLevel(option))
            script += " -F -a '(set -l line (commandline -opc); command $line[1] --levels 2>/dev/null)'";
        else if (isFile(option))
            script += " -F";
        else if (isList(option) && !option.words.empty())
            script +=
                R"( -f -a '(__fish_complete_list , "string split \" \" -- )" + joined(option.words) + "\")'";
        else
            script += option.words.empty() ? " -f" : " -f -a '" + joined(option.words) + '\'';
        script += " -d '" + guarded(brief(option.help), "'\\") + "'\n";
    }
    return script;
}

} // namespace arkanong
