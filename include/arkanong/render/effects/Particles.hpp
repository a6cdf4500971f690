#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/effects/CardMarks.hpp"
#include "arkanong/render/effects/FlashLimit.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

/// Particle effects of events: sparks, shards, rings, a few floating words outside the paddles' zones and the
/// screen shake. They use frame time and a random generator of their own; when a pool is full, new particles
/// are dropped.
class Particles {
  public:
    static constexpr std::size_t particleLimit = 512;
    static constexpr std::size_t ringLimit = 32;
    static constexpr std::size_t wordLimit = 3;
    /// Fewest points of a broken brick that are shown on the field.
    static constexpr int pointsWorthAWord = 200;

    explicit Particles(const Palette& palette, const ViewSettings& settings = {});

    /// Existing particles keep their colour.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    /// Words appear where a flipped field shows their positions.
    void setFlipped(bool flipped) { flipped_ = flipped; }

    /// A brick with one of the ids 0, 1 and so on throws its name up when it breaks, instead of its points, with a
    /// firework in its colour. The names are looked up when they are drawn.
    void setNames(std::vector<std::string> names) { names_ = std::move(names); }
    /// The name of the brick; null if it has none.
    const std::string* nameOf(BrickId brick) const {
        const auto id = static_cast<std::size_t>(brick);
        return id < names_.size() ? &names_[id] : nullptr;
    }

    /// Adds the effects of these events, and their flashes as far as `light` allows them.
    void notice(const std::vector<Event>& events, FlashLimit& light);
    // What the effects of events consist of. Positions are field px, speeds px/s.

    /// `count` sparks in a fan around `direction` (length 1).
    void addSparks(Vec2 at, Vec2 direction, int count, double speed, sf::Color colour);
    /// `count` sparks in all directions.
    void addBurst(Vec2 at, int count, double speed, sf::Color colour);
    /// The pieces of a brick, which fly on with `momentum`, px/s.
    void addShards(Vec2 centre, Vec2 momentum, sf::Color colour);
    /// `count` pieces of glass from a line of this width, px, that fly away from `at` into the field.
    void addGlass(Vec2 middle, double width, Vec2 at, double inward, int count, sf::Color colour);
    /// Twinkling stars that drift apart.
    void addGlints(Vec2 at, int count, double reach, sf::Color colour);
    /// A glow of this radius, px.
    void addGlow(Vec2 centre, sf::Color colour, double radius, double life = 0.2);
    /// Shakes the screen for this time, s, if shake is allowed.
    void startShake(double seconds);
    /// A ring that grows to this radius, px, in `life` seconds.
    void addRing(Vec2 centre, double radius, double life, sf::Color colour);
    /// What a word says, in English: it is looked up when it is drawn, in capitals if its context is that of cards.
    struct WordText {
        std::string english;
        std::string_view context{};
    };
    /// A word that rises from `at` for `life` seconds.
    void addWord(WordText text, Vec2 at, TextSize size, double life, sf::Color colour);

    /// Advances all particles by the frame time, s.
    void advance(double seconds);
    /// Draws below the balls; the origin must be the field's. No word lies on another, nor on one of `written`, screen px.
    /// Returns these boxes and those of the words.
    std::vector<Box> draw(TextureManager& textures, std::vector<Box> written = {}) const;

    /// The screen shake's current offset, px; zero unless a goal, a broken shield, a lost life or a bomb
    /// just shook it, and shake is allowed.
    Vec2 shake() const;

    /// The marks of cards that it draws on the field.
    const CardMarks& cardMarks() const { return cardMarks_; }

    std::size_t particleCount() const { return particles_.size(); }
    std::size_t ringCount() const { return rings_.size(); }
    std::size_t wordCount() const { return words_.size(); }

  private:
    struct Particle {
        Vec2 position;
        Vec2 velocity;
        double age;
        double life;
        double size;
        double turns;
        double spin;
        double drag; ///< Rate (1/s) of the velocity's exponential decay.
        sf::Color colour;
        Sprite sprite;
    };
    struct Ring {
        Vec2 centre;
        double age;
        double life;
        double radius; ///< Final radius, px.
        sf::Color colour;
    };
    struct Word {
        WordText text;
        Vec2 position; ///< As shown.
        double age;
        double life;
        TextSize size;
        sf::Color colour;
    };

    void drawWords(TextureManager& textures, std::vector<Box>& written) const;
    void drawWord(TextureManager& textures, const Word& word, const std::string& text, Vec2 baseline) const;
    void add(const Particle& particle);
    /// Fraction of sparks and glints that are emitted, 0 to 1.
    double sparkShare() const;
    bool mayLight() const { return settings_.flashes && !settings_.reducedMotion; }
    bool mayShake() const { return settings_.shake && !settings_.reducedMotion; }
    Vec2 randomDirection();

    Palette palette_;
    ViewSettings settings_;
    Random random_;
    std::vector<Particle> particles_;
    std::vector<Ring> rings_;
    std::vector<Word> words_;
    std::vector<std::string> names_;
    CardMarks cardMarks_;
    double shakeLeft_ = 0.0; ///< Seconds.
    bool flipped_ = false;
};

} // namespace arkanong
