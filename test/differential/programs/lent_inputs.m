% Arrays that units change in place under the variables that hold them: other variables keep theirs, whatever holds them, and so
% does one that a unit changes under another name.
% differential: side-exits
% differential: no-launch-on cpu inprocess vulkan
x = 1:5;
same = x;
held = {x};
field.of = x;
show = @() x;
for i = 1:5
    x(i) = x(i) * 10;
end
disp(x); disp(same); disp(held{1}); disp(field.of); disp(show());

y = x;
disp(y);
for i = 1:5
    y(i) = -y(i);
end
disp(x); disp(y);

z = 1:3;
try
    for i = 1:4
        w = z(i);
        z(i) = w + 1;
    end
catch problem
    disp(problem.identifier);
end
disp(z); disp(i);

old = 1:4;
fprintf('%d\n', numel(old));
new = old;
for i = 1:4
    new(i) = 0;
end
if numel(new) > 3
    s = evalc('disp(old)');
end
old = new;
disp(s); disp(old);

v = 1:4;
fprintf('%d\n', numel(v));
for i = 1:4
    v(i) = changed(v, i);
end
disp(v);
disp(twice(v)); disp(v);

% A loop after which its variable is read leaves where it has no turn, with the array as it was.
for n = [4 0 3]
    w = 1:4;
    fprintf('%d\n', numel(w));
    kept = w;
    k = -1;
    for k = 1:n
        w(k) = k * 10;
    end
    disp(w); disp(k); disp(kept);
end

function r = changed(p, i)
    p(i) = p(i) * 2;
    r = sum(p);
end

function p = twice(p)
    for i = 1:numel(p)
        p(i) = p(i) * 2;
    end
end
