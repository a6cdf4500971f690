cmake_minimum_required(VERSION 3.22)
# Fails if a source of the game writes, renames or deletes files by itself instead of through storage/Files.hpp. A test
# runs it as cmake -DTOP=... -P CheckWriters.cmake.
set(home "^src/storage/(Files|FileCalls|FileCallsUnix|FileCallsWindows)\\.")
# These may: the event log, which can be a pipe; the list of processes, which is only read; tools/assetgen for FLAC files; and the code that replaces stderr by /dev/null.
set(others "/session/EventLog\\.|/speech/ScreenReader\\.|/audio/(SfmlAudio|QuietDevice)\\.")
set(writers "<(fstream|fcntl\\.h|unistd\\.h|io\\.h|sys/stat\\.h)>" "(fopen|freopen|tmpfile|CreateFile[AW]?) ?\\("
  "saveToFile|OutputSoundFile|writeFlac" "(fs|filesystem)::(create_|remove|rename|copy|resize_file|permissions)"
  "std::rename" "std::remove\\([a-zA-Z_.]*(\\(\\))?\\)" "[^a-zA-Z0-9_]::opena?t? ?\\("
  "(^|[^a-zA-Z0-9_.:>]):*_?(creat|unlink|rename|mkdir|rmdir|truncate) ?\\([^()]")
list(JOIN writers "|" writers)

file(GLOB_RECURSE sources ${TOP}/src/*.cpp ${TOP}/src/*.hpp ${TOP}/include/*.hpp)
if(NOT sources)
  message(FATAL_ERROR "no sources found: this check would check nothing")
endif()
set(failures 0)
foreach(path IN LISTS sources)
  file(RELATIVE_PATH name ${TOP} ${path})
  if(name MATCHES "${home}|${others}")
    continue()
  endif()
  file(STRINGS ${path} lines REGEX "${writers}")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "//.*" "" code "${line}")
    if(code MATCHES "${writers}")
      string(STRIP "${code}" code)
      message("${name}: only storage/Files.hpp may say ${code}")
      math(EXPR failures "${failures} + 1")
    endif()
  endforeach()
endforeach()
if(failures)
  message(FATAL_ERROR "${failures} lines write files by themselves")
endif()
