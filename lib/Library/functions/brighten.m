function map = brighten(varargin)
% BRIGHTEN A color map that is brighter, or darker for beta below 0: the one given, or that of the figure, which changes without a result.
beta = double(varargin{end});
if ~(beta > -1 && beta < 1), error('MATLAB:brighten:InvalidBeta', 'Beta lies between -1 and 1.'); end
target = gcf; colors = [];
if nargin > 1 && isscalar(varargin{1}) && isgraphics(varargin{1}), target = varargin{1}; elseif nargin > 1, colors = varargin{1}; end
isGiven = ~isempty(colors);
if ~isGiven, colors = colormap(target); end
if size(colors, 2) ~= 3, error('MATLAB:brighten:InvalidMap', 'A color map has three columns.'); end
if beta > 0, power = 1 - beta; else, power = 1 / (1 + beta); end
colors = double(colors) .^ power;
if nargout > 0 || isGiven, map = colors; else, colormap(target, colors); end
end
