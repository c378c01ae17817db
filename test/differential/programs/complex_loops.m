% Complex variables in loops and branches: carried as parts, handed over to exits in the middle of a turn.
% differential: side-exits
disp(escapes(-0.7 + 0.3i, 60));
disp(escapes(0.3 + 0.5i, 200));
disp(escapes(2, 10));
disp(escapes(complex(-1, 0), 10));
z = orbit([0.1+0.2i, -0.4i, -0.3+0.1i], 12);
fprintf('%.17g %.17g\n', [real(z); imag(z)]);
[w, t] = mixture(5);
fprintf('%.17g %.17g %d\n', real(w), imag(w), t);
[w, t] = mixture(9);
fprintf('%.17g %.17g %d\n', real(w), imag(w), t);
v = halved(single(3 - 4i), 6);
fprintf('%s %.9g %.9g\n', class(v), real(v), imag(v));
s = realAgain(4);
fprintf('%d %.17g\n', isreal(s), s);
s = elementwise([1+1i 2-3i 4i 5+0.5i], 3);
fprintf('%.17g %.17g\n', [real(s); imag(s)]);
p = 1;
for k = 1:6
    p = p * (0.5 + 0.1i * k);
    if k == 4, p = conj(p); end
    fprintf('%d %.17g %.17g\n', k, real(p), imag(p));
end
disp(p);

function n = escapes(c, limit)
z = c;
n = 0;
while abs(z) < 2 && n < limit
    z = z .^ 2 + c;
    n = n + 1;
end
end

function z = orbit(c, turns)
z = c;
for k = 1:turns
    z = z .* z + c;
    z = z / (1 + 0.01i * k);
end
end

function [w, t] = mixture(n)
w = 1i;
t = 0;
for k = 1:n
    if mod(k, 3) == 0
        w = w * (1 + 1i) / 2;
    elseif mod(k, 3) == 1
        w = w + k * 1i;
        t = t + 1;
    end
    for j = 1:2
        if k + j == 7, break, end
        w = w - 0.25 * j;
    end
    if k == 8
        return
    end
end
end

function z = halved(z, n)
for k = 1:n
    z = z * 0.5 + single(0.125i);
end
end

% The third turn makes a real number, which the rest of the loop counts on with.
function s = realAgain(n)
s = 3i;
for k = 1:n
    s = s - 1i;
    s = s + k;
end
s = s * 2;
end

function z = elementwise(z, n)
for k = 1:n
    for j = 1:numel(z)
        z(j) = z(j) * z(end) / (1 + j);
    end
    z = z * 1i + 1;
end
end
