import { Tag } from 'antd';
import { useLanguage, useT } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { aboveOf, differing, indexOf } from './permissions';
import type { Grantable } from './permissions';
import styles from './role.module.css';

/** Somebody whose permissions change. */
interface Affected {
  userName: string;
  userNickname: string;
}

interface RoleChangeProps {
  menus: readonly Grantable[];
  before: readonly string[];
  after: readonly string[];
  users: readonly Affected[];
}

/** What saving a role gives and takes, and whom it concerns. */
export function RoleChange({ menus, before, after, users }: RoleChangeProps) {
  const t = useT();
  const language = useLanguage();
  const index = indexOf(menus);
  const { added, removed } = differing(index, before, after);
  const nameOf = (menu: Grantable) =>
    [aboveOf(index, menu.id)[0], menu]
      .flatMap((one) => (one ? [textIn(one.title, language)] : []))
      .join(' / ');

  const listed = (title: string, colour: string, list: readonly Grantable[]) =>
    list.length === 0 ? null : (
      <section>
        <h3>{title}</h3>
        <div className={styles.names}>
          {list.map((menu) => (
            <Tag key={menu.id} color={colour} title={menu.permission}>
              {nameOf(menu)}
            </Tag>
          ))}
        </div>
      </section>
    );

  return (
    <div className={styles.change}>
      {listed(t('role.added', { n: added.length }), 'green', added)}
      {listed(t('role.removed', { n: removed.length }), 'red', removed)}
      <section>
        <h3>{t('role.affected', { n: users.length })}</h3>
        <div className={styles.names}>
          {users.length === 0
            ? t('role.nobody')
            : users.map(({ userName, userNickname }) => (
                <Tag key={userName}>
                  {userName} {userNickname}
                </Tag>
              ))}
        </div>
      </section>
    </div>
  );
}
