turns = argv();
n = str2double(turns{1});
x = 0;
k = 0;
while k < n
    x = x * 0.9999 + mod(k, 7);
    k = k + 1;
end
fprintf('%.17g\n', x);
