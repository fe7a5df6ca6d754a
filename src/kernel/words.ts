import { addMessages, isArea } from '@/i18n';
import type { Bundle } from '@/i18n';
import type { Area } from '@/i18n/keys';
import { viewName } from './viewMap';

const files = import.meta.glob<Bundle>('../views/**/words/*.ts', { import: 'default' });

/** `../views/finance/recharge/words/en.ts` → `['finance/recharge', 'en']`. */
function placeOf(file: string): [area: string, language: string] {
  const [area = '', language = ''] = file.replace('../views/', '').split('/words/');
  return [area, language.replace(/\.ts$/, '')];
}

// Views depend on this module, so the messages of all views are registered before the first one opens.
for (const [file, load] of Object.entries(files)) addMessages(...placeOf(file), load);

/** The message areas of a view: those of its top folder (`member`), and those of its own folder. */
export function areasOf(file: string): Area[] {
  const folders = viewName(file).split('/').slice(0, -1);
  return [...new Set([folders[0] ?? '', folders.join('/')])].filter(isArea);
}
