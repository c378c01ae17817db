function [x, map] = frame2im(frame)
% FRAME2IM The image of a frame of a movie, and its color map.
if ~isstruct(frame) || ~isscalar(frame) || ~all(isfield(frame, {'cdata', 'colormap'})), error('MATLAB:frame2im:InvalidFrame', 'A frame has the fields cdata and colormap.'); end
x = frame.cdata; map = frame.colormap;
end
