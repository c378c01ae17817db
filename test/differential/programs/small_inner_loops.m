% small_inner_loops.m - loops of a few turns inside another that pick elements of small arrays: they are written out, and who leaves in the
% middle of one goes on there.
% differential: no-launch-on vulkan
[stiffness, masses] = deal([10 12 8 9], [1 2 1.5]);
fprintf('%.17g ', chain([0.1 0 -0.1], stiffness, masses, 400)); fprintf('\n');
[A, B] = deal([1 2 3; 4 5 6; 7 8 10] / 10, eye(3) + 0.25);
fprintf('%.17g ', products(A, B, 50)); fprintf('\n');
fprintf('%.17g ', downwards([1 2 3 4 5], 60)); fprintf('\n');
% Square roots turn complex in the middle of an inner loop, in another turn each time.
for start = [4 2 0.5]
    x = roots_of([start 3 2.5], 6);
    fprintf('%.17g%+.17gi ', [real(x); imag(x)]); fprintf('\n');
end
for start = [4 2 0.5]
    x = roots_of_some([start 3 2.5], 6);
    fprintf('%.17g%+.17gi ', [real(x); imag(x)]); fprintf('\n');
end
% An index that is beyond the array in the last turns.
for limit = [3 4]
    try
        fprintf('%.17g ', shifted_sums([1 2 3], limit, 5)); fprintf('\n');
    catch problem
        fprintf('%s | %s\n', problem.identifier, problem.message);
    end
end
fprintf('%.17g ', signed_zero(2)); fprintf('\n');
fprintf('%.17g ', grown([1 2], 3)); fprintf('\n');
fprintf('%.17g ', until([8 4 2], 0.01)); fprintf('\n');
fprintf('%.17g ', picked(30)); fprintf('\n');
fprintf('%.17g ', columns_of([1 2 3; 4 5 6], 20)); fprintf('\n');

function x = chain(x, k, m, steps)
    n = 3;
    v = zeros(1, n);
    for s = 1:steps
        a = zeros(1, n);
        for i = 1:n
            left = 0; right = 0;
            if i > 1, left = x(i-1); end
            if i < n, right = x(i+1); end
            a(i) = (k(i) * (left - x(i)) + k(i+1) * (right - x(i))) / m(i);
        end
        v = v + 1e-2 * a;
        x = x + 1e-2 * v;
    end
end

function C = products(A, B, turns)
    C = eye(3);
    for t = 1:turns
        D = zeros(3);
        for i = 1:3
            for j = 1:3
                for k = 1:3
                    D(i, j) = D(i, j) + A(i, k) * C(k, j) * B(j, i);
                end
            end
        end
        C = D / (1 + sum(abs(D(:))));
    end
end

function x = downwards(x, turns)
    for t = 1:turns
        for i = 5:-2:1
            x(i) = x(i) / 2 + x(6 - i) + t;
        end
    end
end

function x = roots_of(x, turns)
    for t = 1:turns
        for i = 1:3
            x(i) = sqrt(x(i) - t / 2) + i;
        end
    end
end

function x = roots_of_some(x, turns)
    for t = 1:turns
        for i = 1:3
            if real(x(i)) > t / 3
                for j = 1:2
                    x(i) = sqrt(x(i) - t * j / 4) + i;
                end
            end
        end
    end
end

function s = shifted_sums(x, limit, turns)
    s = 0;
    for t = 1:turns
        for i = 1:2
            s = s + x(i + limit - 2) * t;
        end
    end
end

function x = signed_zero(turns)
    x = zeros(1, 3);
    for t = 1:turns
        for i = -0:2
            x(i + 1) = 1 / i;
        end
    end
end

function x = grown(x, turns)
    for t = 1:turns
        for i = 1:3
            x(i) = t * i;
        end
    end
end

function x = until(x, small)
    while max(x) > small
        for i = 1:3
            if x(i) > 1
                x(i) = x(i) / 3;
            elseif x(i) > 0.1
                x(i) = x(i) / 5;
            else
                x(i) = x(i) / 7;
            end
        end
    end
end

function r = picked(turns)
    [w, r] = deal([0.5 0.25 0.125], [0 0 0]);
    for t = 1:turns
        for i = [3 1]
            r(i) = r(i) + w(i) * t;
        end
        for i = 1:3
            if mod(t, i + 1) == 0
                continue
            end
            r(i) = r(i) - w(4 - i);
        end
    end
end

function s = columns_of(M, turns)
    s = [0 0];
    for t = 1:turns
        for c = M
            for i = 1:2
                s(i) = s(i) + c(i) / t;
            end
        end
    end
end
