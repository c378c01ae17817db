% Elements of complex arrays deleted in loops: by masks, positions and ranges, down to none, and until all that is left is real.
z = complex((1:12)', mod((1:12)' * 5, 7) - 3);
c = z * 0.25;
place = (1:12)';
counts = zeros(3, 4);
for k = 1:30
    z = z .^ 2 * 0.5 + c;
    away = abs(z) > 4;
    counts(place(away)) = k;
    z(away) = [];
    c(away) = [];
    place(away) = [];
    fprintf('%d %d:', numel(z), isreal(z));
    fprintf(' %.17g', real(z), imag(z));
    fprintf('\n');
    if isempty(z)
        break
    end
end
disp(counts);
disp(shrunk(complex(1:9, [0 0 3 0 1 0 0 2 0])));
disp(columns(complex(reshape(1:12, 3, 4), [1; 0; 2] * [0 1 0 2])));
try
    z = complex(1:3, 4:6);
    for k = 1:3
        z(k + 1) = [];
        disp(z);
    end
catch problem
    disp(problem.message);
end

function n = shrunk(z)
    n = zeros(1, 9);
    for k = 1:9
        n(k) = isreal(z) * 100 + numel(z) + sum(abs(z));
        z(end) = [];
    end
end

function m = columns(m)
    while size(m, 2) > 1
        m(:, 1) = [];
        m = m * (1 + 0i);
        fprintf('%d %d %.17g\n', size(m, 2), isreal(m), sum(real(m(:)) + imag(m(:))));
    end
end
