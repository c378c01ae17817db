function [V, D, flag] = eigs(A, k, which)
% EIGS A few eigenvalues, of largest magnitude unless told: 'smallestabs', 'largestreal', 'smallestreal' or a number
% that they should be near to.
n = size(A, 1);
if nargin < 2, k = 6; end
if nargin < 3, which = 'largestabs'; end
[vectors, values] = eig(A);
values = diag(values);
if isnumeric(which)
  [~, order] = sort(abs(values - double(which)));
else
  switch lower(char(which))
    case {'largestabs', 'lm'}, [~, order] = sort(abs(values), 'descend');
    case {'smallestabs', 'sm'}, [~, order] = sort(abs(values));
    case {'largestreal', 'lr', 'la'}, [~, order] = sort(real(values), 'descend');
    case {'smallestreal', 'sr', 'sa'}, [~, order] = sort(real(values));
    otherwise, error('MATLAB:eigs:InvalidSigma', 'Unknown choice of eigenvalues ''%s''.', char(which));
  end
end
order = order(1:min(k, n));
flag = 0;
if nargout < 2, V = values(order); else, V = vectors(:, order); D = diag(values(order)); end
end
