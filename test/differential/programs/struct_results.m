% structs that functions give back
p.k = 2; p.c = 0.5; p.f = @(x) x .^ 2; p.name = 'spring'; p.tags = {1, 'a'};
s.x = 1; s.v = 0; s.log = zeros(1, 6); s.inner.n = 0; s.label = 'state';
for k = 1:6
    s = advance(s, p, 0.1);
    s.log(k) = s.x;
end
disp(s); disp(s.inner.n)
[s, e] = advance2(s, p, 0.2);
disp(e); disp(s.x)
t = s;
for k = 1:4
    if mod(k, 2)
        t = advance(t, p, 0.05);
    else
        t.v = -t.v;
    end
end
fprintf('%.17g %.17g %.17g %.17g\n', s.x, s.v, t.x, t.v);
% local structs
r = 0;
for k = 1:5
    r = r + area(k, 2);
end
disp(r)
% handles in fields
y = 0;
for k = 1:5
    y = y + p.f(k) + apply(p.f, 3);
end
disp(y)
g.f = @() rand();
rng(1); a = 0;
for k = 1:3
    a = a + g.f() + draw(g);
end
rng(1); b = sum(rand(1, 6));
fprintf('%d\n', abs(a - b) < 1e-12);
% arrays of structs from functions
q = struct('x', num2cell(1:7), 'v', num2cell(ones(1, 7)));
for t = 1:3
    q = drift(q, t);
end
disp([q.x]); disp([q.v])
w = q; z = q(1:3);
for t = 1:2
    w = z;
    w = drift(w, t);
end
disp(size(w)); disp([w.x]); disp([q.x])
% another set of fields
u.a = 1;
for k = 1:3
    u = other(u);
end
disp(u)
function s = advance(s, p, dt)
    a = -p.k * s.x - p.c * s.v;
    s.v = s.v + dt * a;
    s.x = s.x + dt * s.v;
    s.inner.n = s.inner.n + 1;
end
function [s, e] = advance2(s, p, dt)
    s = advance(s, p, dt);
    e = s.v ^ 2 / 2;
end
function a = area(w, h)
    box = make(w, h);
    box.scale = 2;
    pad = struct('dx', 1, 'dy', 3);
    a = (box.w + pad.dx) * (box.h + pad.dy) * box.scale;
end
function b = make(w, h)
    b.w = w;
    b.h = h;
end
function y = apply(f, x)
    y = f(x);
end
function y = draw(g)
    y = g.f();
end
function q = drift(q, t)
    for k = 1:numel(q)
        q(k).x = q(k).x + t * q(k).v;
        if q(k).x > 6, q(k).v = -q(k).v; end
    end
end
function u = other(u)
    if u.a > 1
        u.b = 3;
    end
    u.a = u.a + 1;
end
