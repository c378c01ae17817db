function make_by_text(text)
% Its caller executes a text.
evalin('caller', text);
end
