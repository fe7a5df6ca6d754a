import { CheckCircleOutlined, CloseCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { award } from '@/contract/campaign/award';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { ClawbackForecast } from './ClawbackForecast';

type Row = RowOf<typeof award>;

const { row } = screenKit(award);

/** Who wants an award back and why, and what that would do. */
function Request({ record }: { record: Row }) {
  const t = useT();
  const { clawbackBy, clawbackAt, clawbackReason } = record;
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={t('award.clawbackRequested', { who: clawbackBy, at: clawbackAt ?? '' })}
        description={<bdi>{visibleText(clawbackReason)}</bdi>}
      />
      <ClawbackForecast record={record} />
    </>
  );
}

const waits = ({ clawbackWaits }: Row): boolean => clawbackWaits === 1;

const params = ({ uid, amount, coin }: Row) => ({ uid, coin, amount: formatMoney(amount) });

/** Asks for what was paid back. */
export const askBack = row.move('clawback', {
  label: 'award.clawback',
  icon: <RollbackOutlined />,
  danger: true,
  visible: (record) => !waits(record),
  text: (record, t) => t('award.clawbackText', params(record)),
  content: (record) => <ClawbackForecast record={record} />,
  done: 'award.clawbackAsked',
});

/** Debits the member. */
export const takeBack = row.move('takeBack', {
  label: 'award.takeBack',
  icon: <CheckCircleOutlined />,
  primary: true,
  danger: true,
  visible: waits,
  text: (record, t) => t('award.takeBackText', params(record)),
  content: (record) => <Request record={record} />,
  done: 'award.tookBack',
});

/** Drops the request. */
export const keepPaid = row.move('keepPaid', {
  label: 'award.keepPaid',
  icon: <CloseCircleOutlined />,
  visible: waits,
  text: (_, t) => t('award.keepPaidText'),
  content: (record) => <Request record={record} />,
  fields: (field) => [field('reason', { label: 'crud.reason' })],
  done: 'award.keptPaid',
});
