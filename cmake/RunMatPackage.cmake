# What somebody needs who runs programs or calls compiled functions, as two components:
#   librunmat  the runtime library, which is all that compiled programs and libraries need
#   runmat     the program with its compiler, the loader of compiled programs, the headers, the CMake package RunMat, documents and examples
# `cmake --install build --prefix PREFIX` puts them below a prefix, with provider-sdk (ProviderSdk.cmake); CPack makes a package of
# Debian of each (`./dev package`).
include(CMakePackageConfigHelpers)

set(runmat_cmake_dir share/cmake/RunMat)
set(runmat_header ${PROJECT_SOURCE_DIR}/include/runmat/runmat.h)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/${runmat_cmake_dir}/RunMatConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
# The build folder is such a prefix, too.
configure_file(${CMAKE_CURRENT_LIST_DIR}/RunMatConfig.cmake ${PROJECT_BINARY_DIR}/${runmat_cmake_dir}/RunMatConfig.cmake COPYONLY)
configure_file(${runmat_header} ${PROJECT_BINARY_DIR}/include/runmat/runmat.h COPYONLY)

# Those that a target finds in the folder beside it: the program the compiler, compiled libraries librunmat.
install(TARGETS runmat RUNTIME DESTINATION bin COMPONENT runmat)
install(TARGETS runmat-loader RUNTIME DESTINATION lib/runmat COMPONENT runmat)
install(TARGETS RunMatEmbedding LIBRARY DESTINATION lib COMPONENT librunmat NAMELINK_COMPONENT runmat)
if(RUNMAT_COMPILER)
  install(TARGETS RunMatCompiler LIBRARY DESTINATION lib COMPONENT runmat)
endif()
install(FILES ${runmat_header} DESTINATION include/runmat COMPONENT runmat)
install(DIRECTORY ${PROJECT_BINARY_DIR}/${runmat_cmake_dir}/ DESTINATION ${runmat_cmake_dir} COMPONENT runmat)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION share/doc/runmat COMPONENT runmat FILES_MATCHING PATTERN "*.md")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples/ DESTINATION share/doc/runmat/examples COMPONENT runmat)
foreach(component runmat librunmat)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/${component} RENAME copyright COMPONENT ${component})
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME runmat)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGE_CONTACT "the authors of RunMat <runmat@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Compiler and runtime for MATLAB-syntax array programs")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL runmat librunmat provider-sdk)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_STRIP_FILES ON)
# In the cache, where all folders that install something find it.
set(CMAKE_STRIP ${PROJECT_SOURCE_DIR}/cmake/strip-for-package CACHE FILEPATH "What strips the files of packages" FORCE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# The libraries that are linked; those that are opened when they are there are recommended.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_RUNMAT_PACKAGE_NAME runmat)
set(CPACK_DEBIAN_RUNMAT_PACKAGE_SECTION math)
# libLLVM is named, as dpkg-shlibdeps may take it for a file of the development package, whose link beside libMLIR leads to it.
set(CPACK_DEBIAN_RUNMAT_PACKAGE_DEPENDS "librunmat (= ${PROJECT_VERSION}), libllvm22 (>= 1:22.1)")
set(CPACK_DEBIAN_RUNMAT_PACKAGE_RECOMMENDS "gcc, libc6-dev")
set(CPACK_DEBIAN_PROVIDER-SDK_PACKAGE_NAME runmat-provider-sdk)
set(CPACK_DEBIAN_PROVIDER-SDK_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_LIBRUNMAT_PACKAGE_NAME librunmat)
set(CPACK_DEBIAN_LIBRUNMAT_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRUNMAT_PACKAGE_RECOMMENDS "libopenblas0-pthread, libvulkan1, mesa-vulkan-drivers")
set(CPACK_COMPONENT_RUNMAT_DESCRIPTION "Runs programs, compiles them while they run, and makes programs and libraries of them.")
set(CPACK_COMPONENT_LIBRUNMAT_DESCRIPTION "The runtime library of compiled programs and libraries. It needs no compiler.")
set(CPACK_COMPONENT_PROVIDER-SDK_DESCRIPTION "The header and the conformance suite for providers of devices.")
include(CPack)
