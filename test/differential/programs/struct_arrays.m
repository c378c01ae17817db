% struct arrays in loops
n = 12;
x = (1:n) / 13; v = cos(1:n);
p = struct('x', num2cell(x), 'v', num2cell(v), 'hits', 0, 'on', false);
[a, b, c] = move(p);
disp(a); disp(b); disp(c)
q = p;
for k = 1:numel(p)
    p(k).x = p(k).x * 2;
    if p(k).v > 0, p(k).on = true; end
end
disp([p.x]); disp([p.on]); disp(class(p(1).on)); disp([q.x])
disp(size(p))
% single precision and another class in one field
for k = 1:n, p(k).x = single(p(k).x); end
for k = 1:n, p(k).x = p(k).x / 3; end
disp(class(p(3).x)); disp([p.x])
% a value of another shape
for k = 1:n
    p(k).v = [k k];
end
disp(p(2).v)
for k = 1:n
    p(k).v = sum(p(k).v);
end
disp([p.v])
% beyond the end
try
    for k = 1:n + 2
        p(k).hits = p(k).hits + k;
    end
catch e
    disp(e.message)
end
disp([p.hits])
for k = n - 1:n + 1
    p(k).hits = k;
end
disp(size(p)); disp(isempty(p(13).x))
g = struct('w', num2cell(magic(3)));
s = 0;
for i = 1:size(g, 1)
    for j = 1:size(g, 2)
        g(i, j).w = g(i, j).w + i * 10 + j;
        s = s + g(j, i).w;
    end
end
disp(s); disp(g(2, 3)); disp(g(end, 1).w); disp([g.w])
t = 0;
for k = 1:length(g)
    t = t + sum([g.w]) + g(end).w;
end
disp(t)
function [x, hits, on] = move(p)
    for t = 1:20
        for k = 1:numel(p)
            p(k).x = p(k).x + 0.1 * p(k).v;
            if p(k).x < 0 || p(k).x > 1
                p(k).v = -p(k).v;
                p(k).hits = p(k).hits + 1;
                p(k).on = ~p(k).on;
            end
        end
    end
    x = [p.x];
    hits = sum([p.hits]);
    on = [p.on];
end
