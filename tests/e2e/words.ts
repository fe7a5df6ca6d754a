import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Key } from '@/i18n/keys';

/** Languages by the name their button carries, in the order they are offered. */
export const LANGUAGES = ['zh-CN', 'en', 'zh-TW'] as const;

export type Folder = (typeof LANGUAGES)[number];

/** The codes the stored theme uses. */
export const CODES: Record<Folder, string> = { 'zh-CN': 'zh-cn', en: 'en', 'zh-TW': 'zh-tw' };

const source = join(import.meta.dirname, '..', '..', 'src');

/** The files of one language: the shared ones, and those beside the views. */
function filesOf(language: Folder): string[] {
  const shared = join(source, 'i18n', language);
  const views = join(source, 'views');
  return [
    ...readdirSync(shared).map((name) => join(shared, name)),
    ...readdirSync(views, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(join('words', `${language}.ts`)))
      .map((name) => join(views, name)),
  ];
}

async function load(language: Folder): Promise<Record<string, string>> {
  const modules = await Promise.all(
    filesOf(language).map(async (file) => {
      const module = (await import(pathToFileURL(file).href)) as {
        default: Record<string, string>;
      };
      return module.default;
    }),
  );
  return Object.assign({}, ...modules) as Record<string, string>;
}

const all = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const)),
);

/** What the console says for a key, the way the page fills its places. */
export function say(language: Folder, key: Key, params: Record<string, string | number> = {}): string {
  const text = all[language]?.[key];
  if (text === undefined) throw new Error(`No message ${key} in ${language}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
}
