function [total, varargout] = joined(first, varargin)
% Forwards what follows its first argument to a function of its own, and gives the parts that are asked for.
parts = listed(varargin{:});
total = first;
for k = 1:numel(parts)
    total = total + sum(parts{k}(:)) * k;
end
varargout = parts(1:nargout - 1);
end

function c = listed(varargin)
c = cell(1, nargin);
for k = 1:nargin, c{k} = varargin{nargin + 1 - k}; end
end
