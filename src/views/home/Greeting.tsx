import { Panel } from '@/ui/base/Panel';
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

/** The signed-in operator with a greeting, their roles, and the times of this sign-in and of the one before. */
export function Greeting() {
  const t = useT();
  const language = useLanguage();
  const timezone = usePlatform((platform) => platform.timezone);
  const now = useMinute();
  const user = useSession((state) => state.user);
  const name = operatorName(user);
  const hello = t(`common.greeting.${greetingBand(platformHour(now))}`);
  return (
    <Panel>
      <div className={styles.greeting}>
        <span className={styles.avatar}>
          <Avatar src={user?.avatar ?? ''} name={name} />
        </span>
        <div className={styles.who}>
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
        </div>
        <div className={styles.times}>
          <p>
            {t('home.now', {
              time: toPlatform(now).slice(0, 16),
              zone: zoneName(language, timezone),
            })}
          </p>
          {user && user.time > 0 && (
            <p>{t('home.signedIn', { time: toPlatform(new Date(user.time)).slice(0, 16) })}</p>
          )}
          {user?.lastTime ? (
            <p>{t('home.lastSignIn', { time: toPlatform(new Date(user.lastTime)).slice(0, 16) })}</p>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
