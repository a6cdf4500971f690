#pragma once

#include <stdexcept>
#include <string>

namespace arkanong {

/// Invalid data from outside: a level, replay, picture, sound or setting that is missing or malformed. what()
/// is one line of printable characters for the user: "FILE:LINE:COLUMN: expected ..., found ...".
class DataError : public std::runtime_error {
  public:
    /// `line` and `column` count from 1; 0 means the whole file and is left out of the text.
    DataError(std::string file, unsigned line, unsigned column, const std::string& message);
    DataError(std::string file, const std::string& message) : DataError(std::move(file), 0, 0, message) {}

    const std::string& file() const { return file_; }
    unsigned line() const { return line_; }
    unsigned column() const { return column_; }

  private:
    std::string file_;
    unsigned line_;
    unsigned column_;
};

/// The system refused to open, read or write a file, for example because the disk is full. The data may be
/// valid.
class MachineError : public DataError {
  public:
    using DataError::DataError;
};

} // namespace arkanong
