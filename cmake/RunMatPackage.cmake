# What somebody needs who runs programs or calls compiled functions: `cmake --install build --component runmat --prefix PREFIX` puts the
# program, its compiler, the runtime library with its header, and the CMake package RunMat there. CPack makes a package of Debian of it.
include(CMakePackageConfigHelpers)

set(runmat_version_file ${PROJECT_BINARY_DIR}/RunMatConfigVersion.cmake)
write_basic_package_version_file(${runmat_version_file} VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
# Those that a target finds in the folder beside it: the program the compiler, compiled libraries librunmat.
install(TARGETS runmat RUNTIME DESTINATION bin COMPONENT runmat)
install(TARGETS RunMatEmbedding LIBRARY DESTINATION lib COMPONENT runmat)
if(RUNMAT_COMPILER)
  install(TARGETS RunMatCompiler LIBRARY DESTINATION lib COMPONENT runmat)
endif()
install(FILES ${PROJECT_SOURCE_DIR}/include/runmat/runmat.h DESTINATION include/runmat COMPONENT runmat)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/RunMatConfig.cmake ${runmat_version_file} DESTINATION share/cmake/RunMat COMPONENT runmat)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION share/doc/runmat COMPONENT runmat FILES_MATCHING PATTERN "*.md")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples/ DESTINATION share/doc/runmat/examples COMPONENT runmat)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME runmat)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Compiler and runtime for MATLAB-syntax array programs")
set(CPACK_PACKAGE_CONTACT "the authors of RunMat")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL runmat)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
