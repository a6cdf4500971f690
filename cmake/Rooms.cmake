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
endfunction()

# arkanong_precompile(TARGET header...): reads these headers of libraries once for all sources of the target.
function(arkanong_precompile target)
  if(ARKANONG_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()
