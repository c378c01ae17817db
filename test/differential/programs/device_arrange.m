% Elements that a device holds are repeated and shifted there.
% differential: on-device repeat 5
% differential: on-device shift 7
A = reshape((1:24) .* 0.5, 4, 6);
B = repmat(A, 2, 3);
disp(size(B)), disp(B(6:8, 10:13)), fprintf('%.17g\n', sum(B(:)))
disp(repmat(A(:, 1), 1, 3))
C = repmat(A, [1 2 3]); % the interpreter does this one
fprintf('%d ', size(C)), fprintf('%.17g ', C(2, 8, 3), sum(C(:))), fprintf('\n')
D = repmat(reshape(A, 2, 2, 6), 2, 1, 2);
fprintf('%d ', size(D)), fprintf('%.17g ', D(4, 2, 9), sum(D(:))), fprintf('\n')
t = repmat(A > 5, 2);
disp(size(t)), disp(sum(t(:)))
u = repmat(uint8(A), 3, 1);
disp(sum(u(:)))
disp(circshift(A, 1)), disp(circshift(A, -3)), disp(circshift(A, 2, 2))
s = circshift(single(A(1, :)), 8);
fprintf('%.9g ', s), fprintf('\n')
disp(circshift(A, 0)), disp(circshift(A, 1, 3))
E = circshift(reshape(A, 2, 3, 4), -1, 2);
fprintf('%.17g ', E), fprintf('\n')
% the host does these
disp(circshift(A, [1 2])), disp(size(repmat(A, 0, 2))), disp(repmat(A(1, 1), 2, 2))
