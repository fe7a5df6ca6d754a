import type { Words } from '@/i18n/keys';

const all: ReadonlyMap<string, readonly [zh: string, en: string, tw: string]> = new Map(
  Object.values(
    import.meta.glob<{ words?: Words }>(['../../src/i18n/words/*.ts', '../../src/views/**/words.ts'], {
      eager: true,
    }),
  ).flatMap(({ words = {} }) => Object.entries(words)),
);

/** What the console calls a field of a resource, in English; empty where it has no words for it. */
export function labelOf(resource: string, field: string): string {
  const [, en = ''] = all.get(`${resource}.${field}`) ?? all.get(`field.${field}`) ?? [];
  return en;
}
