function texts = clabel(~, h, varargin)
% CLABEL Labels of the heights of contour lines: all, or those at given levels. Nothing is drawn: the lines keep what they would show.
texts = gobjects(0, 1);
if nargin < 2, return, end
if ~isscalar(h) || ~isgraphics(h, 'contour'), error('MATLAB:clabel:InvalidContour', 'Argument 2 is the object that contour gives as its second result.'); end
h.ShowText = 'on';
if ~isempty(varargin) && isnumeric(varargin{1}), h.TextList = varargin{1}; end
at = find(strcmpi(varargin, 'LabelSpacing'), 1);
if ~isempty(at) && at < numel(varargin), h.LabelSpacing = varargin{at + 1}; end
end
