% Two coupled equations over an ensemble, many small steps.
n = 300;
u = linspace(0.1, 2, n);
v = ones(1, n);
dt = 0.004;
for step = 1:300
    du = u - u .* v;
    dv = u .* v - v;
    u = u + dt * du;
    v = v + dt * dv;
end
fprintf('%.17g\n', u(1:30:n), v(1:30:n), mean(u), mean(v));
