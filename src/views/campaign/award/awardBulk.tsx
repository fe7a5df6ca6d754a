import { CheckOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { award, MOST_AWARDS } from '@/contract/campaign/award';
import type { RowOf } from '@/contract/resource';
import { bulkLimit } from '@/crud/action/bulkLimit';
import type { ScreenAction } from '@/crud/action/screenAction';
import { useDict } from '@/crud/cell/useDict';
import { reasonRules } from '@/crud/field/rules';
import type { AskOptions } from '@/domain/kit/askOptions';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { formatMoney, formatUsdt, sum } from '@/lib/money';
import { isPending } from './awardReview';
import styles from './award.module.css';

type Row = RowOf<typeof award>;

const { bulk } = screenKit(award);

const { review } = award.calls;

/** What is about to be decided at once: the sums in USDT and of each coin, then each award. */
function Lines({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  const { label } = useDict('biz_award_type');
  const coins = [...new Set(rows.map(({ coin }) => coin))];
  const totals = coins.map((one) => {
    const amounts = rows.filter(({ coin }) => coin === one).map(({ amount }) => amount);
    return `${formatMoney(sum(amounts))} ${one}`;
  });
  return (
    <>
      <p className={styles.sum}>
        {t('award.bulkSum', {
          usdt: formatUsdt(sum(rows.map(({ usdtValue }) => usdtValue))),
          coins: totals.join(' · '),
        })}
      </p>
      <ul className={styles.lines}>
        {rows.map(({ id, awardNo, uid, awardType, amount, coin, usdtValue }) => (
          <li key={id}>
            <span>
              {awardNo} · {uid} · {label(awardType)}
            </span>
            <strong>
              {formatMoney(amount)} {coin}
              {coin === 'USDT' ? null : ` ≈ ${formatUsdt(usdtValue)} USDT`}
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}

type Options = AskOptions<typeof review.body, readonly Row[], typeof review.answer>;

/** A decision about the selected awards, with one password. */
const decideMany = ({
  result,
  text,
  unless,
  ...options
}: Pick<Options, 'name' | 'label' | 'icon' | 'danger' | 'fields' | 'done'> & {
  result: 'approve' | 'reject';
  text: Key;
  /** Why these cannot be decided together; `null` where they can. */
  unless: (rows: readonly Row[]) => Key | null;
}): ScreenAction<readonly Row[]> =>
  bulk.ask({
    ...options,
    call: review,
    text: (rows, t) => t(text, { n: rows.length }),
    wide: true,
    content: (rows) => <Lines rows={rows} />,
    fixed: { result },
    disabledReason: (rows, t) => {
      const limit = bulkLimit(rows, t, MOST_AWARDS);
      if (limit !== null) return limit;
      const reason = rows.every(isPending) ? unless(rows) : 'award.bulkPendingOnly';
      return reason === null ? null : t(reason);
    },
  });

/** Approves the selected awards. */
export const approveMany = decideMany({
  name: 'approveMany',
  label: 'crud.bulkApprove',
  icon: <CheckOutlined />,
  result: 'approve',
  text: 'award.bulkApproveText',
  unless: (rows) => (rows.some(({ doublesCount }) => (doublesCount ?? 0) > 0) ? 'award.bulkNoDoubles' : null),
  fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
  done: 'crud.reviewed',
});

/** Rejects the selected awards. */
export const rejectMany = decideMany({
  name: 'rejectMany',
  label: 'crud.bulkReject',
  icon: <CloseCircleOutlined />,
  danger: true,
  result: 'reject',
  text: 'award.bulkRejectText',
  unless: () => null,
  fields: (field) => [field('remark', { label: 'field.reviewRemark', rules: reasonRules })],
  done: 'crud.rejected',
});
