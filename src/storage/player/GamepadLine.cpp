#include "GamepadLine.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <charconv>

namespace arkanong {

namespace {

struct PartName {
    std::string_view name;
    PadPart part;
};
constexpr auto partNames = tableOf<PadPart, PartName>({
    {"a", PadPart::A},
    {"b", PadPart::B},
    {"x", PadPart::X},
    {"y", PadPart::Y},
    {"leftshoulder", PadPart::LeftShoulder},
    {"rightshoulder", PadPart::RightShoulder},
    {"back", PadPart::Back},
    {"start", PadPart::Start},
    {"guide", PadPart::Guide},
    {"leftstick", PadPart::LeftStick},
    {"rightstick", PadPart::RightStick},
    {"lefttrigger", PadPart::LeftTrigger},
    {"righttrigger", PadPart::RightTrigger},
    {"misc1", PadPart::Share},
    {"paddle1", PadPart::Paddle1},
    {"paddle2", PadPart::Paddle2},
    {"paddle3", PadPart::Paddle3},
    {"paddle4", PadPart::Paddle4},
    {"touchpad", PadPart::Touchpad},
    {"dpup", PadPart::PadUp},
    {"dpdown", PadPart::PadDown},
    {"dpleft", PadPart::PadLeft},
    {"dpright", PadPart::PadRight},
    {"leftx", PadPart::LeftX},
    {"lefty", PadPart::LeftY},
    {"rightx", PadPart::RightX},
    {"righty", PadPart::RightY},
});

constexpr std::size_t mostWires = 2 * padPartCount; ///< Of an entry; each part has at most two halves.

/// One line that is being read, field by field.
class LineReader {
  public:
    LineReader(std::string_view text, const std::string& file, unsigned line)
        : all_(text), file_(file), line_(line) {}

    /// The next field, without its comma; nullopt at the end.
    std::optional<std::string_view> next() {
        if (at_ > all_.size()) return std::nullopt;
        const std::size_t end = std::min(all_.find(',', at_), all_.size());
        const std::string_view field = all_.substr(at_, end - at_);
        at_ = end + 1;
        return field;
    }

    /// Complains about `found`, a part of the line.
    [[noreturn]] void fail(std::string_view found, const std::string& expected) const {
        constexpr std::size_t longest = 40;
        const auto column = static_cast<unsigned>(found.data() - all_.data()) + 1;
        throw DataError(file_, line_, column,
                        "expected " + expected + ", found \"" + printable(found.substr(0, longest)) + '"');
    }

  private:
    std::string_view all_;
    const std::string& file_;
    unsigned line_;
    std::size_t at_ = 0;
};

bool startsWith(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

std::optional<unsigned> digit(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
    return std::nullopt;
}

GamepadGuid guidIn(std::string_view field, const LineReader& line) {
    GamepadGuid guid{};
    if (field.size() != 2 * guid.size()) line.fail(field, "a GUID of 32 hexadecimal digits");
    for (std::size_t i = 0; i < guid.size(); ++i) {
        const auto high = digit(field[2 * i]);
        const auto low = digit(field[2 * i + 1]);
        if (!high || !low) line.fail(field, "a GUID of 32 hexadecimal digits");
        guid[i] = static_cast<std::uint8_t>(*high << 4U | *low);
    }
    return guid;
}

/// Takes a number below 256 off the front of `text`, a part of `field`.
unsigned takeNumber(std::string_view& text, std::string_view field, const LineReader& line) {
    constexpr unsigned most = 255;
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number > most)
        line.fail(field, "a number from 0 to 255 in a control's source");
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// "+" or "-" in front: the half of an axis.
char takeSign(std::string_view& text) {
    if (text.empty() || (text.front() != '+' && text.front() != '-')) return ' ';
    const char sign = text.front();
    text.remove_prefix(1);
    return sign;
}

PadSource sourceIn(std::string_view field, const LineReader& line) {
    PadSource source;
    std::string_view text = field;
    const char sign = takeSign(text);
    const char kind = text.empty() ? ' ' : text.front();
    const bool isAxis = kind == 'a';
    if ((!isAxis && kind != 'b' && kind != 'h') || (!isAxis && sign != ' '))
        line.fail(field, R"(a control's source such as "b0", "a1" or "h0.4")");
    text.remove_prefix(1);
    source.number = takeNumber(text, field, line);
    if (isAxis) {
        source.kind = PadSource::Kind::Axis;
        source.from = sign == ' ' ? -1.0 : 0.0;
        source.to = sign == '-' ? -1.0 : 1.0;
        if (text == "~") {
            std::swap(source.from, source.to);
            text = {};
        }
    } else if (kind == 'h') {
        source.kind = PadSource::Kind::Hat;
        if (!startsWith(text, ".")) line.fail(field, "a hat's direction such as \"h0.4\"");
        text.remove_prefix(1);
        source.direction = takeNumber(text, field, line);
        if (source.direction != 1 && source.direction != 2 && source.direction != 4 && source.direction != 8)
            line.fail(field, "a hat's direction of 1, 2, 4 or 8");
    }
    if (!text.empty()) line.fail(field, "a comma behind a control's source");
    return source;
}

/// The wire of "part:source"; nullopt for a part that the game does not know.
std::optional<PadWire> wireIn(std::string_view name, std::string_view source, const LineReader& line) {
    PadWire wire;
    wire.source = sourceIn(source, line);
    const char sign = takeSign(name);
    const auto* const found = std::find_if(partNames.begin(), partNames.end(),
                                           [name](const PartName& one) { return one.name == name; });
    if (found == partNames.end()) return std::nullopt;
    wire.part = found->part;
    if (wire.part < PadPart::LeftX) return wire;
    wire.from = sign == ' ' && wire.source.kind == PadSource::Kind::Axis ? -1.0 : 0.0;
    wire.to = sign == '-' ? -1.0 : 1.0;
    return wire;
}

/// Whether an entry that wants this of SDL's hints, "NAME:=1", is for a game that sets none.
bool isWanted(std::string_view key, std::string_view hint) {
    const std::size_t equals = hint.find(":=");
    const bool on = equals != std::string_view::npos && hint.substr(equals + 2) != "0";
    return on == (key.front() != '!');
}

} // namespace

std::optional<GamepadEntry> readGamepadLine(std::string_view text, const std::string& file, unsigned line) {
    while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ')
        text.remove_suffix(1);
    if (line == 1 && startsWith(text, "\xEF\xBB\xBF")) text.remove_prefix(3);
    if (text.empty() || text.front() == '#') return std::nullopt;
    const std::size_t platform = text.find(",platform:");
    if (platform != std::string_view::npos && !startsWith(text.substr(platform), ",platform:Linux"))
        return std::nullopt;

    LineReader fields(text, file, line);
    const std::string_view guid = *fields.next();
    if (guid == "xinput" || guid == "default") return std::nullopt; // Of no gamepad in particular.
    GamepadEntry entry{guidIn(guid, fields), {}, {}, file, line};
    const std::optional<std::string_view> name = fields.next();
    if (!name) fields.fail(guid, "a name and controls behind the GUID");
    entry.name = printable(*name);
    while (const std::optional<std::string_view> field = fields.next()) {
        if (field->empty()) continue;
        const std::size_t colon = field->find(':');
        if (colon == std::string_view::npos || colon == 0) fields.fail(*field, "a control such as \"a:b0\"");
        const std::string_view key = field->substr(0, colon);
        const std::string_view value = field->substr(colon + 1);
        if (key == "platform" || key == "type" || key == "face" || startsWith(key, "sdk")) continue;
        if (key == "hint" || key == "!hint") {
            if (!isWanted(key, value)) return std::nullopt;
        } else if (key == "crc") {
            continue; // The GUID has it, too.
        } else if (const auto wire = wireIn(key, value, fields)) {
            if (entry.wires.size() == mostWires)
                fields.fail(*field, "at most " + std::to_string(mostWires) + " controls");
            entry.wires.push_back(*wire);
        }
    }
    if (entry.wires.empty()) fields.fail(guid, "controls behind the GUID and the name");
    return entry;
}

} // namespace arkanong
