#include "arkanong/screens/lessons/LessonPanel.hpp"

#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"

namespace arkanong {

namespace {

// Above the wall that keeps balls on Blue's half; while its gate is open for a red ball, beside the gate.
constexpr Box wholePanel{{200.0, 104.0}, {1080.0, 230.0}};
constexpr Box sidePanel{{166.0, 40.0}, {492.0, 230.0}};
constexpr TextSize headlineSize = type::heading;
constexpr TextSize lineSize = type::body;
constexpr double sideMargin = 28.0;
constexpr double controlGap = 26.0;
constexpr double stepsRoom = 22.0;

bool standsBeside(Lesson lesson) { return lesson == Lesson::Convert || lesson == Lesson::Score; }

bool picturesControls(const TextureManager& textures, const Lessons& lessons) {
    return !textures.type().isLarge() || !standsBeside(lessons.current());
}

/// Where the words begin beside the pictures.
double controlsEnd(const TextureManager& textures, const LessonPrompt& prompt, const Box& panel) {
    double end = panel.low.x + sideMargin;
    for (const ControlPicture& picture : prompt.controls)
        end += sizeOf(picture, textures).x + controlGap;
    return end;
}

void drawControls(TextureManager& textures, const Palette& palette, const LessonPrompt& prompt, Box panel,
                  double swung) {
    double left = panel.low.x + sideMargin;
    for (const ControlPicture& picture : prompt.controls) {
        const double width = sizeOf(picture, textures).x;
        drawControl(textures, palette, Layer::Field, picture,
                    {left + width / 2.0, (panel.low.y + panel.high.y) / 2.0}, swung);
        left += width + controlGap;
    }
}

void drawSteps(TextureManager& textures, const Palette& palette, const Lessons& lessons, Vec2 at) {
    constexpr double step = 16.0;
    const auto now = static_cast<std::size_t>(lessons.current());
    for (std::size_t i = 0; i < lessonCount; ++i) {
        const bool done = i < now || (i == now && lessons.passed());
        const sf::Color colour = done ? palette.amber : (i == now ? palette.pale : palette.muted);
        const double x = (static_cast<double>(i) - (lessonCount - 1) / 2.0) * step;
        textures.draw(Layer::Field, done ? Sprite::ServeFull : Sprite::ServeEmpty, at + Vec2{x, 0.0}, colour,
                      0.6);
    }
}

} // namespace

Box lessonPanel(Lesson lesson) { return standsBeside(lesson) ? sidePanel : wholePanel; }

Box lessonControls(const TextureManager& textures, const Lessons& lessons, const LessonPrompt& prompt) {
    const Box panel = lessonPanel(lessons.current());
    const bool pictured = picturesControls(textures, lessons) && !prompt.controls.empty();
    return {panel.low,
            {pictured ? controlsEnd(textures, prompt, panel) - controlGap : panel.low.x, panel.high.y}};
}

void drawLessonPanel(TextureManager& textures, const Palette& palette, const Lessons& lessons,
                     const LessonPrompt& prompt, PromptMotion motion) {
    const Box panel = lessonPanel(lessons.current());
    textures.drawBox(Layer::Field, Sprite::Panel, panel.low, panel.high - panel.low,
                     faded(palette.panel, 0.86));
    const bool enlarged = textures.type().isLarge();
    const bool beside = standsBeside(lessons.current());
    const bool pictured = picturesControls(textures, lessons);
    if (pictured) drawControls(textures, palette, prompt, panel, motion.swung);
    const double left = pictured ? controlsEnd(textures, prompt, panel) : panel.low.x + sideMargin;
    const double right = panel.high.x - sideMargin;
    const double middle = (left + right) / 2.0;

    const std::size_t most = !enlarged ? 3 : beside ? 4 : 2;
    const FittedLines told = fittingLines(textures, prompt.line, right - left, most,
                                          {lineSize, enlarged ? type::label : lineSize});
    // Marks of small letters need less.
    const double more = (marksAbove(prompt.line) > 0.0 ? 1.0 : 0.6) * moreLeading(prompt.line);
    const double step =
        enlarged ? (1.36 + more) * textures.type().capHeight(told.size) : type::lineStep * told.size;
    const bool smaller = enlarged || told.lines.size() > 1;
    TextSize size = fittingSize(textures, prompt.headline, right - left,
                                {smaller ? type::title : headlineSize, type::title});
    const double gap = enlarged ? 12.0 : 16.0; // From the headline to the first line.
    const double lines = gap + step * static_cast<double>(told.lines.size());
    const auto high = [&] {
        return (1.0 + marksAbove(prompt.headline)) * textures.type().capHeight(size) + lines;
    };
    if (enlarged && high() > panel.high.y - panel.low.y - space::unit)
        size = fittingSize(textures, prompt.headline, right - left, {type::body});
    const double head = textures.type().capHeight(size);
    const double below = enlarged ? 0.0 : stepsRoom;
    const double marks = marksAbove(prompt.headline) * head;
    double y =
        (panel.low.y + panel.high.y - below - head - lines + marks + head) / 2.0; // The headline's middle.
    const sf::Color colour = lessons.task() == Task::Enjoy ? palette.amber : sf::Color(255, 255, 255);
    drawText(
        textures, prompt.headline, {middle, y + size / 2.0},
        {size * (0.85 + 0.15 * motion.arrival), faded(colour, motion.arrival), Align::Centre, Layer::Field});
    y += (head + textures.type().capHeight(told.size)) / 2.0 + gap;
    drawFittedLines(textures, told.lines, {middle, y + told.size / 2.0}, right - left,
                    {told.size, faded(palette.pale, motion.arrival), Align::Centre, Layer::Field}, step);
    namePicture(textures, controlsInWords(*textures.type().catalogue, prompt), {middle, panel.high.y - 2.0});
    if (!enlarged)
        drawSteps(textures, palette, lessons, {(panel.low.x + panel.high.x) / 2.0, panel.high.y - 14.0});
}

} // namespace arkanong
