#include "arkanong/input/gamepad/PadReport.hpp"

#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <iomanip>
#include <iostream>
#include <sstream>

namespace arkanong {

namespace {

const char* familyName(PadFamily family) {
    switch (family) {
    case PadFamily::PlayStation: return "PlayStation";
    case PadFamily::Nintendo: return "Nintendo";
    case PadFamily::Xbox: break;
    }
    return "Xbox";
}

} // namespace

std::string reportOn(unsigned number, const PadDescription& pad) {
    std::ostringstream text;
    text << "gamepad " << number << ": " << printable(pad.name) << '\n' << std::hex << std::setfill('0');
    for (const auto& [name, value] :
         {std::pair{"  vendor ", pad.vendor}, {", product ", pad.product}, {", version ", pad.version}})
        text << name << std::setw(4) << value;
    text << (pad.path.empty() ? "" : ", ") << printable(pad.path) << '\n';
    text << "  GUID " << pad.guid << '\n';
    text << "  shown with the signs of " << familyName(pad.family) << " pads\n";
    text << (pad.guessed ? "  not known to SDL; a guess: " : "  mapping: ") << printable(pad.mapping) << '\n';
    return text.str();
}

int printPads(std::ostream& out) {
    StandardGamepads pads;
    Notes notes;
    if (!pads.failure().empty()) notes.push_back(pads.failure());
    if (const auto folders = userFolders()) pads.addEntries(folders->gamepadFile(), notes);
    for (const std::string& note : notes)
        std::cerr << "arkanong: " << printable(note) << '\n';
    static_cast<void>(pads.poll());
    unsigned seen = 0;
    for (unsigned number = 0; number < padCount; ++number) {
        const auto pad = pads.describe(number);
        if (!pad) continue;
        out << reportOn(number, *pad);
        ++seen;
    }
    if (seen == 0) out << "No gamepad is connected, or none may be read.\n";
    out << pads.entryCount() << " gamepads are known by name.\n";
    return 0;
}

} // namespace arkanong
