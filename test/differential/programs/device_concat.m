% Arrays that a device computed are joined there, with scalars and [] among the parts.
% differential: on-device concatenate 26
x = 1:300;
a = x .* 2 + 1;
b = sqrt(x) - 3;
flat = [a b];
fprintf('%.17g\n', sum(flat))
tall = [a; b; a];
fprintf('%.17g\n', sum(tall(:, 7)), sum(tall(2, :)))
both = [a, 5, b; b, -0.5, a];
disp(size(both)), disp(both([1 2], 301)')
nought = [a .* 0, -0];
disp(1 ./ nought(300:301))
grown = [[], a; []];
disp(isequal(grown, a))
column = [a'; 4; b'];
fprintf('%.17g\n', sum(column))
% elements of every size
s = single(a) / 3;
joined = [s, single(7); single(7), s];
fprintf('%.9g\n', sum(joined, 'all'))
mixed = [s, 0.1, true]; % horzcat
fprintf('%s %.9g %.9g\n', class(mixed), mixed(301:302)) % interpreted
eight = int8(a / 20);
clipped = [eight, 300, -7.5]; % horzcat
disp(clipped(300:302))
disp(sum([eight; eight + 1], 'all'))
sixteen = uint16(a * 7);
disp(sum([sixteen; sixteen], 'all'))
wide = int64(a) + int64(9007199254740993);
twice = [wide; wide - 1];
fprintf('%d %d\n', twice(1, 150), twice(2, 300))
truth = a > 50 & b < 12;
either = [truth, ~truth, true];
disp(sum(either)), disp(either(1, 594:601))
% three dimensions, along the first and the second
cube = reshape(a, 10, 6, 5) + 0.25;
high = [cube; cube * 2];
fprintf('%d %d %d %.17g %.17g\n', size(high), high(17, 3, 4), sum(high(:)))
broad = [cube, cube + 1, cube];
fprintf('%d %d %d %.17g %.17g\n', size(broad), broad(7, 11, 4), sum(broad(:)))
pages = cat(3, reshape(a, 20, 15), reshape(b, 20, 15)); % cat
fprintf('%d %d %d %.17g %.17g\n', size(pages), pages(3, 4, 2), sum(pages(:)))
along = cat(1, a, b); % cat
fprintf('%.17g\n', sum(along(2, :)))
% a part on the host comes up
flat = [a, [1 2 3]];
fprintf('%.17g\n', sum(flat))
g = gpuArray(3); % interpreted
mixed = [a + g, b];
disp(isgpuarray(mixed)) % interpreted
fprintf('%.17g\n', sum(mixed))
% the host joins these: other classes, another kind of empty, mere numbers, nothing that fits
fprintf('%.9g\n', sum([a, s]))
disp(size([zeros(1, 0), a])), disp([a(1), a(2)])
try
    wrong = [a; a, 1];
catch problem
    disp(problem.message)
end
