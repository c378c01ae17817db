# cmake -DROOT=DIR -DLIST=FILE -DSETTINGS=TEXT -DOUTPUT=FILE -P BuildId.cmake
# Writes the definition of runmat::buildId: a hash of the files in LIST, with their names, and of SETTINGS. The contents decide and
# not the times, so the same sources have the same id wherever they are built, with or without a repository around them.
file(STRINGS ${LIST} sources)
set(text "${SETTINGS}\n")
foreach(source ${sources})
  file(SHA256 ${ROOT}/${source} hash)
  string(APPEND text "${hash} ${source}\n")
endforeach()
string(SHA256 id "${text}")
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[
#include "definitions/BuildId.h"
const char *const runmat::buildId = "@id@";
]])
