function refreshdata(objects, workspace)
% REFRESHDATA Reads data again from the variables that are named as their sources, of the base workspace or of the caller.
if nargin < 1, objects = gcf; end
if nargin < 2, workspace = 'base'; end
if ~any(strcmp(workspace, {'base', 'caller'})), error('MATLAB:refreshdata:InvalidWorkspace', 'The variables are those of ''base'' or of the ''caller''.'); end
if ~all(isgraphics(objects), 'all'), error('MATLAB:refreshdata:InvalidHandle', 'The objects are graphics objects.'); end
for one = findobj(objects)'
  for name = {'XData', 'YData', 'ZData', 'CData', 'UData', 'VData', 'WData', 'SizeData', 'RData', 'ThetaData'}
    source = [name{1} 'Source'];
    if isprop(one, source) && ~isempty(one.(source)), set(one, name{1}, evalin(workspace, one.(source))); end
  end
end
end
