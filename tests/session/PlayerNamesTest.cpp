#include "arkanong/session/PlayerNames.hpp"

#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "language/MoFile.hpp"

using namespace arkanong::test;

namespace {

/// A language in which a word is read backwards.
Catalogue backwards() {
    return Catalogue::parse(moFile({{"", moHead},
                                    {"Player 1", "1 Reyalp"},
                                    {"The Bosses", "Sessob Eht"},
                                    {"The Porter", "Retrop Eht"},
                                    {"You", "Uoy"},
                                    {"personality\4hunter", "retnuh"},
                                    {"player\4Guest", "Tseug"},
                                    {"player\4Host", "Tsoh"},
                                    {"strength\4easy", "ysae"},
                                    {"{strength} · {personality}", "{personality} · {strength}"}}),
                            "backwards.mo");
}

} // namespace

TEST_CASE("recorded names of people, opponents and strengths are shown in the player's language",
          "[session]") {
    const Catalogue catalogue = backwards();
    const auto [recorded, shown, capitals] = GENERATE(table<const char*, const char*, const char*>({
        {"YOU", "Uoy", "UOY"},
        {"PLAYER 1", "1 Reyalp", "1 REYALP"},
        {"THE PORTER", "Retrop Eht", "RETROP EHT"},
        {"THE BOSSES", "Sessob Eht", "SESSOB EHT"},
        {"EASY", "Ysae", "YSAE"},
        {"EASY HUNTER", "retnuh · Ysae", "RETNUH · YSAE"},
        {"2.35 HUNTER", "retnuh · 2.35", "RETNUH · 2.35"},
        {"2.35", "2.35", "2.35"},
        // The opponent of a player's level.
        {"THE JANITOR", "The Janitor", "THE JANITOR"},
        {"EASY RIDER", "Easy Rider", "EASY RIDER"},
        {"2", "2", "2"},
        {"", "", ""},
    }));
    CHECK(nameInWords(catalogue, recorded) == shown);
    CHECK(nameInCapitals(catalogue, recorded) == capitals);
}

TEST_CASE("a name that a player of an online match has typed is not translated", "[session]") {
    const Catalogue catalogue = backwards();
    const std::string typed = GENERATE("YOU", "EASY", "THE PORTER", "HOST", "GUEST", "PLAYER 1");
    CHECK(onlineNameInCapitals(catalogue, typed) == typed);
    CHECK(onlineNameInWords(catalogue, typed) == nameFromCapitals(typed));
    ReplaySummary summary;
    summary.players = {typed, std::string(namelessGuest)};
    summary.occasion = "ONLINE, ROUND 2";
    CHECK(shownPlayer(catalogue, summary, Side::Blue) == nameFromCapitals(typed));
    CHECK(shownPlayer(catalogue, summary, Side::Red) == "Tseug");
}

TEST_CASE("players of online matches without a name of their own are called host and guest", "[session]") {
    const Catalogue catalogue = backwards();
    CHECK(onlineNameInCapitals(catalogue, namelessHost) == "TSOH");
    CHECK(onlineNameInCapitals(catalogue, namelessGuest) == "TSEUG");
    CHECK(onlineNameInWords(Catalogue::english(), namelessHost) == "Host");
    // Nobody can type them: typed names are in capitals.
    CHECK(inCapitals(namelessHost) != namelessHost);
    CHECK(inCapitals(namelessGuest) != namelessGuest);
}

TEST_CASE("the name of each opponent in the game's levels is found again when it was recorded", "[session]") {
    std::vector<std::string> names{
        loadLevel(levelPath(levelFolder, std::string(finaleLevel))).opponent->name};
    const Campaign campaign = loadCampaign(levelFolder);
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next())
        names.push_back(campaign.entry(*at).level.opponent->name);
    const std::optional<Catalogue> german = builtCatalogue("de");
    for (const std::string& name : names) {
        CAPTURE(name);
        CHECK(nameInWords(Catalogue::english(), inCapitals(name)) == name);
        if (german) CHECK(nameInWords(*german, inCapitals(name)) == german->text(name));
    }
}
