import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { AnswerOf } from '@/contract/resource';
import { operLog } from '@/contract/system/operLog';
import { Misfit } from '@/contract/system/operLogChain';
import type { Dialog } from '@/crud/action/dialog';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { countText } from '@/ui/cell/value';
import { FailureBar } from '@/ui/feedback/FailureBar';
import styles from './operLog.module.css';
import { recheck } from './recheck';
import type { Recheck } from './recheck';

type Report = AnswerOf<typeof operLog.calls.verify>;

const WHY: Readonly<Record<Misfit, Key>> = {
  [Misfit.content]: 'operLog.misfitContent',
  [Misfit.before]: 'operLog.misfitBefore',
  [Misfit.end]: 'operLog.misfitEnd',
};

/** What was found, first of all whether the chain is whole. */
function Result({ report: { checked, deleted, broken }, own }: { report: Report; own: Recheck | null }) {
  const t = useT();
  const n = countText(checked);
  const differs = broken === null && own !== null && own.brokenId !== null;
  return (
    <div className={styles.chain}>
      {broken ? (
        <Alert
          type="error"
          showIcon
          title={t('operLog.chainBroken', { id: broken.id, time: broken.operTime })}
          description={t(WHY[broken.why])}
        />
      ) : differs ? (
        <Alert type="error" showIcon title={t('operLog.chainDiffers', { id: own.brokenId ?? '' })} />
      ) : checked === 0 ? (
        <Alert type="warning" showIcon title={t('operLog.chainEmpty')} />
      ) : (
        <Alert type="success" showIcon title={t('operLog.chainWhole')} />
      )}
      <ul>
        <li>{t('operLog.chainChecked', { n })}</li>
        {deleted > 0 ? <li>{t('operLog.chainDeleted', { n: countText(deleted) })}</li> : null}
        <li>
          {own === null ? t('operLog.chainUnseen') : t('operLog.chainOwn', { n: countText(own.checked) })}
        </li>
      </ul>
    </div>
  );
}

/** Checks the chain of the log over a range of times, or over all of it, and makes the digests at its end again. */
export function ChainCheck({ open, onClose, range }: Dialog & { range: [string, string] | undefined }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [operLog.name, 'verify', range],
    queryFn: async ({ signal }) => {
      const [from, to] = range ?? [];
      const report = await send(operLog.calls.verify, { from, to }, { signal });
      return { report, own: report.links.length > 0 ? await recheck(report.links) : null };
    },
    // What was found at another time says nothing of now.
    gcTime: 0,
  });
  return (
    <Modal
      open={open}
      destroyOnHidden
      onCancel={onClose}
      title={t('operLog.verify')}
      footer={
        <>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('operLog.verifyAgain')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('crud.close')}
          </Button>
        </>
      }
    >
      <p>{range ? t('operLog.chainRange', { from: range[0], to: range[1] }) : t('operLog.chainAll')}</p>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? <Result {...data} /> : error ? null : <Skeleton active title={false} />}
    </Modal>
  );
}
