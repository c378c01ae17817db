% One sum of n singles.
args = argv();
n = str2double(args{1});
x = rand(n, 1, 'single');
fprintf('%.6g\n', sum(x));
