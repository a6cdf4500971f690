# The collision engine as a library of its own, arkanong::collision: its options, and its installation, which is that of the
# component "collision" alone. docs/collision_library.md says how to use it.
add_library(arkanong::collision ALIAS arkanong_collision)
set_target_properties(arkanong_collision PROPERTIES EXPORT_NAME collision POSITION_INDEPENDENT_CODE ON)
target_compile_features(arkanong_collision PUBLIC cxx_std_17)
# Contraction and reassociation change bits; everything that includes the simulation must agree on them.
# Vec2.hpp refuses to be compiled for a processor that can contract without the definition.
target_compile_options(arkanong_collision PUBLIC $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-ffp-contract=off>
                                                 $<$<CXX_COMPILER_ID:MSVC>:/fp:precise>)
target_compile_definitions(arkanong_collision PUBLIC ARKANONG_NO_CONTRACTION)
# GCC (12.2 at -O2 and -O3 with -march=x86-64-v3) ignores -ffp-contract=off when it vectorises the two sums of a
# rotation. Targets without FMA cannot contract, so they keep this vectorisation, which is 4 % faster.
check_cxx_source_compiles("#if !defined(__FMA__) && !defined(__ARM_FEATURE_FMA)
#error
#endif
int main() {}" ARKANONG_TARGET_HAS_FMA)
if(ARKANONG_TARGET_HAS_FMA AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(arkanong_collision PUBLIC -fno-tree-slp-vectorize)
endif()
# MinGW's GCC 12 at -O3 changes the last bits of a few hits of a box's corner (8 in a million), at -O2 none.
if(MINGW)
  target_compile_options(arkanong_collision PUBLIC $<$<CONFIG:Release>:-O2>)
endif()

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(component COMPONENT collision EXCLUDE_FROM_ALL)
set(config ${CMAKE_INSTALL_LIBDIR}/cmake/arkanong_collision)
install(TARGETS arkanong_collision EXPORT arkanong_collision ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} ${component}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
foreach(room math collision)
  install(DIRECTORY include/arkanong/${room} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/arkanong ${component})
endforeach()
install(EXPORT arkanong_collision FILE arkanong_collision-config.cmake NAMESPACE arkanong:: DESTINATION ${config} ${component})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/arkanong_collision-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/arkanong_collision-config-version.cmake DESTINATION ${config} ${component})

# For builds that ask pkg-config. The prefix is that of the file's place, so that the folder can be moved.
set(flags -ffp-contract=off -DARKANONG_NO_CONTRACTION)
if(ARKANONG_TARGET_HAS_FMA AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND flags -fno-tree-slp-vectorize)
endif()
list(JOIN flags " " flags)
file(RELATIVE_PATH to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
file(CONFIGURE OUTPUT arkanong_collision.pc @ONLY CONTENT "prefix=\${pcfiledir}/@to_prefix@
libdir=\${prefix}/@CMAKE_INSTALL_LIBDIR@
includedir=\${prefix}/@CMAKE_INSTALL_INCLUDEDIR@
Name: arkanong_collision
Description: Exact collisions of moving discs in the plane
URL: @PROJECT_HOMEPAGE_URL@
Version: @PROJECT_VERSION@
Libs: -L\${libdir} -larkanong_collision
Cflags: -I\${includedir} @flags@
")
install(FILES ${PROJECT_BINARY_DIR}/arkanong_collision.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig ${component})
