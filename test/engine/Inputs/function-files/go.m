% A loop that calls a function of another file.
s = 0;
for k = 1:3000
    s = s + weighed(k) / k + weighed(k, 7);
end
fprintf('%.17g\n', s);
