import type { ViewMatch } from '@/stores/routes';

/** `../views/finance/recharge/index.tsx` → `finance/recharge/index`. */
export function viewName(file: string): string {
  return file.replace(/^.*?\/views\//, '').replace(/\.tsx$/, '');
}

/**
 * Finds a menu entry's component among the built view files: the exact file, then its `index`, else the only
 * file whose name starts with it. Two or more such files give no match. Names come from the server, so they are
 * only compared with known files, never resolved.
 */
export function matchView(files: readonly string[], component: string): ViewMatch {
  const wanted = component
    .trim()
    .replace(/^\//, '')
    .replace(/\.tsx$/, '');
  if (wanted === '') return { kind: 'none' };
  const exact =
    files.find((file) => viewName(file) === wanted) ??
    files.find((file) => viewName(file) === `${wanted}/index`);
  if (exact !== undefined) return { kind: 'one', key: exact };
  const [first, ...others] = files.filter((file) => viewName(file).startsWith(wanted));
  if (first === undefined) return { kind: 'none' };
  return others.length === 0 ? { kind: 'one', key: first } : { kind: 'ambiguous', keys: [first, ...others] };
}
