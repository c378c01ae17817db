% 100 steps of heat in a rod of n points.
args = argv();
n = str2double(args{1});
x = rand(n, 1, 'single');
for k = 1:100
    x(2:end-1) = x(2:end-1) + 0.25 * (x(1:end-2) - 2 * x(2:end-1) + x(3:end));
end
fprintf('%.6g\n', mean(x));
