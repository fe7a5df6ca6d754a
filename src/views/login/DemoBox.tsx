import type { Demo } from '@/api/demo';
import { translateOr, useT } from '@/i18n';
import styles from './login.module.css';

/** The accounts of a demo. Choosing one fills in the form except for the captcha. */
export function DemoBox({ demo, choose }: { demo: Demo; choose: (userName: string) => void }) {
  const t = useT();
  return (
    <section className={styles.demo} aria-labelledby="login-demo">
      <h2 id="login-demo">{t('login.demo')}</h2>
      <p>{t('login.demoText')}</p>
      <p>{t('login.demoPassword', { password: demo.password })}</p>
      <ul>
        {demo.accounts.map(({ userName, role }) => (
          <li key={userName}>
            <button type="button" onClick={() => choose(userName)}>
              <b>{userName}</b>
              <span>{translateOr(`common.role.${role}`, role)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
