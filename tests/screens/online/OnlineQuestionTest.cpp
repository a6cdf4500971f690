#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "screens/online/OnlinePlay.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

/// The host's screens while a guest asks to play.
struct Questioned : Keeping {
    OnlinePair pair;
    OnlineWaitScreen waiting{context, pair.host};
    std::optional<OnlineQuestionScreen> question;

    Questioned() {
        ScreenChange change = Stay{};
        REQUIRE(pair.pumpUntil([&] {
            change = waiting.step();
            return !is<Stay>(change) && pair.guest->peer().stage() == Peer::Stage::Asked;
        }));
        REQUIRE(is<ShowOnlineQuestion>(change));
        question.emplace(context, pair.host);
    }
};

} // namespace

TEST_CASE("the host is asked with the guest's name and address, and ACCEPT begins the match", "[screens]") {
    Questioned host;
    CHECK(host.question->urgent() == "BOB MWMWMWMWMWMW wants to play");
    const OnlineWords words = questionWords(Catalogue::english(), *host.pair.host->peer().candidate());
    CHECK(words.heading == "BOB MWMWMWMWMWMW WANTS TO PLAY");
    CHECK(words.marks == textOf(*host.pair.host->peer().candidate()->address));
    draw(host, *host.question);
    CHECK(is<Stay>(press(*host.question, Key::Enter))); // It was meant for the screen before.
    CHECK(is<Stay>(host.question->step()));
    settle(*host.question);
    CHECK(is<Resume>(press(*host.question, Key::Enter)));
    CHECK(host.pair.begin());
    CHECK(is<ShowOnlineMatch>(host.waiting.step()));
}

TEST_CASE("REFUSE, BLOCK and Esc end the guest's call, and the host waits on", "[screens]") {
    Questioned host;
    settle(*host.question);
    const int way = GENERATE(0, 1, 2);
    const Address guest = *host.pair.host->peer().candidate()->address;
    CHECK(is<Resume>(way == 0 ? press(*host.question, Key::Escape) : chosen(*host.question, way)));
    CHECK(host.pair.host->peer().blocks(guest) == (way == 2));
    REQUIRE(host.pair.pumpUntil([&] { return host.pair.guest->peer().ended(); }));
    CHECK(host.pair.guest->peer().refusal() == Refusal::Declined);
    const OnlineWords words = endWords(Catalogue::english(), host.pair.guest->peer(), host.pair.guest->way());
    CHECK(words.heading == "THE HOST DECLINED");
    CHECK_FALSE(canBeWatched(host.pair.guest->peer()));
    CHECK(is<Stay>(host.waiting.step()));
    CHECK(waitingWords(Catalogue::english(), *host.pair.host).heading == "WAITING FOR A PLAYER");
}

TEST_CASE("the question closes when the guest cancels, and answers of old questions do nothing",
          "[screens]") {
    Questioned host;
    settle(*host.question);
    CHECK(waitingWords(Catalogue::english(), *host.pair.guest).heading == "THE HOST DECIDES");
    host.pair.guest->leave();
    REQUIRE(host.pair.pumpUntil([&] { return !host.pair.host->peer().candidate(); }));
    CHECK(is<Resume>(press(*host.question, Key::Enter)));
    CHECK(is<Resume>(host.question->step()));
    CHECK(host.pair.host->peer().stage() == Peer::Stage::Waiting);
    CHECK(is<Stay>(host.waiting.step()));
    CHECK_THAT(waitingWords(Catalogue::english(), *host.pair.host).text,
               ContainsSubstring("BOB MWMWMWMWMWMW has gone."));
}

TEST_CASE("the question is switched off on the host's screen, and that is remembered", "[screens]") {
    Keeping shared;
    OnlinePair pair;
    OnlineWaitScreen host(shared.context, pair.host);
    CHECK(is<Stay>(chosen(host, 2)));
    CHECK_FALSE(shared.context.services.profile.settings().askFirst);
    CHECK(pair.begin());
    shared.reopen();
    CHECK_FALSE(shared.context.services.profile.settings().askFirst);
}

TEST_CASE("the host hears that balls are slower on the guest's half, before the match and in it",
          "[screens]") {
    OnlinePair pair(smallTerms(), 60);
    pair.host->peer().askFirst(true);
    REQUIRE(pair.pumpUntil([&] { return pair.host->peer().candidate().has_value(); }));
    const Peer::Candidate candidate = *pair.host->peer().candidate();
    CHECK_THAT(questionWords(Catalogue::english(), candidate).text, ContainsSubstring("60 %"));
    pair.host->peer().accept(candidate.guest);
    REQUIRE(pair.begin());
    CHECK(otherHalfText(Catalogue::english(), pair.host->peer()) == "Their half 60 %");
    CHECK(otherHalfText(Catalogue::english(), pair.guest->peer()).empty());
}
