import { AddressCell } from '@/crud/cell/AddressCell';
import { Readable } from '@/crud/cell/Readable';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { TargetWarnings } from './TargetWarnings';
import styles from './withdraw.module.css';
import type { WithdrawRow } from './withdrawStatus';

/**
 * The target address of the payout, with warnings about it. A memo decides whose it is, and is marked beside the
 * address, in the place of the link.
 */
export function TargetCell({ row }: { row: WithdrawRow }) {
  const { toAddress, memo, explorerAddress } = row;
  return (
    <span>
      <Readable record={row} field="toAddress">
        <AddressCell value={toAddress} link={memo ? undefined : explorerAddress} />
      </Readable>
      <span className={styles.badges}>
        {memo ? (
          <span title={visibleText(memo)}>
            <Badge tone="warn">Memo</Badge>
          </span>
        ) : null}
        <TargetWarnings row={row} />
      </span>
    </span>
  );
}
