#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Sfml.hpp"

#include <SFML/Graphics/RectangleShape.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/OpenGL.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

// Measures what the machine needs to fill the screen once, with which the frame times of other machines can be compared.

namespace arkanong::bench {

namespace {

constexpr int frames = 200;
constexpr int passesAFrame = 10;

/// Processor time of all threads of this program, ms.
double processorMs() { return static_cast<double>(std::clock()) * 1000.0 / CLOCKS_PER_SEC; }

/// The median processor time of a frame in which a half transparent rectangle covers the screen so many times.
double frameMs(sf::RenderWindow& window, int passes) {
    sf::RectangleShape screen({static_cast<float>(screenSize.x), static_cast<float>(screenSize.y)});
    screen.setFillColor(sf::Color(40, 90, 160, 128));
    std::array<double, frames> times{};
    for (double& time : times) {
        const double start = processorMs();
        window.clear();
        for (int pass = 0; pass < passes; ++pass)
            window.draw(screen);
        window.display();
        glFinish();
        time = processorMs() - start;
    }
    std::nth_element(times.begin(), times.begin() + frames / 2, times.end());
    return times[frames / 2];
}

void run() {
    sf::RenderWindow window;
    sfml::createWindow(window, static_cast<unsigned>(screenSize.x), static_cast<unsigned>(screenSize.y),
                       false, "Arkanong measures");
    const double empty = frameMs(window, 0);
    const double full = frameMs(window, passesAFrame);
    std::printf("processor time of an empty frame %.2f ms, of a plain pass over the screen %.2f ms\n", empty,
                (full - empty) / passesAFrame);
}

} // namespace

} // namespace arkanong::bench

int main() { arkanong::bench::run(); }
