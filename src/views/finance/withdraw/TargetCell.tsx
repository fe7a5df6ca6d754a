import type { WithdrawLog } from '@/api/withdrawTypes';
import { AddressCell } from '@/crud/cell/AddressCell';
import { Badge } from '@/ui/base/Badge';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import styles from './withdraw.module.css';

/** An address younger than this is a new one. */
const NEW_HOURS = 24;

type Target = Pick<
  WithdrawLog,
  | 'toAddress'
  | 'memo'
  | 'explorerAddress'
  | 'addressAgeHours'
  | 'addressUseCount'
  | 'sharedMembers'
  | 'isInternal'
>;

/** Where the money goes, and what is remarkable about the address. */
export function TargetCell({ row }: { row: Target }) {
  const t = useT();
  const { toAddress, memo, explorerAddress, addressAgeHours, addressUseCount, sharedMembers, isInternal } =
    row;
  return (
    <span className={styles.target}>
      <AddressCell value={toAddress} link={explorerAddress} />
      <span className={styles.badges}>
        {memo ? <bdi>{visibleText(memo)}</bdi> : null}
        {addressUseCount === 0 || addressAgeHours < NEW_HOURS ? (
          <Badge tone="warn">{t('withdraw.newAddress')}</Badge>
        ) : null}
        {sharedMembers > 1 ? <Badge tone="late">{t('withdraw.shared', { n: sharedMembers })}</Badge> : null}
        {isInternal === 1 ? <Badge>{t('withdraw.isInternal')}</Badge> : null}
      </span>
    </span>
  );
}
