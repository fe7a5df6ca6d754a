import type { Marked } from '@/contract/field/read';
import { isReadable } from '@/contract/field/read';
import { DictTag } from '@/crud/cell/DictTag';
import { TextCell } from '@/ui/cell/TextCell';
import { textOf } from '@/ui/cell/value';
import styles from './trading.module.css';

/** Pixels: room for the longest symbol with its direction in English and a leverage of three digits. */
export const CONTRACT_WIDTH = 188;

interface ContractCellProps {
  row: Marked & { symbol: string; side: number; leverage: number };
}

/** What is held: the contract, its direction and its leverage. */
export const ContractCell = ({ row }: ContractCellProps) => (
  <span className={styles.contract}>
    <TextCell value={row.symbol} />
    {isReadable(row, 'side') ? <DictTag type="biz_pos_side" code={textOf(row.side)} /> : null}
    {isReadable(row, 'leverage') ? <small>{row.leverage}×</small> : null}
  </span>
);
