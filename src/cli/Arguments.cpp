#include "Arguments.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <CLI/CLI.hpp>
#include <memory>

namespace arkanong {

namespace {

/// Width of a line of help, characters.
constexpr std::size_t helpWidth = 78;

/// Replaces blanks by line breaks so that no line is longer than `helpWidth`.
std::string wrapped(std::string text) {
    std::size_t start = 0;
    while (text.size() - start > helpWidth) {
        const std::size_t blank = text.rfind(' ', start + helpWidth);
        if (blank == std::string::npos || blank <= start) break;
        text[blank] = '\n';
        start = blank + 1;
    }
    return text;
}

CLI::Option* addTo(CLI::App& app, const OptionEntry& entry) {
    const OptionText& text = entry.text;
    CLI::Option* const option = app.add_option(entry.isPositional ? text.name + ',' + text.value : text.name,
                                               CLI::callback_t(), wrapped(text.help));
    option->group(text.group);
    if (text.value.empty())
        option->expected(0)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    else
        option->type_name(text.value);
    if (!text.value.empty() && text.value.front() == '[') option->expected(0, 1);
    return option;
}

/// The parser with --help and --version.
std::unique_ptr<CLI::App> program() {
    auto app = std::make_unique<CLI::App>("Arkanong: pong meets breakout", "arkanong");
    app->set_help_flag("-h,--help", translatable("Print this help and exit"));
    app->set_version_flag("--version", "arkanong " ARKANONG_VERSION,
                          translatable("Print the version and exit"));
    return app;
}

} // namespace

std::variant<OptionNames, CommandLineReply> parseArguments(int argc, const char* const* argv,
                                                           const std::vector<OptionEntry>& entries) {
    const auto app = program();
    std::vector<const CLI::Option*> options;
    options.reserve(entries.size());
    for (const OptionEntry& entry : entries)
        options.push_back(addTo(*app, entry));
    try {
        app->parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return CommandLineReply{app->help(), 0};
    } catch (const CLI::CallForVersion& version) {
        return CommandLineReply{std::string(version.what()) + '\n', 0};
    } catch (const CLI::ParseError& error) {
        return refusal(error.what());
    }
    OptionNames given;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (options[i]->count() == 0) continue;
        given.push_back(entries[i].text.name);
        const std::string value = options[i]->results().front();
        if (!entries[i].store(value))
            return refusal(entries[i].text.name + ": expected " + entries[i].expected + ", found '" + value +
                           '\'');
    }
    return given;
}

std::vector<OptionText> describedOptions(const std::vector<OptionEntry>& entries,
                                         const Catalogue& catalogue) {
    const auto app = program();
    std::vector<OptionText> texts;
    for (const CLI::Option* const option : app->get_options())
        texts.push_back({option->get_name(),
                         option->get_snames().empty() ? "" : '-' + option->get_snames().front(),
                         "",
                         std::string(catalogue.text("manual page", "Options")),
                         std::string(catalogue.text(option->get_description())),
                         {}});
    for (const OptionEntry& entry : entries)
        texts.push_back(entry.text);
    return texts;
}

CommandLineReply refusal(const std::string& what) {
    return {"arkanong: " + printable(what) + " (arkanong --help lists the options)\n", badDataExit};
}

} // namespace arkanong
