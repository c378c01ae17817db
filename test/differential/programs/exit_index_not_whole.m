% differential: side-exits
% differential: fails
x = 1:10;
s = 0;
for i = 1:0.25:3
    s = s + 1;
    x(2) = s;
    fprintf('%.17g %.17g\n', i, x(2));
    t = x(i);
end
disp(t);
