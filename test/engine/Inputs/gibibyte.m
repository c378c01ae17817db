% 67 arrays of 16 MB are alive at once: 1 GiB. Each is made, and later read once more.
n = 2e6;
kept = cell(1, 67);
for k = 1:numel(kept)
    kept{k} = made(n, k);
end
total = 0;
for k = [numel(kept):-2:1, 2:2:numel(kept)]
    total = total + checked(kept{k}, k);
end
fprintf('%.17g\n', total);
% Those that were read first have been away for longest.
for k = [67 2 35]
    x = kept{k};
    fprintf('%g %g\n', x(1), x(end));
end

function x = made(n, k)
    x = (1:n) .* k - 0.5;
end

function s = checked(x, k)
    s = sum(x .* 2 + k);
end
