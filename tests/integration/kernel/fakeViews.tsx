import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useTabLocation } from '@/services/tabLocation';
import { matchView, viewName } from '@/kernel/viewMap';

/** What the pretended screens have done, by their name. */
export const counts = { drawn: new Map<string, number>(), running: new Map<string, number>() };

const add = (map: Map<string, number>, name: string, by: number) => map.set(name, (map.get(name) ?? 0) + by);

/** Views whose file is missing for now, and what the view `broken` throws. */
export const faults: { gone: Set<string>; thrown: { what: unknown } | null } = {
  gone: new Set(),
  thrown: null,
};

/** Forgets all of it. */
export function resetViews(): void {
  counts.drawn.clear();
  counts.running.clear();
  faults.gone.clear();
  faults.thrown = null;
  loaded.clear();
}

/** A screen that shows its name, its address and what was typed, and runs one effect. */
function screenOf(name: string): ComponentType {
  return function Screen() {
    const { pathname, search, params } = useTabLocation();
    const [typed, setTyped] = useState('');
    add(counts.drawn, name, 1);
    useEffect(() => {
      add(counts.running, name, 1);
      return () => void add(counts.running, name, -1);
    }, []);
    return (
      <article aria-label={name}>
        <p>{`${pathname}${search} ${JSON.stringify(params)}`}</p>
        <input aria-label={`${name} text`} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </article>
    );
  };
}

function Login() {
  const { search } = useLocation();
  return <h1>{`login ${decodeURIComponent(search)}`}</h1>;
}

function Broken() {
  if (faults.thrown) throw faults.thrown.what;
  return <p>mended</p>;
}

const views: Record<string, ComponentType> = {
  '../views/login/index.tsx': Login,
  '../views/error/notFound/index.tsx': () => <h1>not found</h1>,
  '../views/error/noPower/index.tsx': () => <h1>no power</h1>,
  '../views/broken/index.tsx': Broken,
  ...Object.fromEntries(
    [
      'home/index',
      'personal/index',
      'finance/recharge/index',
      'finance/withdraw/index',
      'member/list/index',
      'member/detail/index',
      'twin/one',
      'twin/two',
      'system/menu/index',
      'visualizing/demo1/index',
      'visualizing/demo2/index',
    ].map((name) => [`../views/${name}.tsx`, screenOf(name)]),
  ),
};

export const viewFiles: readonly string[] = Object.keys(views);

const loaded = new Map<string, ComponentType>();

export async function loadView(file: string): Promise<ComponentType> {
  await Promise.resolve();
  const view = views[file];
  if (!view || faults.gone.has(viewName(file))) throw new Error(`No such view: ${file}`);
  loaded.set(file, view);
  return view;
}

export const loadedView = (file: string): ComponentType | undefined => loaded.get(file);

export const isMissing = (file: string): boolean => faults.gone.has(viewName(file));

export function ownView(name: string): string {
  const match = matchView(viewFiles, name);
  if (match.kind !== 'one') throw new Error(`The view ${name} is missing`);
  return match.key;
}
