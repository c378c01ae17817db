function R = corrcoef(varargin)
% CORRCOEF Correlation coefficients of the columns of a matrix or of two vectors.
C = cov(varargin{:});
d = sqrt(diag(C));
R = C ./ (d * d');
end
