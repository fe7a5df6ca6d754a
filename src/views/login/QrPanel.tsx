import { useEffect, useEffectEvent, useState } from 'react';
import type { SignIn } from '@/api/types';
import { failureText } from '@/api/words';
import { useT } from '@/i18n';
import styles from './form.module.css';
import { QrCode } from './QrCode';
import { followTicket } from './qrTicket';
import type { QrState } from './qrTicket';
import type { Attempts } from './useSignIn';

/** Shows one ticket until it is confirmed, expires or fails. A new ticket needs a new instance. */
function Ticket({ attempts, renew }: { attempts: Attempts; renew: () => void }) {
  const t = useT();
  const [state, setState] = useState<QrState>({ kind: 'loading' });
  const { kind } = state;

  const signIn = useEffectEvent((answer: SignIn | null) => {
    if (answer) void attempts.run(() => Promise.resolve(answer));
  });

  useEffect(() => {
    const gone = new AbortController();
    void followTicket(setState, gone.signal).then(signIn);
    return () => gone.abort();
  }, []);

  return (
    <div className={styles.qr}>
      <div className={styles.qrBox}>
        {'ticket' in state && <QrCode value={state.ticket} label={t('login.qr.label')} />}
        {kind === 'scanned' && <span className={styles.qrDone} aria-hidden="true" />}
        {(kind === 'expired' || kind === 'failed') && (
          <button type="button" className={styles.send} onClick={renew}>
            {t('login.qr.refresh')}
          </button>
        )}
        {kind === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
      </div>
      <output className={styles.note}>
        {t(`login.qr.${kind}`)}
        {state.kind === 'failed' && ` · ${failureText(state.failure) ?? ''}`}
      </output>
    </div>
  );
}

/** Sign-in by QR code; mounted only while its tab is open. */
export function QrPanel({ attempts }: { attempts: Attempts }) {
  const [round, setRound] = useState(0);
  return <Ticket key={round} attempts={attempts} renew={() => setRound(round + 1)} />;
}
