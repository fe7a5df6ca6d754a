import { Alert } from 'antd';
import type { closing } from '@/contract/trading/forceClose';
import type { Readable } from '@/contract/field/read';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { TimeCell } from '@/ui/cell/TimeCell';
import styles from './contract.module.css';

type Position = Readable<typeof closing>;

/** How long ago a price was heard, in its largest unit. */
function ageText(seconds: number, t: Translate): string {
  if (seconds < 120) return t('contract.age.seconds', { n: seconds });
  if (seconds < 7200) return t('contract.age.minutes', { n: Math.floor(seconds / 60) });
  return t('contract.age.hours', { n: Math.floor(seconds / 3600) });
}

/** When a mark was heard last, and how long ago that is. */
export function MarkAge({ markAt, markAge, markStale }: Position) {
  const t = useT();
  return (
    <>
      <TimeCell value={markAt} />
      {markAge === null ? null : (
        <small className={markStale ? styles.stale : styles.age}>{ageText(markAge, t)}</small>
      )}
    </>
  );
}

/** Says of each symbol whose feed has stopped at which old price its positions would be closed. */
export function OldPrices({ positions }: { positions: readonly Position[] }) {
  const t = useT();
  const old = new Map(
    positions.filter(({ markStale, problem }) => markStale && problem === '').map((one) => [one.symbol, one]),
  );
  return [...old.values()].map(({ symbol, markAt, markAge, markPrice }) =>
    markPrice === null || markAt === null || markAge === null ? null : (
      <Alert
        key={symbol}
        type="warning"
        showIcon
        role="alert"
        title={t('contract.oldPrice', {
          symbol,
          at: markAt,
          price: formatMoney(markPrice),
          age: ageText(markAge, t),
        })}
      />
    ),
  );
}
