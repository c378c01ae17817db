% Means of columns and extremes of rows of a square matrix of n elements.
args = argv();
n = str2double(args{1});
m = floor(sqrt(n));
x = rand(m, m, 'single');
a = mean(x .* x, 1);
b = max(x - a, [], 2);
fprintf('%.6g %.6g\n', sum(a), sum(b));
