import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { redEnvelope } from '@/contract/campaign/redEnvelope';
import type { AnswerOf, RowOf } from '@/contract/resource';
import { isId } from '@/contract/field/brands';
import { Readable } from '@/crud/cell/Readable';
import { MemberCell } from '@/domain/member/MemberCell';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './redEnvelope.module.css';

type Claim = AnswerOf<typeof redEnvelope.calls.claims>['list'][number];

/** So many claims are shown at first, and with each press of the button. */
const STEP = 20;

/** What stands out about a claim. */
function Marks({ claim }: { claim: Claim }) {
  const t = useT();
  const { best, newMember, sameDevice, hiddenIp } = claim;
  return (
    <span className={styles.marks}>
      {best ? <Badge tone="warn">👑 {t('redEnvelope.best')}</Badge> : null}
      {sameDevice > 0 ? <Badge tone="late">{t('redEnvelope.sameDevice', { n: sameDevice })}</Badge> : null}
      {hiddenIp ? <Badge tone="warn">{t('redEnvelope.hiddenIp')}</Badge> : null}
      {newMember ? <Badge>{t('redEnvelope.newMember')}</Badge> : null}
    </span>
  );
}

/** Where a claim came from: its address on the net, and the device below it. */
function Place({ claim }: { claim: Claim }) {
  return (
    <span className={styles.place}>
      <bdi>{claim.ip}</bdi>
      <small className={styles.faint} title={claim.deviceId}>
        {visibleText(claim.device)}
      </small>
    </span>
  );
}

/** Who has claimed an envelope. The profile of a member tells with whom it shares a device, an address or a document. */
export function Claims({ envelope: { id } }: { envelope: Pick<RowOf<typeof redEnvelope>, 'id'> }) {
  const t = useT();
  const [shown, setShown] = useState(STEP);
  const { data, error, refetch } = useQuery({
    queryKey: [redEnvelope.name, 'claims', id],
    queryFn: async ({ signal }) => (isId(id) ? send(redEnvelope.calls.claims, { id }, { signal }) : null),
  });
  if (error)
    return <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  const { list } = data;
  if (list.length === 0) return <p className={styles.faint}>{t('redEnvelope.noClaims')}</p>;
  return (
    <>
      {list.some(({ sameDevice }) => sameDevice > 0) ? (
        <p className={styles.warn}>{t('redEnvelope.sharedText')}</p>
      ) : null}
      <StatisticTable
        label={t('redEnvelope.claims')}
        heads={[
          t('field.member'),
          t('field.amount'),
          t('redEnvelope.marks'),
          t('redEnvelope.claimedAt'),
          t('redEnvelope.place'),
        ]}
        rows={list.slice(0, shown).map((claim) => ({
          name: <MemberCell member={claim} />,
          cells: [
            <span key="amount" className={styles.amount}>
              <Readable record={claim} field="amount">
                <MoneyCell value={claim.amount} coin={claim.coin} />
              </Readable>
            </span>,
            <Marks key="marks" claim={claim} />,
            <TimeCell key="claimedAt" value={claim.claimedAt} />,
            <Place key="place" claim={claim} />,
          ],
        }))}
      />
      {list.length > shown ? (
        <Button onClick={() => setShown(shown + STEP)}>
          {t('redEnvelope.more', { n: list.length - shown })}
        </Button>
      ) : null}
    </>
  );
}
