# ARKANONG_FETCH=ON: the libraries from their own sources in pinned versions instead of packages, built once, when CMake
# configures, into libraries/ of the build folder, where the usual search finds them. What Linux itself lends to SFML (X11,
# Xrandr, udev, OpenGL) still comes from packages.
# Without a network: ARKANONG_ARCHIVES names a folder with these archives, or FETCHCONTENT_SOURCE_DIR_<NAME> the unpacked
# source of one of them. If one is missing, the message says where each can be downloaded.
set(ARKANONG_ARCHIVES "" CACHE PATH "A folder with the archives of ARKANONG_FETCH, for machines without a network")
set(ARKANONG_LIBRARIES ${PROJECT_BINARY_DIR}/libraries)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/_deps)
list(PREPEND CMAKE_PREFIX_PATH ${ARKANONG_LIBRARIES})
list(APPEND CMAKE_FIND_ROOT_PATH ${ARKANONG_LIBRARIES}) # For the search of a cross compiler.

# Where source packages are: the current ones in Debian's archive, and all of them in its snapshots.
set(ARKANONG_PLACES http://deb.debian.org/debian/pool/main https://snapshot.debian.org/archive/debian/20250601T000000Z/pool/main)

# arkanong_download(PATH HASH FILE): downloads it from the first place that has it and leaves FILE absent if none has it. A place
# that does not answer within 10 s is asked once only: CMake itself would wait for minutes to be connected.
function(arkanong_download path hash file)
  string(REPLACE "+" "%2b" path ${path})
  foreach(place IN LISTS ARKANONG_PLACES)
    get_property(answer GLOBAL PROPERTY "answer of ${place}")
    if(NOT answer)
      file(DOWNLOAD ${place}/ TIMEOUT 10 STATUS answer)
      set_property(GLOBAL PROPERTY "answer of ${place}" "${answer}")
    endif()
    list(GET answer 0 code)
    if(code EQUAL 0 OR code EQUAL 22) # 22: it answers, but has no such page.
      file(DOWNLOAD ${place}/${path} ${file}.part INACTIVITY_TIMEOUT 30 STATUS status)
      file(SHA256 ${file}.part found)
      if(found STREQUAL hash)
        file(RENAME ${file}.part ${file})
        return()
      endif()
      file(REMOVE ${file}.part)
    endif()
  endforeach()
endfunction()

# arkanong_fetch(NAME LICENCE PATH HASH): unpacks a source package, or adds it to the property ARKANONG_MISSING.
function(arkanong_fetch name licence path hash)
  get_filename_component(archive ${path} NAME)
  string(TOUPPER FETCHCONTENT_SOURCE_DIR_${name} given)
  set(source ${${given}})
  if(NOT source)
    set(file ${PROJECT_BINARY_DIR}/archives/${archive})
    if(ARKANONG_ARCHIVES)
      set(file ${ARKANONG_ARCHIVES}/${archive})
    elseif(NOT EXISTS ${file})
      message(STATUS "Fetching ${archive}")
      arkanong_download(${path} ${hash} ${file})
    endif()
    set(found "")
    if(EXISTS ${file})
      file(SHA256 ${file} found)
    endif()
    if(NOT found STREQUAL hash)
      set_property(GLOBAL APPEND_STRING PROPERTY ARKANONG_MISSING "\n  ${path}")
      return()
    endif()
    set(source ${PROJECT_BINARY_DIR}/_deps/${archive})
    if(NOT EXISTS ${source})
      file(ARCHIVE_EXTRACT INPUT ${file} DESTINATION ${source}.part)
      file(GLOB content ${source}.part/*) # One folder.
      file(RENAME ${content} ${source})
      file(REMOVE_RECURSE ${source}.part)
    endif()
  endif()
  set(${name}_SOURCE_DIR ${source} PARENT_SCOPE)
  set(${name}_LICENCE ${source}/${licence} PARENT_SCOPE)
  set(ARKANONG_FETCHED ${ARKANONG_FETCHED} ${name} PARENT_SCOPE)
endfunction()

# arkanong_build(NAME [TARGET target] OPTION...): builds a fetched library with its own CMake files and these options, and
# installs it into ARKANONG_LIBRARIES, unless that has been done; with TARGET only builds that target.
function(arkanong_build name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" TARGET "")
  set(done ${ARKANONG_LIBRARIES}/${name}.done)
  if(EXISTS ${done})
    return()
  endif()
  message(STATUS "Building ${name}")
  set(folder ${PROJECT_BINARY_DIR}/_deps/${name}-build)
  set(options -G ${CMAKE_GENERATOR} -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=${ARKANONG_LIBRARIES}
    -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_PREFIX_PATH=${ARKANONG_LIBRARIES} -DBUILD_SHARED_LIBS=OFF -DBUILD_TESTING=OFF
    -DCMAKE_POSITION_INDEPENDENT_CODE=ON -DCMAKE_POLICY_DEFAULT_CMP0074=NEW)
  if(CMAKE_TOOLCHAIN_FILE)
    list(APPEND options -DCMAKE_TOOLCHAIN_FILE=${CMAKE_TOOLCHAIN_FILE} -DCMAKE_FIND_ROOT_PATH=${ARKANONG_LIBRARIES})
  else()
    list(APPEND options -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER})
  endif()
  set(configure -S ${${name}_SOURCE_DIR} -B ${folder} ${options} ${arg_UNPARSED_ARGUMENTS})
  set(build --build ${folder})
  set(install --install ${folder})
  set(steps configure build install)
  if(arg_TARGET)
    list(APPEND build --target ${arg_TARGET})
    set(steps configure build)
  endif()
  foreach(step IN LISTS steps)
    set(log ${PROJECT_BINARY_DIR}/_deps/${name}-${step}.log)
    execute_process(COMMAND ${CMAKE_COMMAND} ${${step}} RESULT_VARIABLE result OUTPUT_FILE ${log} ERROR_FILE ${log})
    if(NOT result EQUAL 0)
      message(FATAL_ERROR "${name} could not be built; see ${log}")
    endif()
  endforeach()
  file(WRITE ${done} "")
endfunction()

arkanong_fetch(tomlplusplus LICENSE t/tomlplusplus/tomlplusplus_3.3.0+ds.orig.tar.xz
  a143f15016090d88d72e018632efa43b1124bb62285d8c72d51d0cdb45ad787b)
arkanong_fetch(cli11 LICENSE c/cli11/cli11_2.1.2+ds.orig.tar.xz
  8143d20b688e98ccce8e24562d3b68e5f47c12e896c42c7ca8553dbde5bed55d)
if(ARKANONG_BUILD_GAME)
  arkanong_fetch(zlib README z/zlib/zlib_1.2.13.dfsg.orig.tar.bz2
  71feb7947e3c00ef125f83b79a4e529bde31171e5babe48b391f06758d1ab0a1)
  arkanong_fetch(png LICENSE libp/libpng1.6/libpng1.6_1.6.39.orig.tar.gz
  a00e9d2f2f664186e4202db9299397f851aea71b36a35e74910b8820e380d441)
  arkanong_fetch(webp COPYING libw/libwebp/libwebp_1.2.4.orig.tar.gz
  7bf5a8a28cc69bcfa8cb214f2c3095703c6b73ac5fba4d5480c205331d9494df)
  arkanong_fetch(freetype docs/FTL.TXT f/freetype/freetype_2.12.1+dfsg.orig.tar.xz
  7dedb6b9adf331559daea614a83b8de42a753e685ec8e1c4bdb4529eb880b0d1)
  arkanong_fetch(ogg COPYING libo/libogg/libogg_1.3.5.orig.tar.xz
  c4d91be36fc8e54deae7575241e03f4211eb102afb3fc0775fbbc1b740016705)
  arkanong_fetch(vorbis COPYING libv/libvorbis/libvorbis_1.3.7.orig.tar.gz
  0e982409a9c3fc82ee06e08205b1355e5c6aa4c36bca58146ef399621b0ce5ab)
  arkanong_fetch(flac COPYING.Xiph f/flac/flac_1.4.2+ds.orig.tar.xz
  47274ac8fcb1f0e6caa91d29f943925d7a40c0a3f6357c3275773bdb1ee46638)
  arkanong_fetch(openal COPYING o/openal-soft/openal-soft_1.24.2.orig.tar.gz
  7efd383d70508587fbc146e4c508771a2235a5fc8ae05bf6fe721c20a348bd7c)
  arkanong_fetch(sfml license.md libs/libsfml/libsfml_2.5.1+dfsg.orig.tar.xz
  3ee1b2f95bc218d4a7e5f46834d2d314b4c70cd6408ef5e9c5b66958055acc04)
  arkanong_fetch(sdl LICENSE.txt libs/libsdl2/libsdl2_2.26.5+dfsg.orig.tar.gz
  b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3)
  arkanong_fetch(uv LICENSE libu/libuv1/libuv1_1.50.0.orig.tar.gz
  ec9de6ecf2a780fd2afb3b007947d2cd57c3bb17f3b9e721a66774980d35cd4d)
  arkanong_fetch(miniupnpc LICENSE m/miniupnpc/miniupnpc_2.2.4.orig.tar.gz
  481a5e4aede64e9ef29895b218836c3608d973e77a35b4f228ab1f3629412c4b)
endif()

get_property(missing GLOBAL PROPERTY ARKANONG_MISSING)
if(missing)
  list(GET ARKANONG_PLACES 1 place)
  string(REPLACE "\n  " "\n  ${place}/" missing "${missing}")
  set(why "These could not be downloaded")
  if(ARKANONG_ARCHIVES)
    set(why "${ARKANONG_ARCHIVES} lacks these, or has other files by their names")
  endif()
  message(FATAL_ERROR " ${why}: put them into one folder and configure with -DARKANONG_ARCHIVES=FOLDER.${missing}")
endif()

# These two are headers alone; they need no build.
set(tomlplusplus_INCLUDE_DIR ${tomlplusplus_SOURCE_DIR}/include CACHE PATH "" FORCE)
set(cli11_INCLUDE_DIR ${cli11_SOURCE_DIR}/include CACHE PATH "" FORCE)

if(ARKANONG_BUILD_GAME)
  # Of zlib only the static kind, with the files that its installation would put beside the other kind; Debian's archive
  # lacks a file of that one.
  file(WRITE ${zlib_SOURCE_DIR}/win32/zlib1.rc "")
  arkanong_build(zlib TARGET zlibstatic)
  file(GLOB zlib ${PROJECT_BINARY_DIR}/_deps/zlib-build/libz*.a)
  configure_file(${zlib} ${ARKANONG_LIBRARIES}/lib/libz.a COPYONLY)
  configure_file(${zlib_SOURCE_DIR}/zlib.h ${ARKANONG_LIBRARIES}/include/zlib.h COPYONLY)
  configure_file(${PROJECT_BINARY_DIR}/_deps/zlib-build/zconf.h ${ARKANONG_LIBRARIES}/include/zconf.h COPYONLY)
  arkanong_build(png -DPNG_SHARED=OFF -DPNG_TESTS=OFF -DPNG_BUILD_ZLIB=OFF)
  arkanong_build(webp -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF
    -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF -DWEBP_BUILD_EXTRAS=OFF)
  arkanong_build(freetype -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON
    -DFT_DISABLE_BROTLI=ON)
  arkanong_build(ogg -DINSTALL_DOCS=OFF)
  arkanong_build(vorbis)
  arkanong_build(flac -DWITH_STACK_PROTECTOR=OFF -DBUILD_CXXLIBS=OFF -DBUILD_PROGRAMS=OFF -DBUILD_EXAMPLES=OFF -DBUILD_DOCS=OFF
    -DINSTALL_MANPAGES=OFF)
  # Its licence asks that players can replace it, so it stays a library of its own.
  arkanong_build(openal -DLIBTYPE=SHARED -DALSOFT_UTILS=OFF -DALSOFT_EXAMPLES=OFF -DALSOFT_EMBED_HRTF_DATA=OFF
    -DCMAKE_SHARED_LINKER_FLAGS=${ARKANONG_STATIC_RUNTIME})
  arkanong_build(sfml -DSFML_USE_SYSTEM_DEPS=ON -DSFML_BUILD_NETWORK=OFF)
  arkanong_build(uv -DLIBUV_BUILD_SHARED=OFF)
  arkanong_build(miniupnpc -DUPNPC_BUILD_SHARED=OFF -DUPNPC_BUILD_TESTS=OFF -DUPNPC_BUILD_SAMPLE=OFF)
  # Of SDL only what gamepads need.
  arkanong_build(sdl -DSDL_SHARED=OFF -DSDL_STATIC=ON -DSDL_STATIC_PIC=ON -DSDL_TEST=OFF -DSDL_VIDEO=OFF -DSDL_AUDIO=OFF
    -DSDL_RENDER=OFF -DSDL_POWER=OFF)
  set(SFML_STATIC_LIBRARIES ON)
  if(WIN32) # SFML's own search knows it in small letters only.
    set(OpenAL_LIB ${ARKANONG_LIBRARIES}/lib/libOpenAL32.dll.a)
  endif()
endif()
