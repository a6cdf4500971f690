#include "arkanong/cli/OptionText.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>

namespace arkanong {

namespace {

std::string joined(const std::vector<std::string>& words, const char* between = " ") {
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : between) + word;
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

/// The help up to the first colon, semicolon or full stop before a space, which is not that of "etc., or".
std::string brief(const std::string& help) {
    const auto ends = [&](const std::string& sign) { return std::min(help.find(sign + ' '), help.size()); };
    std::string words = help.substr(0, std::min({ends(":"), ends(";"), ends(".")}));
    for (const std::string_view space : {" ", "\u00a0", "\u202f"}) // French has one before a colon.
        if (words.size() > space.size() && words.substr(words.size() - space.size()) == space)
            words.resize(words.size() - space.size());
    return words;
}

std::string quotedForZsh(const std::string& text) { return quoted(guarded(text, "[]:\\")); }
std::string quotedForFish(const std::string& text) { return '\'' + guarded(text, "'\\") + '\''; }
using Quote = std::string (*)(const std::string&);

/// What all options do in this language, in the order of optionTexts(), a line for each.
std::string descriptions(const Catalogue& catalogue, Quote quote, const std::string& lineEnd) {
    std::string list;
    for (const OptionText& option : optionTexts(catalogue))
        list += "    " + quote(brief(option.help)) + lineEnd;
    return list;
}

/// The codes for which languageFor() chooses this language: "pt_BR", and "pt" if it is the first Portuguese one.
std::vector<std::string> codesOf(const std::vector<Catalogue>& translations, const Catalogue& catalogue) {
    const auto plain = [](const Catalogue& one) {
        return one.language().substr(0, one.language().find('_'));
    };
    const auto first = std::find_if(translations.begin(), translations.end(),
                                    [&](const Catalogue& one) { return plain(one) == plain(catalogue); });
    std::vector<std::string> codes{catalogue.language()};
    if (&*first == &catalogue && plain(catalogue) != catalogue.language()) codes.push_back(plain(catalogue));
    return codes;
}

/// A part of zsh's script that sets the array `text` to the options' descriptions, in the language that systemLocales() and
/// languageFor() choose for the game.
std::string zshDescriptions(const std::vector<Catalogue>& translations) {
    std::string script = "local -a text=(\n" + descriptions(Catalogue::english(), quotedForZsh, "\n") +
                         R"sh()
local locales=${LC_ALL:-${LC_MESSAGES:-$LANG}} locale code
case ${locales%%[_.@]*} in
''|C|POSIX) ;;
*) locales=$LANGUAGE:$locales ;;
esac
local -a codes
for locale in ${(s.:.)locales}; do
    codes+=(${locale%%[.@]*} ${locale%%[_.@]*})
done
for code in $codes; do
    case $code in
    C|POSIX|en) break ;;
)sh";
    for (const Catalogue& catalogue : translations)
        script += "    " + joined(codesOf(translations, catalogue), "|") + ") text=(\n" +
                  descriptions(catalogue, quotedForZsh, "\n") + "    ); break ;;\n";
    return script + "    esac\ndone\n";
}

/// A part of fish's script that sets the list `text` to the options' descriptions, in the language that systemLocales() and
/// languageFor() choose for the game.
std::string fishDescriptions(const std::vector<Catalogue>& translations) {
    std::string script =
        "set -l text \\\n" + descriptions(Catalogue::english(), quotedForFish, " \\\n") + R"sh(
set -l locale (string match -v '' -- "$LC_ALL" "$LC_MESSAGES" "$LANG")[1]
string match -qr '^(|C|POSIX)([_.@]|$)' -- "$locale"; or set locale "$LANGUAGE:$locale"
set -l code
for code in (string split : -- "$locale" | string replace -r '([^_.@]*)([^.@]*).*' '$1$2:$1' | string split :)
    switch $code
    case C POSIX en
        break
)sh";
    for (const Catalogue& catalogue : translations)
        script += "    case " + joined(codesOf(translations, catalogue)) + "\n    set text \\\n" +
                  descriptions(catalogue, quotedForFish, " \\\n") + "\n    break\n";
    return script + "    end\nend\n";
}

/// How zsh's _arguments completes the option's value, in its own notation: ":N: "; empty if the option takes no value.
std::string zshValue(const OptionText& option) {
    if (option.value.empty()) return {};
    const std::string text = (isOptional(option) ? "::" : ":") + guarded(option.value, "[]:\\") + ':';
    if (isFolder(option)) return text + "_files -/";
    if (isLevel(option))
        return text +
               R"=({compadd -- ${(f)"$(_call_program levels $words[1] --levels 2>/dev/null)"}; _files})=";
    if (isFile(option)) return text + "_files";
    if (option.words.empty()) return text + ' ';
    return text + (isList(option) ? "_sequence compadd - " : "(") + joined(option.words) +
           (isList(option) ? "" : ")");
}

/// The option's specification for zsh's _arguments, '(-h --help)-h['"$text[1]"']', where text[index] describes it.
std::string zshSpecification(const OptionText& option, const std::string& name, std::size_t index) {
    const std::string other = option.letter.empty() ? "" : '(' + option.letter + ' ' + option.name + ')';
    const bool needsValue = !option.value.empty() && !isOptional(option);
    return quoted(other + name + (needsValue ? "=[" : "[")) + "\"$text[" + std::to_string(index) + "]\"" +
           quoted(']' + zshValue(option));
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

std::string zshCompletion(const std::vector<Catalogue>& translations) {
    std::string script =
        "#compdef arkanong\n"
        "# Completion of arkanong for zsh, made from the options that arkanong --help lists.\n" +
        zshDescriptions(translations) + "_arguments -S \\\n";
    std::size_t index = 0;
    for (const OptionText& option : optionTexts(Catalogue::english())) {
        ++index;
        if (!option.letter.empty())
            script += "    " + zshSpecification(option, option.letter, index) + " \\\n";
        script += "    " + zshSpecification(option, option.name, index) + " \\\n";
    }
    return script + "    '*:FILE:_files -g \"*.replay\"'\n";
}

std::string fishCompletion(const std::vector<Catalogue>& translations) {
    std::string script =
        "# Completion of arkanong for fish, made from the options that arkanong --help lists.\n" +
        fishDescriptions(translations) + "complete -c arkanong -f -a '(__fish_complete_suffix .replay)'\n";
    std::size_t index = 0;
    for (const OptionText& option : optionTexts(Catalogue::english())) {
        ++index;
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
        script += " -d $text[" + std::to_string(index) + "]\n";
    }
    return script;
}

} // namespace arkanong
