% A function of n elements is called 2000 times, or less often for many.
args = argv();
n = str2double(args{1});
x = rand(n, 1, 'single');
s = single(0);
for k = 1:max(3, floor(2000 / max(1, n / 1e4)))
    s = s + work(x, k);
end
fprintf('%.6g\n', s / n);
function r = work(x, k)
    y = sin(x * k) + cos(x);
    r = sum(y);
end
