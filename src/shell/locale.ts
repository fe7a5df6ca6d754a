import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import type { Language } from '@/i18n/languages';

const words: Record<Language, () => Promise<{ default: Locale }>> = {
  'zh-cn': () => import('antd/es/locale/zh_CN'),
  en: () => import('antd/es/locale/en_US'),
  'zh-tw': () => import('antd/es/locale/zh_TW'),
};

const calendars: Record<Language, () => Promise<unknown>> = {
  'zh-cn': () => import('dayjs/locale/zh-cn'),
  en: () => Promise.resolve(),
  'zh-tw': () => import('dayjs/locale/zh-tw'),
};

const loaded = new Map<Language, Locale>();

/** Loads the texts of antd and dayjs in a language. Resolves to a function that switches dayjs to it. */
export async function loadLocale(language: Language): Promise<() => void> {
  const [{ default: locale }] = await Promise.all([words[language](), calendars[language]()]);
  loaded.set(language, locale);
  return () => void dayjs.locale(language);
}

/** antd's locale; `undefined`, which antd reads as English, until it has been loaded. */
export function localeOf(language: Language): Locale | undefined {
  return loaded.get(language);
}
