function result = orient(varargin)
% ORIENT How the paper of a figure lies: 'portrait', 'landscape' or 'tall', told or asked.
figures = []; given = varargin;
if ~isempty(given) && ~ischar(given{1}) && ~isstring(given{1}), figures = given{1}; given(1) = []; end
if isempty(figures), figures = gcf; end
if ~isscalar(figures) || ~isgraphics(figures, 'figure'), error('MATLAB:orient:InvalidFigure', 'The paper is that of one figure.'); end
if isempty(given), result = get(figures, 'PaperOrientation'); return, end
word = lower(char(given{1}));
switch word
  case {'portrait', 'landscape'}, set(figures, 'PaperOrientation', word);
  case 'tall', set(figures, 'PaperOrientation', 'portrait', 'PaperPosition', [0.25 0.25 8 10.5]);
  otherwise, error('MATLAB:orient:InvalidOrientation', 'Paper lies as ''portrait'', ''landscape'' or ''tall'', and not as ''%s''.', word);
end
end
