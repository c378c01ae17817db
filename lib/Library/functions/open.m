function varargout = open(name)
% OPEN Opens a file by its kind: the variables of a MAT-file as a structure, any other in the editor.
name = char(name);
if endsWith(name, '.mat')
  varargout{1} = load(name);
elseif nargout > 0
  error('MATLAB:open:noOutput', 'open gives a value for MAT-files only, and ''%s'' is none.', name);
else
  edit(name);
end
end
