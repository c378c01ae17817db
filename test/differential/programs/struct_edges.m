% what a field holds that no unit can take, structs that hold structs, and draws beside handles in fields
% differential: no-launch-on vulkan
s.a = {1}; s.b = 1;
for k = 1:2, s = struct('a', k, 'b', 2); end
disp(class(s.a)); disp(s.a)
s.a = 'text'; s.b = "string";
for k = 1:3
    if k > 1, s = other(s, k); end
end
disp(s.a); disp(s.b)
p.f = @() 3; x = 0; rng(3);
for k = 1:5
    c = {p}; x = x + rand;
end
fprintf('%.17g %d\n', x, c{1}.f());
disp(drawing(0))
disp(deep(2))
disp(itself(3))
try, badName(1), catch e, disp(e.message), end
v.b = 1; v = holding(v); disp(v.b)
% a few elements of many
big = struct('x', num2cell(1:3000), 'y', 0); t = 0;
for j = 1:60, t = t + two(big, j); end
disp(t)
% a loop that stores to one place
c = [1 2]; a = 3; q = [1 2 3];
for k = 1:2
    c(k) = 2;
    q(1) = mod(a(1), 7);
end
disp(q)
function s = other(s, k)
    s.b = k;
end
function r = drawing(x)
    s = struct('d', 0, 'f', @(a) 0); r = 1;
    for k = 1:3
        q.x = s.d;
    end
    if x > 1, r = rand; end
end
function r = deep(x)
    s.x = x; s.a = s; s.b = s; s.c = s; s.d = s; s.e = s; s.f = s; s.g = s; s.h = s; s.i = s; s.j = s; s.k = s; s.l = s;
    s.m = s; s.n = s; s.o = s; s.p = s; s.q = s; s.r = s; s.s = s; s.t = s; s.u = s; s.v = s; s.w = s; s.y = s; s.z = s;
    r = s.z.a.x + s.b.a.x;
end
function r = itself(x)
    s.a = x;
    s.b = s;
    s.b.a = 2 * x;
    r = s.a + s.b.a + isfield(s.b, 'b');
end
function badName(v)
    s = struct('1x', v);
    disp(s)
end
function v = holding(v)
    w = v;
    v.b = 2;
    v = struct('b', v.b + w.b);
end
function t = two(s, j)
    t = 0;
    for i = j:min(j + 1, numel(s)), t = t + s(i).x; end
end
