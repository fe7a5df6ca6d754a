import type { HttpHandler } from 'msw';
import type { Call } from '@/contract/call';
import type { Shape } from '@/contract/field/field';
import { partial } from '../../src/contract/field/shared';
import { queryOf } from './body';
import type { Check } from './check';
import type { Db } from './db';
import { handlerFor, resolving } from './http';
import type { Context } from './http';
import type { Resolve } from './resolvers';
import { inputOf } from './input';
import type { InputOf } from './input';

/** One of several reads with the same path. */
interface Part {
  described: Call;
  /** Answers it; `all` are the parameters of all reads of the path. */
  answering(all: Shape): Resolve;
}

/** A read that shares its path with others: a parameter of one value says which it is. */
export const part = <C extends Call>(
  db: Db,
  described: C,
  work: (context: Context<InputOf<C>>) => unknown,
): Part => ({
  described,
  answering(all) {
    const own = described.query ?? {};
    const others = Object.entries(all).filter(([name]) => !Object.hasOwn(own, name));
    const check = besides(db, partial(Object.fromEntries(others)), inputOf(db, described));
    return resolving(db, described, check, work, {});
  },
});

/** Reads a question without these parameters: they mean nothing to it, but have to be right where they are given. */
function besides<T>(db: Db, others: Shape, check: Check<T>): Check<T> {
  const isOther = ([name]: [string, unknown]): boolean => Object.hasOwn(others, name);
  return (value, field) => {
    const given: [string, unknown][] =
      typeof value === 'object' && value !== null ? Object.entries(value) : [];
    queryOf(db, others)(Object.fromEntries(given.filter(isOther)), field);
    return check(Object.fromEntries(given.filter((one) => !isOther(one))), field);
  };
}

/** Answers the reads of one path; a value that none of them has is refused by the first. */
export function answerParts(parameter: string, ...parts: [Part, ...Part[]]): HttpHandler {
  const all = Object.fromEntries(parts.flatMap(({ described: { query = {} } }) => Object.entries(query)));
  const answers = parts.map(({ described: { query }, answering }) => ({
    values: query?.[parameter]?.options.choices ?? [],
    resolve: answering(all),
  }));
  const [first] = parts;
  const otherwise = first.answering(all);
  return handlerFor(first.described, (request) => {
    const asked = new URL(request.url).searchParams.get(parameter) ?? '';
    return (answers.find(({ values }) => values.includes(asked))?.resolve ?? otherwise)(request);
  });
}
