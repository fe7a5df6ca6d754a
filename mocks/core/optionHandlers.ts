import type { HttpHandler } from 'msw';
import type { Option } from '@/api/types';
import type { OptionType } from '@/contract/field/field';
import { optionAccess, options } from '../../src/contract/shell/options';
import { invalid, Refusal } from './refusal';
import type { Lang } from './refusal';
import type { Texts } from './rows';
import type { Db } from './db';
import { answer } from './http';
import type { Context } from './http';
import { isScoped } from './staffOnly';

/** A text in one language. */
export const inLang = ([zh, en, tw]: Texts, lang: Lang): string => ({ 'zh-cn': zh, en, 'zh-tw': tw })[lang];

/** Options whose keys are their own words, each once. */
export const unique = (values: readonly string[]): Option[] =>
  [...new Set(values)].map((value) => ({ key: value, value }));

/** Complete lists of options by their type. */
type OptionLists = Partial<Record<OptionType, (db: Db, lang: Lang, viewer: Context<unknown>) => Option[]>>;

declare module './area' {
  interface Area {
    /** What of it can be chosen from; only what is switched on. */
    options?: OptionLists;
  }
}

/** @throws Refusal 40300 for a list that tells what the operator may not list */
function mustMayHave(context: Context<unknown>, type: string): void {
  const access = Object.entries(optionAccess).find(([name]) => name === type)?.[1];
  if (!access) return;
  if (access.staffOnly && isScoped(context)) throw new Refusal(40300);
  if (!access.permissions.some((path) => context.can(path))) throw new Refusal(40300);
}

export const optionHandlers = (db: Db): HttpHandler[] => [
  answer(db, options, (context) => {
    const sources = new Map(db.areas.flatMap(({ options = {} }) => Object.entries(options)));
    const lists = context.input.type.split(',').map((type) => {
      const source = sources.get(type);
      if (!source) throw invalid('type');
      mustMayHave(context, type);
      return [type, source(db, context.lang, context)] as const;
    });
    return Object.fromEntries(lists);
  }),
];
