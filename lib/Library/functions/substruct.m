function S = substruct(varargin)
% SUBSTRUCT Description of an index for subsref and subsasgn from pairs of type and subscripts.
if nargin == 0 || mod(nargin, 2) ~= 0
  error('MATLAB:substruct:nargin', 'substruct needs pairs of a type and its subscripts.');
end
S = struct('type', varargin(1:2:end), 'subs', varargin(2:2:end));
end
