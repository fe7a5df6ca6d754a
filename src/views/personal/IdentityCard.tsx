import { Card, Descriptions, Tag } from 'antd';
import type { PersonalInfo } from '@/contract/shell/personal';
import { useT } from '@/i18n';
import { operatorName } from '@/lib/operatorName';
import { visibleText } from '@/lib/text';
import { Avatar } from '@/shell/header/Avatar';
import styles from './personal.module.css';

/** The data of the operator's account that they cannot change themselves. */
export function IdentityCard({ info: { user, deptName, roles } }: { info: PersonalInfo }) {
  const t = useT();
  const name = operatorName(user);
  const textOrDash = (text: string) =>
    text === '' ? <span className={styles.none}>{t('personal.none')}</span> : text;
  return (
    <Card size="small" variant="borderless">
      <div className={styles.identity}>
        <span className={styles.avatar}>
          <Avatar src={user.avatar} name={name} />
        </span>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        {user.describe !== '' && (
          <p className={styles.hint}>
            <bdi>{visibleText(user.describe)}</bdi>
          </p>
        )}
      </div>
      <Descriptions
        column={1}
        size="small"
        styles={{ label: { color: 'var(--text-2)' } }}
        items={[
          { key: 'userName', label: t('personal.userName'), children: visibleText(user.userName) },
          { key: 'dept', label: t('personal.dept'), children: textOrDash(deptName) },
          {
            key: 'roles',
            label: t('personal.roles'),
            children:
              roles.length === 0 ? (
                textOrDash('')
              ) : (
                <span className={styles.tags}>
                  {roles.map((role, place) => (
                    <Tag key={place}>{role}</Tag>
                  ))}
                </span>
              ),
          },
          { key: 'ip', label: t('personal.lastIp'), children: textOrDash(user.lastLoginIp) },
          { key: 'time', label: t('personal.lastTime'), children: textOrDash(user.lastLoginTime) },
        ]}
      />
    </Card>
  );
}
