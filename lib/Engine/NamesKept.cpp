//===- NamesKept.cpp - what names meant to the compiler ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/NamesKept.h"

#include <algorithm>

namespace runmat {

std::string treeText(const ast::Program &program,
                     const ast::Function &function) {
  return std::string(textAround(program, function)) + '\n' + program.premises;
}

//===----------------------------------------------------------------------===//
// While the compiler asks
//===----------------------------------------------------------------------===//

std::vector<const ast::Program *>
programsOf(const CompileRequest &request,
           const std::vector<NameMeaning> &meanings) {
  std::vector<const ast::Program *> programs = {request.program};
  for (const HolderType &holder : request.holders)
    programs.push_back(holder.program);
  for (const NameMeaning &meaning : meanings)
    if (meaning.function)
      programs.push_back(meaning.program);
  return programs;
}

NameNotes::NameNotes(const CompileRequest &request)
    : meaningOf(request.meaningOf), programs(programsOf(request, {})) {}

MeaningOf NameNotes::noting() {
  return [this](const ast::Program &program, std::string_view name) {
    return ask(program, name);
  };
}

/// Which of the programs a function is of.
static uint32_t placeIn(const std::vector<const ast::Program *> &programs,
                        const NameMeaning &meaning) {
  return meaning.function
             ? uint32_t(std::ranges::find(programs, meaning.program) -
                        programs.begin())
             : 0;
}

NameMeaning NameNotes::ask(const ast::Program &program, std::string_view name) {
  NameMeaning meaning = meaningOf(program, name);
  const auto number =
      uint32_t(std::ranges::find(programs, &program) - programs.begin());
  const bool isNoted =
      std::ranges::any_of(noted, [&](const NameAnswer &answer) {
        return answer.program == number && answer.name == name;
      });
  if (isNoted)
    return meaning;
  noted.push_back({number,
                   std::string(name),
                   meaning.kind,
                   {},
                   placeIn(programs, meaning)});
  meant.push_back({meaning.kind, meaning.program, meaning.function});
  if (meaning.function)
    programs.push_back(meaning.program);
  return meaning;
}

/// Their texts are looked for only where the answers are kept.
std::vector<NameAnswer> NameNotes::answers() const {
  std::vector<NameAnswer> answers = noted;
  for (size_t k = 0; k < answers.size(); ++k)
    if (meant[k].function)
      answers[k].text = treeText(*meant[k].program, *meant[k].function);
  return answers;
}

//===----------------------------------------------------------------------===//
// Afterwards
//===----------------------------------------------------------------------===//

static bool isAsBefore(const NameAnswer &answer, const NameMeaning &now) {
  return now.kind == answer.kind &&
         (!now.function ||
          treeText(*now.program, *now.function) == answer.text);
}

std::optional<std::vector<NameMeaning>>
meaningsNow(const std::vector<NameAnswer> &answers,
            const CompileRequest &request) {
  std::vector<const ast::Program *> programs = programsOf(request, {});
  std::vector<NameMeaning> meanings;
  for (const NameAnswer &answer : answers) {
    if (answer.program >= programs.size() || !programs[answer.program])
      return std::nullopt;
    NameMeaning now = request.meaningOf(*programs[answer.program], answer.name);
    if (!isAsBefore(answer, now) || placeIn(programs, now) != answer.place)
      return std::nullopt;
    if (now.function)
      programs.push_back(now.program);
    meanings.push_back(std::move(now));
  }
  return meanings;
}

MeaningOf repeated(const CompileRequest &request,
                   std::vector<NameAnswer> answers,
                   std::vector<NameMeaning> meanings) {
  return [programs = programsOf(request, meanings),
          answers = std::move(answers), meanings = std::move(meanings)](
             const ast::Program &program, std::string_view name) {
    for (size_t k = 0; k < answers.size(); ++k)
      if (programs[answers[k].program] == &program && answers[k].name == name)
        return meanings[k];
    return NameMeaning();
  };
}

} // namespace runmat
