% xor of numbers and logicals.
x = [0 1 2 0] + 0;
y = [0 0 3 4] > 1;
z = xor(x, y);
fprintf('%d ', z, xor(x', y), xor(true, false), ~xor(x, 1));
fprintf('%s\n', class(z));
