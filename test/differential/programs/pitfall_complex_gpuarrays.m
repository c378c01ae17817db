% Complex gpuArrays inside a chain.
% differential: compiled
none = numel(argv()); % interpreted: argv
re = [1 3] + none; k = 2 + none;
g = gpuArray(complex(re, [2 -1])); % interpreted: gpuArray
h = (g + 1) .* k - g;
l = real(h .* k) + imag(g);
p = gather(h);
q = gather(l);
fprintf('%.17g ', real(p), imag(p), q);
assert(isgpuarray(h) && isgpuarray(l) && isequal(p, [3+2i 5-1i]) && isequal(q, [8 9]) && isreal(q));
