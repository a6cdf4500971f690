# ARKANONG_SANITIZE=address,undefined builds everything with these sanitizers; any finding ends the program.
if(ARKANONG_SANITIZE)
  add_compile_options(-fsanitize=${ARKANONG_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  # These three take a third of the time to compile, and the address sanitizer ends the program, too, where it uses what
  # they find: a null pointer, or memory beyond an object. Pointers are cast to others than bytes in three places, which
  # use aligned loads, so that the processor ends the program for an unaligned address.
  add_compile_options($<$<CXX_COMPILER_ID:Clang>:-fno-sanitize=null,alignment,object-size>)
  add_link_options(-fsanitize=${ARKANONG_SANITIZE})
endif()
