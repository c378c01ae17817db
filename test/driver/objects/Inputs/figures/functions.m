% Plots of functions: explicit, implicit, with parameters, of two variables.
figure, fplot(@(x) sin(x) ./ x, [-20 20], 'Linewidth', 1.2), hold on, fplot(@(x) 1 ./ x, [1 20], '--'), ylim([-0.5 1.2]), hold off, grid on
ax = gca; ax.XTick = -20:5:20; ax.Title.String = 'sinc'; ax.Title.FontWeight = 'normal'; ax.XLabel.String = 'x'; ax.YLabel.Rotation = 0; ax.TitleHorizontalAlignment = 'left';
figure, fimplicit(@(x, y) x .^ 2 + y .^ 2 - 9, [-4 4]), axis equal, figure, ezplot('x^2/4 + y^2 = 1'), figure, ezplot('t*cos(t)', 't*sin(t)', [0 4*pi])
figure, fsurf(@(x, y) x .* exp(-x .^ 2 - y .^ 2), [-2 2], 'EdgeColor', 'none', 'MeshDensity', 20), colorbar, camlight('headlight'), figure, fcontour(@(x, y) x .^ 2 - y .^ 2, 'LevelStep', 1), ezsurfc('x*y', [-1 1], 10)
figure, fplot3(@sin, @cos, @(t) t, [0 6*pi]), ezplot3('sin(t)', 'cos(t)', 't', [0 6]), comet3(sin(0:0.1:6), cos(0:0.1:6), 0:0.1:6)
t = 0:pi/50:10*pi; figure, plot3(sin(t), cos(t), t, 'LineWidth', 2), xlabel x, ylabel y, zlabel z, box on, ax = gca; ax.BoxStyle = 'full'; view(45, 30), zticks(0:10:30)
figure, [X, Y] = meshgrid(-2:0.2:2); Z = X .^ 2 - Y .^ 2; surfc(X, Y, Z), zlim([-10 5]), figure, meshc(X, Y, Z), figure, ribbon(peaks(20)), figure, stem3(1:5, 1:5, 1:5, 'filled')
patch([0 1 1 0], [0 0 1 1], [0 1 1 0], 'FaceAlpha', 0.3, 'EdgeColor', 'none'), fill([1 2 3], [1 3 1], 'c', 'FaceAlpha', 0.5), fill3([0 1 1], [0 0 1], [0 1 2], [1 2 3])
vertices = [0 0 0; 1 0 0; 1 1 0; 0 1 0; 0.5 0.5 1]; faces = [1 2 5; 2 3 5; 3 4 5; 4 1 5]; p = patch('Vertices', vertices, 'Faces', faces, 'FaceVertexCData', (1:4)', 'FaceColor', 'flat'); view(3)
trisurf(faces, vertices(:, 1), vertices(:, 2), vertices(:, 3)), assert(isequal(size(p.Vertices), [5 3]))
g = hgtransform; line([0 1], [0 1], 'Parent', g); for a = 0:30:90, g.Matrix = makehgtform('zrotate', a * pi / 180); end, assert(abs(g.Matrix(2, 1) - 1) < 1e-12)
copy = copyobj(p, gca); set(copy, 'FaceColor', 'r'), delete(p), close all
disp('functions')
