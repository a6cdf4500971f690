// What the check of tables must find.
constexpr std::array<std::string_view, bossCount> names{"foreman"};
static const std::array<int, bossCount> others = {1};
