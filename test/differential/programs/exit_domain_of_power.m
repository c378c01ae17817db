% The guard of power: a fractional power of a negative number is complex. First an element of an array leaves the reals in the middle of a loop, then a scalar.
% differential: side-exits
x = (1:40) / 20 + 0.05;
w = zeros(1, 40);
n = 0;
for k = 1:6
    n = n + k;
    x = x - 0.04;
    w = w + x * k;
    y = abs(x .^ 1.5);
    w = w - y / k;
    fprintf('%d %d %.17g %.17g\n', k, n, sum(y), sum(w));
end
fprintf('%.17g\n', x(1:13:40), w(1:13:40));
t = 0.7;
s = 0;
p = 0.75;
for k = 1:6
    s = s + k;
    t = t - 0.2;
    r = abs(t .^ p);
    s = s + r;
    fprintf('%d %.17g %.17g %.17g\n', k, t, r, s);
end
