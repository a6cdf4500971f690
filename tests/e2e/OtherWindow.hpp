#pragma once

namespace arkanong::test {

/// A small window, as of another program, that holds the keyboard focus while it exists.
class OtherWindow {
  public:
    OtherWindow();
    ~OtherWindow();
    OtherWindow(const OtherWindow&) = delete;
    OtherWindow& operator=(const OtherWindow&) = delete;

  private:
    struct Connection;
    Connection* connection_;
};

} // namespace arkanong::test
