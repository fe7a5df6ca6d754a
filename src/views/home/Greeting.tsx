import type { ReactNode } from 'react';
import { Badge } from '@/ui/base/Badge';
import { translateOr, useLanguage, useT } from '@/i18n';
import { greetingBand, platformHour, toPlatform } from '@/lib/dates';
import { operatorName } from '@/lib/operatorName';
import { zoneName } from '@/lib/zoneName';
import { Avatar } from '@/shell/header/Avatar';
import { usePlatform } from '@/stores/platform';
import { useSession } from '@/stores/session';
import styles from './home.module.css';
import { useMinute } from './useMinute';

/** Roles that every operator has by default; shown only if the operator has no other. */
const PLAIN = ['admin', 'common'];

function namedRoles(roles: readonly string[]): readonly string[] {
  const named = roles.filter((role) => !PLAIN.includes(role));
  return named.length > 0 ? named : roles;
}

/** The signed-in operator with a greeting, their roles, and the times of this sign-in and of the one before, in one line. */
export function Greeting({ children }: { children?: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  const timezone = usePlatform((platform) => platform.timezone);
  const now = useMinute();
  const user = useSession((state) => state.user);
  const name = operatorName(user);
  const hello = t(`common.greeting.${greetingBand(platformHour(now))}`);
  const times = [
    user && user.time > 0 && t('home.signedIn', { time: toPlatform(new Date(user.time)).slice(5, 16) }),
    user?.lastTime && t('home.lastSignIn', { time: toPlatform(new Date(user.lastTime)).slice(5, 16) }),
  ].filter((text) => typeof text === 'string');
  return (
    <header className={styles.greeting}>
      <span className={styles.avatar}>
        <Avatar src={user?.avatar ?? ''} name={name} />
      </span>
      <h1 className={styles.hello}>
        {hello}
        {name && (
          <>
            {' '}
            <bdi>{name}</bdi>
          </>
        )}
      </h1>
      <ul className={styles.roles} aria-label={t('home.roles')}>
        {namedRoles(user?.roles ?? []).map((role) => (
          <li key={role}>
            <Badge>{translateOr(`common.role.${role}`, role)}</Badge>
          </li>
        ))}
      </ul>
      {children}
      <p className={styles.times}>
        <span>
          {t('home.now', { time: toPlatform(now).slice(0, 16), zone: zoneName(language, timezone) })}
        </span>
        {times.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </header>
  );
}
