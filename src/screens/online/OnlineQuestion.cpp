#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/session/PlayerNames.hpp"

#include <utility>

namespace arkanong {

namespace {

Dialog questionDialog(const Catalogue& words, const Peer::Candidate& candidate) {
    Dialog dialog = sentencesDialog("online-question", questionWords(words, candidate));
    dialog.headingColour = &Palette::amber;
    dialog.entries = {{translatable("ACCEPT"), Stay{}}, {translatable("REFUSE"), Stay{}}};
    if (candidate.address) dialog.entries.push_back({translatable("BLOCK"), Stay{}});
    dialog.backHint = translatable("Refuse");
    dialog.dimsAtOnce = true;
    dialog.followsPlay = true;
    return dialog;
}

} // namespace

OnlineQuestionScreen::OnlineQuestionScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game)
    : ChoiceScreen(context, questionDialog(catalogueOf(context), *game->peer().candidate())),
      game_(std::move(game)) {
    const Peer::Candidate candidate = *game_->peer().candidate();
    guest_ = candidate.guest;
    from_ = questionWords(catalogue(), candidate).marks;
    urgent_ =
        fill(text("{name} wants to play"), {{"name", onlineNameInCapitals(catalogue(), candidate.name)}});
    sounds().play(Cue::GuestAsks);
}

ScreenChange OnlineQuestionScreen::step() {
    const std::optional<Peer::Candidate> candidate = game_->peer().candidate();
    if (!candidate || candidate->guest != guest_) return Resume{};
    if (from_ != questionWords(catalogue(), *candidate).marks) compose(*candidate);
    return Stay{};
}

void OnlineQuestionScreen::compose(const Peer::Candidate& candidate) {
    from_ = questionWords(catalogue(), candidate).marks;
    urgent_ =
        fill(text("{name} wants to play"), {{"name", onlineNameInCapitals(catalogue(), candidate.name)}});
    become(questionDialog(catalogue(), candidate));
}

void OnlineQuestionScreen::lookChanged() {
    if (const std::optional<Peer::Candidate> candidate = game_->peer().candidate()) compose(*candidate);
}

ScreenChange OnlineQuestionScreen::chosen(std::size_t item) {
    enum Answer : std::size_t { Accept, Refuse, Block };
    if (item == Accept) game_->peer().accept(guest_);
    if (item == Refuse) game_->peer().refuse(guest_);
    if (item == Block) game_->peer().block(guest_);
    return Resume{};
}

ScreenChange OnlineQuestionScreen::back() {
    game_->peer().refuse(guest_);
    return Resume{};
}

} // namespace arkanong
