# The CMake package of RunMat's provider interface:
#   RunMat::Provider                  the folder of runmat/provider.h
#   RunMat::ProviderConformanceTests  the suite that a provider has to pass, as a program
get_filename_component(_runmat_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET RunMat::Provider)
  add_library(RunMat::Provider INTERFACE IMPORTED)
  set_target_properties(RunMat::Provider PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${_runmat_prefix}/include")
  add_executable(RunMat::ProviderConformanceTests IMPORTED)
  set_target_properties(RunMat::ProviderConformanceTests PROPERTIES
    IMPORTED_LOCATION "${_runmat_prefix}/bin/ProviderConformanceTests")
endif()
unset(_runmat_prefix)
