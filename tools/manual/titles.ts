import { LANGUAGES } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { foundedDb } from '../founded';
import { saying } from './words';

/** Keys of the titles of the console's own screens, which are in no menu. */
const OWN: Readonly<Record<string, string>> = {
  'home/index': 'router.home',
  'personal/index': 'router.personal',
  'visualizing/demo1/index': 'router.visualizingLinkDemo1',
  'visualizing/demo2/index': 'router.visualizingLinkDemo2',
};

const inMenu = new Map(foundedDb().menus.map(({ component, title }) => [component, title]));

/** The title of a screen by its component. @throws Error for one that is in no menu */
export function screenTitle(view: string, language: Language): string {
  const own = OWN[view];
  if (own !== undefined) return saying(language)(own);
  const title = (inMenu.get(view) ?? inMenu.get(view.replace(/\/index$/, '')))?.[LANGUAGES.indexOf(language)];
  if (title === undefined) throw new Error(`No menu entry has the component ${view}`);
  return title;
}
