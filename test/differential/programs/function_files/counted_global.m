function y = counted_global(x)
global file_count
file_count = file_count + 1;
y = x + file_count;
end
