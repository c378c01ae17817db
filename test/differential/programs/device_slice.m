% Parts of arrays that a device holds and that must be in memory are read there.
% differential: on-device read_slice 9
A = reshape((1:120) .* 0.5, 6, 20);
disp(A(2, 3:6)), disp(A(1:4, 7)), disp(A(end:-2:1, [end]))
disp(A(:, 2:9:20)), disp(A(4:6))
s = single(A) / 3;
fprintf('%.9g ', s(2:3, 4:5)), fprintf('\n')
c = uint8(A(:, :) .* 2);
disp(c(1:2, 19:20))
t = A > 20;
disp(t(5:6, 6:8))
E = reshape(A + 1, 4, 5, 6);
disp(E(2, 2:3, 6:-5:1))
