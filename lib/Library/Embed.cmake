# Writes a row {name, text} for each function file of SOURCES to OUTPUT, sorted by name.
list(SORT SOURCES)
set(rows "")
foreach(source IN LISTS SOURCES)
  get_filename_component(name ${source} NAME_WE)
  file(READ ${source} text)
  string(APPEND rows "{\"${name}\", R\"LIBRARY(${text})LIBRARY\"},\n")
endforeach()
file(WRITE ${OUTPUT} "{\n${rows}}\n")
