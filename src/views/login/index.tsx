import { useDeferredValue, useEffect, useState } from 'react';
import { failureText } from '@/api/words';
import { useT } from '@/i18n';
import { useTheme } from '@/stores/theme';
import { AccountForm } from './AccountForm';
import { BrandPanel } from './BrandPanel';
import { DemoBox } from './DemoBox';
import { LanguageSwitch } from './LanguageSwitch';
import { MobileForm } from './MobileForm';
import { Notices } from './Toasts';
import { LegalDialogs } from './LegalDialogs';
import { prefetchOnUse } from './prefetch';
import { QrPanel } from './QrPanel';
import { panelId, TabBar, tabId } from './TabBar';
import { ThirdParty } from './ThirdParty';
import { useDemo } from './useDemo';
import { useFields } from './useFields';
import { useSignIn } from './useSignIn';
import { useStepPanel } from './useStepPanel';
import styles from './login.module.css';

const LOGIN_METHODS = ['account', 'mobile', 'qr'] as const;

type LoginMethod = (typeof LOGIN_METHODS)[number];

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
  const title = useTheme((theme) => theme.globalTitle);
  const [way, setWay] = useState<LoginMethod>('account');
  const demo = useDemo();
  const account = useFields(checks);
  const attempts = useSignIn();
  const { problem, startOver, step } = attempts;
  const parts = useStepPanel(attempts);
  // The form comes first; what takes no room of its own is drawn in a slice after it.
  const hasRest = useDeferredValue(true, false);
  const words = problem && (problem.kind === 'cookie' ? t('failure.cookie') : failureText(problem));

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
          {step ? null : (
            <TabBar
              label={t('login.ways')}
              tabs={LOGIN_METHODS.map((name) => ({ name, label: t(`login.way.${name}`) }))}
              chosen={way}
              choose={choose}
            />
          )}
          {words && (
            <p className={styles.problem} role="alert">
              {words}
            </p>
          )}
          {/* Hidden forms stay mounted, so that input and countdown survive a change of tab. */}
          {step && parts && <parts.StepPanel data={step.data} attempts={attempts} />}
          <div hidden={step !== null}>
            <div {...panel('account')}>
              <AccountForm fields={account} attempts={attempts} />
            </div>
            <div {...panel('mobile')}>{hasRest && <MobileForm attempts={attempts} />}</div>
            <div {...panel('qr')}>{way === 'qr' && <QrPanel attempts={attempts} />}</div>
            <ThirdParty attempts={attempts} />
          </div>
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
