% Arrays that a device computed are joined there: rows, columns, pages' worth of classes, scalars and [] among the parts.
% differential: on-device 17
x = 1:1000;
a = x .* 2 + 1;
b = sqrt(x) - 3;
disp(sum([a b]))
disp(sum([a; b]))
both = [a, 5, b; b, -0.5, a];
disp(size(both)), disp(sum(both(:)))
nought = [a .* 0, -0];
disp(1 ./ nought([1 end]))
grown = [[], a; []];
disp(isequal(grown, a))
s = single(a) / 3;
joined = [s, single(7); single(7), s];
disp(class(joined)), fprintf('%.9g\n', sum(joined(:)))
% classes of every size
eight = int8(a / 20);
sixteen = uint16(a * 7);
wide = int64(a) * int64(4611686018427387);
truth = a > b;
text = char(x / 10 + 40);
disp(sum([eight; eight + 1], 'all')), disp(class([eight, eight]))
disp(sum([sixteen, sixteen], 'all'))
twice = [wide; wide - 1];
fprintf('%d %d\n', twice(1, 500), twice(2, 1000))
either = [truth, ~truth];
disp(class(either)), disp(sum(either))
more = [either, true];
disp(sum(more))
letters = [text(1:5), 'and'];
disp(letters)
% three dimensions, joined along the first and the second
cube = reshape(a, 10, 10, 10) + 0.25;
tall = [cube; cube * 2];
broad = [cube, cube(:, 1, :)];
disp(size(tall)), disp(size(broad)), disp(sum(tall(:))), fprintf('%.17g\n', tall(17, 3, 9))
fprintf('%.17g\n', sum(broad(:)))
% gpuArrays stay what they are
g = gpuArray(a) + 1;
disp(class([g, b])), disp(isgpuarray([b; a]))
