function y = noted(x)
% Prints what it gives, so that the order of calls shows.
y = x + 1;
fprintf('<%g>', x);
end
