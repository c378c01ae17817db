# Headers that are read once: a target for each set of flags, whose header others with the same flags reuse.

# runmat_add_headers(NAME header): owns the precompiled header cmake/headers/<header>. Without time stamps, so that a
# compiler cache knows it again.
function(runmat_add_headers name header)
  add_library(${name} STATIC ${PROJECT_SOURCE_DIR}/cmake/headers/Owner.cpp)
  target_compile_options(${name} PUBLIC "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
  target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/headers/${header})
endfunction()

# runmat_reuse_headers(NAME owner)
function(runmat_reuse_headers name owner)
  target_link_libraries(${name} PRIVATE ${owner})
  target_precompile_headers(${name} REUSE_FROM ${owner})
  # Code of programs may be as position-independent as that of libraries: then one header serves both.
  get_target_property(type ${name} TYPE)
  if(type STREQUAL EXECUTABLE)
    set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
    target_compile_options(${name} PRIVATE -fPIC)
  endif()
endfunction()
