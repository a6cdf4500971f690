// What the check of tables must find.
constexpr std::array<std::string_view, bossCount> names{"foreman"};
