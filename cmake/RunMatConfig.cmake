# The CMake package of RunMat:
#   RunMat::runmat      librunmat, with the folder of runmat/runmat.h
#   RunMat::Command     the program runmat
#   runmat_compile(NAME FILES file.m... ENTRY function "types" [ENTRY ...] [NO_STRICT])
#                       a shared library of functions with the header NAME.h
get_filename_component(_runmat_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET RunMat::runmat)
  add_library(RunMat::runmat SHARED IMPORTED)
  set_target_properties(RunMat::runmat PROPERTIES
    IMPORTED_LOCATION "${_runmat_prefix}/lib/librunmat.so"
    IMPORTED_SONAME "librunmat.so.1"
    INTERFACE_INCLUDE_DIRECTORIES "${_runmat_prefix}/include")
  add_executable(RunMat::Command IMPORTED)
  set_target_properties(RunMat::Command PROPERTIES IMPORTED_LOCATION "${_runmat_prefix}/bin/runmat")
endif()
unset(_runmat_prefix)

function(runmat_compile name)
  # ENTRY takes two words, and may be given again.
  set(files)
  set(flags)
  set(mode)
  foreach(word IN LISTS ARGN)
    if(word STREQUAL "FILES" OR word STREQUAL "ENTRY")
      set(mode ${word})
    elseif(word STREQUAL "NO_STRICT")
      list(APPEND flags --no-strict)
    elseif(mode STREQUAL "FILES")
      list(APPEND files ${CMAKE_CURRENT_SOURCE_DIR}/${word})
    elseif(mode STREQUAL "ENTRY")
      list(APPEND flags "--entry=${word}")
      set(mode TYPES)
    else()
      list(APPEND flags "--args=${word}")
    endif()
  endforeach()
  set(library ${CMAKE_CURRENT_BINARY_DIR}/lib${name}.so)
  set(header ${CMAKE_CURRENT_BINARY_DIR}/${name}.h)
  add_custom_command(OUTPUT ${library} ${header}
    COMMAND ${CMAKE_COMMAND} -E env CC=${CMAKE_C_COMPILER} $<TARGET_FILE:RunMat::Command> compile ${files} ${flags} --emit=shared -o ${library}
    DEPENDS ${files} VERBATIM)
  add_custom_target(${name}-files DEPENDS ${library} ${header})
  add_library(${name} SHARED IMPORTED)
  set_target_properties(${name} PROPERTIES
    IMPORTED_LOCATION ${library}
    IMPORTED_NO_SONAME TRUE
    INTERFACE_INCLUDE_DIRECTORIES ${CMAKE_CURRENT_BINARY_DIR}
    INTERFACE_LINK_LIBRARIES RunMat::runmat)
  add_dependencies(${name} ${name}-files)
endfunction()
