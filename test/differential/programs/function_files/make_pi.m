% Makes a variable of the function that calls it.
pi = 7;
