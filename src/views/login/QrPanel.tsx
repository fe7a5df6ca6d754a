import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import type { SignIn } from '@/api/types';
import { failureText } from '@/api/words';
import { useT } from '@/i18n';
import styles from './form.module.css';
import { followTicket } from './qrTicket';
import type { QrState } from './qrTicket';
import type { Attempts } from './useSignIn';

type Draw = ComponentType<{ value: string; label: string }>;

/** Shows one ticket until it is confirmed, expires or fails. A new ticket needs a new instance. */
function Ticket({ attempts, renew }: { attempts: Attempts; renew: () => void }) {
  const t = useT();
  const [followed, setFollowed] = useState<QrState>({ kind: 'loading' });
  const [parts, setParts] = useState<{ QrCode: Draw } | 'lost' | null>(null);
  const state: QrState = parts === 'lost' ? { kind: 'failed', failure: { kind: 'offline' } } : followed;
  const { kind } = state;

  const signIn = useEffectEvent((answer: SignIn | null) => {
    if (answer) void attempts.run(() => Promise.resolve(answer));
  });

  useEffect(() => {
    const gone = new AbortController();
    void followTicket(setFollowed, gone.signal).then(signIn);
    return () => gone.abort();
  }, []);

  useEffect(() => {
    const load = () => import('./QrCode');
    load().then(setParts, () => setParts('lost'));
  }, []);

  return (
    <div className={styles.qr}>
      <div className={styles.qrBox}>
        {'ticket' in state && parts && parts !== 'lost' && (
          <parts.QrCode value={state.ticket} label={t('login.qr.label')} />
        )}
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
