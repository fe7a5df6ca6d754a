import { readDemo } from '@/api/demo';
import type { Demo } from '@/api/demo';
import { loadMessages, translateOr, useT } from '@/i18n';
import { useDarkRoot } from '@/stores/darkMode';
import { dismissToast, useToasts } from '@/ui/toast/toast';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSignIn } from './useSignIn';
import type { Attempts } from './useSignIn';
import { failureText } from '@/api/words';
import { useConsoleName, useIdentity } from '@/stores/identity';
import { AccountForm } from './AccountForm';
import { BrandPanel } from './BrandPanel';
import { LanguageSwitch } from './LanguageSwitch';
import { MobileForm } from './MobileForm';
import { LegalDialogs } from './LegalDialogs';
import { prefetchOnUse } from './prefetch';
import { TabBar, panelId, tabId } from './TabBar';
import { ThirdParty } from './ThirdParty';
import { useFields } from './useFields';
import type { Identity } from '@/stores/identity';
import styles from './login.module.css';

/** The accounts of a demo. Choosing one fills in the form except for the captcha. */
function DemoBox({ demo, choose }: { demo: Demo; choose: (userName: string) => void }) {
  const t = useT();
  return (
    <section className={styles.demo} aria-labelledby="login-demo">
      <h2 id="login-demo">{t('login.demo', { password: demo.password })}</h2>
      <ul>
        {demo.accounts.map(({ userName, role }) => (
          <li key={userName}>
            <button
              type="button"
              title={translateOr(`common.role.${role}`, role)}
              onClick={() => choose(userName)}
            >
              {userName}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows toasts on the log-in page, where the frame that normally shows them is not loaded. */
function Notices() {
  const t = useT();
  const list = useToasts((state) => state.list);
  return (
    <div className={styles.notices} aria-live="polite">
      {list.map(({ id, kind, text }) => (
        <p key={id} data-kind={kind}>
          {text}
          <button type="button" aria-label={t('login.close')} onClick={() => dismissToast(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}

/**
 * The demo's accounts, once the texts for their roles are loaded or have failed to load; `null` before, and
 * in production.
 */
function useDemo(): Demo | null {
  const [shown, setShown] = useState<Demo | null>(null);
  useEffect(() => {
    const demo = readDemo();
    if (demo)
      loadMessages('common').then(
        () => setShown(demo),
        () => setShown(demo),
      );
  }, []);
  return shown;
}

const loadSteps = () =>
  Promise.all([import('./StepPanel'), loadMessages('signInStep')]).then(([panel]) => panel);

const loadQr = () => import('./QrPanel');

/** What most sign-ins have no use for, such as the steps after the password: its code comes when it is first wanted. */
function usePart<Part>(wanted: boolean, load: () => Promise<Part>, { tell }: Attempts): Part | null {
  const [loaded, setLoaded] = useState<Part | null>(null);
  const missing = wanted && loaded === null;
  useEffect(() => {
    if (!missing) return;
    load().then(
      (part) => setLoaded(() => part),
      () => tell({ kind: 'offline' }),
    );
  }, [missing, load, tell]);
  return loaded;
}

type LoginMethod = Identity['signIn'][number];

const filled = (key: string) => (value: string) => (value.trim() === '' ? key : null);

const checks = {
  username: filled('login.need.username'),
  password: (value: string) => (value === '' ? 'login.need.password' : null),
  captcha: filled('login.need.captcha'),
};

/**
 * The log-in page. It uses form elements of its own instead of antd, so that it loads fast; the rest of the
 * console is prefetched while the operator types.
 */
export default function LoginScreen() {
  const t = useT();
  const title = useConsoleName();
  const { signIn, thirdParty } = useIdentity();
  const [way, setWay] = useState<LoginMethod>(signIn[0] ?? 'account');
  const demo = useDemo();
  const account = useFields(checks);
  const attempts = useSignIn();
  const { problem, startOver, step } = attempts;
  const steps = usePart(step !== null, loadSteps, attempts);
  const qr = usePart(way === 'qr', loadQr, attempts);
  // The form comes first; what takes no room of its own is drawn in a slice after it.
  const hasRest = useDeferredValue(true, false);
  const words = problem && (problem.kind === 'cookie' ? t('failure.cookie') : failureText(problem));

  useDarkRoot();
  useEffect(prefetchOnUse, []);

  const choose = (next: LoginMethod) => {
    setWay(next);
    startOver();
  };

  const panel = (name: LoginMethod) => ({
    id: panelId(name),
    role: 'tabpanel',
    'aria-labelledby': tabId(name),
    hidden: way !== name,
  });

  return (
    <div className={styles.page}>
      <BrandPanel title={title} drawn={hasRest} />
      <main className={styles.side}>
        <div className={styles.top}>{hasRest && <LanguageSwitch />}</div>
        <Notices />
        <div className={styles.card}>
          <h1 className={styles.title}>{t('login.title')}</h1>
          {step || signIn.length < 2 ? null : (
            <TabBar
              label={t('login.ways')}
              tabs={signIn.map((name) => ({ name, label: t(`login.way.${name}`) }))}
              chosen={way}
              choose={choose}
            />
          )}
          {/* Hidden forms stay mounted, so that input and countdown survive a change of tab. */}
          {step && steps && <steps.StepPanel data={step.data} attempts={attempts} />}
          <div hidden={step !== null}>
            <div {...panel('account')}>
              <AccountForm fields={account} attempts={attempts} />
            </div>
            <div {...panel('mobile')}>{hasRest && <MobileForm attempts={attempts} />}</div>
            <div {...panel('qr')}>{way === 'qr' && qr && <qr.QrPanel attempts={attempts} />}</div>
          </div>
          {/* Below what was pressed, so that no field moves. */}
          {words && (
            <p className={styles.problem} role="alert">
              {words}
            </p>
          )}
          {thirdParty && step === null && <ThirdParty attempts={attempts} />}
        </div>
        {demo && (
          <DemoBox
            demo={demo}
            choose={(username) => {
              choose('account');
              account.put({ username, password: demo.password });
            }}
          />
        )}
        <footer className={styles.foot}>
          <LegalDialogs />
          <p>{t('login.advice')}</p>
        </footer>
      </main>
    </div>
  );
}
