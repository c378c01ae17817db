function value = optimget(options, name, default)
% OPTIMGET An option by name, or the default.
value = [];
if nargin > 2, value = default; end
if isfield(options, name) && ~isempty(options.(name)), value = options.(name); end
end
