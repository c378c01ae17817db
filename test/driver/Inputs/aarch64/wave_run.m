x = ((0:100)' - 20) * 0.37;
[y, s] = wave(x, 1.5);
fprintf('%016x\n', typecast([y; s], 'uint64'));
