% A product that is asked for twice is computed once, and so is one that is the same in each of four turns; none where there is no turn.
% differential: calls 2
A = reshape(1:12, 3, 4) / 7;
B = reshape(1:8, 4, 2) / 3;
C = A * B + 1;
D = A * B - 1;
disp(C);
disp(D);
total = zeros(2, 3);
for k = 1:4
    total = total + B' * A' * k;
end
disp(total);
n = sum(A(:) < 0);
s = 0;
for k = 1:n
    s = s + norm(C) * k;
end
disp(s);
