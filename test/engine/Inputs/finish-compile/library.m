% The loops of conv2 take some tens of milliseconds, in which no compile of them ends.
A = sin(reshape(1:360000, 600, 600));
C = conv2(A, ones(5) / 7, 'same');
fprintf('%.17g %.17g\n', sum(C(:)), C(17, 23));
