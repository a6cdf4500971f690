#pragma once

#include "arkanong/online/NameLookup.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

#include <functional>
#include <string>

namespace arkanong {

/// Looks up a host's name and says so if it is unknown. The player can cancel at any time.
class OnlineLookupScreen : public ChoiceScreen {
  public:
    OnlineLookupScreen(ScreenContext& context, ShowOnlineLookup asked);

    ScreenChange step() override;
    void lookChanged() override;

  private:
    std::string shown_; ///< The name, shortened.
    std::function<ScreenChange(const Address&)> next_;
    NameLookup lookup_;
    bool told_ = false; ///< The name is unknown.
};

/// What `next` says about this address: at once, or after a host's name has been looked up.
ScreenChange lookUp(const std::string& text, std::function<ScreenChange(const Address&)> next);

/// Hosts an online match, at once or after the name of the relay in the settings has been looked up.
ScreenChange hostOnline(const Settings& settings, MatchTerms terms);

} // namespace arkanong
