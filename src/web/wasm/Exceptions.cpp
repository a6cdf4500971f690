#include <cstdlib>
#include <exception>
#include <typeinfo>

// How C++ throws in the page. Debian's WebAssembly has no exceptions: nothing is unwound and nothing caught. So what is
// thrown, always a std::exception, becomes an exception of the page's script, which gives up this instance.

extern "C" {

/// The page's function: it throws.
[[noreturn]] __attribute__((import_module("page"), import_name("refuse"))) void refuse(const char* text,
                                                                                       std::size_t length);

void* __cxa_allocate_exception(std::size_t bytes) noexcept { return std::malloc(bytes); }
void __cxa_free_exception(void* thrown) noexcept { std::free(thrown); }

[[noreturn]] void __cxa_throw(void* thrown, std::type_info* /*type*/, void (* /*destroy*/)(void*)) {
    const char* const text = static_cast<std::exception*>(thrown)->what();
    refuse(text, __builtin_strlen(text));
}

// Functions that catch mention these, but nothing gets there.
void* __cxa_begin_catch(void* /*thrown*/) noexcept { std::abort(); }
void __cxa_end_catch() { std::abort(); }
[[noreturn]] void __cxa_rethrow() { std::abort(); }

// What the C++ library says before it ends a program: it has no place to say it, and printing would be a tenth of the code.
[[noreturn]] void abort_message(const char* /*format*/, ...) { std::abort(); }
[[noreturn]] void __abort_message(const char* /*format*/, ...) { std::abort(); }
}
