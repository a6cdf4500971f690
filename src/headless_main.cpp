#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/storage/DataError.hpp"

#include <iostream>

namespace {

constexpr int badData = 2;

} // namespace

// The game without a window, for machines that have neither display nor SFML: as if --headless were given.
int main(int argc, char** argv) {
    const auto parsed = arkanong::parseCommandLine(argc, argv);
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
