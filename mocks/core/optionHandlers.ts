import type { HttpHandler } from 'msw';
import type { Option } from '@/api/types';
import { invalid } from './refusal';
import type { Lang } from './refusal';
import type { Texts } from './rows';
import { object, text } from './check';
import type { Db } from './db';
import { call } from './http';

/** A text in one language. */
export const inLang = ([zh, en, tw]: Texts, lang: Lang): string => ({ 'zh-cn': zh, en, 'zh-tw': tw })[lang];

/** Options whose keys are their own words, each once. */
export const unique = (values: readonly string[]): Option[] =>
  [...new Set(values)].map((value) => ({ key: value, value }));

/** Complete lists of options by their type. */
type OptionLists = Record<string, (db: Db, lang: Lang) => Option[]>;

declare module './area' {
  interface Area {
    /** What of it can be chosen from; only what is switched on. */
    options?: OptionLists;
  }
}

export const optionHandlers = (db: Db): HttpHandler[] => [
  call(
    db,
    'GET common/options',
    { permission: 'free' },
    object({ type: text(200, 1) }),
    ({ input, lang }) => {
      const sources = new Map(db.areas.flatMap(({ options = {} }) => Object.entries(options)));
      const lists = input.type.split(',').map((type) => {
        const source = sources.get(type);
        if (!source) throw invalid('type');
        return [type, source(db, lang)] as const;
      });
      return Object.fromEntries(lists);
    },
  ),
];
