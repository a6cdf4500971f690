# Libraries that only the game with a window needs; see FindLibraries.cmake.
add_library(arkanong_sfml INTERFACE)
add_library(arkanong::sfml ALIAS arkanong_sfml)
find_package(SFML 3 QUIET COMPONENTS Graphics Audio Network)
if(SFML_FOUND)
  target_link_libraries(arkanong_sfml INTERFACE SFML::Graphics SFML::Audio SFML::Network)
else()
  find_package(SFML 2.5 REQUIRED COMPONENTS graphics audio network)
  target_link_libraries(arkanong_sfml INTERFACE sfml-graphics sfml-audio sfml-network)
  if(WIN32 AND TARGET OpenGL) # A cross compiler knows the library in small letters only.
    set_target_properties(OpenGL PROPERTIES INTERFACE_LINK_LIBRARIES opengl32)
  endif()
endif()
message(STATUS "SFML ${SFML_VERSION}")
set(OpenGL_GL_PREFERENCE LEGACY) # The one library that SFML itself is linked to.
find_package(OpenGL REQUIRED)
target_link_libraries(arkanong_sfml INTERFACE OpenGL::GL)

# Gamepads alone. SDL's own main() is not wanted. Its CMake files name one library or the other, as it was built.
find_package(SDL2 2.24 REQUIRED)
message(STATUS "SDL ${SDL2_VERSION}")
add_library(arkanong_sdl INTERFACE)
add_library(arkanong::sdl ALIAS arkanong_sdl)
target_compile_definitions(arkanong_sdl INTERFACE SDL_MAIN_HANDLED)
if(TARGET SDL2::SDL2)
  target_link_libraries(arkanong_sdl INTERFACE SDL2::SDL2)
else()
  target_link_libraries(arkanong_sdl INTERFACE SDL2::SDL2-static)
endif()

find_package(Threads REQUIRED)

find_package(PNG REQUIRED)
add_library(arkanong::png ALIAS PNG::PNG)

# Moving pictures. Debian's package comes without a CMake file, others with one. Only tests and programs that measure read
# them (arkanong::webp_reader).
add_library(arkanong_webp INTERFACE)
add_library(arkanong::webp ALIAS arkanong_webp)
add_library(arkanong_webp_reader INTERFACE)
add_library(arkanong::webp_reader ALIAS arkanong_webp_reader)
find_package(WebP CONFIG QUIET)
if(TARGET WebP::libwebpmux)
  target_link_libraries(arkanong_webp INTERFACE WebP::libwebpmux WebP::webp)
  target_link_libraries(arkanong_webp_reader INTERFACE WebP::webpdemux arkanong::webp)
else()
  find_path(WEBP_INCLUDE_DIR webp/mux.h REQUIRED)
  find_library(WEBP_LIBRARY webp REQUIRED)
  find_library(WEBPMUX_LIBRARY webpmux REQUIRED)
  find_library(WEBPDEMUX_LIBRARY webpdemux REQUIRED)
  target_include_directories(arkanong_webp SYSTEM INTERFACE ${WEBP_INCLUDE_DIR})
  target_link_libraries(arkanong_webp INTERFACE ${WEBPMUX_LIBRARY} ${WEBP_LIBRARY})
  target_link_libraries(arkanong_webp_reader INTERFACE ${WEBPDEMUX_LIBRARY} arkanong::webp)
endif()

# SFML aborts without a usable X display, so the game asks X first (see DisplayProbe.hpp).
add_library(arkanong_x11 INTERFACE)
add_library(arkanong::x11 ALIAS arkanong_x11)
if(UNIX AND NOT APPLE)
  find_package(X11 REQUIRED)
  target_link_libraries(arkanong_x11 INTERFACE X11::X11)
endif()
