# What somebody needs who writes a provider: `cmake --install build --component provider-sdk --prefix PREFIX` puts the header, the CMake
# package RunMatProvider and the conformance suite there.
include(CMakePackageConfigHelpers)

# The package's version is that of the interface: major in the upper half, minor in the lower.
set(provider_header ${PROJECT_SOURCE_DIR}/include/runmat/provider.h)
file(STRINGS ${provider_header} abi_line REGEX "define RUNMAT_PROVIDER_ABI_VERSION")
if(NOT abi_line MATCHES "(0x[0-9a-fA-F]+)u")
  message(FATAL_ERROR "no RUNMAT_PROVIDER_ABI_VERSION in ${provider_header}")
endif()
math(EXPR abi_major "${CMAKE_MATCH_1} >> 16")
math(EXPR abi_minor "${CMAKE_MATCH_1} & 65535")

set(package_dir share/cmake/RunMatProvider)
set(package_version ${PROJECT_BINARY_DIR}/RunMatProviderConfigVersion.cmake)
write_basic_package_version_file(${package_version}
  VERSION ${abi_major}.${abi_minor} COMPATIBILITY SameMajorVersion ARCH_INDEPENDENT)
install(FILES ${provider_header} DESTINATION include/runmat COMPONENT provider-sdk)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/RunMatProviderConfig.cmake ${package_version}
  DESTINATION ${package_dir} COMPONENT provider-sdk)
install(TARGETS ProviderConformanceTests RUNTIME DESTINATION bin COMPONENT provider-sdk)
