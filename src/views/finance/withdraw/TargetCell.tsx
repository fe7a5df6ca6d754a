import { isReadable } from '@/contract/field/read';
import { AddressCell } from '@/crud/cell/AddressCell';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import styles from './withdraw.module.css';
import type { WithdrawRow } from './withdrawStatus';

/**
 * The target address of the payout, with warnings about it. A memo decides whose it is, and is marked beside the
 * address, in the place of the link.
 */
export function TargetCell({ row }: { row: WithdrawRow }) {
  const t = useT();
  const { toAddress, memo, explorerAddress, isNewAddress, sharedMembers, isInternal } = row;
  return (
    <span>
      {isReadable(row, 'toAddress') ? (
        <AddressCell value={toAddress} link={memo ? undefined : explorerAddress} />
      ) : (
        <UnreadableCell />
      )}
      <span className={styles.badges}>
        {memo ? (
          <span title={visibleText(memo)}>
            <Badge tone="warn">Memo</Badge>
          </span>
        ) : null}
        {isNewAddress === 1 ? <Badge tone="warn">{t('withdraw.newAddress')}</Badge> : null}
        {sharedMembers > 1 ? <Badge tone="late">{t('withdraw.shared', { n: sharedMembers })}</Badge> : null}
        {isInternal === 1 ? <Badge>{t('withdraw.isInternal')}</Badge> : null}
      </span>
    </span>
  );
}
