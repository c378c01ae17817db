% One shape of program over many sizes.
sizes = [0 1 2 7 8 9 63 64 65 255 256 257 1000 65535 65536 65537];
for i = 1:numel(sizes)
    n = sizes(i);
    x = linspace(-1, 1, n);
    y = x .* x - 0.5 * x + 1;
    z = y ./ (2 + x);
    fprintf('%d %.17g %.17g\n', n, sum(y), sum(z));
end
