% Surfaces: views, lights, colors, contours.
[X, Y, Z] = peaks(30);
figure(1), clf reset
tiledlayout(2, 3, 'TileSpacing', 'compact', 'Padding', 'compact');
nexttile, s = surf(X, Y, Z); shading interp, colormap(gca, turbo), c = colorbar; c.Label.String = 'height'; c.Ticks = -6:2:8; title(c, 'm')
s.FaceAlpha = 0.8; set(s, 'EdgeColor', 'none', 'FaceLighting', 'gouraud', 'AmbientStrength', 0.4)
camlight left; camlight(30, 60); lighting gouraud, material([0.4 0.6 0.5 10]), view([-30 40]), axis tight vis3d
nexttile, meshz(X, Y, Z), hidden off, zlim([-10 10]), campos('auto'), camproj perspective, camzoom(1.2), camorbit(10, 5)
nexttile, [C, h] = contourf(X, Y, Z, 12, 'LineStyle', 'none', 'ShowText', 'off'); clabel(C, h, 'FontSize', 8), caxis([-5 5]), axis square
nexttile, contour3(X, Y, Z, 20), grid on, rotate3d on, colormap(jet(64))
nexttile, waterfall(X(1:3:end, :), Y(1:3:end, :), Z(1:3:end, :)), daspect([1 1 3])
nexttile, hold on, pcolor(X, Y, Z), shading flat
[u, v] = gradient(Z); k = 1:4:30; quiver(X(k, k), Y(k, k), u(k, k), v(k, k), 'k', 'AutoScaleFactor', 1.5)
streamline(X, Y, u, v, [-2 0 2], [0 1 -1]); hold off, axis equal off
figure(2), [x, y, z] = meshgrid(-2:0.5:2); v = x .* exp(-x .^ 2 - y .^ 2 - z .^ 2);
slices = slice(x, y, z, v, [-1 1], 0, -0.5); set(slices, 'EdgeColor', 'none'), alpha(slices, 0.7), colormap hot, brighten(0.3)
[n1, n2, n3] = surfnorm(X, Y, Z); assert(max(abs(n1(:) .^ 2 + n2(:) .^ 2 + n3(:) .^ 2 - 1)) < 1e-12)
figure(3), [sx, sy, sz] = sphere(20); surfl(sx, sy, sz), shading faceted, axis equal, box on, set(gca, 'Projection', 'perspective')
surface([0 1; 0 1], [0 0; 1 1], [2 2; 2 2], 'FaceColor', 'texturemap', 'CData', magic(4))
light('Position', [1 0 1], 'Style', 'infinite'); lightangle(45, 30); hidden on
assert(numel(slices) == 4 && numel(findobj(1, 'Type', 'axes')) == 6)
exportgraphics(gcf, 'surfaces.pdf', 'ContentType', 'vector'), close all
disp('surfaces')
