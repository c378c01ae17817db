% A variable that is set on one path only: its use elsewhere is an error.
% differential: fails
x = (1:8) / 3;
for k = 1:3
    if k == 5
        y = x;
    end
    x = x + k;
    fprintf('%.17g\n', sum(x));
end
z = y + 1;
fprintf('not reached %.17g\n', z);
