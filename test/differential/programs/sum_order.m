% The order of a sum is part of the language: lengths around every block and lane border, values that show any reordering.
lengths = [0 1 2 3 7 127 128 129 255 256 257 1023 1024 1025 2048 4097 70001];
for i = 1:numel(lengths)
    n = lengths(i);
    k = 1:n;
    r = k .* k * 0.6180339887498949;
    x = (r - floor(r) - 0.5) .* (1 + 1e8 * (k / (n + 1)));
    fprintf('%d %.17g %.9g\n', n, sum(x), sum(single(x)));
end
