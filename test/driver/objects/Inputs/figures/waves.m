% Waves that run: an animation by changing data, frames for a movie.
x = linspace(0, 2 * pi, 200); count = 12;
fig = figure; ax = axes('Parent', fig);
wave = plot(ax, x, sin(x), 'b-', x, cos(x), 'r--', 'LineWidth', 2);
set(ax, 'XLim', [0 2 * pi], 'YLim', [-1.2 1.2], 'XTick', 0:pi/2:2*pi, 'XTickLabel', {'0', '\pi/2', '\pi', '3\pi/2', '2\pi'})
set(wave(1), 'EraseMode', 'normal'), axis manual
label = text(0.2, 1.05, 't = 0', 'Units', 'data');
F(count) = struct('cdata', [], 'colormap', []);
for k = 1:count
  set(wave(1), 'YData', sin(x - 2 * pi * k / count));
  wave(2).YData = cos(x + 2 * pi * k / count);
  label.String = sprintf('t = %.2f', k / count);
  drawnow limitrate
  F(k) = getframe(fig);
end
movie(fig, F, 2, 24)
[picture, map] = frame2im(F(1)); assert(isequal(size(picture), [420 560 3]) && isempty(map))
line = animatedline('Color', 'k', 'Marker', '.');
for t = 0:0.5:3, addpoints(line, t, exp(-t)); end
[px, py] = getpoints(line); assert(numel(px) == 7 && py(1) == 1)
comet(x, sin(x)), refresh, shg
w = waitbar(0, 'Please wait', 'Name', 'Work');
for k = 1:5, waitbar(k / 5, w, sprintf('%d of 5', k)); end
close(w), close(fig)
disp('waves')
