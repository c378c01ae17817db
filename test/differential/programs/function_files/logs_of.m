function y = logs_of(x)
% Complex for negative numbers.
y = log(x) + 1;
end
