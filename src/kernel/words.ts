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

/** Views that draw nothing of the list kit; they come before its words. */
const WITHOUT_LISTS = ['login', 'home', 'error'];

/** The message areas of a view: those of its top folder (`member`), those of its own folder, and the list kit's. */
export function areasOf(file: string): Area[] {
  const folders = viewName(file).split('/').slice(0, -1);
  const top = folders[0] ?? '';
  const kit = WITHOUT_LISTS.includes(top) ? [] : ['crud'];
  return [...new Set([...kit, top, folders.join('/')])].filter(isArea);
}
