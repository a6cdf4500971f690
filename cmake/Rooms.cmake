# arkanong_unite(TARGET source...): with ARKANONG_UNITY=ON, for checks, compiles the sources of each folder as one, so
# that headers are read once for all of them. Names in the unnamed namespaces of one folder must then differ; in the
# folders listed here they do not, so these are compiled one by one.
set(separate src/screens/match src/screens/menus src/screens/options src/screens/results src/editor src/assetgen
  src/assetgen/sound src/game/DisplayProbe.cpp)
function(arkanong_unite target)
  if(NOT ARKANONG_UNITY)
    return()
  endif()
  foreach(source IN LISTS ARGN)
    get_filename_component(path ${source} ABSOLUTE)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${path})
    get_filename_component(folder ${name} DIRECTORY)
    if(NOT folder IN_LIST separate AND NOT name IN_LIST separate)
      set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${folder})
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
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/include)
  target_link_libraries(${target} PRIVATE arkanong_warnings)
  arkanong_unite(${target} ${sources})
endfunction()

# arkanong_precompile(TARGET header...): reads these headers of libraries once for all sources of the target.
function(arkanong_precompile target)
  if(ARKANONG_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()
