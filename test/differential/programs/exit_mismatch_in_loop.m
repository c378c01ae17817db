% Sizes stop fitting in the fourth turn: three turns of output, then the error.
% differential: fails
% differential: side-exits
a = zeros(1, 4); % left by an exit
for k = 1:6
    a = a + k;
    fprintf('%d %.17g\n', k, sum(a));
    if k == 4
        b = (1:5) / 3;
    else
        b = (1:4) / 3;
    end
    a = a .* b;
end
fprintf('not reached\n');
