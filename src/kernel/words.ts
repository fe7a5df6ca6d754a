import { addMessages, isArea } from '@/i18n';
import type { Bundle } from '@/i18n';
import type { Area } from '@/i18n/keys';
import { viewName } from './viewMap';

// Views depend on this module, so the messages of all views are registered before the first one opens.
addMessages(
  {
    'zh-cn': import.meta.glob<Bundle>('../views/**/words.ts', { query: '?lang=zh-cn', import: 'words' }),
    en: import.meta.glob<Bundle>('../views/**/words.ts', { query: '?lang=en', import: 'words' }),
    'zh-tw': import.meta.glob<Bundle>('../views/**/words.ts', { query: '?lang=zh-tw', import: 'words' }),
  },
  // `../views/finance/recharge/words.ts` → `finance/recharge`
  (file) => file.replace('../views/', '').replace('/words.ts', ''),
);

/** The message areas of a view: those of its top folder (`member`), and those of its own folder. */
export function areasOf(file: string): Area[] {
  const folders = viewName(file).split('/').slice(0, -1);
  return [...new Set([folders[0] ?? '', folders.join('/')])].filter(isArea);
}
