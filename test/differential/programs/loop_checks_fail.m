% The turn whose subscript is beyond the array comes after elements that stay changed.
% differential: side-exits
% differential: fails
% differential: no-launch-on cpu inprocess vulkan
x = (1:2000) / 3;
y = zeros(1, 1500);
for i = 1:2000
    x(i) = x(i) + 1;
    y(1501 - i) = x(i);
end
