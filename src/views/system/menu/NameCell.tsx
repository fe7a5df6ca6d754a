import { tellOutcome } from '@/crud/action/tellOutcome';
import { use } from 'react';
import { permissionOf, send } from '@/api/call';
import type { RowOf } from '@/contract/resource';
import { menu as resource } from '@/contract/system/menu';
import { TreeRows } from '@/crud/list/useTree';
import { composeBody, writtenOf } from '@/domain/kit/compose';
import { useLanguage, useT } from '@/i18n';
import { titleText } from '@/kernel/title';
import { visibleText } from '@/lib/text';
import { useIsWriting, useWrite } from '@/services/writes';
import { MenuIcon } from '@/shell/base/MenuIcon';
import { useCan } from '@/stores/session';
import { textOf } from '@/ui/cell/value';
import { TreeHandle } from '@/ui/drag/TreeHandle';
import styles from './menu.module.css';
import { dropped, stepped } from './moving';
import type { Order, Placed } from './moving';

const { sort } = resource.calls;

const placedOf = (row: object): Placed => ({
  id: writtenOf(row).id,
  parentId: textOf(Reflect.get(row, 'parentId')) ?? '',
});

interface NameCellProps {
  menu: RowOf<typeof resource>;
  /** True: it cannot be moved here. */
  isPlain?: boolean;
}

/** The title of an entry with its icon, and the handle that moves it where all entries are shown. */
export function NameCell({ menu, isPlain = false }: NameCellProps) {
  const t = useT();
  const language = useLanguage();
  const rows = use(TreeRows);
  const write = useWrite();
  const may = useCan({ one: permissionOf(sort) ?? '' });
  const isWriting = useIsWriting({ resource: resource.name, ids: [] });
  const title = visibleText(titleText(menu.menuName, language));

  async function move(order: Order | null): Promise<void> {
    if (!order) return;
    const written = rows.map(writtenOf).filter(({ id }) => order.ids.includes(id));
    const versions = Object.fromEntries(written.map(({ id, version }) => [id, version]));
    const body = composeBody(sort, { ...order, versions });
    const outcome = await write({ resource: resource.name, ids: [] }, () => send(sort, body));
    tellOutcome(outcome, t, { done: t('crud.saved') });
  }

  return (
    <span className={styles.name}>
      {may && !isPlain && rows.length > 0 ? (
        <TreeHandle
          name={title}
          disabled={isWriting}
          onDrop={(drop) => void move(dropped(rows.map(placedOf), menu.id, drop))}
          onStep={(step) => void move(stepped(rows.map(placedOf), menu.id, step))}
        />
      ) : null}
      <MenuIcon name={menu.icon} />
      <bdi className={menu.isHide === 1 ? styles.off : undefined} title={title}>
        {title}
      </bdi>
    </span>
  );
}
