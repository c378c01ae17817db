% fields of structs in units: read, assigned, in branches and loops, passed on
p.dt = 0.1; p.k = 3; p.g = [1 2 3]; p.sub.a = 2; p.sub.b = int8([5 6]); p.name = 'abc'; p.c = {1};
x = (1:50) / 7;
y = p.k * x + p.g(2) - p.g(end);
z = p.sub.a * y + double(p.sub.b(1));
fprintf('%.17g %.17g\n', sum(y), sum(z));
% whole field assigned
s.x = zeros(1, 10); s.n = 0; s.t = single(1);
for k = 1:10
    s.x(k) = k * p.dt;
    s.n = s.n + k;
    s.t = s.t / 3;
end
disp(s.x); disp(s.n); disp(s.t)
% a copy keeps its values
q = s;
for k = 1:5
    s.x(k) = -1;
    s.n = s.n - 1;
end
disp(q.x); disp(s.x); disp([q.n s.n]);
% branches
for k = 1:6
    if mod(k, 2) == 0
        s.n = s.n + 100;
    else
        s.t = s.t + 1;
    end
    if s.n > 300
        s.x(1) = k;
    end
end
disp(s.n); disp(s.t); disp(s.x(1:2));
% while and break
s.n = 0;
while true
    s.n = s.n + 1;
    if s.n >= 7, break; end
end
disp(s.n)
% field changes its class
s.v = 1;
s.v = single(s.v) + 1;
disp(class(s.v)); disp(s.v)
% nested fields assigned
o.in.a = 1; o.in.b = [1 2 3];
for k = 1:3
    o.in.a = o.in.a * 2;
    o.in.b(k) = o.in.a;
end
disp(o.in.a); disp(o.in.b)
% function with structs
r = 0;
for k = 1:20
    r = r + energy(p, k);
end
fprintf('%.17g\n', r);
% errors keep what was done
e.a = 1; e.b = [1 2 3];
try
    for k = 1:10
        e.a = e.a + 1;
        e.b(k) = e.b(k) + e.a;
    end
catch err
    disp(err.message)
end
disp(e.a); disp(e.b)
function r = energy(p, v)
    r = total(p.sub) * v ^ 2 / 2 + p.k;
    if r > 100
        r = r - p.dt;
    end
end
function t = total(sub)
    t = sub.a + sum(double(sub.b));
end
