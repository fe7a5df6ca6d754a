import type { ComponentType } from 'react';
import { loadMessages } from '@/i18n';
import { importAgain } from '@/lib/importAgain';
import { fetchStyles, lostStyles } from '@/lib/styles';
import { matchView } from './viewMap';
import { areasOf } from './words';

type ViewModule = { default: ComponentType };

const modules = import.meta.glob<ViewModule>(['../views/**/index.tsx', '../views/member/detail/drawer.tsx']);

/** Every built view file. */
export const viewFiles: readonly string[] = Object.keys(modules);

const loaded = new Map<string, ComponentType>();

/** Views whose last load failed: with what, and the style sheets that were missing then. */
const missing = new Map<string, { error: unknown; styles: readonly string[] }>();

const isView = (module: unknown): module is ViewModule =>
  typeof module === 'object' && module !== null && 'default' in module;

/**
 * Loads a view and its messages; afterwards `loadedView` returns it synchronously, so that a screen is never
 * shown half. A failed import is tried twice more.
 * @throws Error when the file is gone
 */
export async function loadView(file: string): Promise<ComponentType> {
  const here = loaded.get(file);
  if (here) return here;
  const load = modules[file];
  if (!load) throw new Error(`No such view: ${file}`);
  const attempt = async (fetch: () => Promise<unknown>): Promise<ViewModule> => {
    await fetchStyles(missing.get(file)?.styles ?? []);
    try {
      const module = await fetch();
      if (!isView(module)) throw new Error(`No component: ${file}`);
      return module;
    } catch (error) {
      missing.set(file, { styles: lostStyles(), error });
      throw error;
    }
  };
  const again = (error: unknown) => attempt(() => importAgain(error, load));
  const known = missing.get(file);
  const [module] = await Promise.all([
    (known ? again(known.error) : attempt(load)).catch(again).catch(again),
    loadMessages(...areasOf(file)),
  ]);
  missing.delete(file);
  loaded.set(file, module.default);
  return module.default;
}

/** Whether the last attempt to load a view failed. */
export const isMissing = (file: string): boolean => missing.has(file);

/** The component of a view that has been loaded, else `undefined`. */
export function loadedView(file: string): ComponentType | undefined {
  return loaded.get(file);
}

/** The file of a view the console itself needs (`error/notFound`). */
export function ownView(name: string): string {
  const match = matchView(viewFiles, name);
  if (match.kind !== 'one') throw new Error(`The view ${name} is missing`);
  return match.key;
}
