% Sizes that do not fit are the same error on every path; what was printed before stays.
% differential: fails
a = (1:4) / 3;
b = a .* 2;
fprintf('%.17g\n', b);
c = b + (1:5);
fprintf('not reached %.17g\n', c);
