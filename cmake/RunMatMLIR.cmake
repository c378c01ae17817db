# LLVM and MLIR 22: only the two shared libraries are linked; static parts beside them would put code in twice.
find_package(MLIR CONFIG REQUIRED PATHS /usr/lib/llvm-22/lib/cmake/mlir NO_DEFAULT_PATH)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
# mlir_tablegen takes its include path from the directory.
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
set(RUNMAT_LLVM_LIBDIR ${LLVM_LIBRARY_DIR})

# Compile settings of everything that sees LLVM headers: its own exception and RTTI mode.
function(runmat_use_mlir name)
  target_include_directories(${name} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  target_include_directories(${name} SYSTEM PUBLIC ${PROJECT_BINARY_DIR})
  target_compile_definitions(${name} PUBLIC ${LLVM_DEFINITIONS_LIST})
  target_compile_options(${name} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>)
  target_link_libraries(${name} PUBLIC MLIR LLVM)
  set_target_properties(${name} PROPERTIES BUILD_RPATH ${RUNMAT_LLVM_LIBDIR} INSTALL_RPATH ${RUNMAT_LLVM_LIBDIR})
  # Programs are compiled as position-independent executables, which takes another precompiled header.
  get_target_property(type ${name} TYPE)
  if(TARGET RunMatMLIRHeaders AND NOT name STREQUAL RunMatMLIRHeaders AND NOT type STREQUAL EXECUTABLE)
    target_link_libraries(${name} PRIVATE RunMatMLIRHeaders)
    target_precompile_headers(${name} REUSE_FROM RunMatMLIRHeaders)
  endif()
endfunction()

# Owns the precompiled upstream headers. Without their time stamps, so that a compiler cache knows them again.
add_library(RunMatMLIRHeaders STATIC ${CMAKE_CURRENT_LIST_DIR}/MLIRHeaders.cpp)
runmat_use_mlir(RunMatMLIRHeaders)
target_compile_options(RunMatMLIRHeaders PUBLIC "SHELL:-Xclang -fno-pch-timestamp")
target_precompile_headers(RunMatMLIRHeaders PRIVATE ${CMAKE_CURRENT_LIST_DIR}/MLIRHeaders.h)

# runmat_add_mlir_library(NAME source... [LINK library...] [DEPENDS target...]): an object library of the compiler.
function(runmat_add_mlir_library name)
  cmake_parse_arguments(ARG "" "" "LINK;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  runmat_use_mlir(${name})
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
endfunction()
