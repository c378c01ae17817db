% A chain of elementary functions over n singles, once.
args = argv();
n = str2double(args{1});
x = rand(n, 1, 'single');
y = exp(-x) .* sin(3 * x) + sqrt(x);
fprintf('%.6g\n', mean(y));
