import { readShape } from '@/contract/field/read';
import { gen, genDescription, MOST_LIMIT } from '@/contract/system/gen';
import type { Rule } from '@/crud/field/field';
import { wholeNumber } from '@/crud/field/wholeNumber';
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

const limit = wholeNumber(0, MOST_LIMIT);

/** What is wrong with the limits of a field as they are typed. */
function limitProblem(field: unknown, t: Translate): string | null {
  if (typeof field !== 'object' || field === null) return null;
  const problem = ['min', 'max']
    .map((name) => limit(Reflect.get(field, name), t, {}, {}))
    .find((words) => words !== null);
  return problem ? t('gen.problemOf', { name: String(Reflect.get(field, 'name')), text: problem }) : null;
}

/** The fields make up a resource, with what else the form or its record says of it. */
export const soundFields: Rule = (value, t, all, record) => {
  const fields: readonly unknown[] = Array.isArray(value) ? value : [];
  const typed = fields.map((field) => limitProblem(field, t)).find((words) => words !== null);
  if (typed) return typed;
  const description = readShape(genDescription, { ...record, ...all });
  return description && firstProblem(description, t);
};

/** Everything that was found can be generated. */
export const soundDescriptions: Rule = (value, t) => {
  const found = readShape(gen.calls.import.body, { descriptions: value })?.descriptions ?? [];
  return found.map((one) => firstProblem(one, t)).find((words) => words !== null) ?? null;
};
