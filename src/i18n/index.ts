import i18next from 'i18next';
import { createContext, useContext } from 'react';
import { initReactI18next } from 'react-i18next';
import type { Area, Key } from './keys';
import { LANGUAGES } from './languages';
import type { Language } from './languages';

/** Values for the `{{name}}` placeholders of a message; drawn as text, never parsed. */
export type Params = Record<string, string | number>;

/** Translates a known key. */
export type Translate = (key: Key, params?: Params) => string;

/** The messages of one area in one language. */
export type Bundle = Record<string, string>;

/** Values of `<html lang>`. */
const HTML_LANG: Record<Language, string> = { 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' };

const NAMESPACE = 'translation';

/** Shown for a number that is not known. */
const UNKNOWN = '—';

/** Fetches the messages of one area. */
type Load = () => Promise<Bundle>;

const files: Record<Language, Record<string, Load>> = {
  'zh-cn': import.meta.glob<Bundle>('./words/*.ts', { query: '?lang=zh-cn', import: 'words' }),
  en: import.meta.glob<Bundle>('./words/*.ts', { query: '?lang=en', import: 'words' }),
  'zh-tw': import.meta.glob<Bundle>('./words/*.ts', { query: '?lang=zh-tw', import: 'words' }),
};

/** Loaders of the areas, by `<language>/<area>`. */
const sources = new Map<string, Load>();

/** Areas loaded so far; a language change loads all of them before it takes effect. */
const areas = new Set<Area>();
const loaded = new Set<string>();
const flips: ((language: Language) => Promise<() => void>)[] = [];

let chosen: Language = 'zh-cn';

/** Number of language changes; the loads of an outdated change are ignored. */
let choices = 0;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * Registers the areas of words files.
 * @param areaOf the name of the area in a file
 */
export function addMessages(
  files: Record<Language, Record<string, Load>>,
  areaOf: (file: string) => string,
): void {
  for (const language of LANGUAGES) {
    for (const [file, load] of Object.entries(files[language])) {
      sources.set(`${language}/${areaOf(file)}`, load);
    }
  }
}

addMessages(files, (file) => file.replace('./words/', '').replace(/\.ts$/, ''));

/** Whether an area of this name is registered. */
export function isArea(name: string): name is Area {
  return LANGUAGES.some((language) => sources.has(`${language}/${name}`));
}

async function loadArea(language: Language, area: Area): Promise<void> {
  const id = `${language}/${area}`;
  if (loaded.has(id)) return;
  const load = sources.get(id);
  if (!load) return;
  i18next.addResourceBundle(language, NAMESPACE, await load(), true, true);
  loaded.add(id);
}

/**
 * Starts translation with one language and its first message areas.
 * @param fallback language used where a message is missing (`VITE_FALLBACK_LANGUAGE`, default `zh-cn`)
 */
export async function startI18n(
  language: Language,
  fallback: Language,
  first: readonly Area[],
): Promise<void> {
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
    // React escapes values; a value is text and may not contain placeholders.
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
  });
  await loadMessages(...first);
  document.documentElement.lang = HTML_LANG[language];
}

/** Loads areas in the current language; where an area lacks it, the fallback language is used. */
export async function loadMessages(...names: readonly Area[]): Promise<void> {
  for (const name of names) areas.add(name);
  await Promise.all(names.map((name) => loadArea(chosen, name)));
}

/** The messages of an area in any language, for those who see several at once; none where it has none. */
export const messagesIn = (language: Language, area: Area): Promise<Bundle> =>
  sources.get(`${language}/${area}`)?.() ?? Promise.resolve({});

/**
 * Registers what must change together with the messages (the locales of antd and dayjs). `prepare` is awaited
 * before anything changes; the function it returns is called when everything changes.
 */
export function onBeforeFlip(prepare: (language: Language) => Promise<() => void>): void {
  flips.push(prepare);
}

/** Loads all areas in a language; a screen opened meanwhile loads its own. */
async function loadAll(language: Language): Promise<(() => void)[]> {
  const count = areas.size + flips.length;
  const [ready] = await Promise.all([
    Promise.all(flips.map((prepare) => prepare(language))),
    ...[...areas].map((area) => loadArea(language, area)),
  ]);
  return areas.size + flips.length > count ? loadAll(language) : ready;
}

/**
 * Loads everything in the new language, then switches all of it at once. Of several calls only the last one
 * takes effect.
 */
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

/** Replaces unknown numbers by a dash. */
const known = (params: Params = {}): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Number.isNaN(value) ? UNKNOWN : value]),
  );

/** Translates outside React. */
export const translate: Translate = (key, params) => i18next.t(key, known(params));

/** Translates a key that came as data (a menu title); returns the fallback for an unknown key. */
export function translateOr(key: string, fallback: string, params?: Params): string {
  return i18next.exists(key) ? i18next.t(key, known(params)) : fallback;
}

/** What is drawn in words: the language on screen and its translations. */
export interface Words {
  language: Language;
  /** Its identity changes with the language. */
  t: Translate;
}

/** The words of a language that is on screen. */
export const wordsIn = (language: string): Words => ({
  language: isLanguage(language) ? language : chosen,
  t: (key, params) => translate(key, params),
});

/** Filled by `WordsProvider`; outside it the words are those of the moment, and no change of language is drawn. */
export const WordsContext = createContext<Words>({
  get language() {
    return chosen;
  },
  t: translate,
});

/** Returns the translation function; its identity changes with the language. */
export const useT = (): Translate => useContext(WordsContext).t;

/** Returns the current language. */
export const useLanguage = (): Language => useContext(WordsContext).language;
