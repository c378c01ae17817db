function options = optimset(varargin)
% OPTIMSET Options of an optimiser from names and values, changes to given ones, or those that a function such as 'fzero' has by itself.
options = cell2struct(cell(numel(option_names()), 1), option_names(), 1);
structs = find(cellfun(@isstruct, varargin(1:min(nargin, 2))));
if ~all(cellfun(@isscalar, varargin(structs)))
  error('MATLAB:optimset:InvalidOptions', 'Options are one structure, not an array of them.');
end
if nargin == 1 && isempty(structs)
  options = with_fields(options, defaults_of(varargin{1}));
  return
end
if ~isempty(varargin) && isequal(varargin{1}, []), varargin(1) = []; end
while ~isempty(varargin) && isstruct(varargin{1})
  options = with_fields(options, varargin{1});
  varargin(1) = [];
end
if mod(numel(varargin), 2) ~= 0, error('MATLAB:optimset:InvalidNumArgs', 'Options come as pairs of a name and a value.'); end
for k = 1:2:numel(varargin), options.(full_name(varargin{k})) = varargin{k + 1}; end
end

function options = with_fields(options, newer)
% What is not empty in the newer options takes the place of the older.
for name = fieldnames(newer)'
  if ~isfield(options, name{1}) || ~isempty(newer.(name{1})), options.(name{1}) = newer.(name{1}); end
end
end

function options = defaults_of(solver)
% What the function itself uses.
if isa(solver, 'function_handle'), solver = func2str(solver); end
if ~(ischar(solver) && isrow(solver) || isstring(solver) && isscalar(solver))
  error('MATLAB:optimset:InvalidNumArgs', 'Options come as pairs of a name and a value.');
end
switch char(solver)
  case 'fzero', options = struct('Display', 'notify', 'TolX', eps);
  case 'fminbnd', options = struct('Display', 'notify', 'MaxFunEvals', 500, 'MaxIter', 500, 'TolX', 1e-4);
  case 'fminsearch'
    options = struct('Display', 'notify', 'MaxFunEvals', '200*numberOfVariables', 'MaxIter', '200*numberOfVariables', 'TolFun', 1e-4, 'TolX', 1e-4);
  otherwise
    error('MATLAB:optimset:NoDefaultsForFcn', '''%s'' is no function with options by itself; ''fzero'', ''fminbnd'' and ''fminsearch'' are.', char(solver));
end
end

function name = full_name(given)
% The option that a text names, in any case or by its beginning.
if ~(ischar(given) || isstring(given) && isscalar(given)), given = ''; end
names = option_names(); given = char(given);
fits = strcmpi(names, given);
if ~any(fits) && ~isempty(given), fits = strncmpi(names, given, numel(given)); end
if nnz(fits) > 1
  error('MATLAB:optimset:AmbiguousParamName', '''%s'' may be any of the options %s.', given, strjoin(names(fits), ', '));
elseif ~any(fits)
  error('MATLAB:optimset:InvalidParamName', '''%s'' is the name of no option. They are %s.', given, strjoin(names, ', '));
end
name = names{fits};
end

function names = option_names()
names = strsplit(['Display MaxFunEvals MaxIter TolFun TolX FunValCheck OutputFcn PlotFcns ActiveConstrTol Algorithm AlwaysHonorConstraints ' ...
  'DerivativeCheck Diagnostics DiffMaxChange DiffMinChange FinDiffRelStep FinDiffType GoalsExactAchieve GradConstr GradObj HessFcn ' ...
  'Hessian HessMult HessPattern HessUpdate InitBarrierParam InitTrustRegionRadius Jacobian JacobMult JacobPattern LargeScale MaxNodes ' ...
  'MaxPCGIter MaxProjCGIter MaxSQPIter MaxTime MeritFunction MinAbsMax NoStopIfFlatInfeas ObjectiveLimit PhaseOneTotalScaling ' ...
  'Preconditioner PrecondBandWidth RelLineSrchBnd RelLineSrchBndDuration ScaleProblem SubproblemAlgorithm TolCon TolConSQP TolGradCon ' ...
  'TolPCG TolProjCG TolProjCGAbs TypicalX UseParallel']);
end
