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

/// Switches to one of the keyboard layouts that are set up, from 0, as a desktop's menu of languages does.
void switchLayout(unsigned layout);

} // namespace arkanong::test
