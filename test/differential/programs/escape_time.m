% Mandelbrot by real arithmetic and masks.
[nx, ny] = deal(41, 31);
cr = reshape(linspace(-2, 1, nx), 1, nx);
ci = reshape(linspace(-1, 1, ny), ny, 1);
zr = zeros(ny, nx);
zi = zeros(ny, nx);
count = zeros(ny, nx);
for k = 1:40
    t = zr .* zr - zi .* zi + cr;
    zi = 2 * zr .* zi + ci;
    zr = t;
    inside = zr .* zr + zi .* zi <= 4;
    count = count + inside;
    zr = zr .* inside + 2 * ~inside;
    zi = zi .* inside;
end
fprintf('%d ', count(:, 20));
fprintf('\n%d %.17g\n', sum(count, 'all'), sum(zr .* inside, 'all'));
