% image_pipeline.m - a batch of images, each brought to mean 0 and deviation 1, then gain, bias, clamp and gamma.
%
%   ./dev run examples/image_pipeline.m [images] [height] [width]
%   ./dev run --explain examples/image_pipeline.m      says what was fused
%
% The images are waves of light that differ in length from image to image.
args = argv();
B = 8;
H = 256;
W = 256;
if numel(args) >= 1
    B = str2double(args{1});
end
if numel(args) >= 2
    H = str2double(args{2});
end
if numel(args) >= 3
    W = str2double(args{3});
end
gain = single(1.1);
bias = single(0.2);
gamma = single(1.8);

% B images of H x W single elements between 0 and 1.
number = single(1:B)';
down = single(0:H-1) / max(H - 1, 1);
across = reshape(single(0:W-1) / max(W - 1, 1), 1, 1, W);
images = 0.5 + 0.25 * sin(number .* (6 * down)) + 0.25 * cos((number + 1) .* (4 * across));

mu = mean(images, [2 3]);
sigma = std(images, 0, [2 3]);
normal = (images - mu) ./ (sigma + single(1e-6));
bright = max(gain * normal + bias, 0);
result = bright .^ gamma;
difference = mean((result - images) .^ 2, 'all');
fprintf('mean squared error %.9g\n', difference);
