# The catalogues of the languages: languages/CODE.mo of each packaging/languages/CODE.po, and that of the language for tests of
# layouts. Without gettext, or without Python for the latter, they are left out, and the game is in English.
find_program(ARKANONG_MSGFMT msgfmt)
find_program(ARKANONG_XGETTEXT xgettext)
mark_as_advanced(ARKANONG_MSGFMT ARKANONG_XGETTEXT)
set(languages ${PROJECT_BINARY_DIR}/languages)
file(MAKE_DIRECTORY ${languages})
set(catalogues)
if(ARKANONG_MSGFMT)
  file(GLOB found CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/packaging/languages/*.po)
  foreach(source IN LISTS found)
    get_filename_component(code ${source} NAME_WE)
    add_custom_command(OUTPUT ${languages}/${code}.mo COMMAND ${ARKANONG_MSGFMT} -o ${languages}/${code}.mo ${source}
      DEPENDS ${source} VERBATIM)
    list(APPEND catalogues ${languages}/${code}.mo)
  endforeach()
else()
  message(STATUS "msgfmt was not found (package gettext): the game will be in English only")
endif()
add_custom_target(arkanong_languages DEPENDS ${catalogues})
add_dependencies(arkanong arkanong_languages)
install(FILES ${catalogues} DESTINATION ${data}/languages)

find_package(Python3 3.11 QUIET COMPONENTS Interpreter)
if(ARKANONG_BUILD_TESTS AND ARKANONG_MSGFMT AND ARKANONG_XGETTEXT AND Python3_FOUND)
  set(tool ${PROJECT_SOURCE_DIR}/tools/translate/catalogues.py)
  set(made ${PROJECT_BINARY_DIR}/translate)
  file(MAKE_DIRECTORY ${made})
  # As a target it runs with each build: it reads every source, in half a second.
  add_custom_target(arkanong_pseudo_language
    COMMAND Python3::Interpreter ${tool} template ${made}/arkanong.pot
    COMMAND Python3::Interpreter ${tool} pseudo ${made}/arkanong.pot ${made}/en_XA.po
    COMMAND ${ARKANONG_MSGFMT} -o ${languages}/en_XA.mo ${made}/en_XA.po
    VERBATIM)
endif()
