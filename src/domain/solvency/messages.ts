import { addMessages } from '@/i18n';
import type { Bundle } from '@/i18n';

addMessages(
  {
    'zh-cn': import.meta.glob<Bundle>('./words/*.ts', { query: '?lang=zh-cn', import: 'words' }),
    en: import.meta.glob<Bundle>('./words/*.ts', { query: '?lang=en', import: 'words' }),
    'zh-tw': import.meta.glob<Bundle>('./words/*.ts', { query: '?lang=zh-tw', import: 'words' }),
  },
  (file) => file.replace('./words/', '').replace(/\.ts$/, ''),
);
