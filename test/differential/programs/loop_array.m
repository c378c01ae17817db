% Arrays carried through a loop, one updated from the other.
x = (1:200) / 200;
v = zeros(1, 200);
dt = 0.01;
for step = 1:50
    a = -x + 0.1 * v .* (1 - x .^ 2);
    v = v + dt * a;
    x = x + dt * v;
end
fprintf('%.17g\n', x(1:20:200), v(1:20:200), sum(x), sum(v));
