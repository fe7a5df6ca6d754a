import { readShape } from '@/contract/field/read';
import { gen, genDescription } from '@/contract/system/gen';
import type { Rule } from '@/crud/field/field';
import type { Translate } from '@/i18n';
import type { Description } from '@/domain/gen/description';
import { problemsOf } from '@/domain/gen/problems';

/** The first thing that is wrong, in words. */
function firstProblem(description: Description, t: Translate): string | null {
  const [problem] = problemsOf(description);
  if (!problem) return null;
  const name = problem.field || description.resourceName;
  return t('gen.problemOf', { name, text: t(problem.words) });
}

/** The fields make up a resource, with what else the form or its record says of it. */
export const soundFields: Rule = (_, t, all, record) => {
  const description = readShape(genDescription, { ...record, ...all });
  return description && firstProblem(description, t);
};

/** Everything that was found can be generated. */
export const soundDescriptions: Rule = (value, t) => {
  const found = readShape(gen.calls.import.body, { descriptions: value })?.descriptions ?? [];
  return found.map((one) => firstProblem(one, t)).find((words) => words !== null) ?? null;
};
