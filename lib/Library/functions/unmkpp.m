function [breaks, coefs, L, order, dim] = unmkpp(pp)
% UNMKPP Breaks, coefficients, numbers of pieces and of coefficients of each, and the size of a value, of a piecewise polynomial.
if ~isscalar(pp) || ~all(isfield(pp, {'form', 'breaks', 'coefs', 'pieces', 'order', 'dim'}))
  error('MATLAB:unmkpp:notPP', 'A piecewise polynomial is a structure that mkpp gives.');
end
breaks = pp.breaks; coefs = pp.coefs; L = pp.pieces; order = pp.order; dim = pp.dim;
end
