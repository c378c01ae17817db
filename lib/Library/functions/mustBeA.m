function mustBeA(value, classNames)
% MUSTBEA An error where a value is of none of some classes.
names = cellstr(classNames);
if ~any(cellfun(@(name) isa(value, name), names))
  throwAsCaller(MException('MATLAB:validators:mustBeA', 'Value must be one of the following types: %s.', strjoin(names(:)', ', ')));
end
end
