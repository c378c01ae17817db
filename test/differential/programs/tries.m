% try in units: the body, whose errors the interpreter finds the handler for
n = 0; failed = 0; s = 0;
x = 1:10;
for k = 1:14
    try
        s = s + x(k);
        n = n + 1;
    catch
        failed = failed + 1;
    end
end
disp([n failed s])
for k = 1:4
    try
        y = x * k;
        z = y(k * 3);
        w = z + y(1);
    catch e
        w = -1;
        disp(e.message)
    end
    disp(w)
end
t = 0;
for k = 1:6
    try
        if k == 4, error('my:id', 'four %d', k); end
        t = t + k;
    catch e
        disp(e.identifier); t = t + 100;
    end
end
disp(t)
q = 0;
for k = 1:9
    try
        if k == 3, continue, end
        if k == 7, break, end
        q = q + k;
    catch
        q = -1;
    end
    q = q + 0.5;
end
disp(q)
for j = 1:3
    a = 0;
    try
        for k = 1:5
            a = a + k;
            b = x(k + 4 * j);
        end
    catch e
        disp(k); disp(a); disp(e.message)
    end
end
try
    m = [1 2; 3 4] * ones(3, 1);
    m2 = 1;
catch e
    disp(e.message); m2 = 2;
end
disp(m2)
try
    try
        u = x(11);
    catch inner
        u = x(12);
    end
catch outer
    disp(outer.message); u = 0;
end
disp(u)
r = 0;
for k = 1:5, r = r + safe(x, k * 3); end
disp(r)
g = struct('v', 1);
for k = 1:4
    try
        g.v = g.v * 2;
        g.v = g.v + x(k * 4);
    catch
        g.v = g.v + 1000;
    end
end
disp(g.v)
v = [];
for k = 1:6
    try
        v(end+1) = x(k * 2 - 1);
        v(end+1) = x(k * 3);
    catch
        v(end+1) = 0;
    end
end
disp(v)
try, undefinedFunction(3); p = 1; catch, p = 2; end, disp(p)
try, c = x(0); end
try, d = 1; d = d + [1 2 3] * [1 2 3]; end, disp(d)
w = 0;
while w < 10
    try
        w = w + 3;
        f = x(w);
    catch
        w = w + 100;
    end
end
disp(w)
function r = safe(x, k)
    try
        r = x(k);
        if r > 8, return, end
        r = r * 2;
    catch
        r = -5;
    end
end
