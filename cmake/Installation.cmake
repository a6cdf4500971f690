# The files that are installed besides the program, and the packages that CPack makes of them (script/package).
# As on Debian, games have folders of their own; -DARKANONG_BINDIR=bin -DARKANONG_DATADIR=share say otherwise.
set(ARKANONG_BINDIR games CACHE STRING "Where the program is installed, below the prefix: games or bin")
set(ARKANONG_DATADIR share/games CACHE STRING "Where its assets are installed, below the prefix: share/games or share")
include(GNUInstallDirs)
include(ReleaseNotes)
arkanong_read_releases(${PROJECT_SOURCE_DIR}/CHANGELOG.md ARKANONG_RELEASES ARKANONG_RELEASE_TEXT ARKANONG_RELEASE_DATE)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON) # What is installed needs no tests.
set(programs ${ARKANONG_BINDIR})
set(data ${ARKANONG_DATADIR}/arkanong)
set(documents ${CMAKE_INSTALL_DOCDIR})
if(WIN32) # One folder, which can be moved.
  set(programs .)
  set(data .)
  set(documents .)
endif()

install(TARGETS arkanong RUNTIME DESTINATION ${programs})
install(DIRECTORY assets DESTINATION ${data} PATTERN README.md EXCLUDE)
include(Languages)
install(FILES assets/levels/README.md DESTINATION ${documents} RENAME levels.md)

if(WIN32)
  include(WindowsFolder)
elseif(UNIX AND NOT APPLE)
  include(DesktopFiles)
endif()
