#pragma once

namespace arkanong::test {

/// A small window of another program's kind that takes the keyboard's focus, as long as it lives.
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
