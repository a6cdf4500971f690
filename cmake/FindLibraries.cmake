# The libraries under one name each, whatever the distribution's version calls them.
# Their headers count as system headers: our warnings are about our code.
function(arkanong_header_library name header)
  find_path(${name}_INCLUDE_DIR ${header} REQUIRED)
  add_library(arkanong_${name} INTERFACE)
  target_include_directories(arkanong_${name} SYSTEM INTERFACE ${${name}_INCLUDE_DIR})
  add_library(arkanong::${name} ALIAS arkanong_${name})
endfunction()
arkanong_header_library(tomlplusplus toml++/toml.h)
arkanong_header_library(cli11 CLI/CLI.hpp)
find_package(Threads REQUIRED)
