% n singles go through 50 turns of a cheap recurrence.
args = argv();
n = str2double(args{1});
x = rand(n, 1, 'single');
for k = 1:50
    x = sin(x) + x;
end
fprintf('%.6g\n', mean(x));
