% Statements without a semicolon show their value.
x = (1:4) / 4
y = x > 0.4
s = single(x) * 2
n = sum(x)
e = zeros(0, 3) + 1
disp(x' * 2)
