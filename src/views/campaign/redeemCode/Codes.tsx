import { StopOutlined } from '@ant-design/icons';
import { redeemCode } from '@/contract/campaign/redeemCode';
import { RedeemCodeStatus } from '@/contract/campaign/redeemFlow';
import type { DetailOf, RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { RefCell } from '@/domain/reference/RefCell';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { TAB } from './tab';
import styles from './redeemCode.module.css';

type Code = RowOf<typeof redeemCode>;

const isLeft = ({ status }: Code): boolean => status === RedeemCodeStatus.unused;

/** Who redeemed a code, from where, and the ledger line that it gave. */
function Redemptions({ code: { redemptions } }: { code: DetailOf<typeof redeemCode> }) {
  const t = useT();
  if (redemptions.length === 0) return <p className={styles.faint}>{t('redeemBatch.noUses')}</p>;
  return (
    <StatisticTable
      label={t('redeemCode.redemptions')}
      heads={[
        t('redeemCode.usedAt'),
        t('redeemCode.uid'),
        t('redeemBatch.ip'),
        t('redeemBatch.device'),
        t('field.usdtValue'),
        t('redeemCode.givenNo'),
      ]}
      rows={redemptions.map(({ at, uid, ip, device, usdtValue, givenNo }) => ({
        name: at,
        cells: [
          uid,
          ip,
          device,
          `≈ ${formatUsdt(usdtValue)}`,
          <RefCell key="no" type="ledger" no={givenNo} />,
        ],
      }))}
    />
  );
}

const { screen, col, tabs, row, bulk, section } = screenKit(redeemCode);

const voidCodes = bulk.ask({
  call: redeemCode.calls.void,
  label: 'redeemCode.void',
  icon: <StopOutlined />,
  danger: true,
  disabledReason: (codes, t) => (codes.every(isLeft) ? null : t('redeemCode.noneLeft')),
  text: (codes, t) => t('redeemCode.voidText', { n: codes.length }),
  done: 'redeemCode.voided',
});

const voidOne = row.ask({
  call: redeemCode.calls.void,
  label: 'redeemCode.void',
  icon: <StopOutlined />,
  danger: true,
  visible: isLeft,
  text: (_, t) => t('redeemCode.voidText', { n: 1 }),
  done: 'redeemCode.voided',
});

/** The codes, masked, with who redeemed them. */
export const Codes = screen({
  ownParams: [TAB],
  tabs: tabs('status', 'byStatus'),
  columns: [
    col('code', { width: 150 }),
    col('batchNo', { width: 200 }),
    col('status', { width: 100 }),
    col('usedTimes', { width: 104 }),
    'member',
    'usedAt',
    col('usedIp', { width: 140 }),
    'endedAt',
    'batchName',
  ],
  rowActions: [row.detail(), voidOne],
  bulkActions: [voidCodes],
  detail: [
    section.custom('redemptions', (code) => <Redemptions code={code} />, 'redeemCode.redemptions'),
    section.rest('redeemCode.about'),
    section.history(),
  ],
});
