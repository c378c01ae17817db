function movie(varargin)
% MOVIE Would show the frames of a movie some times: with nothing drawn they are only looked at.
given = varargin;
if ~isempty(given) && ~isstruct(given{1}) && isscalar(given{1}) && isgraphics(given{1}), given(1) = []; end
if isempty(given) || ~isstruct(given{1}) || ~all(isfield(given{1}, {'cdata', 'colormap'})), error('MATLAB:movie:InvalidFrames', 'A movie is a list of frames, with the fields cdata and colormap.'); end
if ~all(cellfun(@isnumeric, given(2:end))) || numel(given) > 4, error('MATLAB:movie:InvalidTimes', 'Behind the frames are how often and how fast they are shown.'); end
end
