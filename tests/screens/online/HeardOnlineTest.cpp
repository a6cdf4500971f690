#include "screens/online/OnlinePlay.hpp"

#include <fstream>

using namespace arkanong::test;

TEST_CASE("online the balls that arrive at the own paddle are heard if the settings say so", "[screens]") {
    const bool on = GENERATE(false, true);
    OnlinePlay play;
    play.log = EventLog(play.folder / "log");
    Settings settings = play.context.services.profile.settings();
    settings.hearBall = on ? 100 : 0;
    play.context.services.profile.change(settings);
    play.screen->resumed();
    const auto begun = [&play] { return play.screen->world()->tick() > tuning::seconds(5.0); };
    play.frames(*play.screen, begun);
    std::ifstream file(play.folder / "log");
    bool heard = false;
    for (std::string line; std::getline(file, line);)
        heard = heard || line.find(" hears ") != std::string::npos;
    CHECK(heard == on);
    CHECK(play.screen->onlyPerson() == Side::Blue);
}
