% Parts of arrays that a device holds are replaced there.
% differential: on-device write_slice 22
x = 1:60;
A = reshape(x .* 0.5, 6, 10);
v = sqrt(x);
A(:, 3) = v(1:6)'; % 1
A(2, :) = v(1:10) + 1; % 2
A(4, 2:2:8) = -1; % 3
A(5:-2:1, 9:10) = reshape(v(1:6), 3, 2); % 4
fprintf('%.17g\n', sum(A(:)), A(5, 9), A(1, 10), A(4, 8))
disp(A)
A(:) = v; % 5
A(7:12) = reshape(v(11:16), 2, 3); % 6
A(end, end-2:end) = [7 8 9]; % 7
disp(A)
% in a loop, changed in place
B = repmat(A, 7, 1) + 0;
for k = 1:5 % 12
    B(:, k) = B(:, k + 1) * 2;
end
fprintf('%.17g\n', sum(B, 2))
% a copy keeps what it had
C = A;
C(1, :) = 0; % 13
disp(A(1, 1:3)), disp(C(1, 1:3))
D = A;
D(:, 1:2) = A(:, 3:4); % 14
disp(isequal(D(:, 3:10), A(:, 3:10))), disp(D(3, 1) == A(3, 3))
% part of itself, and three dimensions
E = reshape(x + 0, 3, 4, 5);
E(:, 2, 2:5) = E(:, 1, 1:4); % 15
E(2, :, :) = 100; % 16
fprintf('%d ', E), fprintf('\n')
% other classes take the array's
s = single(x) / 7;
s(11:20) = v(1:10); % 17
fprintf('%.9g ', s(10:15)), fprintf('\n')
b = uint8(x);
b(1:3) = [-5 3.5 300] + 0 .* x(1:3); % 18
disp(b(1:4))
b(1:16) = b(17:32); % wide elements
fprintf('%d ', b(14:18)), fprintf('\n')
t = x > 30;
t(1:2:60) = true; % 19
disp(sum(t))
w = int64(x) + int64(9007199254740993);
w(2:3) = w(4:5) - int64(1); % 20
fprintf('%d ', w(1:6)), fprintf('\n')
x(1:0) = 5; % 21
disp(x(1:3))
