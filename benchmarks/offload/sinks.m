% A sum is printed in each of 50 turns.
args = argv();
n = str2double(args{1});
x = rand(n, 1, 'single');
for k = 1:50
    x = cos(x) + 0.5;
    fprintf('%.6g\n', sum(x));
end
