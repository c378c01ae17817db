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
  # The generated headers of the dialect, which include tables of the catalogue.
  target_include_directories(${name} SYSTEM PUBLIC ${PROJECT_BINARY_DIR} ${PROJECT_BINARY_DIR}/catalogue)
  target_compile_definitions(${name} PUBLIC ${LLVM_DEFINITIONS_LIST})
  target_compile_options(${name} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>)
  target_link_libraries(${name} PUBLIC MLIR LLVM)
  set_target_properties(${name} PROPERTIES BUILD_RPATH ${RUNMAT_LLVM_LIBDIR} INSTALL_RPATH ${RUNMAT_LLVM_LIBDIR})
endfunction()

# The headers of a compiler's library, and those of its unit tests.
runmat_add_headers(RunMatCompilerHeaders CompilerHeaders.h)
runmat_use_mlir(RunMatCompilerHeaders)
runmat_add_headers(RunMatCompilerTestHeaders CompilerTestHeaders.h)
runmat_use_mlir(RunMatCompilerTestHeaders)
target_compile_options(RunMatCompilerTestHeaders PRIVATE -fexceptions ${RUNMAT_TEST_OPTIONS})
target_link_libraries(RunMatCompilerTestHeaders PUBLIC GTest::gtest)

# runmat_add_mlir_library(NAME source... [LINK library...] [DEPENDS target...]): an object library of the compiler.
function(runmat_add_mlir_library name)
  cmake_parse_arguments(ARG "" "" "LINK;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  runmat_use_mlir(${name})
  runmat_reuse_headers(${name} RunMatCompilerHeaders)
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
endfunction()
