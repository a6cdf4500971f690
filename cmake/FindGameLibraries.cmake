# Libraries that only the game with a window needs; see FindLibraries.cmake.
add_library(arkanong_sfml INTERFACE)
add_library(arkanong::sfml ALIAS arkanong_sfml)
find_package(SFML 3 QUIET COMPONENTS Graphics Audio)
if(SFML_FOUND)
  target_link_libraries(arkanong_sfml INTERFACE SFML::Graphics SFML::Audio)
else()
  find_package(SFML 2.5 REQUIRED COMPONENTS graphics audio)
  target_link_libraries(arkanong_sfml INTERFACE sfml-graphics sfml-audio)
endif()
message(STATUS "SFML ${SFML_VERSION}")
set(OpenGL_GL_PREFERENCE LEGACY) # The one library that SFML itself is linked to.
find_package(OpenGL REQUIRED)
target_link_libraries(arkanong_sfml INTERFACE OpenGL::GL)

find_package(Threads REQUIRED)

find_package(PNG REQUIRED)
add_library(arkanong::png ALIAS PNG::PNG)

# SFML aborts without a usable X display, so the game asks X first (see DisplayProbe.hpp).
add_library(arkanong_x11 INTERFACE)
add_library(arkanong::x11 ALIAS arkanong_x11)
if(UNIX AND NOT APPLE)
  find_package(X11 REQUIRED)
  target_link_libraries(arkanong_x11 INTERFACE X11::X11)
endif()
