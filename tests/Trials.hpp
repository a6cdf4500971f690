#pragma once

namespace arkanong::test {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ARKANONG_SANITIZED 1
#endif
#endif

/// How many of `all` trials, at least 1, a test makes: all, but under a sanitizer a tenth. There a trial takes ten
/// times as long, and what sanitizers look for is found in any of them.
constexpr int trials(int all) {
#ifdef ARKANONG_SANITIZED
    return all < 10 ? 1 : all / 10;
#else
    return all;
#endif
}

} // namespace arkanong::test
