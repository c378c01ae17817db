% differential: side-exits
% The unit leaves in the middle of a loop that writes in place: what was written stays, nothing is done twice.
n = 9; % left by an exit
x = [3 2 1 0 -5 1 2 3 4];
y = zeros(1, n);
for i = 1:n
    x(i) = x(i) + 1;
    y(i) = abs(sqrt(x(i)));
end
fprintf('%.17g ', x); fprintf('\n');
fprintf('%.17g ', y); fprintf('\n');
k = 0;
x = 1:5;
for i = 1:7
    k = k + 1;
    x(i) = k * 2;
end
fprintf('%.17g ', x, k); fprintf('\n');
