import type { RowOf } from '@/contract/resource';
import { MenuType } from '@/contract/system/menu';
import type { menu as resource } from '@/contract/system/menu';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { NONE } from '@/ui/cell/value';
import { found } from './match';
import styles from './menu.module.css';

/** What an entry opens: its view, marked where there is none or more than one, or the address of a link. */
export function ComponentCell({ menu }: { menu: RowOf<typeof resource> }) {
  const t = useT();
  const { menuType, isLink, isIframe, linkUrl, component } = menu;
  if (isLink === 1 || isIframe === 1) return <bdi title={linkUrl}>{visibleText(linkUrl)}</bdi>;
  if (menuType !== MenuType.page) return NONE;
  const state = found(component, t);
  return (
    <span className={state.isFound ? undefined : styles.wrong} title={state.text}>
      {visibleText(component)}
    </span>
  );
}
