import { Badge } from '@/ui/base/Badge';
import { useLanguage, useT } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { differing, pathTitle } from './permissions';
import type { Grantable, MenuIndex } from './permissions';
import styles from './role.module.css';

interface PermissionChangeProps {
  index: MenuIndex;
  before: readonly string[];
  after: readonly string[];
}

/** What a role gains and loses, by page and button; what decides money is marked. */
export function PermissionChange({ index, before, after }: PermissionChangeProps) {
  const t = useT();
  const language = useLanguage();
  const { added, removed } = differing(index, before, after);
  const nameOf = (menu: Grantable) => pathTitle(index, menu, ({ title }) => textIn(title, language));

  const listed = (title: string, tone: 'plain' | 'warn', list: readonly Grantable[]) =>
    list.length === 0 ? null : (
      <section>
        <h3>{title}</h3>
        <div className={styles.names}>
          {list.map((menu) => (
            <Badge key={menu.id} tone={tone} title={menu.permission}>
              {menu.decidesMoney ? t('role.money', { name: nameOf(menu) }) : nameOf(menu)}
            </Badge>
          ))}
        </div>
      </section>
    );

  return (
    <>
      {listed(t('role.added', { n: added.length }), 'plain', added)}
      {listed(t('role.removed', { n: removed.length }), 'warn', removed)}
    </>
  );
}
