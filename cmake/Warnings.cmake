# One list of warnings for every target, each with its reason. Link arkanong_warnings PRIVATE.
add_library(arkanong_warnings INTERFACE)
set(gnu_and_clang
    -Wall -Wextra -Wpedantic
    -Wconversion -Wsign-conversion # a silent narrowing changes a simulated number
    -Wdouble-promotion             # float creeping into double maths loses nine digits
    -Wold-style-cast               # a C cast hides which of four conversions happens
    -Wcast-align -Wcast-qual       # reading through the wrong type is undefined
    -Wnon-virtual-dtor -Woverloaded-virtual
    -Wformat=2
    -Wimplicit-fallthrough -Wswitch-enum # a new kind of brick must be answered everywhere
    -Wundef -Wunused -Wextra-semi -Wvla
    # The inner name is read, the outer one is meant. Sources compiled together would be warned of each other's names.
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>)
set(gnu_only
    -Wduplicated-cond -Wduplicated-branches -Wlogical-op # copy-and-paste slips
    -Wuseless-cast)
set(gnu_13_only -Wno-dangling-reference) # takes the result of any function with a temporary argument for that argument
set(clang_13_only -Wreserved-identifier) # belongs to the compiler and its library
set(msvc /W4 /permissive- /utf-8) # sources are UTF-8
target_compile_options(arkanong_warnings INTERFACE
  $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:${gnu_and_clang}>
  $<$<CXX_COMPILER_ID:GNU>:${gnu_only}>
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_GREATER_EQUAL:$<CXX_COMPILER_VERSION>,13>>:${gnu_13_only}>
  $<$<AND:$<CXX_COMPILER_ID:Clang>,$<VERSION_GREATER_EQUAL:$<CXX_COMPILER_VERSION>,13>>:${clang_13_only}>
  $<$<CXX_COMPILER_ID:MSVC>:${msvc}>)
if(ARKANONG_WARNINGS_AS_ERRORS)
  target_compile_options(arkanong_warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Werror> $<$<CXX_COMPILER_ID:MSVC>:/WX>)
endif()
