% inputParser: schemes, what calls give, defaults, what is left over, and errors.
p = inputParser;
assert(strcmp(class(p), 'inputParser') && isa(p, 'handle') && ~p.CaseSensitive && ~p.KeepUnmatched && p.PartialMatching && p.StructExpand && isempty(p.FunctionName) && isempty(p.Parameters));
p.FunctionName = 'volume';
p.addRequired('width', @isnumeric);
p.addOptional('height', 3, @(x) isnumeric(x) && x > 0);
addParameter(p, 'Units', 'cm', @ischar);
p.addParameter('Verbose', false);
assert(isequal(p.Parameters, {'width', 'height', 'Units', 'Verbose'}) && strcmp(p.FunctionName, 'volume'));
p.parse(7);
assert(isequal(p.Results, struct('Units', 'cm', 'Verbose', false, 'height', 3, 'width', 7)));
assert(isequal(fieldnames(p.Results), {'Units'; 'Verbose'; 'height'; 'width'}) && isequal(p.UsingDefaults, {'height', 'Units', 'Verbose'}));
parse(p, 7, 2, 'units', 'mm');
assert(p.Results.height == 2 && strcmp(p.Results.Units, 'mm') && isequal(p.UsingDefaults, {'Verbose'}));
parse(p, 7, 'Verb', true);
assert(p.Results.height == 3 && p.Results.Verbose);
parse(p, 7, "Units", 'km');
assert(strcmp(p.Results.Units, 'km'));
% A structure stands for names and values.
parse(p, 7, struct('Units', 'in', 'Verbose', 5));
assert(strcmp(p.Results.Units, 'in') && p.Results.Verbose == 5);
% Copies are the same parser.
q = p; q.KeepUnmatched = true;
assert(p.KeepUnmatched && p == q);
parse(p, 7, 'Other', 1, 'Units', 'm', 'more', 'x');
assert(isequal(p.Unmatched, struct('Other', 1, 'more', 'x')) && strcmp(p.Results.Units, 'm'));
p.KeepUnmatched = false;
assert(isempty(fieldnames(inputParser().Unmatched)));

% Errors of calls.
assert(strcmp(problem(p), 'MATLAB:InputParser:notEnoughInputs volume: Not enough input arguments.'));
assert(strcmp(problem(p, 'x'), 'MATLAB:InputParser:ArgumentFailedValidation volume: The value of ''width'' is invalid. It must satisfy the function: isnumeric.'));
assert(strcmp(problem(p, 1, -1), 'MATLAB:InputParser:ArgumentFailedValidation volume: The value of ''height'' is invalid. It must satisfy the function: @(x)isnumeric(x)&&x>0.'));
assert(strcmp(problem(p, 1, 'Units', 5), 'MATLAB:InputParser:ArgumentFailedValidation volume: The value of ''Units'' is invalid. It must satisfy the function: ischar.'));
assert(strcmp(problem(p, 1, 'Depth', 5), 'MATLAB:InputParser:UnmatchedParameter volume: ''Depth'' is not a recognized parameter. For a list of valid name-value pair arguments, see the documentation for volume.'));
assert(startsWith(problem(p, 1, 'Units'), 'MATLAB:InputParser:ParamMissingValue volume: No value was given for ''Units''.'));
assert(startsWith(problem(p, 1, 2, 3), 'MATLAB:InputParser:ParamMustBeChar volume: '));
r = inputParser; r.addRequired('a', @must_be_positive);
r.parse(4);
assert(r.Results.a == 4);
assert(strcmp(problem(r, -4), 'MATLAB:InputParser:ArgumentFailedValidation The value of ''a'' is invalid. Not positive.'));
assert(strcmp(problem(r, 1, 2), 'MATLAB:TooManyInputs Too many input arguments.'));
% What is wrong names the function, if the parser knows it.
r.FunctionName = 'area';
assert(strcmp(problem(r, -4), 'MATLAB:InputParser:ArgumentFailedValidation area: The value of ''a'' is invalid. Not positive.'));
assert(strcmp(problem(r), 'MATLAB:InputParser:notEnoughInputs area: Not enough input arguments.'));

% Case, parts of names, switches.
s = inputParser; s.CaseSensitive = true; s.PartialMatching = false;
s.addParameter('Tol', 1); s.addSwitch('fast'); s.addParamValue('old', 2);
s.parse('fast', 'Tol', 9);
assert(s.Results.fast && s.Results.Tol == 9 && s.Results.old == 2);
assert(startsWith(problem(s, 'tol', 9), 'MATLAB:InputParser:UnmatchedParameter') && startsWith(problem(s, 'To', 9), 'MATLAB:InputParser:UnmatchedParameter'));
t = inputParser; t.addParameter('Tolerance', 1); t.addParameter('Total', 2); t.addParamValue('Old', 3);
assert(startsWith(problem(t, 'To', 9), 'MATLAB:InputParser:AmbiguousParameter') && startsWith(problem(t, 'Ol', 9), 'MATLAB:InputParser:UnmatchedParameter'));
t.parse('Tot', 9);
assert(t.Results.Total == 9 && t.Results.Tolerance == 1);
% Without a validator a text is a name.
u = inputParser; u.addOptional('x', 1);
assert(startsWith(problem(u, 'abc'), 'MATLAB:InputParser:UnmatchedParameter'));
u.StructExpand = false; u.parse(struct('y', 2));
assert(u.Results.x.y == 2);

% A program's own function of the name of a method.
u.parse(5);
assert(u.Results.x == 5);

% Errors of schemes.
assert(fails(@() u.addOptional('x', 2), 'MATLAB:InputParser:ParameterExists') && fails(@() u.addOptional('1x', 2), 'MATLAB:InputParser:InvalidName'));
try, u.Results = 5; assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:class:SetProhibited')), end
try, u.KeepUnmatched = 'x y'; assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:InputParser:InvalidPropertyValue')), end
assert(fails(@() parse(5), 'MATLAB:UndefinedFunction'));

function text = problem(p, varargin)
text = '';
try, p.parse(varargin{:}); catch e, text = [e.identifier ' ' e.message]; end
end

function ok = fails(f, identifier)
ok = false;
try, f(); catch e, ok = strcmp(e.identifier, identifier); end
end

function addSwitch(varargin)
error('my:id', 'the function of the program is not the method');
end

function must_be_positive(x)
if x <= 0, error('my:id', 'Not positive.'); end
end
