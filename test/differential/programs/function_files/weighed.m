function y = weighed(x, k)
% Its functions twist and fix are its own: the program has another twist, and everybody else the builtin fix.
y = twist(x) * k + fix(x);
end

function y = twist(x)
y = 3 * x - 1;
end

function y = fix(x)
y = x + 1000;
end
