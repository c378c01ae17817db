% Prices of n options in singles.
args = argv();
n = str2double(args{1});
s = 80 + 40 * rand(n, 1, 'single');
t = 0.1 + 2 * rand(n, 1, 'single');
k = 100;
d = (log(s / k) + (0.02 + 0.045) * t) ./ (0.3 * sqrt(t));
e = d - 0.3 * sqrt(t);
c = s .* (0.5 * erfc(-d / sqrt(2))) - k * exp(-0.02 * t) .* (0.5 * erfc(-e / sqrt(2)));
fprintf('%.6g\n', mean(c));
