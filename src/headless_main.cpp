#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/storage/DataError.hpp"

#include <iostream>
#include <vector>

namespace {

constexpr int badData = 2;

} // namespace

// The game without a window, for machines that have neither a display nor SFML: --headless is always on.
int main(int argc, char** argv) {
    std::vector<const char*> arguments(argv, argv + argc);
    arguments.push_back("--headless");
    const auto parsed = arkanong::parseCommandLine(static_cast<int>(arguments.size()), arguments.data());
    if (const auto* reply = std::get_if<arkanong::CommandLineReply>(&parsed)) {
        (reply->exitCode == 0 ? std::cout : std::cerr) << reply->text << '\n';
        return reply->exitCode;
    }
    try {
        return arkanong::runHeadless(std::get<arkanong::Options>(parsed), std::cout);
    } catch (const arkanong::DataError& error) {
        std::cerr << "arkanong-headless: " << error.what() << '\n';
        return badData;
    }
}
