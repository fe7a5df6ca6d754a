import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { Area, Key } from './keys';

/** Languages of the console; the codes are those stored in the theme (spec §9). */
export type Language = 'zh-cn' | 'en' | 'zh-tw';

export const LANGUAGES: readonly Language[] = ['zh-cn', 'en', 'zh-tw'];

/** Values put into a message's `{{name}}` places; drawn as text, never parsed. */
export type Params = Record<string, string | number>;

/** Translates a known key. */
export type Translate = (key: Key, params?: Params) => string;

/** The messages of one area in one language. */
export type Bundle = Record<string, string>;

const FOLDERS: Record<Language, string> = { 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' };

/** What `<html lang>` wants to hear. */
const HTML_LANG: Record<Language, string> = { 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' };

const NAMESPACE = 'translation';

/** Stands for a figure that could not be read. */
const UNKNOWN = '—';

/** Fetches the messages of one area. */
type Load = () => Promise<Bundle>;

const files = import.meta.glob<Bundle>('./{zh-CN,en,zh-TW}/*.ts', { import: 'default' });

/** How each area is fetched, by `<language>/<area>`. */
const sources = new Map<string, Load>();

/** Message areas on screen so far; a language change loads all of them before it flips. */
const areas = new Set<Area>();
const loaded = new Set<string>();
const flips: ((language: Language) => Promise<() => void>)[] = [];

let chosen: Language = 'zh-cn';

/** Counts the choices of a language: what an earlier one has loaded flips nothing. */
let choices = 0;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Makes an area known, in the language whose folder or file has this name (`zh-CN`); other languages add nothing. */
export function addMessages(area: string, folder: string, load: Load): void {
  const language = LANGUAGES.find((one) => FOLDERS[one] === folder);
  if (language) sources.set(`${language}/${area}`, load);
}

for (const [file, load] of Object.entries(files)) {
  const [folder = '', name = ''] = file.slice('./'.length).split('/');
  addMessages(name.replace(/\.ts$/, ''), folder, load);
}

/** Whether there are messages of this name. */
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
 * @param fallback spoken where a message is missing (`VITE_FALLBACK_LANGUAGE`, default `zh-cn`)
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
    // React escapes; a value is text and nests nothing.
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
  });
  await loadMessages(...first);
  document.documentElement.lang = HTML_LANG[language];
}

/** Loads message areas in the current language; what an area lacks in it is spoken in the fallback. */
export async function loadMessages(...names: readonly Area[]): Promise<void> {
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

/** A figure that is not known is a dash in a sentence too. */
const known = (params: Params = {}): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Number.isNaN(value) ? UNKNOWN : value]),
  );

/** Translates outside React. */
export const translate: Translate = (key, params) => i18next.t(key, known(params));

/** Translates a key that came as data (a menu title): unknown ones are shown as they are. */
export function translateOr(key: string, fallback: string, params?: Params): string {
  return i18next.exists(key) ? i18next.t(key, known(params)) : fallback;
}

/** Translation bound to the current language; the function changes identity when the language does. */
export function useT(): Translate {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => (language ? (key, params) => i18next.t(key, known(params)) : translate), [language]);
}

/** The language on screen. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : chosen;
}
