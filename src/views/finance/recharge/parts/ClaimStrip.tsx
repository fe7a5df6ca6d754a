import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import type { RechargeDetail } from '@/api/financeTypes';
import type { ClaimState } from '@/crud/useClaim';
import { useT } from '@/i18n';
import { parsePlatform } from '@/lib/dates';
import { isPending } from './states';

/** Minutes and seconds until a time of the platform's zone. */
function useLeft(until: string | null): string {
  const end = until === null ? null : (parsePlatform(until)?.getTime() ?? null);
  const [now, tick] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = end === null ? 0 : Math.max(0, Math.round((end - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Who is looking at the record, and whose eyes are still wanted. */
export function ClaimStrip({ claim, record }: { claim: ClaimState; record: RechargeDetail }) {
  const t = useT();
  const left = useLeft(claim.kind === 'mine' ? claim.until : null);
  const waits = isPending(record) && record.firstReviewer !== '';
  return (
    <div aria-live="polite">
      {claim.kind === 'mine' ? (
        <Alert type="info" showIcon title={t('recharge.claimedByMe', { left })} />
      ) : null}
      {claim.kind === 'theirs' ? <Alert type="warning" showIcon role="alert" title={claim.words} /> : null}
      {waits ? (
        <Alert type="warning" showIcon title={t('recharge.waitsForSecond', { who: record.firstReviewer })} />
      ) : null}
    </div>
  );
}
