import type { WithdrawLog } from '@/api/withdrawTypes';
import { AddressCell } from '@/crud/cell/AddressCell';
import { Pill } from '@/ui/base/Pill';
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
          <Pill tone="warn">{t('withdraw.newAddress')}</Pill>
        ) : null}
        {sharedMembers > 1 ? <Pill tone="late">{t('withdraw.shared', { n: sharedMembers })}</Pill> : null}
        {isInternal === 1 ? <Pill>{t('withdraw.isInternal')}</Pill> : null}
      </span>
    </span>
  );
}
