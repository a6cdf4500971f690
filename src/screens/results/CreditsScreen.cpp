#include "arkanong/screens/results/CreditsScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/effects/Fireworks.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double creditsSpeed = 52.0;   ///< px/s.
constexpr double creditsTop = 24.0;     ///< Lines are seen from here...
constexpr double creditsBottom = 648.0; ///< ...to here, px.
constexpr double fadeWay = 28.0;        ///< They fade in and out over this way, px.
constexpr double lineWidth = 620.0;     ///< Of a line.
constexpr double endY = 330.0;          ///< Of the last part, when it stands still.
constexpr std::size_t lastLines = 2;    ///< Its lines.
constexpr double sectionGap = 56.0;
constexpr double worldGap = 24.0;

using Line = CreditsScreen::Line;

Line caption(std::string_view text) {
    return {std::string(text), {}, type::title, &Palette::amber, sectionGap};
}

std::string partOf(const Catalogue& catalogue, int part, int whole) {
    return fill(catalogue.text("{part} of {whole}"), {{"part", part}, {"whole", whole}});
}

void addFigures(std::vector<Line>& lines, const Catalogue& catalogue, const Progress& progress) {
    int ticks = 0;
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        const std::optional<LevelRecord>& record = progress.record(*at);
        ticks += record ? record->bestTicks : 0;
    }
    const CampaignTotals& totals = progress.totals();
    const auto add = [&](std::string_view what, std::string figure) {
        lines.push_back({std::string(what), std::move(figure)});
    };
    lines.push_back(caption(catalogue.text("YOUR CAMPAIGN")));
    add(catalogue.text("Levels won"), partOf(catalogue, progress.levelsWon(), campaign::levels));
    add(catalogue.text("Medals"),
        partOf(catalogue, progress.medals(), campaign::levels * static_cast<int>(medalCount)));
    // Translators: the sum of the best times of all levels.
    add(catalogue.text("All best times"), clockText(ticks));
    add(catalogue.text("Goals scored"), std::to_string(totals.goals));
    add(catalogue.text("Balls stolen"), std::to_string(totals.steals));
    add(catalogue.text("Bricks broken"), std::to_string(totals.bricks));
}

void addCast(std::vector<Line>& lines, const Catalogue& catalogue, const Campaign& campaign) {
    lines.push_back(caption(catalogue.text("YOU MET")));
    const auto name = [&](const Campaign::Entry& entry) {
        return std::string(catalogue.text(entry.level.opponent->name));
    };
    for (std::size_t world = 0; world < campaign.worlds.size(); ++world) {
        const Campaign::World& each = campaign.worlds[world];
        lines.push_back({catalogue.capitals(catalogue.text(each.name)),
                         {},
                         type::body,
                         &Palette::pale,
                         worldGap,
                         1 + static_cast<int>(world)});
        for (std::size_t i = 0; i + 1 < each.levels.size(); i += 2)
            lines.push_back({name(each.levels[i]), name(each.levels[i + 1])});
    }
}

void addMakers(std::vector<Line>& lines, const Catalogue& catalogue) {
    const auto add = [&](std::string_view text, TextSize size, sf::Color Palette::*colour, double gap) {
        lines.push_back({std::string(text), {}, size, colour, gap});
    };
    lines.push_back(caption(catalogue.text("MADE BY")));
    add(catalogue.text("The Arkanong founders"), type::body, &Palette::pale, 0.0);
    add(catalogue.text("Every picture, letter, sound and piece of music was made by programs"), type::label,
        &Palette::muted, 4.0);
    lines.push_back(caption(catalogue.text("MADE WITH")));
    for (const auto& [left, right] : {std::pair("SFML", "SDL"), std::pair("toml++", "CLI11"),
                                      std::pair("libuv", "miniupnpc"), std::pair("libwebp", "libpng")})
        lines.push_back({left, right});
    add(catalogue.text("Tested with Catch2"), type::body, &Palette::pale, 0.0);
    add(catalogue.text("Free software under the MIT licence"), type::label, &Palette::muted, 4.0);
}

std::string_view farewell(const Catalogue& catalogue, const Progress& progress) {
    if (!progress.mirrorIsOpen()) return catalogue.text("You can meet them all in the campaign");
    return progress.levelsWon(true) > 0
               ? catalogue.text("The mirror campaign. Play the same levels as Red, from the top")
               : catalogue.text("New: The mirror campaign. Play the same levels as Red, from the top");
}

bool isPress(const sfml::WindowEvent& event) {
    using sfml::Key;
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) // Some keys are the window's.
        return key->key != Key::F3 && key->key != Key::F10 && key->key != Key::F11 && key->key != Key::F12;
    return std::holds_alternative<sfml::MousePressed>(event) ||
           std::holds_alternative<sfml::PadPressed>(event);
}

} // namespace

CreditsScreen::CreditsScreen(ScreenContext& context)
    : Screen(context), campaign_(loadCampaign(context.services.levelFolder)) {
    compose();
    log().write("credits lines " + std::to_string(lines_.size()));
}

void CreditsScreen::compose() {
    const Progress& progress = profile().progress();
    lines_.clear();
    lines_.push_back({"ARKANONG", {}, type::heading, &Palette::amber});
    lines_.push_back({std::string(text("Pong meets breakout")), {}, type::body, &Palette::muted});
    addFigures(lines_, catalogue(), progress);
    addCast(lines_, catalogue(), campaign_);
    addMakers(lines_, catalogue());
    lines_.push_back(
        {std::string(text("THANK YOU FOR PLAYING")), {}, type::heading, &Palette::amber, 6.0 * sectionGap});
    lines_.push_back({std::string(farewell(catalogue(), progress)), {}, type::body, &Palette::pale, 8.0});
}

std::vector<double> CreditsScreen::places() const {
    std::vector<double> places;
    double down = 0.0;
    for (const Line& line : lines_) {
        const double marked = 1.5 + moreLeading(line.text + line.right);
        const double step =
            std::max(type().lineSpacing(line.size, 1.9 * line.size), marked * type().capHeight(line.size));
        down += line.gap + step;
        places.push_back(down - step / 2.0);
    }
    places.push_back(down);
    return places;
}

std::vector<std::size_t> CreditsScreen::pages() const {
    const std::vector<double> at = places();
    const std::size_t end = lines_.size() - lastLines;
    std::vector<std::size_t> pages{0};
    std::size_t section = 0; // A page begins with a caption or a world, if it can.
    for (std::size_t i = 1; i < end; ++i) {
        const bool captioned = lines_[i - 1].gap == sectionGap;
        if (lines_[i].gap >= worldGap && !captioned) section = i;
        if (at[i] - at[pages.back()] <= creditsBottom - creditsTop - 2.0 * sectionGap) continue;
        pages.push_back(section > pages.back() ? section : i);
    }
    pages.push_back(end);
    pages.push_back(lines_.size());
    return pages;
}

double CreditsScreen::wholeWay() const {
    if (!rolls()) return static_cast<double>(pages().size() - 2);
    const std::vector<double> at = places();
    return creditsBottom + at[lines_.size() - lastLines] - endY;
}

ScreenChange CreditsScreen::handle(const sfml::WindowEvent& event) {
    if (age_ < quietTime || !isPress(event)) return Stay{};
    sounds().play(Cue::MenuAccept);
    if (atEnd()) return ShowCampaign{};
    rolled_ = wholeWay();
    log().write("credits end");
    return Stay{};
}

void CreditsScreen::advance(double seconds) {
    const bool before = age_ < quietTime;
    age_ += seconds;
    if (before && age_ >= quietTime) log().write("takes input");
    rolled_ = std::min(rolled_ + seconds * (rolls() ? creditsSpeed : 1.0 / pageSeconds), wholeWay());
    sounds().play({}, std::nullopt);
}

void CreditsScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return;                                 // Hidden while another screen covers it.
    std::vector<Box> written{{{0.0, creditsBottom}, screenSize}}; // The hints.
    const std::vector<double> at = places();
    if (rolls()) {
        const double first = creditsBottom - rolled_;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const double middle = first + at[i];
            const double half = type().capHeight(lines_[i].size) / 2.0;
            const double inside = std::min(middle - half - creditsTop, creditsBottom - middle - half);
            if (inside > 0.0) drawLine(lines_[i], middle, std::min(inside / fadeWay, 1.0), written);
        }
    } else {
        const std::vector<std::size_t> from = pages();
        const auto page = std::min(static_cast<std::size_t>(rolled_), from.size() - 2);
        const double middle = (at[from[page]] + at[from[page + 1] - 1]) / 2.0;
        for (std::size_t i = from[page]; i < from[page + 1]; ++i)
            drawLine(lines_[i], (creditsTop + creditsBottom) / 2.0 + at[i] - middle, 1.0, written);
    }
    drawFireworks(textures(), palette(), context().look.view, {{0.0, 0.0}, screenSize}, age_, written);
    if (age_ >= quietTime)
        drawHints(textures(), palette(),
                  {{anyKey(), atEnd() ? text("The campaign's levels") : text("Skip")}});
}

void CreditsScreen::drawLine(const Line& line, double middle, double opacity,
                             std::vector<Box>& written) const {
    const sf::Color plain =
        line.tint > 0 ? palette().of(BrickKind::Normal, line.tint) : palette().*line.colour;
    const sf::Color colour = faded(plain, opacity);
    constexpr double x = screenSize.x / 2.0;
    const auto write = [&](const std::string& words, double at, double room, Align align) {
        const TextSize size = fittingSize(textures(), words, room, {line.size, type::label});
        const Vec2 baseline{at, middle + size / 2.0};
        drawText(textures(), words, baseline, {size, colour, align});
        written.push_back(textBox(textures(), words, baseline, {size, colour, align}));
    };
    if (line.right.empty()) return write(line.text, x, 1.6 * lineWidth, Align::Centre);
    constexpr double gap = 20.0;
    write(line.text, x - gap, lineWidth / 2.0 - gap, Align::Right);
    write(line.right, x + gap, lineWidth / 2.0 - gap, Align::Left);
}

} // namespace arkanong
