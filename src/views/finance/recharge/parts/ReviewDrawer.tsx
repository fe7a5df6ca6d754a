import { Button } from 'antd';
import { useState } from 'react';
import { rechargeLog } from '@/api/finance';
import type { RechargeDecision, RechargeDetail } from '@/api/financeTypes';
import type { Dialog } from '@/crud/action';
import { DetailDrawer } from '@/crud/DetailDrawer';
import type { Section } from '@/crud/section';
import { useClaim } from '@/crud/useClaim';
import { useT } from '@/i18n';
import { ClaimStrip } from './ClaimStrip';
import { DecisionDialog } from './DecisionDialog';
import { sections } from './sections';
import { isOpen, isPending } from './states';

interface ReviewDrawerProps extends Dialog {
  id: number;
  orderNo: string;
}

/** One recharge under review: held for this operator while it is open, everything about it, and the decisions. */
export function ReviewDrawer({ id, orderNo, open, onClose }: ReviewDrawerProps) {
  const t = useT();
  const claim = useClaim('recharge', id, open);
  const [decision, decide] = useState<{ result: RechargeDecision; record: RechargeDetail } | null>(null);
  const strip: Section<RechargeDetail> = {
    key: 'claim',
    render: (record) => <ClaimStrip claim={claim} record={record} />,
  };

  function buttons(record: RechargeDetail | undefined) {
    if (!record || !isOpen(record)) return <Button onClick={onClose}>{t('crud.close')}</Button>;
    const disabled = claim.kind === 'theirs' || claim.kind === 'asking';
    const ask = (result: RechargeDecision) => () => decide({ result, record });
    return (
      <>
        <Button danger disabled={disabled} onClick={ask('reject')}>
          {t('recharge.reject')}
        </Button>
        {isPending(record) ? (
          <>
            <Button disabled={disabled} onClick={ask('hold')}>
              {t('recharge.hold')}
            </Button>
            <Button type="primary" disabled={disabled} onClick={ask('approve')}>
              {t('recharge.approve')}
            </Button>
          </>
        ) : (
          <Button type="primary" disabled={disabled} onClick={ask('release')}>
            {t('recharge.release')}
          </Button>
        )}
      </>
    );
  }

  return (
    <>
      <DetailDrawer
        open={open}
        onClose={onClose}
        name={rechargeLog.name}
        id={id}
        title={t('recharge.reviewTitle', { orderNo })}
        sections={[strip, ...sections]}
        load={(signal) => loadRecharge(id, signal)}
        renderFoot={buttons}
      />
      {decision ? (
        <DecisionDialog
          key={decision.result}
          {...decision}
          open={open}
          onClose={() => decide(null)}
          onDone={onClose}
        />
      ) : null}
    </>
  );
}

async function loadRecharge(id: number, signal: AbortSignal): Promise<RechargeDetail> {
  if (!rechargeLog.get) throw new Error('Recharges cannot be read');
  return rechargeLog.get(id, signal);
}
