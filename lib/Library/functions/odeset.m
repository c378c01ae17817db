function options = odeset(varargin)
% ODESET Options of a solver of differential equations from names and values, or changes to given ones.
names = option_names();
options = cell2struct(cell(numel(names), 1), names, 1);
while ~isempty(varargin) && (isstruct(varargin{1}) || isequal(varargin{1}, []))
  newer = varargin{1}; varargin(1) = [];
  if isempty(newer), continue, end
  if ~isscalar(newer), error('MATLAB:odeset:InvalidOptions', 'Options are one structure, not an array of them.'); end
  for name = fieldnames(newer)'
    if ~isfield(options, name{1}) || ~isempty(newer.(name{1})), options.(name{1}) = newer.(name{1}); end
  end
end
if mod(numel(varargin), 2) ~= 0, error('MATLAB:odeset:ArgNameValueMismatch', 'Options come as pairs of a name and a value.'); end
for k = 1:2:numel(varargin), options.(full_name(varargin{k}, names)) = varargin{k + 1}; end
end

function name = full_name(given, names)
% In any case, or by its beginning.
if ~(ischar(given) && isrow(given) || isstring(given) && isscalar(given)), given = '?'; end
fits = strcmpi(names, char(given));
if ~any(fits), fits = strncmpi(names, char(given), strlength(given)); end
if nnz(fits) ~= 1, error('MATLAB:odeset:InvalidPropName', 'Option %s is none, or more than one, of %s.', char(given), strjoin(names, ', ')); end
name = names{fits};
end

function names = option_names()
names = strsplit(['AbsTol BDF Events InitialStep Jacobian JConstant JPattern Mass MassSingular MaxOrder MaxStep NonNegative NormControl ' ...
  'OutputFcn OutputSel Refine RelTol Stats Vectorized MStateDependence MvPattern InitialSlope']);
end
