import type { deliveryOrder } from '@/contract/delivery/order';
import type { RowOf } from '@/contract/resource';
import { useLanguage } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import styles from './order.module.css';

/** The contract of an order, and how long the order runs. */
export function ContractCell({
  order,
}: {
  order: Pick<RowOf<typeof deliveryOrder>, 'contractCode' | 'cycleName'>;
}) {
  const language = useLanguage();
  return (
    <>
      {order.contractCode} <small className={styles.faint}>{textIn(order.cycleName, language)}</small>
    </>
  );
}
