function n = norms(x)
% The length of each column.
n = sqrt(sum(x .^ 2, 1));
end
