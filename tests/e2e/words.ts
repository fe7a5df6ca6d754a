import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Key, Words } from '@/i18n/keys';

/** Languages by the name their button carries, in the order they are offered. */
export const LANGUAGES = ['zh-CN', 'en', 'zh-TW'] as const;

export type Folder = (typeof LANGUAGES)[number];

/** The codes the stored theme uses. */
export const CODES: Record<Folder, string> = { 'zh-CN': 'zh-cn', en: 'en', 'zh-TW': 'zh-tw' };

const source = join(import.meta.dirname, '..', '..', 'src');

/** The words files: the shared ones, and those beside the views. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?:i18n[\\/]words[\\/]\w+|views[\\/].+[\\/]words)\.ts$/.test(name),
);

const modules = await Promise.all(
  files.map(async (name) => (await import(pathToFileURL(join(source, name)).href)) as { words: Words }),
);

const all: Words = Object.assign({}, ...modules.map(({ words }) => words)) as Words;

/** What the console says for a key, the way the page fills its places. */
export function say(language: Folder, key: Key, params: Record<string, string | number> = {}): string {
  const text = all[key]?.[LANGUAGES.indexOf(language)];
  if (text === undefined) throw new Error(`No message ${key} in ${language}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
}
