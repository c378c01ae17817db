function f = maker(n)
% A handle of a function of this file, and an anonymous one, in which names mean what they mean here.
if n > 0
    f = @hidden;
else
    f = @(x) hidden(x) + hypot(x, n);
end
end

function y = hidden(x)
y = x * 100;
end
