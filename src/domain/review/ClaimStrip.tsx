import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n';
import { parsePlatform } from '@/lib/dates';
import { NONE } from '@/ui/cell/value';
import type { ClaimState } from '../claim/useClaim';
import styles from './review.module.css';

/** Minutes and seconds until a time of the platform's zone; a dash for a time that could not be read. */
function useLeft(until: string): string {
  const end = parsePlatform(until)?.getTime() ?? null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (end === null) return NONE;
  const seconds = Math.max(0, Math.round((end - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For how long the record is still this operator's. */
export function OwnClaim({ until }: { until: string }) {
  const t = useT();
  return <span className={styles.own}>{t('review.claimedByMe', { left: useLeft(until) })}</span>;
}

/** Says who else holds the record, or has decided about it. */
export function ClaimStrip({ claim }: { claim: ClaimState }) {
  return claim.kind === 'theirs' || claim.kind === 'decided' ? (
    <Alert type="warning" showIcon role="alert" title={claim.words} />
  ) : null;
}
