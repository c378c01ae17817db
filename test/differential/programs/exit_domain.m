% The guard of each function that leaves the reals: first an element of an array leaves them in the middle of a loop, then a scalar.
% differential: side-exits
% differential: args acos
% differential: args asin
% differential: args log
% differential: args log10
% differential: args log1p
% differential: args log2
% differential: args power
% differential: args sqrt
args = argv();
which = find(strcmp(args{1}, {'acos', 'asin', 'log', 'log10', 'log1p', 'log2', 'power', 'sqrt'}));
assert(isscalar(which));
x = (1:40) / 20 + 0.05;
w = zeros(1, 40);
n = 0;
p = 0.75;
for k = 1:6
    n = n + k;
    x = x - 0.04;
    w = w + x * k;
    switch which
        case 1, y = abs(acos(1.2 - x));
        case 2, y = abs(asin(1.2 - x));
        case 3, y = abs(log(x));
        case 4, y = abs(log10(x));
        case 5, y = abs(log1p(x - 1));
        case 6, y = abs(log2(x));
        case 7, y = abs(x .^ 1.5);
        otherwise, y = abs(sqrt(x));
    end
    w = w - y / k;
    fprintf('%d %d %.17g %.17g\n', k, n, sum(y), sum(w));
end
fprintf('%.17g\n', x(1:13:40), w(1:13:40));
t = 0.7;
s = 0;
for k = 1:6
    s = s + k;
    t = t - 0.2;
    switch which
        case 1, r = abs(acos(1.2 - t));
        case 2, r = abs(asin(1.2 - t));
        case 3, r = abs(log(t));
        case 4, r = abs(log10(t));
        case 5, r = abs(log1p(t - 1));
        case 6, r = abs(log2(t));
        case 7, r = abs(t .^ p);
        otherwise, r = abs(sqrt(t));
    end
    s = s + r;
    fprintf('%d %.17g %.17g %.17g\n', k, t, r, s);
end
