# ARKANONG_SANITIZE=address,undefined builds everything with these sanitizers; any finding ends the program.
if(ARKANONG_SANITIZE)
  add_compile_options(-fsanitize=${ARKANONG_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${ARKANONG_SANITIZE})
endif()
