function h = ezmesh(varargin)
% EZMESH A net of a function of x and y, or of three functions of two parameters, from -2 pi to 2 pi unless told; its text is the title.
net = ezsurf(varargin{:});
set(net, 'FaceColor', [1 1 1], 'EdgeColor', 'flat');
if nargout > 0, h = net; end
end
