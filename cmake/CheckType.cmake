cmake_minimum_required(VERSION 3.22)
# Fails when a text is drawn or measured in a size that is a number instead of a name in render/Style.hpp. Run as
# cmake -DTOP=... -P CheckType.cmake (a test does).
set(number "[0-9][0-9.]*")
set(colour "[ \n]*(palette|faded|blended|colour|sf::Color)")
set(naked
  "{${number},${colour}"                                                   # {10.0, palette.muted}
  "{${number}, [a-zA-Z.]+ \\?"                                              # {10.0, lit ? blue : muted}
  "{${number}[^{};]*Align::"                                               # {10.0 * grown, any, Align::Right}
  "TextStyle [a-zA-Z]*{${number}"                                          # TextStyle style{10.0}
  "[a-zA-Z]\\.size = ${number}"                                            # style.size = 10.0
  "(measureText|fittedText|wrapText)\\([^;{}]*, ${number}[,)]"             # measureText(textures, text, 10.0)
  "(drawCentred|drawBigWord|write)\\([^;]*,[ \n]*${number},${colour}"    # write(text, at, 10.0, palette.muted)
  "write\\([^;]*Align::[A-Za-z]*, ${number}\\)"                            # write(text, x, colour, Align::Left, 10.0)
  "addWord\\([^;]*[ ,]${number}, ${number}," # addWord(text, at, 10.0, 0.8, colour): a size, then seconds
  "constexpr double [a-zA-Z]*([sS]ize|[lL]etters) = ${number}")

set(failures 0)
foreach(room ui screens editor game render)
  file(GLOB_RECURSE files ${TOP}/src/${room}/*.?pp ${TOP}/include/arkanong/${room}/*.hpp)
  if(NOT files)
    message(SEND_ERROR "no files found in room ${room}: this check would check nothing")
  endif()
  foreach(file IN LISTS files)
    file(READ ${file} text)
    foreach(pattern IN LISTS naked)
      if(text MATCHES "${pattern}")
        math(EXPR failures "${failures} + 1")
        file(RELATIVE_PATH name ${TOP} ${file})
        message("${name}: a size without a name: ${CMAKE_MATCH_0}")
      endif()
    endforeach()
  endforeach()
endforeach()
if(failures)
  message(FATAL_ERROR "${failures} sizes of text beside the scale of render/Style.hpp")
endif()
