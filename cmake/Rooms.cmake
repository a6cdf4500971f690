# arkanong_unite(TARGET source...): for checks, compiles the sources of each room with its folders as one, so that headers
# are read once for all of them; those of tests, screens and tools, which are many, by folder. Names in their unnamed
# namespaces must then differ: what the tests of a folder share is in a header there. The sources listed here are compiled
# alone: they paint and play the same things as their neighbours by the same names, include headers of X11, Windows or
# Linux, which have many macros, replace operator new, which GCC takes for a mistake where it inlines it,
# or are compiled with options of their own.
set(alone tools/assetgen/CapsuleSprites tools/assetgen/Figures tools/assetgen/FirstFigures tools/assetgen/Icons tools/assetgen/LowBrickSprites tools/assetgen/sound/BossMusic
  tools/assetgen/sound/BrickyardMusic tools/assetgen/sound/ClockworkMusic tools/assetgen/sound/HoneycombMusic tools/assetgen/sound/LabyrinthMusic
  tools/assetgen/sound/MayhemMusic tools/assetgen/sound/PlayMusic tools/assetgen/sound/SuddenDeathMusic tools/assetgen/sound/TitleMusic
  src/app/window/DisplayProbe src/app/window/Monitors src/app/window/ScreenSaver src/app/window/UnseenWindow
  src/input/bindings/KeyPlaces src/online/NameLookup
  src/online/OwnAddresses src/online/RouterPort src/online/UdpSocket src/speech/Sapi src/speech/ScreenReader src/storage/FileCallsWindows tests/Allocations tests/render/FlashMeter)
list(TRANSFORM alone APPEND .cpp)
function(arkanong_unite target)
  foreach(source IN LISTS ARGN)
    get_filename_component(path ${source} ABSOLUTE)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${path})
    get_filename_component(group ${name} DIRECTORY)
    if(NOT group MATCHES "^(tests|src/screens|tools)/")
      string(REGEX REPLACE "^(src/[^/]+)/.*" "\\1" group ${group})
    endif()
    if(NOT name IN_LIST alone)
      set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${group})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# arkanong_room_library(TARGET ROOMS room...): a static library of every source file of these rooms.
# Folders within a room belong to it; a new file needs no edit here.
function(arkanong_room_library target)
  cmake_parse_arguments(arg "" "" "ROOMS" ${ARGN})
  set(sources)
  foreach(room IN LISTS arg_ROOMS)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS
      ${PROJECT_SOURCE_DIR}/src/${room}/*.cpp ${PROJECT_SOURCE_DIR}/include/arkanong/${room}/*.hpp)
    list(APPEND sources ${found})
  endforeach()
  add_library(${target} STATIC ${sources})
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:arkanong_warnings>)
  if(ARKANONG_UNITY)
    arkanong_unite(${target} ${sources})
  endif()
endfunction()

# arkanong_precompile(TARGET header...): reads these headers of libraries once for all sources of the target.
function(arkanong_precompile target)
  if(ARKANONG_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# arkanong_optimise_less(TARGET): its sources have no loop that anybody waits for, but much code: at -Og players compile them in a
# third of the time of -O3 (at -O1 in half of it), and a frame takes as long.
function(arkanong_optimise_less target)
  target_compile_options(${target} PRIVATE $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang,AppleClang>>:-Og>)
endfunction()
