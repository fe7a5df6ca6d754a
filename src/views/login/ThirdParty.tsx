import { useRef } from 'react';
import { failureOf } from '@/api/failure';
import { fetchOauthUrl } from '@/api/session';
import { useT } from '@/i18n';
import { isOwnPath, safeLink } from '@/lib/safeUrl';
import { PROVIDERS } from './icons';
import styles from './login.module.css';
import type { Attempts } from './useSignIn';

/**
 * The URL of a provider's page if it is safe: a path of this site, or https (http in development only). Else
 * `null`.
 */
function allowed(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  if (isOwnPath(url)) return url;
  return safeLink(url, { dev: import.meta.env.DEV })?.href ?? null;
}

export function ThirdParty({ attempts }: { attempts: Attempts }) {
  const t = useT();
  const asking = useRef(false);

  const leave = async (provider: string) => {
    if (asking.current) return;
    asking.current = true;
    attempts.tell(null);
    try {
      const url = allowed((await fetchOauthUrl(provider)).url);
      if (url === null) attempts.tell({ kind: 'unsafe' });
      else location.assign(url);
    } catch (error) {
      attempts.tell(failureOf(error));
    } finally {
      asking.current = false;
    }
  };

  return (
    <section className={styles.others} aria-label={t('login.others')}>
      <p className={styles.rule}>{t('login.others')}</p>
      <div className={styles.providers}>
        {PROVIDERS.map(({ name, Mark }) => {
          const words = t('login.with', { name: t(`login.name.${name}`) });
          return (
            <button
              key={name}
              type="button"
              className={styles.provider}
              aria-label={words}
              title={words}
              onClick={() => void leave(name)}
            >
              <Mark />
            </button>
          );
        })}
      </div>
    </section>
  );
}
