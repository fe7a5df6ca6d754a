import type { Translate } from '@/i18n';
import { matchView, viewName } from '@/kernel/viewMap';
import { viewFiles } from '@/kernel/views';

/** Views that no menu entry opens: those of the console's own pages. */
const OWN = /^(error|login|visualizing)\//;

/** The built views that an entry can name. */
export const viewNames: readonly string[] = viewFiles
  .map(viewName)
  .filter((name) => !OWN.test(name) && name !== 'member/detail/drawer')
  .toSorted();

/** What a component is found as. */
export type Found = { isFound: true; text: string } | { isFound: false; text: string };

/** Says which view a component opens, or that it opens none: because there is no such view, or more than one. */
export function found(component: string, t: Translate): Found {
  const match = matchView(viewFiles, component);
  switch (match.kind) {
    case 'one':
      return { isFound: true, text: t('menu.matchOne', { name: viewName(match.key) }) };
    case 'none':
      return { isFound: false, text: t('menu.matchNone') };
    case 'ambiguous': {
      const list = match.keys.map(viewName).join(t('crud.comma'));
      return { isFound: false, text: t('menu.matchMany', { list }) };
    }
  }
}
