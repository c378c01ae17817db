% A hot `for` loop whose variables have other types before its first turn than after it is entered between two turns. It goes on by the
% value of its variable, the step and the last value: where the body changes the last one, or they are no whole numbers, it does not.
% REQUIRES: compiler
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit-sync --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "[u['runs'] for u in units if u['line'] == 15 and u['compiled']] == [1]" "not any(u['compiled'] for u in units if u['line'] in (37, 57))"
n = 500;
fprintf('%.17g\n', becomesComplex(n), downwards(n), boundChanges(n), variableChanges(n), fractions(n), leaves(n));

function r = becomesComplex(n)
    limit = 40;
    c = linspace(-2, 0.5, n) + 1i * linspace(-1.25, 1.25, n)';
    z = zeros(n);
    r = 0;
    for k = 1:2*limit
        z = z .* z + c;
        z(abs(z) > 2) = 2;
        r = r + k * sum(real(z(:)));
    end
    r = r + k;
end

function r = downwards(n)
    z = ones(n);
    r = 0;
    for k = 90:-3:1
        z = z * (0.5 + 0.5i);
        r = r + k * sum(imag(z(:)));
    end
    r = r + k;
end

function r = boundChanges(n)
    z = ones(n);
    r = 0;
    last = 60;
    for k = 1:last
        z = z * (0.5 + 0.5i);
        last = last - 1;
        r = r + k * sum(imag(z(:)));
    end
end

function r = variableChanges(n)
    z = ones(n);
    r = 0;
    for k = 1:60
        z = z * (0.5 + 0.5i);
        r = r + k * sum(imag(z(:)));
        k = k / 2;
    end
end

function r = fractions(n)
    z = ones(n);
    r = 0;
    for k = 0:0.1:6
        z = z * (0.5 + 0.5i);
        r = r + k * sum(imag(z(:)));
    end
end

% The unit leaves in the middle of a turn: what is left of the loop is interpreted.
function r = leaves(n)
    z = ones(n);
    r = 0;
    for k = 1:60
        z = z * (0.5 + 0.5i);
        if k == 50
            z = real(z);
        end
        r = r + k * sum(imag(z(:)));
    end
    r = r + k;
end
