% A product that is asked for twice is computed once, and one that is the same in every turn before the loop: also where the loop does not
% turn, prints before the product, or would be the first to find an error.
A = reshape(1:12, 3, 4) / 7;
B = reshape(1:8, 4, 2) / 3;
C = A * B + 1;
D = A * B - 1;
disp(C);
disp(D);
E = C;
E(1, 1) = 5;
disp(isequal(C, E));

total = zeros(3, 2);
for k = 1:4
    total = total + A * B * k;
end
disp(total);

% Each count of turns, none too.
for n = 0:3
    s = 0;
    for k = 1:n
        s = s + sum(sum(A * B)) / k;
    end
    disp(s);
end

% The turn prints before.
for n = 0:2
    for k = 1:n
        disp(k);
        p = A * B;
        disp(p(1) * k);
    end
end

% No turn, so no error; then one, after what the turn prints.
X = ones(2, 3);
for n = 0:1
    try
        s = 0;
        for k = 1:n
            disp(k);
            s = s + sum(sum(X * X));
        end
        disp(s);
    catch problem
        disp(problem.message);
    end
end

% The order of scans and sorts in a while.
v = [3 1 2];
n = 0;
while n < 3
    w = sort(v);
    n = n + w(1);
    disp(n + cumsum(w));
end
