import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { Key } from './keys';

/** Languages of the console; the codes are those stored in the theme (spec §9). */
export type Language = 'zh-cn' | 'en' | 'zh-tw';

export const LANGUAGES: readonly Language[] = ['zh-cn', 'en', 'zh-tw'];

/** Values put into a message's `{{name}}` places; drawn as text, never parsed. */
export type Params = Record<string, string | number>;

/** Translates a known key. */
export type Translate = (key: Key, params?: Params) => string;

type Bundle = Record<string, string>;

const FOLDERS: Record<Language, string> = { 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' };

/** What `<html lang>` wants to hear. */
const HTML_LANG: Record<Language, string> = { 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' };

const NAMESPACE = 'translation';

const files = import.meta.glob<Bundle>('./{zh-CN,en,zh-TW}/*.ts', { import: 'default' });

/** Message areas on screen so far; a language change loads all of them before it flips. */
const areas = new Set<string>();
const loaded = new Set<string>();
const flips: ((language: Language) => Promise<() => void>)[] = [];

let chosen: Language = 'zh-cn';

/** Counts the choices of a language: what an earlier one has loaded flips nothing. */
let choices = 0;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

async function loadArea(language: Language, area: string): Promise<void> {
  const id = `${language}/${area}`;
  if (loaded.has(id)) return;
  const load = files[`./${FOLDERS[language]}/${area}.ts`];
  if (!load) return;
  i18next.addResourceBundle(language, NAMESPACE, await load(), true, true);
  loaded.add(id);
}

/**
 * Starts translation with one language and its first message areas.
 * @param fallback spoken where a message is missing (`VITE_FALLBACK_LANGUAGE`, default `zh-cn`)
 */
export async function startI18n(language: Language, fallback: Language, first: string[]): Promise<void> {
  chosen = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallback,
    supportedLngs: [...LANGUAGES],
    lowerCaseLng: true,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    partialBundledLanguages: true,
    resources: {},
    returnEmptyString: false,
    // React escapes; a value is text and nests nothing.
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
  });
  await loadMessages(...first);
  document.documentElement.lang = HTML_LANG[language];
}

/** Loads message areas (file names below `i18n/<language>/`) in the current language; unknown areas are none. */
export async function loadMessages(...names: string[]): Promise<void> {
  for (const name of names) areas.add(name);
  await Promise.all(names.map((name) => loadArea(chosen, name)));
}

/**
 * Registers what must flip together with the messages (antd's and dayjs's words). It is awaited before
 * anything changes; what it answers is called when all of it does.
 */
export function onBeforeFlip(prepare: (language: Language) => Promise<() => void>): void {
  flips.push(prepare);
}

/** Loads all there is to say in a language; a screen opened meanwhile brings words of its own. */
async function loadAll(language: Language): Promise<(() => void)[]> {
  const count = areas.size + flips.length;
  const [ready] = await Promise.all([
    Promise.all(flips.map((prepare) => prepare(language))),
    ...[...areas].map((area) => loadArea(language, area)),
  ]);
  return areas.size + flips.length > count ? loadAll(language) : ready;
}

/** Loads everything in the new language first, then flips all of it at once. Of several choices only the last one flips. */
export async function setLanguage(language: Language): Promise<void> {
  choices += 1;
  const own = choices;
  if (language === chosen) return;
  const ready = await loadAll(language);
  if (own !== choices) return;
  chosen = language;
  for (const flip of ready) flip();
  document.documentElement.lang = HTML_LANG[language];
  await i18next.changeLanguage(language);
}

export function currentLanguage(): Language {
  return chosen;
}

/** Translates outside React. */
export const translate: Translate = (key, params) => i18next.t(key, params ?? {});

/** Translates a key that came as data (a menu title): unknown ones are shown as they are. */
export function translateOr(key: string, fallback: string, params?: Params): string {
  return i18next.exists(key) ? i18next.t(key, params ?? {}) : fallback;
}

/** Translation bound to the current language; the function changes identity when the language does. */
export function useT(): Translate {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => (language ? (key, params) => i18next.t(key, params ?? {}) : translate), [language]);
}

/** The language on screen. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : chosen;
}
