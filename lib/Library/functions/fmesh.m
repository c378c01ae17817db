function h = fmesh(varargin)
% FMESH A net of a function of x and y, from -5 to 5 unless told, or of three functions of two parameters.
net = fsurf(varargin{:});
named = @(name) any(cellfun(@(value) (ischar(value) || isstring(value)) && strcmpi(value, name), varargin));
if ~named('FaceColor'), net.FaceColor = [1 1 1]; end
if ~named('EdgeColor'), net.EdgeColor = 'flat'; end
if nargout > 0, h = net; end
end
