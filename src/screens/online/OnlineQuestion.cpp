#include "arkanong/screens/online/OnlineDialogs.hpp"

#include <utility>

namespace arkanong {

namespace {

Dialog questionDialog(const Peer::Candidate& candidate) {
    Dialog dialog = sentencesDialog("online-question", questionWords(candidate));
    dialog.headingColour = &Palette::amber;
    dialog.entries = {{"ACCEPT", Stay{}}, {"REFUSE", Stay{}}};
    if (candidate.address) dialog.entries.push_back({"BLOCK", Stay{}});
    dialog.backHint = "Refuse";
    dialog.dimsAtOnce = true;
    dialog.followsPlay = true;
    return dialog;
}

} // namespace

OnlineQuestionScreen::OnlineQuestionScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game)
    : ChoiceScreen(context, questionDialog(*game->peer().candidate())), game_(std::move(game)) {
    const Peer::Candidate candidate = *game_->peer().candidate();
    guest_ = candidate.guest;
    from_ = questionWords(candidate).marks;
    urgent_ = candidate.name + " wants to play";
    sounds().play(Cue::GuestAsks);
}

ScreenChange OnlineQuestionScreen::step() {
    const std::optional<Peer::Candidate> candidate = game_->peer().candidate();
    if (!candidate || candidate->guest != guest_) return Resume{};
    std::string from = questionWords(*candidate).marks;
    if (std::exchange(from_, from) != from) become(questionDialog(*candidate));
    return Stay{};
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
