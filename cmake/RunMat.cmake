# Common settings and the functions by which every folder declares its targets.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

# Results must not depend on how the host compiler contracts or reassociates.
add_compile_options(-Wall -Wextra -Werror -ffp-contract=off)
include_directories(${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/lib)

if(RUNMAT_SANITIZE)
  # Findings name lines; nobody looks at variables.
  string(REPLACE "-g " "-gline-tables-only " CMAKE_CXX_FLAGS_RELWITHDEBINFO "${CMAKE_CXX_FLAGS_RELWITHDEBINFO}")
  add_compile_options(-fsanitize=${RUNMAT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all -UNDEBUG)
  add_link_options(-fsanitize=${RUNMAT_SANITIZE})
endif()

find_program(RUNMAT_LLD ld.lld-22)
if(RUNMAT_LLD)
  add_link_options(-fuse-ld=${RUNMAT_LLD})
endif()

include(PrecompiledHeaders)
runmat_add_headers(RunMatStandardHeaders StandardHeaders.h)
find_package(GTest REQUIRED)
runmat_add_headers(RunMatTestHeaders TestHeaders.h)
# A test's own code runs once: optimising it would take two to five times as long to build, and a quarter of all files are tests.
# Not with sanitizers: what libraries and tests share is then the test's, and the interpreter's tests took their ten minutes.
if(NOT RUNMAT_SANITIZE)
  set(RUNMAT_TEST_OPTIONS -O0)
endif()
target_compile_options(RunMatTestHeaders PRIVATE ${RUNMAT_TEST_OPTIONS})
target_link_libraries(RunMatTestHeaders PUBLIC GTest::gtest)

# runmat_add_library(NAME source... [LINK library...]): a static library that links no LLVM.
function(runmat_add_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  runmat_reuse_headers(${name} RunMatStandardHeaders)
endfunction()

# runmat_add_unittest(NAME source... [OPTIMISED source...] [LINK library...] [ARGUMENTS argument...] [COST seconds]
# [MLIR]): a gtest program `build/bin/unittests/NAME`, run by ctest with the arguments. OPTIMISED are sources that compute
# for seconds themselves. The costliest are started first, so that none runs alone at the end. With MLIR it sees LLVM's
# headers.
function(runmat_add_unittest name)
  cmake_parse_arguments(ARG "MLIR" "COST" "LINK;ARGUMENTS;OPTIMISED" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS} ${ARG_OPTIMISED})
  # A precompiled header serves one level.
  set_source_files_properties(${ARG_OPTIMISED} PROPERTIES COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)
  target_compile_options(${name} PRIVATE ${RUNMAT_TEST_OPTIONS})
  if(ARG_MLIR)
    runmat_use_mlir(${name})
    # gtest is built with exceptions.
    target_compile_options(${name} PRIVATE -fexceptions)
    runmat_reuse_headers(${name} RunMatCompilerTestHeaders)
  else()
    runmat_reuse_headers(${name} RunMatTestHeaders)
  endif()
  target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gtest GTest::gtest_main)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin/unittests)
  add_test(NAME ${name} COMMAND ${name} ${ARG_ARGUMENTS})
  if(ARG_COST)
    set_tests_properties(${name} PROPERTIES COST ${ARG_COST})
  endif()
  # No test writes into the user's cache.
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT "RUNMAT_PIPELINE_CACHE_DIR=/dev/null;RUNMAT_MODEL_CACHE_DIR=/dev/null")
endfunction()

# runmat_add_subdirectories(dir...): those of the folders that hold a CMakeLists.txt.
function(runmat_add_subdirectories)
  foreach(dir ${ARGN})
    if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${dir}/CMakeLists.txt)
      add_subdirectory(${dir})
    endif()
  endforeach()
endfunction()
