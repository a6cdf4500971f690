# The folder that players of Windows unpack. Installation.cmake includes it.
install(TARGETS arkanong-headless RUNTIME DESTINATION ${programs}) # Which prints: a program with a window has no console.
add_dependencies(arkanong arkanong-headless) # Building the game makes everything that is installed.
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION . RENAME LICENSE.txt)
install(FILES ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/packaging/desktop/copyright DESTINATION .)
if(ARKANONG_FETCH)
  install(FILES ${ARKANONG_LIBRARIES}/bin/OpenAL32.dll DESTINATION .)
  foreach(library IN LISTS ARKANONG_FETCHED)
    install(FILES ${${library}_LICENCE} DESTINATION licences RENAME ${library}.txt)
  endforeach()
endif()
set(CPACK_PACKAGE_FILE_NAME arkanong-${PROJECT_VERSION}-windows)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR ZIP)
include(CPack)
