#include "arkanong/screens/match/ResumedScreen.hpp"

namespace arkanong {

namespace {

constexpr MenuPanel ownPanel{568.0, 2, 32.0, IntermissionScreen::intermissionRoom};

} // namespace

ResumedScreen::ResumedScreen(ScreenContext& context, std::string level)
    : IntermissionScreen(context, "GO ON", "BACK TO THE LEVELS", ownPanel), level_(std::move(level)) {}

void ResumedScreen::draw(double, double) const {
    drawPanelAndMenu("WHERE YOU LEFT OFF", palette().pale);
    drawCentred(level_, {panel().middle, panel().contentTop() + type::body}, type::body, palette().amber);
}

} // namespace arkanong
