#include "arkanong/language/Catalogue.hpp"
#include "arkanong/storage/DataError.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

#include <string>

namespace arkanong::test {

bool readAnyCatalogue(std::string_view bytes) {
    try {
        const Catalogue catalogue = Catalogue::parse(std::string(bytes), "f.mo");
        must(!catalogue.text("Quit").empty(), "a text is never blank");
        must(!catalogue.text("menu", "Play").empty(), "a text with a context is never blank");
        for (const std::uint64_t n : {0U, 1U, 2U, 5U, 11U, 1000000U})
            must(!catalogue.plural("{n} ball", "{n} balls", n).empty(), "a plural is never blank");
        return true;
    } catch (const DataError&) {
        return false;
    }
}

} // namespace arkanong::test
