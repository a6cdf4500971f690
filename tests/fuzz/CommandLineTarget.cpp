#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

bool readAnyCommandLine(std::string_view bytes) {
    std::vector<std::string> words{"arkanong"};
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        words.emplace_back(bytes.substr(0, end));
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    }
    std::vector<const char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    const auto parsed = parseCommandLine(static_cast<int>(arguments.size()), arguments.data());
    if (const auto* const reply = std::get_if<CommandLineReply>(&parsed)) {
        must(!reply->text.empty(), "who is not served is told why");
        must(reply->exitCode == 0 || reply->exitCode == badDataExit, "wrong arguments end with 2");
        return false;
    }
    const Options& options = std::get<Options>(parsed);
    overridden({}, options);
    must(options.settings.goals[0] >= 1 && options.settings.goals[0] <= tuning::goalLimit,
         "goals are within limits");
    must(!options.ticks || *options.ticks > 0, "ticks are above 0");
    must(options.balls >= 0 && options.balls <= tuning::sandboxBallLimit, "balls are within limits");
    return true;
}

} // namespace arkanong::test
