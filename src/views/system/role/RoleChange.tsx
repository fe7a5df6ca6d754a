import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { PermissionChange } from './PermissionChange';
import { indexOf } from './permissions';
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
  /** What follows of it besides. */
  children?: ReactNode;
}

/** What saving a role gives and takes, and whom it concerns. */
export function RoleChange({ menus, before, after, users, children }: RoleChangeProps) {
  const t = useT();
  return (
    <div className={styles.change}>
      <PermissionChange index={indexOf(menus)} before={before} after={after} />
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
      {children}
    </div>
  );
}
