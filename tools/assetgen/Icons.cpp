#include "assetgen/Icons.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <locale>
#include <sstream>
#include <stdexcept>

namespace arkanong {

namespace {

// Lengths in logical px.
constexpr double half = 32.0; ///< Of the whole picture.

constexpr double plateHalf = 31.0;
constexpr double plateCorner = 14.0;
constexpr double plateRim = 1.5;
constexpr double plateShade = 36.0; ///< The radius at which the plate is darkest.
constexpr unsigned plateMiddle = 0x16214a;
constexpr unsigned plateEdge = 0x070b18;
constexpr unsigned rimColour = 0x3a4e9a;

constexpr double paddleY = 22.0; ///< From the middle, up for Red and down for Blue.
constexpr double paddleHalf = 10.0;
constexpr double paddleWidth = 6.0;
constexpr unsigned redSide = 0xff6f61;
constexpr unsigned blueSide = 0x4de8ff;

constexpr double hexagonRadius = 15.5;
constexpr double hexagonRim = 3.0;
constexpr unsigned hexagonColour = 0xc9d6ee;
constexpr unsigned hexagonLight = 0xb4c4ff;

constexpr double ballRadius = 5.5;
constexpr double ballSpot = 0.62 * ballRadius;
constexpr Vec2 ballShine = Vec2{-0.2, -0.25} * ballRadius;
constexpr unsigned amber = 0xffc44d;
constexpr double shineAlpha = 0.8;

constexpr double glowAlpha = 0.5;
constexpr double paddleGlow = 7.0; ///< How far it reaches.
constexpr double hexagonGlow = 6.0;
constexpr double ballGlow = 1.3 * ballRadius;
constexpr double ballGlowAlpha = 0.6;

constexpr Colour shineColour() { return mix(fromHex(amber), white, 0.6); }

void paintPaddle(Canvas& canvas, double y, Colour colour) {
    const Shape bar = penStrokes({{{-paddleHalf, y}, {paddleHalf, y}}}, paddleWidth);
    canvas.glow(bar, withAlpha(colour, glowAlpha), paddleGlow);
    canvas.fill(bar, colour);
}

void paintBall(Canvas& canvas) {
    const Shape ball = circle({}, ballRadius);
    canvas.glow(ball, fromHex(amber, ballGlowAlpha), ballGlow);
    canvas.fill(ball, fromHex(amber));
    canvas.fill(circle({}, ballSpot), [](Vec2 p) {
        const double t = distance(p, ballShine) / ballSpot;
        return withAlpha(shineColour(), std::max(0.0, 1.0 - t) * shineAlpha);
    });
}

// SVG.

std::string number(double value) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text.precision(4);
    text << value;
    return text.str();
}

/// " NAME="VALUE""
std::string attribute(const char* name, const std::string& value) {
    return std::string(" ") + name + "=\"" + value + '"';
}
std::string attribute(const char* name, double value) { return attribute(name, number(value)); }

std::string hex(Colour colour) {
    const auto digits = [](double channel) {
        const int value = static_cast<int>(channel * 255.0 + 0.5);
        return std::string{"0123456789abcdef"[value / 16], "0123456789abcdef"[value % 16]};
    };
    return '#' + digits(colour.red) + digits(colour.green) + digits(colour.blue);
}
std::string hex(unsigned rgb) { return hex(fromHex(rgb)); }

std::string stroke(const std::string& colour, double width) {
    return attribute("fill", "none") + attribute("stroke", colour) + attribute("stroke-width", width);
}

/// A glow: what `layer` draws at a width (0 to `radius`) and an opacity, ever narrower, one over the other.
template <class Layer>
std::string glowLayers(double alpha, double radius, Layer layer) {
    constexpr int layers = 16;
    std::string text;
    double covered = 0.0;
    for (int i = layers; i > 0; --i) {
        const double wanted = alpha * glowFalloff((i - 0.5) / layers);
        text += "  " + layer(radius * i / layers, 1.0 - (1.0 - wanted) / (1.0 - covered)) + "/>\n";
        covered = wanted;
    }
    return text;
}

/// A line of this width that glows. `line` is an element without its end.
std::string glowing(const std::string& line, unsigned colour, double width, double alpha, double radius) {
    return glowLayers(alpha, radius, [&](double reach, double opacity) {
        return line + stroke(hex(colour), width + 2.0 * reach) + attribute("stroke-opacity", opacity);
    });
}

std::string paddleSvg(double y, unsigned colour) {
    const std::string line =
        "<path" + attribute("d", 'M' + number(-paddleHalf) + ' ' + number(y) + 'H' + number(paddleHalf)) +
        attribute("stroke-linecap", "round");
    return glowing(line, colour, paddleWidth, glowAlpha, paddleGlow) + "  " + line +
           stroke(hex(colour), paddleWidth) + "/>\n";
}

std::string hexagonSvg() {
    // The line's middle, so that its outside has the hexagon's corners: half its width, seen from the corner.
    constexpr double cornersPerSide = 1.1547; // 1 / cos(30 degrees)
    std::string points;
    for (const Vec2 corner : regularCorners(6, {}, hexagonRadius - hexagonRim / 2.0 * cornersPerSide, 0.25))
        points += (points.empty() ? "" : " ") + number(corner.x) + ',' + number(corner.y);
    const std::string rim = "<polygon" + attribute("points", points) + attribute("stroke-linejoin", "round");
    return glowing(rim, hexagonLight, hexagonRim, glowAlpha, hexagonGlow) + "  <polygon" +
           attribute("points", points) + stroke(hex(hexagonColour), hexagonRim) + "/>\n";
}

std::string circleSvg(double radius, const std::string& fill) {
    return "<circle" + attribute("r", radius) + attribute("fill", fill);
}

std::string ballSvg() {
    const auto light = [](double reach, double opacity) {
        return circleSvg(ballRadius + reach, hex(amber)) + attribute("fill-opacity", opacity);
    };
    return glowLayers(ballGlowAlpha, ballGlow, light) + "  " + circleSvg(ballRadius, hex(amber)) + "/>\n  " +
           circleSvg(ballSpot, "url(#shine)") + "/>\n";
}

std::string gradient(const char* name, Vec2 centre, double radius, Colour inside, Colour outside) {
    const auto stop = [](const char* offset, Colour colour) {
        return std::string("<stop") + attribute("offset", offset) + attribute("stop-color", hex(colour)) +
               attribute("stop-opacity", colour.alpha) + "/>";
    };
    return "    <radialGradient" + attribute("id", name) + attribute("gradientUnits", "userSpaceOnUse") +
           attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("r", radius) + '>' +
           stop("0", inside) + stop("1", outside) + "</radialGradient>\n";
}

std::string plateSvg() {
    const auto plate = [](double inset) {
        return "  <rect" + attribute("x", inset - plateHalf) + attribute("y", inset - plateHalf) +
               attribute("width", 2.0 * (plateHalf - inset)) +
               attribute("height", 2.0 * (plateHalf - inset)) + attribute("rx", plateCorner - inset);
    };
    return plate(0.0) + attribute("fill", "url(#plate)") + "/>\n" + plate(plateRim / 2.0) +
           stroke(hex(rimColour), plateRim) + "/>\n";
}

// ICO, which is little-endian.

void appendNumber(std::string& bytes, std::size_t value, int size) {
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>(value >> (8 * i) & 255U);
}

std::string readPng(const std::string& path) {
    std::ostringstream bytes;
    if (!(bytes << std::ifstream(path, std::ios::binary).rdbuf()))
        throw std::runtime_error(path + ": cannot be read");
    return bytes.str();
}

} // namespace

void paintIcon(Canvas& canvas) {
    const Shape plate = box({}, {plateHalf, plateHalf}, plateCorner);
    canvas.fill(plate,
                [](Vec2 p) { return mix(fromHex(plateMiddle), fromHex(plateEdge), length(p) / plateShade); });
    canvas.fill(outline(plate, plateRim), fromHex(rimColour));
    paintPaddle(canvas, -paddleY, fromHex(redSide));
    paintPaddle(canvas, paddleY, fromHex(blueSide));
    const Shape rim = outline(hexagon({}, hexagonRadius, 0.25), hexagonRim);
    canvas.glow(rim, fromHex(hexagonLight, glowAlpha), hexagonGlow);
    canvas.fill(rim, fromHex(hexagonColour));
    paintBall(canvas);
}

std::vector<Figure> paintIcons() {
    std::vector<Figure> icons;
    for (const int size : iconSizes) {
        Canvas canvas({-half, -half}, {half, half}, size / (2.0 * half));
        paintIcon(canvas);
        icons.push_back({"arkanong-" + std::to_string(size), canvas.picture()});
    }
    return icons;
}

std::string iconSvg() {
    const std::string size = number(2.0 * half);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", size) +
           attribute("height", size) +
           attribute("viewBox", number(-half) + ' ' + number(-half) + ' ' + size + ' ' + size) +
           ">\n  <defs>\n" + gradient("plate", {}, plateShade, fromHex(plateMiddle), fromHex(plateEdge)) +
           gradient("shine", ballShine, ballSpot, withAlpha(shineColour(), shineAlpha),
                    withAlpha(shineColour(), 0.0)) +
           "  </defs>\n" + plateSvg() + paddleSvg(-paddleY, redSide) + paddleSvg(paddleY, blueSide) +
           hexagonSvg() + ballSvg() + "</svg>\n";
}

std::string iconIco(const std::string& directory) {
    constexpr int sizes[] = {16, 24, 32, 48, 64, 256};
    constexpr std::size_t headSize = 6;
    constexpr std::size_t entrySize = 16;
    std::string head;
    std::string pictures;
    appendNumber(head, 0, 2);
    appendNumber(head, 1, 2); // Icons, not cursors.
    appendNumber(head, std::size(sizes), 2);
    for (const int size : sizes) {
        const std::string png = readPng(directory + "/arkanong-" + std::to_string(size) + ".png");
        for (int side = 0; side < 2; ++side)
            appendNumber(head, static_cast<std::size_t>(size), 1); // 256 is written as 0.
        appendNumber(head, 0, 2);
        appendNumber(head, 1, 2);  // Plane.
        appendNumber(head, 32, 2); // Bits a pixel.
        appendNumber(head, png.size(), 4);
        appendNumber(head, headSize + entrySize * std::size(sizes) + pictures.size(), 4);
        pictures += png;
    }
    return head + pictures;
}

void writeIcons(const std::string& directory) {
    const auto write = [&directory](const char* name, const std::string& bytes) {
        const std::string path = directory + '/' + name;
        std::ofstream file(path, std::ios::binary);
        file << bytes;
        if (!file.flush()) throw std::runtime_error(path + ": cannot be written");
    };
    writeFigures(paintIcons(), directory);
    write("arkanong.svg", iconSvg());
    write("arkanong.ico", iconIco(directory));
}

} // namespace arkanong
