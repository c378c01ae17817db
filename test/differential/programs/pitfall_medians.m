% Medians and modes, with NaN among the elements and with no elements.
% differential: compiled
% differential: no-launch-on vulkan
none = numel(argv()); % interpreted: argv
x = [1 NaN 3] + none;
m = [NaN 2 2 NaN NaN] + none;
a = median(x) + 1;
b = median(x, 'omitnan') + 1; % interpreted: omitnan
c = mode(m) * 2;
d = median([4 1 2 3] + none);
e = mode([3 1 3 1] + none);
f = median(zeros(none, none)); % interpreted: a median of nothing
g = mode(zeros(none, none)); % interpreted: a mode of nothing
h = median(zeros(none, 3)); % interpreted: a median of nothing
fprintf('%.17g ', a, b, c, d, e, f, g, h);
assert(isnan(a) && b == 3 && c == 4 && d == 2.5 && e == 1 && isnan(f) && isnan(g) && isequaln(h, [NaN NaN NaN]));
