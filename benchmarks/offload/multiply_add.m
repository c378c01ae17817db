% Arithmetic in doubles, 100 turns without a function.
args = argv();
n = str2double(args{1});
x = rand(n, 1);
a = x * 0.5;
for k = 1:100
    x = x .* a + 0.25;
end
fprintf('%.10g\n', mean(x));
