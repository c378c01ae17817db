% Branches in a loop, on scalars and on reductions of arrays.
% differential: no-launch-on vulkan
s = 0;
p = 0;
for k = 1:500
    if k / 3 > 100
        s = s + sqrt(k);
    elseif k / 3 > 50
        s = s - 1 / k;
    else
        p = p + 1;
    end
end
x = (1:50) / 7;
if all(x > 0) && sum(x) > 100
    x = x * 2;
else
    x = -x;
end
fprintf('%.17g %d\n', s, p);
fprintf('%.17g\n', x);
