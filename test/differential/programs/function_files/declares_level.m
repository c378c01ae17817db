% Makes a variable of whoever calls this script the global one.
global level
