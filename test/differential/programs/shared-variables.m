% globals everywhere
global a b
a = 1; b = [1 2 3];
for k = 1:5
    step(k);
    a = a * 1.5;
    fprintf('%g %g\n', a, sum(b));
end
x = acc(3); x = acc(4); disp(x)
clear global a
global a
disp(isempty(a))
a = 5;
h = counter();
for k = 1:3, fprintf('%d ', h()); end
fprintf('\n');
z = 0;
for k = 1:4
    eval('global c; c = k; z = z + c;');
    z = z + 1;
end
disp(z)
function step(k)
    global a b
    for i = 1:numel(b)
        b(i) = b(i) + a * k;
        if b(i) > 100, b(i) = 0; end
    end
    b(end + 1) = k;
    a = a + helper(k);
end
function y = helper(k)
    global a
    y = 0;
    for i = 1:k
        y = y + a;
        a = a + 0.25;
    end
end
function y = acc(n)
    persistent total calls
    if isempty(total), total = zeros(1, 3); calls = 0; end
    calls = calls + 1;
    for k = 1:n
        total = total + k * [1 2 3];
    end
    y = [total calls];
end
function h = counter()
    n = 0;
    h = @next;
    function y = next()
        for i = 1:3
            n = n + i;
        end
        y = n;
    end
end
