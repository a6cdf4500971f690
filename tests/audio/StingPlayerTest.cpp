#include "arkanong/audio/StingPlayer.hpp"

#include "Catch.hpp"
#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/math/Kinds.hpp"

#include <cmath>
#include <string>

using namespace arkanong::test;

namespace {

constexpr std::size_t twoBars = 16; ///< Quavers.

std::vector<CastMember> players() {
    std::vector<CastMember> found;
    for (const CastMember& member : cast())
        if (!member.sting.notes.empty()) found.push_back(member);
    return found;
}

/// The number of quavers in which two tunes differ.
std::size_t differences(std::string_view a, std::string_view b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < twoBars; ++i)
        if (a[i] != b[i]) ++count;
    return count;
}

std::vector<SoundCue> heard(StingPlayer player, double frame, double seconds) {
    std::vector<SoundCue> notes;
    for (double time = 0.0; time < seconds; time += frame)
        for (const SoundCue& note : player.advance(frame))
            notes.push_back(note);
    return notes;
}

} // namespace

TEST_CASE("each of the 35 opponents has a sting of two bars with at least five notes", "[audio]") {
    REQUIRE(players().size() == 35);
    for (const CastMember& member : players()) {
        CAPTURE(member.name);
        const std::string_view notes = member.sting.notes;
        REQUIRE(notes.size() == twoBars);
        std::size_t sounding = 0;
        for (const char note : notes) {
            CHECK((pitchOf(note).has_value() || note == 'z'));
            if (note != 'z') ++sounding;
        }
        CHECK(sounding >= 5);
        CHECK(notes.front() != 'z'); // It starts when the match is announced.
        const double seconds = StingPlayer::secondsOf(member.sting);
        CHECK(seconds >= 2.5);
        CHECK(seconds <= 5.5);
    }
}

TEST_CASE("any two stings differ in at least five of their sixteen quavers", "[audio]") {
    const std::vector<CastMember> all = players();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            CAPTURE(all[i].name, all[j].name);
            CHECK(differences(all[i].sting.notes, all[j].sting.notes) >= 5);
        }
}

TEST_CASE("a sting's notes are those of the C major scale over two octaves around the sample", "[audio]") {
    CHECK(*pitchOf('c') == 1.0);
    CHECK(*pitchOf('C') == 0.5);
    CHECK_THAT(*pitchOf('g'), WithinAbs(std::exp2(7.0 / 12.0), 1e-12));
    CHECK_THAT(*pitchOf('A'), WithinAbs(std::exp2(-3.0 / 12.0), 1e-12));
    for (const char other : {'z', ' ', 'h', '\0'})
        CHECK_FALSE(pitchOf(other));
    for (const char lower : std::string("CDEFGAB"))
        CHECK(*pitchOf(static_cast<char>(lower - 'A' + 'a')) == 2.0 * *pitchOf(lower));
    // In the key of any music it stays between a third and three times the sample's pitch.
    for (std::size_t i = 0; i < trackCount; ++i) {
        const double key = std::exp2(trackTraits(static_cast<Track>(i)).key / 12.0);
        CHECK(key * *pitchOf('C') > 1.0 / 3.0);
        CHECK(key * *pitchOf('b') < 3.0);
    }
}

TEST_CASE("the notes of a sting begin at its tempo, and nothing follows its end", "[audio]") {
    constexpr double frame = 1.0 / 64.0;
    const Sting sting{"czzzezzzgzzzczzz", 120}; // A quaver lasts a quarter of a second.
    StingPlayer player(sting);
    std::vector<double> times;
    for (int i = 1; i <= 64 * 6; ++i)
        if (!player.advance(frame).empty()) times.push_back(i * frame);
    CHECK(times == std::vector<double>{frame, 1.0, 2.0, 3.0});
    for (const SoundCue& note : heard(StingPlayer(sting), frame, 6.0))
        CHECK(note.sound == SoundId::Pluck);
}

TEST_CASE("a sting is the same in every play, and without notes nothing is heard", "[audio]") {
    for (const CastMember& member : players()) {
        CAPTURE(member.name);
        const auto first = heard(StingPlayer(member.sting), 1.0 / 60.0, 8.0);
        const auto second = heard(StingPlayer(member.sting), 1.0 / 144.0, 8.0);
        REQUIRE(first.size() == second.size());
        for (std::size_t i = 0; i < first.size(); ++i)
            CHECK(first[i].pitch == second[i].pitch);
    }
    CHECK(heard(StingPlayer(), 1.0 / 60.0, 8.0).empty());
}

TEST_CASE("after a long frame a sting plays one note, not all that are late at once", "[audio]") {
    StingPlayer player(Sting{"cdefgabccdefgabc", 120});
    CHECK(player.advance(2.0).size() == 1);
}
