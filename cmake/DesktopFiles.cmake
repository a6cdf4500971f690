# What desktops of Linux want to know about the game. Installation.cmake includes it.
set(desktop ${PROJECT_SOURCE_DIR}/packaging/desktop)
set(made ${PROJECT_BINARY_DIR}/desktop)
# The release's date in seconds since 1970 and, as dpkg wants it, as "Mon, 23 Nov 2026 00:00:00 +0000". If this `date` cannot
# convert it, no .deb can be made either.
execute_process(COMMAND env LC_ALL=C date -u -d ${ARKANONG_RELEASE_DATE} "+%s;%a, %d %b %Y %T %z" OUTPUT_VARIABLE dates
  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(dates "0;${ARKANONG_RELEASE_DATE}")
endif()
list(GET dates 0 release_seconds)
list(GET dates 1 ARKANONG_MAIL_DATE)
arkanong_wrap(ARKANONG_RELEASE_LINES "  * " "    " "${ARKANONG_RELEASE_TEXT}")
get_filename_component(ARKANONG_DEVELOPER_ID ${ARKANONG_APP_ID} NAME_WLE) # com.example
foreach(file arkanong.desktop arkanong.metainfo.xml changelog)
  configure_file(${desktop}/${file}.in ${made}/${file} @ONLY)
endforeach()

# In all languages: Comment[de]=... and <summary xml:lang="de">. LINGUAS lists them, as gettext wants it.
set(desktop_files ${made}/arkanong.desktop ${made}/arkanong.metainfo.xml)
if(ARKANONG_MSGFMT)
  set(all ${PROJECT_SOURCE_DIR}/packaging/languages)
  file(GLOB translations CONFIGURE_DEPENDS ${all}/*.po)
  set(desktop_files ${made}/languages/arkanong.desktop ${made}/languages/arkanong.metainfo.xml)
  file(MAKE_DIRECTORY ${made}/languages)
  add_custom_command(OUTPUT ${desktop_files} DEPENDS ${translations} ${all}/LINGUAS ${made}/arkanong.desktop ${made}/arkanong.metainfo.xml
    COMMAND ${ARKANONG_MSGFMT} --desktop --template=${made}/arkanong.desktop -d ${all}
      -o ${made}/languages/arkanong.desktop
    COMMAND ${ARKANONG_MSGFMT} --xml --template=${made}/arkanong.metainfo.xml -d ${all} -o ${made}/languages/arkanong.metainfo.xml
    VERBATIM)
endif()

# The page of the manual, in all languages, and the completions are written by a program that knows the options.
set(pages ${made}/arkanong.6)
foreach(catalogue IN LISTS catalogues) # Languages.cmake has made them.
  get_filename_component(code ${catalogue} NAME_WE)
  file(MAKE_DIRECTORY ${made}/man/${code})
  list(APPEND pages ${made}/man/${code}/arkanong.6)
  install(FILES ${made}/man/${code}/arkanong.6.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/${code}/man6)
endforeach()
set(manual ${pages} ${made}/arkanong.bash ${made}/arkanong.zsh ${made}/arkanong.fish)
add_custom_command(OUTPUT ${manual} DEPENDS ${catalogues}
  COMMAND arkanong_manual ${made} ${ARKANONG_RELEASE_DATE} ${catalogues} VERBATIM)
# Compressed, as Debian wants them; without the time, so that the same source gives the same package.
find_program(GZIP gzip REQUIRED)
set(plain ${pages} ${made}/changelog)
list(TRANSFORM plain APPEND .gz OUTPUT_VARIABLE compressed)
add_custom_command(OUTPUT ${compressed} DEPENDS ${plain} COMMAND ${GZIP} -9nkf ${plain} VERBATIM)
add_custom_target(arkanong_desktop ALL DEPENDS ${manual} ${compressed} ${desktop_files})
add_dependencies(arkanong_desktop arkanong_languages)
add_dependencies(arkanong arkanong_desktop) # Building the program makes everything that is installed.

list(GET desktop_files 0 entry)
list(GET desktop_files 1 metainfo)
install(FILES ${entry} DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo RENAME ${ARKANONG_APP_ID}.metainfo.xml)
install(FILES ${desktop}/arkanong.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME arkanong.xml)
install(FILES ${made}/arkanong.6.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES ${made}/arkanong.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME arkanong)
install(FILES ${made}/arkanong.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _arkanong)
install(FILES ${made}/arkanong.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES ${made}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${desktop}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
configure_file(${desktop}/lintian-overrides.in ${made}/lintian-overrides @ONLY)
install(FILES ${made}/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME arkanong)
install(FILES ${PROJECT_SOURCE_DIR}/packaging/icons/arkanong.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
foreach(size 16 22 24 32 48 64 128 256 512)
  install(FILES ${PROJECT_SOURCE_DIR}/packaging/icons/arkanong-${size}.png RENAME arkanong.png
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
endforeach()

# What distributions ask of every program: addresses resolved at the start, calls of the C library that know the size of
# their buffers, and no notes of the compiler in a stripped program. The tests replace
# some calls of arkanong_headless by their own.
if(NOT ARKANONG_SANITIZE)
  foreach(target arkanong_render arkanong_app)
    target_compile_options(${target} PRIVATE
      $<$<CONFIG:Release,RelWithDebInfo>:-U_FORTIFY_SOURCE> $<$<CONFIG:Release,RelWithDebInfo>:-D_FORTIFY_SOURCE=2>)
  endforeach()
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  target_link_options(arkanong PRIVATE -Wl,-z,relro,-z,now)
endif()
install(CODE "if(CMAKE_INSTALL_DO_STRIP)
  execute_process(COMMAND \"${CMAKE_STRIP}\" --remove-section=.comment --remove-section=.note
    \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${ARKANONG_BINDIR}/arkanong\" COMMAND_ERROR_IS_FATAL ANY)
endif()")

set(CPACK_PACKAGE_NAME arkanong)
set(CPACK_PACKAGE_CONTACT "${ARKANONG_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Its library is loaded at run time, if the player wants speech.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS speech-dispatcher)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Two sides face each other across a field of bricks and hexagons, with many
balls in play at once. Every ball belongs to a side, and the paddle that
touches a ball takes it over: a save is also a theft.
.
A campaign of forty levels with five bosses, a gauntlet of seven rounds with
cards that bend the rules, a duel that is the same for everybody each day,
versus for one or two players, replays, ghosts and a level editor.")
set(CPACK_GENERATOR DEB)
# The same sources give the same bytes: all times in the package are that of the release.
file(WRITE ${made}/times.cmake "if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  set(ENV{SOURCE_DATE_EPOCH} ${release_seconds})
endif()\n")
set(CPACK_PROJECT_CONFIG_FILE ${made}/times.cmake)
include(CPack)
