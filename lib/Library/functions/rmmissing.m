function [R, removed] = rmmissing(A, varargin)
% RMMISSING A vector without its missing elements, a matrix without the rows, or columns, that have one, or 'MinNumMissing' of them.
dim = []; least = 1;
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
if ~isempty(varargin), least = varargin{2}; end
if ndims(A) > 2, error('MATLAB:rmmissing:NDArrays', 'The first argument must be a vector or a matrix.'); end
if isempty(dim), dim = 1 + (isrow(A) && ~isscalar(A)); end
if dim > 2, error('MATLAB:rmmissing:DimensionInvalid', 'The dimension must be 1 or 2.'); end
removed = sum(ismissing(A), 3 - dim) >= least;
if dim == 1, R = A(~removed, :); else, R = A(:, ~removed); end
end
