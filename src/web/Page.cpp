#include "arkanong/web/Page.hpp"

#include "Json.hpp"
#include "LiveShow.hpp"
#include "ReplayShow.hpp"
#include "arkanong/headless/ReportText.hpp"
#include "arkanong/session/replay/ReplayLink.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "arkanong/web/Pack.hpp"

#include <cstdlib>
#include <memory>

namespace arkanong {

namespace {

/// What the functions share: the page has one of it.
struct Page {
    Look look;
    PagePack pack;
    std::optional<TextureManager> textures; ///< Since ark_atlas().
    std::string text;                       ///< Returned by the last function that returns one.
    std::vector<PageBatch> batches;
    std::vector<sf::Vertex> points; ///< As quads, for the last ark_draw().
    std::vector<PageSound> sounds;
};

Page& page() {
    static Page only;
    return only;
}

PageText returned(std::string text) {
    page().text = std::move(text);
    return {page().text.data(), page().text.size()};
}

std::string_view textAt(const void* bytes, std::size_t length) {
    return {static_cast<const char*>(bytes), length};
}

/// The place in the campaign of the level with this code; empty for any other level.
std::string placeOf(std::string_view levelCode) {
    for (const PackedLevel& level : page().pack.levels)
        if (level.code == levelCode) return level.place;
    return {};
}

BotProfile computerOf(std::int32_t hundredths) {
    const std::optional<Strength> strength = Strength::ofHundredths(hundredths);
    if (!strength) throw DataError("the computer", "expected a strength of 0 to 400 hundredths");
    return {*strength};
}

TickInput inputOf(std::uint32_t buttons) {
    constexpr std::uint32_t pressed = 1;
    constexpr std::uint32_t held = 2;
    TickInput input;
    input.pressed[actionIndex(Action::ServeAtAim)] = (buttons & pressed) != 0;
    input.down[actionIndex(Action::ServeAtAim)] = (buttons & held) != 0;
    return input;
}

void addBatch(const sf::Vertex* vertices, std::size_t count, bool additive) {
    if (count > 0) page().batches.push_back({vertices, count, additive ? 1U : 0U});
}

/// Points are sprites here.
void addPoints(const TextureManager& textures) {
    std::vector<sf::Vertex>& quads = page().points;
    const AtlasImage& ball = textures.manifest().of(Sprite::BallPlain);
    const auto half = static_cast<float>(textures.points().side() / 2.0);
    const std::size_t count = textures.points().count();
    quads.resize(count * verticesOfSprite);
    sf::Vertex* out = quads.data();
    for (std::size_t i = 0; i < count; ++i) {
        const sf::Vertex& point = textures.points().vertices()[i];
        for (const std::size_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
            const bool right = corner == 1 || corner == 2;
            const bool low = corner >= 2;
            out->position = {point.position.x + (right ? half : -half),
                             point.position.y + (low ? half : -half)};
            out->color = point.color;
            out->texCoords = {static_cast<float>(right ? ball.textureHigh.x : ball.textureLow.x),
                              static_cast<float>(low ? ball.textureHigh.y : ball.textureLow.y)};
            ++out;
        }
    }
    addBatch(quads.data(), quads.size(), false);
}

} // namespace

extern "C" {

void* ark_take(std::size_t bytes) { return std::malloc(bytes); }
void ark_give(void* room) { std::free(room); }

void ark_atlas(const void* bytes, std::size_t length) {
    page().pack = decodePack(textAt(bytes, length));
    page().look.finale = page().pack.finale;
    page().textures.emplace(page().pack.atlas);
}

void ark_look(std::uint32_t reducedMotion, std::uint32_t highContrast) {
    page().look.palette = highContrast != 0 ? *paletteNamed("high-contrast") : defaultPalette();
    page().look.view.reducedMotion = reducedMotion != 0;
}

PageText ark_levels() {
    std::string json = "[";
    for (std::size_t i = 0; i < page().pack.levels.size(); ++i) {
        const PackedLevel& level = page().pack.levels[i];
        json += std::string(i == 0 ? "" : ", ") + "{\"name\": " + jsonString(level.name) +
                ", \"place\": " + jsonString(level.place) + ", \"opponent\": " + jsonString(level.opponent) +
                ", \"code\": " + jsonString(level.code) + '}';
    }
    return returned(json + ']');
}

Show* ark_play(const char* levelCode, std::size_t length, std::int32_t strength, std::uint32_t seed) {
    const Level level = levelOfCode({levelCode, length});
    LivePlayers players;
    players.person = true;
    players.levelOpponent = strength < 0 && level.opponent;
    if (players.levelOpponent) players.place = placeOf({levelCode, length});
    BotProfile& computer = players.computers[sideIndex(Side::Red)];
    if (players.levelOpponent)
        computer = {level.opponent->strength, level.opponent->personality};
    else if (strength >= 0)
        computer = computerOf(strength);
    return new LiveShow(level, players, seed, page().look);
}

Show* ark_watch(const char* levelCode, std::size_t length, std::int32_t blue, std::int32_t red,
                std::uint32_t seed) {
    LivePlayers players;
    players.computers = {computerOf(blue), computerOf(red)};
    return new LiveShow(levelOfCode({levelCode, length}), players, seed, page().look);
}

Show* ark_replay(const void* bytes, std::size_t length) {
    const std::string_view recorded = textAt(bytes, length);
    std::vector<std::shared_ptr<const Replay>> rounds;
    const bool isRun = isGauntlet(recorded);
    if (isRun) {
        const GauntletReplay run = decodeGauntlet(recorded, "the replay");
        checkPossible(run, "the replay");
        if (run.rounds.empty())
            throw DataError("the replay", "expected a run with at least one round, found none");
        rounds = run.rounds;
    } else {
        rounds.push_back(std::make_shared<const Replay>(replayIn(recorded)));
    }
    return new ReplayShow(std::move(rounds), isRun, page().look);
}

void ark_end(Show* show) { delete show; }

void ark_command(Show* show, double moveX, double moveY, std::uint32_t buttons, double aimX, double aimY) {
    TickInput input = inputOf(buttons);
    // A key is a stick at its end: it moves the paddle as a key of the desktop's.
    input.down[actionIndex(Action::MoveLeft)] = moveX == -1.0;
    input.down[actionIndex(Action::MoveRight)] = moveX == 1.0;
    input.down[actionIndex(Action::MoveUp)] = moveY == -1.0;
    input.down[actionIndex(Action::MoveDown)] = moveY == 1.0;
    const auto part = [](double move) { return move > -1.0 && move < 1.0 ? move : 0.0; };
    input.padMove = {part(moveX), part(moveY)};
    input.padAim = {aimX, aimY};
    if (input.padAim != Vec2{}) input.aimDevice = Device::Gamepad;
    show->input(input);
}

void ark_steer(Show* show, double x, double y, std::uint32_t buttons) {
    TickInput input = inputOf(buttons);
    input.pointer = Vec2{x, y};
    show->input(input);
}

std::uint32_t ark_advance(Show* show, double seconds, double speed) { return show->advance(seconds, speed); }

void ark_step(Show* show) { show->step(); }

std::uint32_t ark_draw(Show* show) {
    page().batches.clear();
    TextureManager& textures = *page().textures;
    textures.clear();
    show->draw(textures);
    addBatch(textures.ground().vertices.data(), textures.ground().count, false);
    for (const Layer layer :
         {Layer::Pattern, Layer::Field, Layer::FieldGlow, Layer::Balls, Layer::Overlay, Layer::OverlayGlow}) {
        if (layer == Layer::Balls) addPoints(textures);
        const TextureManager::Batch& batch = textures.batch(layer);
        addBatch(batch.vertices.data(), batch.count,
                 layer == Layer::FieldGlow || layer == Layer::OverlayGlow);
    }
    return static_cast<std::uint32_t>(page().batches.size());
}

const PageBatch* ark_batches() { return page().batches.data(); }

std::uint32_t ark_sounds(Show* show) {
    page().sounds.clear();
    for (const SoundCue& cue : show->takeSounds()) {
        const SoundTraits& traits = soundTraits(cue.sound);
        const std::string_view name = traits.file;
        page().sounds.push_back({name.data(), name.size(), static_cast<float>(cue.pitch),
                                 static_cast<float>(cue.pan), static_cast<float>(cue.volume),
                                 static_cast<std::uint32_t>(traits.priority)});
    }
    return static_cast<std::uint32_t>(page().sounds.size());
}

const PageSound* ark_soundList() { return page().sounds.data(); }

PageText ark_standing(Show* show) { return returned(standingJson(*show)); }
PageText ark_places(Show* show) { return returned(placesJson(*show)); }
void ark_seek(Show* show, std::uint32_t tick) { show->seek(static_cast<int>(tick)); }

PageText ark_verify(const void* bytes, std::size_t length) {
    return returned(verificationJson(textAt(bytes, length)));
}

PageText ark_recording(Show* show) {
    const std::optional<Replay> replay = show->recording();
    return returned(replay ? encodeReplay(*replay) : std::string());
}

PageText ark_recordingCode(Show* show) {
    const std::optional<Replay> replay = show->recording();
    return returned(replay ? codeForLink(*replay) : std::string());
}

PageText ark_version() { return returned(versionJson()); }
}

} // namespace arkanong
