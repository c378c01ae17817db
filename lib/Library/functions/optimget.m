function value = optimget(options, name, default)
% OPTIMGET An option by its name, in any case, or the beginning of it; or the default.
value = [];
if nargin > 2, value = default; end
if ~isstruct(options) || ~isscalar(options), return, end
names = fieldnames(options); name = char(name);
fits = strcmp(names, name);
if ~any(fits), fits = strcmpi(names, name); end
if ~any(fits), fits = strncmpi(names, name, numel(name)); end
if nnz(fits) > 1
  error('MATLAB:optimget:AmbiguousPropName', '''%s'' may be any of the options %s.', name, strjoin(names(fits)', ', '));
end
if any(fits) && ~isempty(options.(names{fits})), value = options.(names{fits}); end
end
