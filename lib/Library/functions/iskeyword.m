function tf = iskeyword(word)
% ISKEYWORD Whether a text is a word that can name nothing, or a list of these words.
words = {'break'; 'case'; 'catch'; 'classdef'; 'continue'; 'else'; 'elseif'; 'end'; 'for'; 'function'; 'global'; 'if'; 'otherwise'; 'parfor'; ...
         'persistent'; 'return'; 'spmd'; 'switch'; 'try'; 'while'};
if nargin > 0
  tf = any(strcmp(word, words));
elseif nargout > 0
  tf = words;
else
  disp(words)
end
end
