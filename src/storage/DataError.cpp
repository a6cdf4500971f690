#include "arkanong/storage/DataError.hpp"

#include "arkanong/storage/Utf8.hpp"

namespace arkanong {

namespace {

constexpr std::size_t longestSentence = 2000;

std::string sentence(const std::string& file, unsigned line, unsigned column, const std::string& message) {
    std::string text = file;
    if (line > 0) {
        text += ':' + std::to_string(line);
        if (column > 0) text += ':' + std::to_string(column);
    }
    return printable(text + ": " + message, longestSentence);
}

} // namespace

DataError::DataError(std::string file, unsigned line, unsigned column, const std::string& message)
    : std::runtime_error(sentence(file, line, column, message)), file_(std::move(file)), line_(line),
      column_(column) {}

} // namespace arkanong
