# Compiles for WebAssembly with Debian's clang, lld, WASI libc and libc++: what the page needs of the game (see Web.cmake).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# There are no exceptions to catch: src/web/wasm/Exceptions.cpp says what a throw does.
set(CMAKE_CXX_FLAGS_INIT "-fexceptions -ffp-contract=off -ffunction-sections -fdata-sections -DNDEBUG -Oz -flto")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
