function y = printed(x)
disp(x);
y = x;
end
