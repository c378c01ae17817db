total = sums(4);
disp(total)
